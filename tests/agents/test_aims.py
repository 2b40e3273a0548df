"""What is said of a card forgets no card that answers, and names no aim that is out of reach."""

from typing import Any

import pytest

from tanglewood.agents.teacher.reasons.fox_aims import POSSIBLE, wish
from tanglewood.agents.teacher.reasons.fox_answers import (
    higher,
    trump_of,
)
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import WITCH
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def leads(view: Any) -> bool:
    return bool(view.phase == "lead")


def inside(message: Message) -> list[Message]:
    """A sentence and those in it."""
    parts = [it for it in message.args.values() if isinstance(it, Message)]
    return [message, *(one for part in parts for one in inside(part))]


def test_a_witch_of_the_suit_counts_among_what_beats_its_highest_card() -> None:
    met = 0
    for case in cases("fox", range(4), 1, every=4, only=leads):
        for card in case.view.hand:
            witch = [it for it in case.may_hold if it.suit == card.suit and it.rank == WITCH]
            if card.rank > WITCH and card.suit != trump_of(case) and witch:
                assert {*witch} <= {*higher(case, card)}
                met += 1
            if card.suit == trump_of(case):
                assert all(it.rank > card.rank for it in higher(case, card))
    assert met


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_no_aim_is_named_that_is_reached_less_than_once_in_ten(name: str) -> None:
    met = 0
    for case in cases(name, range(4), 2, every=4):
        wanted = wish(case)
        if wanted is None:
            continue
        ends = case.prospect(case.best).mine
        if wanted[1].id == "aim-more":
            assert ends["Victorious"].value >= POSSIBLE
            met += 1
        if wanted[1].id == "aim-humble":
            assert ends["Humble"].value >= POSSIBLE
            met += 1
    assert met
