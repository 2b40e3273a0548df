"""What the tab key offers of a named tuple."""

from typing import Any

from tanglewood.core.moved import Moved


def offered(of: Any) -> list[str]:
    """Its fields, and what its class adds; that it is a tuple is left out."""
    kinds = (kind for kind in type(of).__mro__ if kind not in {tuple, object})
    every = (item for kind in kinds for item in vars(kind).items())
    return sorted({name for name, it in every if name[0] != "_" and not isinstance(it, Moved)})
