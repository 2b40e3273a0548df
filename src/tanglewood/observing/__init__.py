"""A view as numbers for a network: the layout of the kernel's batches, for any seat.

    >>> import tanglewood as tw
    >>> view = tw.load("fox").start(seed=1).view(0)
    >>> len(observed(view)), sum(observed(view)[:33])
    (320, 13)

It is plain Python. For the seat to act this is byte for byte what a batch writes
(`cpp/include/tanglewood/*/observe.hpp`, and the table of every game in the documentation). Where
nobody is to act, no phase is marked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.view import View
from tanglewood.observing import deluxe, duet, fox, woods
from tanglewood.observing.table import Part


@dataclass(frozen=True, slots=True)
class Layout:
    """How many numbers an observation has, what they are, and how they are written."""

    features: int
    parts: tuple[Part, ...]
    write: Callable[[Any], bytes]


_FOX: Final = Layout(fox.FEATURES, fox.PARTS, fox.observed)
LAYOUTS: Final[Mapping[str, Layout]] = {
    "fox": _FOX,
    "fox-manual": _FOX,
    "fox-mini": _FOX,
    "deluxe": Layout(deluxe.FEATURES, deluxe.PARTS, deluxe.observed),
    "duet": Layout(duet.FEATURES, duet.PARTS, duet.observed),
    "woods": Layout(woods.FEATURES, woods.PARTS, woods.observed),
}


def observed(view: View) -> bytes:
    """What a seat sees now, a byte a number."""
    return LAYOUTS[view.game].write(view)
