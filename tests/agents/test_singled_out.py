"""What a hint says fits no other action better, and explains the card that goes."""

import pytest

from tanglewood.agents.search.proof_fox import solved
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Untaught
from tanglewood.agents.teacher.fits import fits_another
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    fox_endings,
)
from tanglewood.core.message import Message
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_a_reason_that_fits_a_third_action_which_is_worse_is_not_what_decides() -> None:
    case = next(it for it in cases("fox", range(1)) if len(it.found.prospects) > 3)
    best = max(case.found.prospects, key=lambda it: case.found.value(it.action)).action
    worst = min(case.found.prospects, key=lambda it: case.found.value(it.action)).action
    other = next(it.action for it in case.found.prospects if it.action not in (best, worst))
    spoken, taught = Case(case.view, case.found, best, other, 1), Untaught()
    taught.COUNTED = {"fewer_beat": ("n", -1)}
    held = {one.action: 1 for one in case.found.prospects}

    def fewer_beat(one: Case) -> Message:
        return Message("why-settled", n=held[one.best])

    assert case.found.gap(best, worst)[0] > case.found.gap(best, worst)[1]
    assert fits_another(fewer_beat, fewer_beat(spoken), spoken, taught)
    assert not fits_another(fewer_beat, fewer_beat(spoken), spoken, taught, better=True)
    held[worst] = 0  # fewer cards beat it: the reason would rather speak for that one
    assert fits_another(fewer_beat, fewer_beat(spoken), spoken, taught, better=True)
    held |= dict.fromkeys(held, 2) | {best: 1}
    assert not fits_another(fewer_beat, fewer_beat(spoken), spoken, taught)


def test_of_the_last_cards_two_are_alike_only_if_every_world_says_so() -> None:
    met = 0
    for case in cases("fox", range(12), 6, only=lambda it: len(it.hand) == 2):
        if sentence(fox_endings.end_alike, case) is not None:
            assert all(one[case.best] == one[case.other] for one in solved(case.view, 7))
            met += 1
    assert met
