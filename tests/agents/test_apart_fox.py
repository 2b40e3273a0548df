"""What is said of a card of the fox games forgets no card that answers, names no aim that is out of
reach, and tells the card from worse ones of which the same could be said."""

from typing import Any

import pytest

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import NotSo, sentence
from tanglewood.agents.teacher.reasons import fox_apart, fox_leads, fox_portrait, fox_spare
from tanglewood.agents.teacher.reasons.fox_answers import (
    answers,
    beaten_after,
    higher,
    trump_of,
)
from tanglewood.agents.teacher.reasons.fox_plan import POSSIBLE, wish
from tanglewood.agents.teacher.reasons.fox_purpose import purpose
from tanglewood.agents.teacher.whole import clearly_worse
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


def test_almost_sure_is_what_nothing_beats_in_nine_worlds_of_ten() -> None:
    ids = set[str]()
    for case in cases("fox", range(12), 2, every=3, only=leads):
        card = case.best.card
        if card.suit != trump_of(case) or higher(case, card):
            continue
        found = answers(case, card)
        if not found.beating:
            continue
        try:
            said = fox_portrait._top_trump(card, found)
        except NotSo:
            continue
        assert (said.id == "own-top-trump") == (found.safe >= 0.9)
        ids.add(said.id)
    assert "own-top-trump-but" in ids


def test_a_card_that_nothing_else_beats_is_not_trumped_once_the_suit_is_out() -> None:
    """What is drawn out may be the last card of its suit."""
    trumped = kept = 0
    for case in cases("fox", range(6), 2, every=3, only=leads):
        for card in case.view.hand:
            over = [it for it in case.may_hold if it.suit == card.suit and it.rank > card.rank]
            if card.suit != trump_of(case) and 1 <= len(over) <= 2:
                trumped += bool(beaten_after(case, card, over) - {*over})
        for reason in (fox_leads.pulls_out, fox_spare.draws_out):
            said = sentence(reason, case)
            if said is not None and "kept" in said.args:
                named = {said.args[it] for it in ("answer", "one", "two") if it in said.args}
                over = [it for it in case.may_hold if it in named]
                assert beaten_after(case, said.args["kept"], over) <= named  # type: ignore[arg-type]
                kept += 1
    assert trumped


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


def test_a_portrait_that_fits_a_worse_action_says_what_tells_the_two_apart() -> None:
    told = 0
    for case in cases("fox", range(5), 1, every=3):
        spoken = Case(case.view, case.found, case.found.chosen, case.found.others[0].action, 1)
        said = sentence(fox_portrait.portrait, spoken)
        if said is None:
            continue
        for one in inside(said):
            if one.id != "why-and":
                continue
            apart = one.args["then"]
            assert isinstance(apart, Message)
            assert apart.id.startswith("apart-")
            if apart.id in fox_apart.KEEPS:
                assert not fox_apart._kept(said)
            way = purpose(spoken)[0]
            worse = [it.action for it in case.found.others if clearly_worse(case.found, it.action)]
            assert any(
                apart == holds(reason, spoken.against(it), way)
                for reason in fox_apart.APART
                for it in worse
            )
            told += 1
    assert told


def holds(reason: fox_apart.Apart, case: Case, way: int) -> Message | None:
    try:
        return reason(case, way)
    except NotSo:
        return None


def test_what_tells_two_actions_apart_is_never_said_the_other_way_round() -> None:
    met = set[str]()
    for name in ("fox", "deluxe"):
        for case in cases(name, range(3), 4, every=2):
            if not case.worlds:
                continue
            for way in (1, -1):
                for reason in fox_apart.APART:
                    said = holds(reason, case, way)
                    if said is None:
                        continue
                    met.add(said.id)
                    assert holds(reason, case.mirrored, way) is None, reason.__name__
    assert len(met) >= 10
