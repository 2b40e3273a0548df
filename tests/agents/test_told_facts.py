"""Facts of the sentences that a strict reader counted: what is out, where gems lie, what can still
be bought, and the last cards."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from tanglewood.agents.search.proof_fox import alike
from tanglewood.agents.teacher.family import teaching
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    duet_hands,
    duet_moves,
    duet_next,
    duet_path,
    fox_endings,
)
from tanglewood.agents.teacher.why import why
from tanglewood.cards.duet import DuetCard
from tanglewood.games.duet.course import ROUNDS
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_a_gem_under_the_tracker_is_the_nearest_and_lies_on_no_side() -> None:
    def under(view: Any) -> bool:
        return bool(view.forest.gems[view.forest.tracker])

    met = 0
    for case in cases("duet", range(6), 12, only=under):
        met += 1
        for reason in (duet_path.long_step, duet_hands.foxes_led, duet_hands.named_side,
                       duet_hands.trump_for_mate, duet_next.way_chosen):  # fmt: skip
            assert sentence(reason, case) is None, reason.__name__
    assert met


def test_after_the_last_trick_the_gems_of_the_plus_icons_count() -> None:
    def last(view: Any) -> bool:
        return view.phase == "move" and not view.hand and view.round < ROUNDS

    met = 0
    for case in cases("duet", range(30), 12, only=last):
        forest, plus = case.view.forest, case.view.plus
        said = sentence(duet_moves.nearer, case)
        space: Any = forest.tracker + getattr(case.best, "by", 0)
        if space in plus and forest.low <= space <= forest.high:
            met += 1
            assert said is None or said.args["n"] == 0
    assert met


def test_foxes_that_follow_suit_change_no_winner_by_the_trump() -> None:
    def may(view: Any) -> bool:
        cards = [it.card for it in view.legal if it.card is not None]
        return view.phase == "follow" and any(
            it.rank == duet_path.FOXES and it.suit == view.trick[0].suit for it in cards
        )

    met = 0
    for case in cases("duet", range(8), 20, only=may):
        card = case.best.card
        if card is not None and card.rank == duet_path.FOXES:
            met += card.suit == case.view.trick[0].suit
            if card.suit == case.view.trick[0].suit:
                assert sentence(duet_hands.foxes_led, case) is None
    assert met


def test_foxes_change_the_trump_for_oneself_only_with_a_card_of_the_own_hand() -> None:
    foxes, low, high, lead, decree, dove = map(DuetCard, ("D3", "S6", "S10", "R6", "S1", "D8"))
    view = SimpleNamespace(phase="follow", trick=[lead], decree=decree, hand=[foxes, low, high])
    case: Any = SimpleNamespace(view=view, may_hold={dove})
    assert not duet_hands.turns(case, foxes, mine=True)
    view.hand.append(dove)
    assert duet_hands.turns(case, foxes, mine=True)
    assert not duet_hands.turns(case, foxes, mine=False)  # the partner takes it as it lies


def test_a_trump_is_not_kept_from_a_trick_that_would_leave_the_path() -> None:
    met = 0
    for case in cases("duet", range(8), 12, only=lambda it: it.phase == "follow"):
        if sentence(duet_next.trump_kept, case) is None:
            continue
        met += 1
        card: Any = case.best.card
        lead, forest = case.view.trick[0], case.view.forest
        if card.rank in duet_path.POWERS or lead.rank in duet_path.POWERS:
            continue
        if card.suit == lead.suit and card.rank > lead.rank and lead.suit != case.view.decree.suit:
            continue  # it wins the trick itself
        steps = case.view.paws[lead] + case.view.paws[card]
        space = forest.tracker + (steps if case.me == 0 else -steps)
        assert forest.low <= space <= forest.high
    assert met


def test_of_the_last_cards_nothing_is_said_to_decide_where_nothing_does() -> None:
    def last(view: Any) -> bool:
        return view.phase in {"lead", "follow"} and len(view.hand) == 2

    met = 0
    for case in cases("fox", range(24), 2, only=last, target=0):
        if alike(case.view, (case.best, case.other)):
            told = why(case.view, case.found._replace(chosen=case.best), other=case.other, seed=1)
            kinds = {it.__name__ for it in teaching(case.view).REASONS}
            assert told.kind not in kinds - {*teaching(case.view).EITHER}, told.kind
            met += 1
    assert met


def test_how_many_of_the_last_tricks_are_won_is_said_only_if_no_order_changes_it() -> None:
    ids = set()
    for case in cases("fox", range(12), 2, only=lambda it: len(it.hand) == 2, target=0):
        said = sentence(fox_endings.end_alike, case)
        if said is None:
            continue
        ids.add(said.id)
        if said.id != "why-end-alike":
            costs = set(re.findall(r"[BKM]\d+", str(said.args.get("cards", ""))))
            most: Any = 1 if said.id == "why-end-alike-one" else said.args.get("n", 2)
            for number, world in enumerate(case.more_worlds):
                state, mine = world.apply(case.best), 0
                n = most - any(it.text in costs for it in world.view(1 - case.me).hand)
                while True:
                    events: list[Any] = list(state.events)
                    mine += sum(it.kind == "trick-won" and it.winner == case.me for it in events)
                    if state.outcome is not None:
                        break
                    state = state.apply(state.legal[number % len(state.legal)])
                assert mine == n
    assert {"why-end-alike", "why-end-alike-won"} <= ids
