"""Into the Woods: the sets of the next turns after a trade, and not after the other."""

from collections.abc import Hashable
from typing import Any, Final

from tanglewood.agents.hint.rollout import Story
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import Difference, both, differences, ways
from tanglewood.agents.teacher.reason import only_if
from tanglewood.agents.teacher.reasons.woods_trades import hand_after
from tanglewood.core.message import Message, Who

TURNS: Final = 3
"""This turn and the next two of the seat."""


def over(events: Story, state: Any) -> bool:
    """After a few turns of the one who moved first."""
    turns = [it.seat for it in events if it.kind in {"traded", "passed"}]
    return turns.count(turns[0]) >= TURNS if turns else False


def _sets(events: Story, me: int, *, mine: bool) -> set[Hashable]:
    """The values that the seat pockets, or others do, with who does."""
    return {
        (int(value), it.seat)
        for it in events
        if it.kind == "traded" and (it.seat == me) == mine
        for value in it.pocketed
    }


def _set_of(case: Case, id: str, found: list[Difference]) -> Message | None:
    if not found:
        return None
    assert isinstance(found[0].fact, tuple)
    value, seat = found[0].fact
    return Message(id, value=value, who=Who(seat), often=found[0].often,
                   **ways(case))  # fmt: skip


def set_made(case: Case) -> Message | None:
    """A set is made in the next turns, of a value of which this trade leaves no fewer in the hand
    than the other does: else nobody could see how the one comes from the other."""
    here, there = both(case, over)
    hand, instead = hand_after(case, case.best), hand_after(case, case.other)
    only_if(hand is not None and instead is not None)
    mine = ([_sets(it, case.me, mine=True) for it in side] for side in (here, there))

    def count(held: Any, value: object) -> int:
        return sum(int(card) == value for card in held)

    found = [
        it
        for it in differences(*mine)
        if isinstance(it.fact, tuple) and count(hand, it.fact[0]) >= count(instead, it.fact[0])
    ]
    return _set_of(case, "forecast-set", found)


def set_denied(case: Case) -> Message | None:
    """After the other trade another player would make a set."""
    here, there = both(case, over)
    theirs = ([_sets(it, case.me, mine=False) for it in side] for side in (there, here))
    return _set_of(case, "forecast-set-theirs", differences(*theirs))


def pair_made(case: Case) -> Message | None:
    """In the next turns more cards of a value are gained, of which no set is made yet."""
    here, there = both(case, over)

    def facts(events: Story) -> set[Hashable]:
        held = {card: case.view.hand.count(card) for card in {*case.view.hand}}
        for it in events:
            if it.kind == "traded" and it.seat == case.me:
                held[it.discard] = held.get(it.discard, 0) - 1
                for card in it.taken:
                    held[card] = held.get(card, 0) + 1
                for card in it.pocketed:
                    held[card] -= 3
        return {(int(card), case.me) for card, n in held.items() if n >= 2}

    found = differences([facts(it) for it in here], [facts(it) for it in there])
    return _set_of(case, "forecast-pair", found)
