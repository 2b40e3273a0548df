"""A portrait of the advised action names cards, and every one of them is what it is said to be."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint import hint
from tanglewood.agents.hint.promise import promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import teaching
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import fox_endings, fox_portrait, fox_under
from tanglewood.agents.teacher.reasons.fox_answers import answers, higher, trump_of
from tanglewood.agents.teacher.reasons.fox_plan import too_strong
from tanglewood.agents.teacher.reasons.fox_purpose import kept_strong, kept_weak, purpose
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import MONARCH
from tanglewood.kernel import available
from tests.agents.cases import cases
from tests.support import walk

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


def test_what_is_kept_is_as_strong_or_as_weak_as_it_is_said_to_be() -> None:
    strong = weak = 0
    for case in cases("fox", range(3), 2, every=5):
        if not case.worlds:
            continue
        said = kept_strong(case, case.best.card)
        if said is not None and said.id in {"kept-top", "kept-under"}:
            over = higher(case, said.args["card"])  # type: ignore[arg-type]  # a card
            assert over == ([said.args["over"]] if said.id == "kept-under" else [])
            strong += 1
        said = kept_weak(case, case.best.card)
        if said is not None:
            named = [said.args[it] for it in ("card", "one", "two") if it in said.args]
            assert case.best.card not in named
            assert all(len(higher(case, it)) >= 4 for it in named)  # type: ignore[arg-type]
            weak += 1
    assert strong
    assert weak


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
        way, aim = purpose(case)
        best, worst = max(rows, key=lambda it: it[1]), min(rows, key=lambda it: it[1])
        if way and aim is not None and abs((best[0] or 0) - (worst[0] or 0)) > 1:
            met += ((best[0] or 0) > (worst[0] or 0)) == (way > 0)
    assert met


def test_a_hint_gives_a_portrait_where_it_had_only_a_number() -> None:
    """No hint of these positions is a bare number or verdict where a portrait holds."""
    asked = 0
    for state in [*walk(tw.load("fox").start(seed=3), 3)][4:60:5]:
        if state.outcome is not None or len(state.legal) < 2:
            continue
        view = state.view(state.to_act)
        found = promised(view, iterations=200, seed=1)
        told = hint(view, iterations=200, seed=1)
        case = Case(view, found, found.chosen, found.others[0].action, 1)
        if told.kind in {"chance", "close", "little", "several", "tricks", "points"}:
            assert sentence(fox_portrait.portrait, case) is None
        asked += told.kind == "portrait"
    assert asked


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


def test_a_special_card_in_the_hand_is_no_weak_card_for_a_woodcutter() -> None:
    """The ranks of special cards are odd marks of theirs: nothing beats or is beaten by them."""
    asked = 0
    for case in cases(
        "deluxe", range(12), 4, special=9, only=lambda it: it.phase in {"under", "spill"}
    ):
        sentence(fox_under.keeps_woodcutter, case)
        asked += any(it.suit < 0 for it in case.view.hand)
    assert asked


@pytest.mark.parametrize("name", ["fox", "fox-manual", "deluxe"])
def test_a_portrait_can_be_asked_of_every_action(name: str) -> None:
    said = set[str]()
    for case in cases(name, range(2), 4, every=4):
        told = sentence(fox_portrait.portrait, case)
        if told is not None:
            inner = told.args["say"] if told.id == "own-for" else told
            assert isinstance(inner, Message)
            said.add(inner.id)
    assert len(said) > 4
    assert fox_portrait.portrait in teaching(case.view).PORTRAITS
