"""Facts of the sentences that a strict reader counted: what is out, where gems lie, what can still
be bought, and the last cards."""

import re
from typing import Any

import pytest

from tanglewood.agents.search.proof_fox import alike
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import fox_endings
from tanglewood.agents.teacher.reasons.duet_path import nearest
from tanglewood.agents.teacher.why import why
from tanglewood.games.duet.course import ROUNDS
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_after_the_last_trick_the_gems_of_the_plus_icons_count() -> None:
    def last(view: Any) -> bool:
        return view.phase == "move" and not view.hand and view.round < ROUNDS

    met = 0
    for case in cases("duet", range(30), 12, only=last):
        forest, plus = case.view.forest, case.view.plus
        space: Any = forest.tracker + getattr(case.best, "by", 0)
        if space in plus and forest.low <= space <= forest.high:
            met += 1
            assert nearest(case, space) == 0
    assert met


def test_of_the_last_cards_nothing_is_said_to_decide_where_nothing_does() -> None:
    def last(view: Any) -> bool:
        return view.phase in {"lead", "follow"} and len(view.hand) == 2

    met = 0
    for case in cases("fox", range(24), 2, only=last, target=0):
        if alike(case.view, (case.best, case.other)):
            told = why(case.view, case.found._replace(chosen=case.best), other=case.other, seed=1)
            assert told.kind == "end_alike", told.kind
            assert told.verdict
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
