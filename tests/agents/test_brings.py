"""What an action of the Duet brings holds in worlds that nobody looked into."""

from typing import Any

import pytest

from tanglewood.agents.hint.ahead import to_the_end
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import duet_answers, duet_moves
from tanglewood.agents.teacher.reasons.duet_path import gems_after, outcome, sides
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
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
        said = sentence(duet_moves.covers_behind, case)
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
        found = outcome(case)
        if found.often < 0.5:
            continue
        met += 1
        at, mine, theirs = sides(case)
        gems = gems_after(case, found.space)
        assert (at.args["space"] if isinstance(at, Message) else at) == found.space
        assert mine + theirs == sum(gems) - gems[found.space]
    assert met
