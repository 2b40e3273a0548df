"""What a hand holds of a suit, what a suit is called, and what goals ask of a card."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.core.message import Message
from tanglewood.games.deluxe.goals import made_ready


def held(case: Case, suit: int) -> int:
    """How many cards of a suit the seat holds."""
    return sum(one.suit == suit for one in case.view.hand)


def suit_name(card: Any, suit: int | None = None) -> Message:
    """The suit of a card, or another one of its deck."""
    return Message(f"suit-{card.letters[card.suit if suit is None else suit]}")


def goals_tell_apart(case: Case, one: Any, two: Any) -> bool:
    """Whether an open goal asks for the one card and not for the other, of the same suit."""
    wanted = {*getattr(case.view, "goals", ())}
    if not wanted:
        return False
    tests = [
        test
        for it in (made_ready(goal) for goal in case.view.game.rules.goals if goal.id in wanted)
        for test in (it.own, it.other, it.either, it.both, it.lead, it.card)
        if test is not None
    ]
    return any((test.faces >> one ^ test.faces >> two) & 1 for test in tests)
