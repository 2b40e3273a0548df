"""Writes the client's types of views and events, from what the law declares of their fields, and
which family every game belongs to and which games are played by a team.

python web/tools/views.py
"""

from pathlib import Path
from typing import Any, Final

from tanglewood.games.registry import GAMES, family_of
from tanglewood.games.schema import schema

FILE: Final = Path(__file__).resolve().parents[1] / "src" / "net" / "views.ts"
HEAD: Final = "// Written by web/tools/views.py from what the law declares; not edited by hand.\n"
_SIMPLE: Final = {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}


def written() -> str:
    """The whole file."""
    types = "".join(f"\n{_definition(*it)}" for it in schema()["$defs"].items())
    return HEAD + types + f"\n{_families()}\n{_cooperative()}"


def _families() -> str:
    of = {name: family_of(name).name for name in GAMES}
    kinds = " | ".join(f"'{family}'" for family in dict.fromkeys(of.values()))
    games = "".join(f"  {name!r}: {family!r},\n" for name, family in of.items())
    about = "/** The family of every game. */"
    table = f"export const FAMILY: Readonly<Record<string, Family>> = {{\n{games}}};\n"
    return f"export type Family = {kinds};\n\n{about}\n{table}"


def _cooperative() -> str:
    games = ", ".join(f"'{name}'" for name, entry in GAMES.items() if entry.make({}).cooperative)
    about = "/** The games that are played together, as `cooperative` says in the list of games. */"
    return f"{about}\nexport const COOPERATIVE: readonly string[] = [{games}];\n"


def _definition(name: str, found: dict[str, Any]) -> str:
    if "oneOf" in found:
        kinds = "".join(f"\n  | {_type(one)}" for one in found["oneOf"])
        return f"export type {name} ={kinds};\n"
    fields = "".join(
        f"  {key}{'' if key in found['required'] else '?'}: {_type(value)};\n"
        for key, value in found["properties"].items()
    )
    about = found["description"].partition(". ")[0].removesuffix(".")
    return f"/** {about}. */\nexport interface {name} {{\n{fields}}}\n"


def _type(value: dict[str, Any]) -> str:
    match value:
        case {"$ref": where}:
            return str(where).rpartition("/")[2]
        case {"const": kind}:
            return f"'{kind}'"
        case {"anyOf": kinds}:
            return " | ".join(map(_type, kinds))
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": inner}:
            return f"Record<string, {_type(inner)}>"
        case {"type": simple}:
            return _SIMPLE[simple]
    raise ValueError(f"no type for {value}")


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
