"""The JSON schema of plain values, made of what the fields declare (`core.field`)."""

from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from tanglewood.core.event import Event
from tanglewood.core.field import As, Gathered, Spread, parted, plain_fields

Schema = dict[str, Any]

_SIMPLE: Final = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}


class Schemas:
    """The definitions of one game's records: `names` goes before the name of each, and `extras` are
    those of the game."""

    def __init__(self, names: str, extras: frozenset[str]) -> None:
        self.names = names
        self.extras = extras
        self.found: dict[str, Schema] = {}

    def record(self, kind: type, gathered: Gathered | None = None) -> Schema:
        """A reference to the definition of a view, an event or a record inside them."""
        called = gathered.record if gathered else kind.__name__
        name = self.names + called.removeprefix(self.names)
        if name not in self.found:
            self.found[name] = {}
            self.found[name] = self._object(kind, gathered)
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, kind: type, gathered: Gathered | None) -> Schema:
        properties: dict[str, Schema] = {}
        optional: set[str] = set()
        if issubclass(kind, Event) and not gathered:
            properties["event"] = {"const": kind.kind}
        for field in plain_fields(kind, self.extras):
            if field.mark(Spread) is not None:
                properties |= self._object(field.hint, None)["properties"]
                continue
            left_out = field.left_out is not None
            optional |= {field.key} if left_out else set()
            properties[field.key] = self._value(field.hint, field.marks, or_none=not left_out)
        if gathered:
            parts = [properties.pop(name) for name in gathered.fields]
            properties[gathered.name] = _list(parts[0], len(parts))
        return {
            "description": " ".join((kind.__doc__ or "").partition("\n\n")[0].split()),
            "type": "object",
            "properties": properties,
            "required": [name for name in properties if name not in optional],
            "additionalProperties": False,
        }

    def _value(self, hint: Any, marks: tuple[object, ...] = (), *, or_none: bool = True) -> Schema:
        for mark in marks:
            if isinstance(mark, As):
                return self._value(mark.hint)
            if isinstance(mark, Gathered):
                return self.record(hint, mark)
        origin, parts = get_origin(hint), get_args(hint)
        if hint in _SIMPLE:
            return {"type": _SIMPLE[hint]}
        if origin in {Union, UnionType}:
            kinds = [part for part in parts if or_none or part is not NoneType]
            found = [self._value(*parted(part)) for part in kinds]
            return found[0] if len(found) == 1 else {"anyOf": found}
        if origin is dict:
            return {"type": "object", "additionalProperties": self._value(parts[1])}
        if origin in {tuple, list}:
            exact = len(parts) if origin is tuple and parts[-1] is not Ellipsis else None
            return _list(self._value(*parted(parts[0])), exact)
        if hasattr(hint, "plain"):
            return self._value(get_type_hints(hint.plain)["return"])
        return self.record(hint)


def _list(items: Schema, exact: int | None = None) -> Schema:
    """A list, all of one kind; of so many."""
    found: Schema = {"type": "array", "items": items}
    return found if exact is None else found | {"minItems": exact, "maxItems": exact}
