"""What `dir`, and with it the tab key, lists of a value."""

from typing import Any, TypeVar

from tanglewood.core.moved import Moved

T = TypeVar("T", bound=type)


def offering(kind: T) -> T:
    """A class that says what it `offers`: `dir` lists that. If it says nothing it offers all that
    it has under a public name; that it is a tuple is left out."""
    changed: Any = kind
    changed.__dir__ = _offered
    return kind


def _offered(of: Any) -> list[str]:
    found = getattr(type(of), "offers", None)
    if found is None:
        kinds = (kind for kind in type(of).__mro__ if kind not in {tuple, object})
        every = (item for kind in kinds for item in vars(kind).items())
        found = {name for name, it in every if name[0] != "_" and not isinstance(it, Moved)}
    return sorted(found)
