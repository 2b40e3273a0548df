"""What may be answered to a lead, what is wanted, and what the last tricks hang on."""

from typing import Any

import pytest

from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import fox_endings
from tanglewood.agents.teacher.reasons.fox_aims import purpose, too_strong
from tanglewood.agents.teacher.reasons.fox_answers import answers, trump_of
from tanglewood.games.fox.cards import MONARCH
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def leads(view: Any) -> bool:
    return bool(view.phase == "lead")


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_only_what_may_be_answered_counts_as_beating_a_lead(name: str) -> None:
    """Every answer is a legal one of the game itself, and what takes the trick is among them."""
    met = forced = 0
    for case in cases(name, range(2), 1, every=5, only=leads):
        card = case.best.card
        if card is None or card.suit < 0 or "+" in case.best.text:
            continue
        found = answers(case, card)
        legal = set[Any]()
        for world in case.more_worlds:
            led = world.apply(case.best)
            if led.to_act == case.me or led.view(led.to_act).phase != "follow":
                break
            legal |= {it.card for it in led.legal}
        else:
            assert {*found.usual} <= {*found.beating}
            assert {it for it in found.beating if it.suit >= 0} <= legal
            met += bool(legal - {*found.beating})
            forced += card.rank == MONARCH
    assert met


def test_a_trump_does_not_count_while_the_suit_must_be_followed() -> None:
    met = 0
    for case in cases("fox", range(3), 1, every=6, only=leads):
        card = case.best.card
        found = answers(case, card)
        if not found.void and card.suit != trump_of(case) and card.rank not in {3, 9}:
            assert all(it.suit == card.suit or it.rank == 9 for it in found.beating)
            met += 1
    assert met


def test_too_many_tricks_are_feared_of_cards_that_are_named() -> None:
    named = 0
    for case in cases("fox", range(2), 1, every=4):
        said = too_strong(case)
        assert said.id in {"aim-fewer", "aim-fewer-with"}
        if said.id == "aim-fewer-with":
            cards: Any = said.args["cards"]
            assert case.best.card not in cards
            assert {*cards} <= {*case.view.hand}
            assert all(len(answers(case, it).usual) <= 2 for it in cards)
            named += 1
    assert named


def test_what_is_wanted_follows_what_the_actions_are_worth() -> None:
    """Nobody is told that tricks are wanted where the actions are worth more the fewer they
    bring."""
    met = 0
    for case in cases("fox", range(3), 1, every=3):
        rows = [(it.tricks, case.found.value(it.action)) for it in case.found.prospects]
        if len(rows) < 4 or any(tricks is None for tricks, _ in rows):
            continue
        way = purpose(case)
        best, worst = max(rows, key=lambda it: it[1]), min(rows, key=lambda it: it[1])
        if way and abs((best[0] or 0) - (worst[0] or 0)) > 1:
            met += ((best[0] or 0) > (worst[0] or 0)) == (way > 0)
    assert met


def test_the_cards_that_cost_one_of_the_last_tricks_are_the_ones_that_do() -> None:
    met = 0
    few = {"why-end-alike-both", "why-end-alike-one"}
    for case in cases("fox", range(3, 4), 1, only=lambda it: len(it.hand) == 2):
        said = sentence(fox_endings.end_alike, case)
        if said is None or said.id not in few:
            continue
        met += 1
        hands = [world.view(1 - case.me).hand for world in case.more_worlds]
        costs = str(said.args["cards"])
        assert any(str(it) in costs for hand in hands for it in hand)
        assert any(not any(str(it) in costs for it in hand) for hand in hands)
    assert met
