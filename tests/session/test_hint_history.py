"""A seat that asks for hints again hears other reasons; a position always has the same."""

import pytest

import tanglewood as tw
from tanglewood.agents.hint import hint
from tanglewood.kernel import available
from tanglewood.session.hint_history import RECENT, HintHistory
from tests.support import walk


def test_a_seat_has_heard_what_was_said_to_it_in_earlier_positions() -> None:
    heard = HintHistory()
    heard.keep(0, 3, "swan")
    heard.keep(1, 5, "witch")
    heard.keep(0, 7, "treasure")
    assert heard.reasons_before(0, 9) == ("swan", "treasure")
    assert heard.reasons_before(0, 7) == ("swan",)
    assert heard.reasons_before(1, 4) == ()


def test_what_was_said_long_ago_may_be_said_again() -> None:
    heard = HintHistory()
    for number in range(RECENT + 1):
        heard.keep(0, number, f"reason {number}")
    assert "reason 0" not in heard.reasons_before(0, RECENT + 1)
    assert "reason 1" in heard.reasons_before(0, RECENT + 1)


@pytest.mark.skipif(not available(), reason="searches in plain Python take long")
def test_a_hint_has_another_reason_than_those_that_were_said_where_one_holds() -> None:
    other = 0
    for state in [*walk(tw.load("woods").start(seed=3), 3)][4:24:4]:
        if state.to_act < 0 or len(state.legal) < 2:
            continue
        view = state.view(state.to_act)
        first = hint(view, iterations=200)
        again = hint(view, iterations=200, avoid_reasons=[first.kind])
        assert again.action is first.action
        other += again.kind != first.kind
    assert other
