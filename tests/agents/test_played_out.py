"""What a sentence claims is tried out: every answer and every exchange in worlds that fit the view,
what open goals ask for, and what the first of two sentences leaves for the second."""

from collections.abc import Iterator
from typing import Any

import pytest

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.certain import possible
from tanglewood.agents.teacher.reasons import fox_answers
from tanglewood.core.chance import Stream
from tanglewood.games.fox.cards import FOX
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def leads(view: Any) -> bool:
    return bool(view.phase == "lead")


def answers(view: Any) -> bool:
    return bool(view.phase == "follow")


def a_fox(view: Any) -> bool:
    return any(one.rank == FOX for one in view.hand)


def beating(case: Case) -> Iterator[Any]:
    """The cards with which the other takes the trick from this lead in any of the worlds, by
    whatever they can do; not those that need another one with them, as a Crown."""
    for number, world in enumerate(case.worlds):
        led, source = world.apply(case.best), Stream(1, number)
        if led.to_act in {case.me, -1} or led.view(led.to_act).phase != "follow":
            continue  # it asks for something first
        for answer in led.legal:
            if "+" not in answer.text and possible(led.apply(answer), led.to_act, source):
                yield answer.card


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_what_beats_a_lead_in_any_way_is_among_the_cards_that_are_counted(name: str) -> None:
    """A Fox turns the trump, and a low card of the new suit takes the trick."""
    by_exchange = 0
    for case in cases(name, range(4), 1, every=4, only=leads):
        card = case.best.card
        if card is None or card.suit < 0 or "+" in case.best.text:
            continue
        met = {*beating(case)}
        counted = {*fox_answers.answers(case, card).beating}
        assert met <= counted
        by_exchange += sum(one.rank == FOX and one.suit != card.suit for one in met)
    assert by_exchange


def test_a_trick_that_a_fox_may_take_by_another_trump_is_not_called_lost() -> None:
    met = 0
    for case in cases("fox", range(2), 12, only=lambda it: answers(it) and a_fox(it)):
        for action in (case.best, case.other):
            if action.card.rank != FOX or not case.worlds:
                continue
            worlds = [world.apply(action) for world in case.worlds]
            taken = any(possible(it, case.me, Stream(1)) for it in worlds)
            assert case.may_take(action) is taken
            ahead = case.ahead(action)
            met += taken and not ahead.takes
    assert met
