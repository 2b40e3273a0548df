"""What can still be done about a trick: it is played out in a world, with every answer.

An answer may ask for more before the trick is over: a Fox exchanges the decree and turns the trump
with it, a Woodcutter draws a card and puts one away, a special card asks its own question. What is
said to be sure, to be lost, or to be beaten by certain cards only is tried here, in worlds that fit
the view: rules of thumb do not know all that a card can do.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tanglewood.core.chance import Stream
from tanglewood.core.state import State

LONGEST: Final = 8
"""Steps after which it is not called certain."""


def certain(state: State[Any], seat: int, source: Stream) -> bool:
    """Whether the seat takes the trick whatever the others do about it; of its own choices one that
    takes it is enough."""
    return _played_out(state, seat, source, LONGEST, all)


def possible(state: State[Any], seat: int, source: Stream) -> bool:
    """Whether the seat takes the trick in any way at all."""
    return _played_out(state, seat, source, LONGEST, any)


def _played_out(
    state: State[Any],
    seat: int,
    source: Stream,
    steps: int,
    others: Callable[[Iterable[bool]], bool],
) -> bool:
    """Whether the seat takes the trick, where of its own choices any will do and of those of the
    others all, or any."""
    won: list[Any] = [event for event in state.events if event.kind == "trick-won"]
    if won:
        return bool(won[0].winner == seat)
    if not steps:
        return others is any  # so long a trick is neither called sure nor out of reach
    if state.chance is not None:
        return _played_out(state.draw(source), seat, source, steps - 1, others)
    if state.to_act < 0:
        return False
    choices = list(state.legal)
    if state.view(state.to_act).phase == "under":
        choices = choices[:1]  # what goes under the deck changes nothing about the trick
    ends = (_played_out(state.apply(it), seat, source, steps - 1, others) for it in choices)
    return any(ends) if state.to_act == seat else others(ends)
