"""Agents think beside the event loop, in threads and in processes, and give the same answers."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest

from tanglewood.server import thinkers
from tanglewood.server.thinkers import Thinkers
from tanglewood.session.change import SeatInfo, TableInfo
from tanglewood.session.hosted import Hosted

INFO = TableInfo(
    id="t", game="fox", options={}, seed=11, deal_known=False, outcomes=None, terms=None,
    created=0, updated=0, status="playing", result=None, rematch_of=None, rematch=None,
    seats=tuple(SeatInfo(seat, False, f"Bot {seat}", "heuristic", True) for seat in (0, 1)),
)  # fmt: skip


def _hosted(actions: int) -> Hosted:
    hosted = Hosted(INFO)
    hosted.make("start", -1, at=0)
    for _ in range(actions):
        hosted.make("act", hosted.to_act, hosted.state.legal[0].text, at=0)
    return hosted


def test_a_process_answers_as_a_thread_does_and_is_replaced_when_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        pool, hosted = Thinkers(1), _hosted(3)
        in_thread = await pool.choose(hosted)
        hinted = await pool.hint(hosted)
        monkeypatch.setattr(thinkers, "QUICK", frozenset())
        monkeypatch.setattr(thinkers, "available", lambda: False)
        assert await pool.choose(hosted) == in_thread
        assert (await pool.hint(hosted))["action"] == hinted["action"]
        processes = pool._processes
        assert isinstance(processes, ProcessPoolExecutor)
        for process in list(processes._processes):
            os.kill(process, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await pool.choose(hosted) == in_thread
        pool.close()

    asyncio.run(ask())


def test_people_are_not_thought_for_and_forced_actions_come_at_once() -> None:
    async def ask() -> None:
        pool = Thinkers(1)
        person = replace(INFO, seats=tuple(replace(seat, human=True) for seat in INFO.seats))
        hosted = Hosted(person)
        hosted.make("start", -1, at=0)
        assert await pool.choose(hosted) is None
        forced = _hosted(0)
        while len(forced.state.legal) > 1:
            forced.make("act", forced.to_act, forced.state.legal[0].text, at=0)
        assert await pool.choose(forced) == forced.state.legal[0].text
        pool.close()

    asyncio.run(ask())
