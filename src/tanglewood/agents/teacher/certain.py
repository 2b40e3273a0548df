"""Whether a card that lies on the table takes its trick, whatever is done about it.

An answer may ask for more before the trick is over: a Fox exchanges the decree, a Woodcutter draws
a card and puts one away. All answers and all exchanges of the others are tried; of one's own
choices one that takes the trick is enough.
"""

from typing import Any, Final

from tanglewood.core.chance import Stream
from tanglewood.core.state import State

LONGEST: Final = 8
"""Steps after which it is not called certain."""


def certain(state: State[Any], seat: int, source: Stream, steps: int = LONGEST) -> bool:
    """Whether the seat takes the trick on the table in this world."""
    won: list[Any] = [event for event in state.events if event.kind == "trick-won"]
    if won:
        return bool(won[0].winner == seat)
    if not steps:
        return False
    if state.chance is not None:
        drawn = state.by_chance(source)
        return certain(drawn, seat, source, steps - 1)
    if state.to_act < 0:
        return False
    choices = list(state.legal)
    if state.view(state.to_act).phase == "under":
        choices = choices[:1]  # what goes under the deck changes nothing about the trick
    ends = (certain(state.apply(choice), seat, source, steps - 1) for choice in choices)
    return any(ends) if state.to_act == seat else all(ends)
