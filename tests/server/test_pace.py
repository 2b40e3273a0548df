"""When an AI's answer is shown depends on what everybody may know."""

from time import monotonic

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tanglewood.server import pace
from tanglewood.server.config import Config
from tanglewood.server.pace import SPREAD, Pace, shown

STEP = Config(store="").answer_after
MOMENTS = st.floats(0, 1e4, allow_nan=False)


@given(first=MOMENTS, found=st.lists(MOMENTS, min_size=2, max_size=2))
def test_answers_found_within_the_same_step_are_shown_together(
    first: float, found: list[float]
) -> None:
    """What is seen is the number of the step alone."""
    early, late = (shown(first, STEP, at) for at in sorted(found))
    assert late >= max(found) - 1e-9
    for moment in (early, late):
        steps = (moment - first) / STEP
        assert steps == pytest.approx(round(steps), abs=1e-6)
        assert steps >= 0
    if max(found) <= first:
        assert early == late == first


def test_what_is_drawn_by_lot_is_drawn_before_anything_is_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = monotonic()
    monkeypatch.setattr(pace, "monotonic", lambda: now)
    waits = {(asked := Pace(STEP)).wait() for _ in range(200)}
    assert len(waits) > 100
    assert all(STEP <= wait < STEP * (1 + SPREAD) + 1e-9 for wait in waits)
    first = asked.wait()
    now += STEP / 2
    assert asked.wait() == pytest.approx(first - STEP / 2)
    now += first
    assert asked.wait() == pytest.approx(STEP / 2)


def test_without_steps_nothing_waits() -> None:
    assert shown(5.0, 0.0, 7.0) == 7.0
    assert Pace(0.0).wait() == 0.0
