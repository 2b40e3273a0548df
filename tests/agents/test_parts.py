"""What an action is worth more than another is split into causes that add up, and a hint speaks of
the largest."""

from collections.abc import Iterator
from typing import Any

import pytest

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.facts import told
from tanglewood.agents.teacher.parts import (
    CAUSES,
    FEWER,
    MORE,
    OPEN,
    POINTS,
    _moved,
    beside,
    courses,
    parts,
    worth,
)
from tanglewood.agents.teacher.reasons.fox_aims import aim
from tanglewood.agents.teacher.reasons.fox_causes import _counted, _of_rank, _wins
from tanglewood.agents.teacher.reasons.fox_facts import facts
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import TREASURE
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="rounds are played on in the kernel")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("fox", {}), ("fox", {"target": 0}), ("fox-manual", {}), ("fox-mini", {}), ("deluxe", {}),
]  # fmt: skip


def advised(name: str, seeds: range = range(1), every: int = 4, **options: Any) -> Iterator[Case]:
    """Positions of random games, with the action that a hint advises."""
    for case in cases(name, seeds, 1, every, **options):
        if len(case.found.prospects) == len(case.view.legal):  # else a search had no time
            yield Case(case.view, case.found, case.found.chosen, case.found.others[0].action, 1)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_parts_add_up_to_what_an_action_is_worth_more(
    name: str, options: dict[str, Any]
) -> None:
    for case in advised(name, **options):
        for one in case.found.others:
            found = parts(case, one.action)
            gap = case.found.value(case.best) - case.found.value(one.action)
            assert found.whole == pytest.approx(gap, abs=1e-9)
            assert {*found.gains} == {*CAUSES, OPEN}
            here, there = case.prospect(case.best).counts, one.counts
            if here and there:
                ends = sum((a - b) * each for a, b, each in
                           zip(here, there, worth(case), strict=True))  # fmt: skip
                assert found.gains[MORE] + found.gains[FEWER] == pytest.approx(ends, abs=1e-6)
                assert sum(it.gain for it in found.moves) == pytest.approx(ends, abs=1e-6)


def test_chances_are_moved_from_the_fewest_tricks_to_the_fewest() -> None:
    of, to = (0.5, 0.25, 0.25, 0.0), (0.0, 0.5, 0.25, 0.25)
    moved = [*_moved(of, to)]
    assert moved == [(0, 1, 0.5), (1, 2, 0.25), (2, 3, 0.25)]
    assert [*_moved(of, of)] == [(0, 0, 0.5), (1, 1, 0.25), (2, 2, 0.25)]


def test_points_beside_those_for_tricks_are_the_treasures() -> None:
    """fox.treasure, fox.score.tricks"""
    met = 0
    for case in advised("fox", every=5):
        chart = hinting(case.view).chart(case.view) or ()
        first, *rest = (courses(case, it) for it in case.view.legal)
        count = _of_rank(TREASURE)
        for found in rest:
            for one, two in zip(first, found, strict=True):
                gained = beside(one, chart) - beside(two, chart)
                sevens = [sum(n for _, n in count(it)) for it in (one, two)]
                assert gained == sevens[0] - sevens[1]
                met += gained != 0
    assert met


def test_tricks_are_split_by_the_cards_that_win_them() -> None:
    for case in advised("fox", every=5):
        for action in case.view.legal:
            found = courses(case, action)
            won = [sum(trick.won for trick in it.tricks) for it in found]
            cards = _counted(found, _wins)
            assert [sum(each[at] for each in cards.values()) for at in range(len(won))] == won


@pytest.mark.parametrize("name", ["fox", "fox-manual", "deluxe"])
def test_what_is_told_is_about_the_largest_part(name: str) -> None:
    met = set[str]()
    for case in advised(name, range(3), 3):
        for one in told(case, [*facts(case)], case.found.choice(), ()):
            wanted = one.fact.way if one.pro else -one.fact.way
            about = {1: {MORE}, -1: {FEWER}, 0: {MORE, FEWER}}[wanted]
            if one.fact.about != "tricks":
                about = {POINTS}
            for other in one.against:
                gains = parts(case, other).gains
                known = sum(max(0.0, gains[it]) for it in about)
                assert known >= max(gains[it] for it in CAUSES if it not in about)
            met |= about
    assert met == {MORE, FEWER, POINTS}


def test_tricks_are_for_what_they_bring() -> None:
    """Of each cause there is a position: what is aimed at is an end that becomes likelier."""
    met = set[str]()
    for case in advised("fox", range(4), 2, target=0):
        for one in case.found.others:
            found = parts(case, one.action)
            if found.cause == POINTS or found.gains[found.cause] <= 0.1:
                continue
            said = aim(case, [one.action], 1 if found.cause == MORE else -1)
            here, there = case.prospect(case.best).mine, one.mine
            if said.id == "aim-more":
                assert found.gains[MORE] > 0
                assert here["Victorious"].value + here["Greedy"].value > (
                    there["Victorious"].value + there["Greedy"].value
                )
            if said.id == "aim-humble":
                assert here["Humble"].value > there["Humble"].value
            if said.id.startswith("aim-enough") or said.id.startswith("aim-fewer"):
                assert here["Greedy"].value < there["Greedy"].value
            met.add(said.id)
    assert {"aim-more", "aim-humble"} <= met
    assert met & {"aim-enough", "aim-fewer", "aim-fewer-with"}


def test_an_aim_of_the_manual_is_the_band_that_becomes_likelier() -> None:
    met = {aim_of(case) for case in advised("fox-manual", range(3), 2)} - {None}
    assert {"aim-points", "aim-from", "aim-block"} <= met


def aim_of(case: Case) -> str | None:
    other = case.found.others[-1].action
    if parts(case, other).cause != MORE:
        return None
    said: Message = aim(case, [other], 1)
    return said.id


def test_what_is_counted_in_rounds_played_on_is_so_of_some_actions_and_not_of_others() -> None:
    kinds = {"ripe", "unripe", "helps", "spares", "wins_kept", "lost_kept", "treasure_comes"}
    held, missed = set[str](), set[str]()
    for case in advised("fox", range(3), 3):
        for fact in facts(case):
            if fact.kind in kinds:
                held |= {fact.kind} if fact.of else set()
                missed |= {fact.kind} if {*case.view.legal} - fact.of else set()
        if held == missed == kinds:
            break
    assert held == missed == kinds
