"""When an AI's answer is shown depends on what everybody may know."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tanglewood.protocol import pace
from tanglewood.protocol.pace import SPREAD, Pace, show_at
from tanglewood.server.config import Config
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import open_store
from tests.server.client import Player, make, run
from tests.server.running import running, sqlite_url

STEP = Config(store="").answer_after
MOMENTS = st.floats(0, 1e4, allow_nan=False)


@given(first=MOMENTS, found=st.lists(MOMENTS, min_size=2, max_size=2))
def test_answers_found_within_the_same_step_are_shown_together(
    first: float, found: list[float]
) -> None:
    """What is seen is the number of the step alone."""
    early, late = (show_at(first, STEP, at) for at in sorted(found))
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
    assert show_at(5.0, 0.0, 7.0) == 7.0
    assert Pace(0.0).wait() == 0.0


def test_no_answer_is_kept_before_its_moment_forced_or_free(tmp_path: Path) -> None:
    """What is kept of a game says how long every seat took."""
    step = 0.02
    forced: list[bool] = []

    async def played(url: str) -> str:
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "sapling"}]
        table, (token, _) = make(url, "fox", seats=seats, options={"target": 0})
        ada = await Player.sit(url, table, token)
        while ada.state["outcome"] is None:
            number = ada.number + 1
            if ada.state["to_act"] == 0:
                await ada.act(ada.state["legal"][0]["text"])
            await ada.reach(number)
        return table

    async def read(store: str, table: str) -> None:
        kept = await open_store(store)
        info = await kept.table(table)
        assert info is not None
        hosted = Hosted(info)
        for change in await kept.changes(table):
            if change.seat == 1:
                forced.append(len(hosted.table.state.legal) == 1)
                assert change.spent >= 1000 * step - 1  # whole milliseconds
            assert hosted.follow(change)
        await kept.close()

    url = sqlite_url(tmp_path)
    with running(url, answer_after=step) as server:
        table = run(played(server.url))
    asyncio.run(read(url, table))
    assert len(set(forced)) == 2
