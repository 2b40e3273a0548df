"""What a hand holds of a suit, what a suit is called, and what goals ask of a card."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.components.goals import CHARACTERS, CardTest
from tanglewood.core.message import Message


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
        for when in (goal.when for goal in case.view.game.rules.goals if goal.id in wanted)
        for test in (when.own, when.other, when.either, when.both, when.lead, when.card)
        if test is not None
    ]
    return any(_passes(test, one) != _passes(test, two) for test in tests)


def _passes(test: CardTest, card: Any) -> bool:
    """Whether the rank of a card is one that a goal asks for."""
    ranks = {*test.ranks} or {CHARACTERS[it] for it in test.cards if it in CHARACTERS}
    return not ranks or card.rank in ranks
