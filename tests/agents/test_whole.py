"""What a hint says is whole: nothing of it fits a worse action without a word against that one."""

from collections.abc import Iterator
from typing import cast

import pytest

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Teaching, Untaught
from tanglewood.agents.teacher.whole import Held, clearly_worse, most_whole, near, whole
from tanglewood.core.message import Message
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")

SAID = Message("why-settled")


def always(case: Case) -> Message | None:
    return SAID


def of_the_best(case: Case) -> Message | None:
    return SAID if case.best is case.found.chosen else None


def against_worse(case: Case) -> Message | None:
    return Message("why-better", other="x") if case.best is case.found.chosen else None


def taught(*reasons: object) -> Teaching:
    found = Untaught()
    found.REASONS = reasons  # type: ignore[assignment]
    return cast(Teaching, found)


def several(*, worse: bool) -> Iterator[Case]:
    """Cases whose best action has a third one beside it, clearly worse or as good."""
    for case in cases("fox", range(4)):
        found = case.found
        spoken = Case(case.view, found, found.chosen, found.prospects[-1].action, 1)
        thirds = [it.action for it in found.others if it.action is not spoken.other]
        if thirds and any(clearly_worse(found, it) for it in thirds) == worse:
            yield spoken


def test_a_reason_that_fits_no_other_action_is_said_as_it_is() -> None:
    case = next(several(worse=True))
    made = whole(Held(of_the_best, case, SAID), taught(of_the_best))
    assert (made.message, made.open) == (SAID, 0)


def test_a_worse_action_that_a_reason_fits_is_spoken_against() -> None:
    case = next(several(worse=True))
    made = whole(Held(always, case, SAID), taught(always, against_worse))
    assert made.message.id == "why-and"
    assert made.message.args["first"] == SAID
    assert not made.open


def test_without_a_second_reason_a_worse_action_is_left_open_and_a_whole_reason_is_preferred() -> (
    None
):
    case = next(several(worse=True))
    lessons = taught(always)
    held = Held(always, case, SAID)
    assert whole(held, lessons).open
    chosen = most_whole([held, Held(of_the_best, case, SAID)], lessons)
    assert chosen is not None
    assert chosen.held.reason is of_the_best


def test_actions_that_do_as_well_are_named() -> None:
    met = 0
    for case in several(worse=False):
        made = whole(Held(always, case, SAID), taught(always))
        found = case.found
        thirds = [it.action for it in found.others if it.action is not case.other]
        alike = [it for it in thirds if found.gap(found.chosen, it)[0] < near(found)]
        assert made.message.id.startswith("why-or-") == bool(alike)
        met += bool(alike)
    assert met
