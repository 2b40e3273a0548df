"""A view as numbers for a network: the layout of the kernel's batches, for any seat.

    >>> import tanglewood as tw
    >>> view = tw.load("fox").start(seed=1).view(0)
    >>> len(observed(view)), sum(observed(view)[:33])
    (320, 13)

It is plain Python. For the seat to act this is byte for byte what a batch writes
(`cpp/include/tanglewood/*/observe.hpp`, and the table of every game in the documentation). Where
nobody is to act, no phase is marked.
"""

from typing import Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.observing.blocks import Block


class Layout(Protocol):
    """What a family's module offers: how many numbers an observation has, what they are, and how
    they are written."""

    FEATURES: int
    PARTS: tuple[Block, ...]

    def observed(self, view: Any) -> bytes:
        """What the viewer sees now."""


def layout(game: str) -> Layout:
    """The layout of a game; one without is refused."""
    found: Layout | None = part(game, "observation")
    if found is None:
        raise BadOption(f"There is no layout of numbers for {game}.")
    return found


def observed(view: View) -> bytes:
    """What a seat sees now, one byte per number."""
    return layout(view.name).observed(view)
