"""What an action brings by itself is said first, and holds in worlds that nobody looked into."""

from typing import Any

import pytest

from tanglewood.agents.hint.ahead import to_the_end
from tanglewood.agents.teacher import duet
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    duet_answers,
    duet_course,
    duet_covers,
    duet_gifts,
    duet_moves,
)
from tanglewood.agents.teacher.reasons.duet_path import gems_after, landing
from tanglewood.core.chance import Stream
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_a_gem_that_every_answer_finds_is_found_in_worlds_that_were_not_looked_into() -> None:
    met = 0
    for case in cases("duet", range(10), 12, 2, only=lambda it: it.phase == "lead"):
        if sentence(duet_answers.sure_gem, case) is None:
            continue
        met += 1
        ends = [*_ends(case)]
        found = sum(any(it.kind == "collected" for it in events) for events in ends)
        assert found >= 0.97 * len(ends)
        if met == 4:
            return
    assert met


def _ends(case: Case) -> Any:
    for number, world in enumerate(case.more_worlds[24:40]):
        led = world.apply(case.best)
        for answer in led.legal:
            told = to_the_end(led.apply(answer), Stream(7, number))
            assert told is not None
            yield told[0]


def test_the_end_that_is_covered_lies_behind_the_tracker_as_most_gems_do_not() -> None:
    met = 0
    for case in cases("duet", range(12), 2, only=lambda it: it.phase == "cover"):
        said = sentence(duet_covers.covers_behind, case)
        if said is None:
            continue
        met += 1
        gems, at = case.view.forest.gems, case.view.forest.tracker
        low, high = sum(gems[:at]), sum(gems[at + 1 :])
        assert said.args["n"] == min(low, high) < max(low, high) == said.args["many"]
        assert case.best.text == ("cover=low" if low < high else "cover=high")
    assert met


def test_gems_are_counted_for_a_gift_from_where_the_trick_takes_the_tracker() -> None:
    met = 0
    for case in cases("duet", range(6), 12, only=lambda it: it.phase == "gift"):
        found = landing(case.now_events)
        if found is None or found[1] < 0.5:
            continue
        met += 1
        at, mine, theirs = duet_gifts.seen(case)
        gems = gems_after(case, found[0])
        assert at == found[0]
        assert mine + theirs == sum(gems) - gems[at]
    assert met


def test_a_gem_is_not_left_lying_to_stand_near_it() -> None:
    for case in cases("duet", range(6), 12, only=lambda it: it.phase == "move"):
        if sentence(duet_moves.nearer, case) is not None:
            best, other = (
                case.view.forest.tracker + getattr(it, "by", 0) for it in (case.best, case.other)
            )
            gems = case.view.forest.gems
            assert gems[best] or not 0 <= other < len(gems) or not gems[other]


def test_of_a_gift_that_leaves_the_running_trick_as_it_is_no_course_is_told() -> None:
    met = 0
    for case in cases("duet", range(6), 12, only=lambda it: it.phase == "gift"):
        if duet_course.changes_nothing(case):
            met += 1
            assert sentence(duet.speaks_for, case) is None
    assert met
