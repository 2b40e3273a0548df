"""What a sentence claims is tried out: every answer and every exchange in worlds that fit the view,
what open goals ask for, and what the first of two sentences leaves for the second."""

from itertools import combinations
from typing import Any

import pytest

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.certain import possible
from tanglewood.agents.teacher.family import teaching
from tanglewood.agents.teacher.hand import goals_tell_apart
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    fox_beaten,
    fox_cards,
    fox_spare,
    fox_tally,
)
from tanglewood.agents.teacher.reasons.fox_beside import agrees, exchanged
from tanglewood.agents.teacher.reasons.fox_plan import FEW, plan, sure_end, wish
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
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


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_what_beats_a_lead_in_any_way_is_among_the_cards_that_are_counted(name: str) -> None:
    """A Fox turns the trump, and a low card of the new suit takes the trick."""
    by_exchange = 0
    for case in cases(name, range(4), 1, every=4, only=leads):
        card = case.best.card
        if card is None or card.suit < 0 or "+" in case.best.text:
            continue
        met = case.beaten_by(case.best)
        counted = {*fox_cards.beaters(case, card)}
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
            spoken = case if action is case.best else case.mirrored
            if taken:
                met += spoken.taken == 0
                assert not spoken.loses
                assert not spoken.mirrored.other_loses
                assert not spoken.lost
    assert met


def test_cards_that_an_open_goal_tells_apart_are_not_called_alike() -> None:
    met = 0
    for case in cases(
        "deluxe", range(4, 5), 60, only=lambda it: "thorns" in it.goals and leads(it)
    ):
        if goals_tell_apart(case, case.best.card, case.other.card):
            assert sentence(fox_spare.touching, case) is None
            rank = {case.best.card.rank, case.other.card.rank}
            met += rank == {2, 4}
    assert met


def test_no_trick_is_missing_where_every_choice_ends_victorious() -> None:
    met = 0
    for case in cases("fox", range(3), 2, only=lambda it: len(it.hand) < 4):
        if sure_end(case) not in {"Victorious", "Defeated"}:
            continue
        met += 1
        assert plan(case) not in FEW
        assert sentence(fox_tally.needs, case) is None
        wanted = wish(case)
        if wanted is not None:
            assert wanted[1].id in {"aim-less-theirs", "aim-point-each"}
    assert met


def test_a_second_sentence_holds_with_the_trump_that_the_first_one_makes() -> None:
    """A low trump is no card to trump with any more when a Fox has made another suit trump."""
    case = next(
        it
        for it in cases("fox", range(1), 160, only=lambda it: leads(it) and a_fox(it))
        if it.best.card.rank == FOX and sentence(fox_beaten.trump_waits, it) is not None
    )
    down = next(it for it in case.view.hand if it.suit != case.view.decree.suit)
    assert not agrees(case, Message("why-turns", down=down), fox_beaten.trump_waits, case)
    assert agrees(case, Message("why-thumb"), fox_beaten.trump_waits, case)


def test_what_is_played_out_with_one_trump_is_no_answer_for_another() -> None:
    """Every look ahead is made again for the other decree, and none of them is kept for this."""
    turned = 0
    for case in cases("fox", range(1), 1, every=6, only=leads):
        before = case.ahead(case.best), case.beaten_by(case.best)
        for down in case.view.hand:
            if down in {case.best.card, case.other.card} or down.suit == case.view.decree.suit:
                continue
            other = exchanged(case, down)
            alone = Case(other.view, case.found, case.best, case.other, 1)
            assert other.ahead(case.best) == alone.ahead(case.best)
            assert other.beaten_by(case.best) == alone.beaten_by(case.best)
            assert (case.ahead(case.best), case.beaten_by(case.best)) == before
            turned += other.ahead(case.best) != before[0]
    assert turned


def test_nothing_is_said_beside_of_a_card_that_was_put_down() -> None:
    asked = 0
    for case in cases("fox", range(2), 3, every=4, only=a_fox):
        for down in (case.best.card, case.other.card):
            if case.view.phase == "exchange" or down.suit == case.view.decree.suit:
                continue
            for reason in (fox_beaten.rather, fox_tally.seventh, fox_spare.contrast):
                asked += 1
                fresh = Case(case.view, case.found, case.best, case.other, 1)
                assert not agrees(fresh, Message("why-turns", down=down), reason, fresh)
    assert asked


def test_every_reason_can_be_asked_with_another_trump() -> None:
    """None of them trips over a card that has just been put down."""
    answers = [
        agrees(case, Message("why-turns", down=down), reason, case)
        for case in cases("fox", range(2), 1, every=12, only=a_fox)
        for down in case.view.hand
        for reason in teaching(case.view).REASONS
    ]
    assert answers
    assert not all(answers)


def test_two_sentences_are_for_the_same_plan() -> None:
    met = 0
    for case in cases("fox", range(1), 12, only=leads):
        for one, two in combinations((case, case.mirrored), 2):
            first, second = wish(one), wish(two)
            if first and second and first[0] != second[0]:
                met += 1
                assert not agrees(one, Message("x"), fox_beaten.rather, two)
    assert met
