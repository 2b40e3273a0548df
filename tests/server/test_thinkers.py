"""Agents think beside the event loop, in threads and in processes, and give the same answers."""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest

from tanglewood.server import thinkers
from tanglewood.server.fair_shares import Asker
from tanglewood.server.thinkers import Thinkers
from tanglewood.session.change import SeatInfo, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.question import Question

INFO = TableInfo(
    id="t", game="fox", options={}, seed=11, known_deal=False, outcomes=None, terms=None,
    created=0, updated=0, status="playing", result=None, rematch_of=None, rematch=None,
    seats=tuple(SeatInfo(seat, False, f"Bot {seat}", "heuristic", True) for seat in (0, 1)),
)  # fmt: skip


def _hosted(actions: int) -> Hosted:
    hosted = Hosted(INFO)
    hosted.make("start", -1, at=0)
    for _ in range(actions):
        hosted.make("act", hosted.table.to_act, hosted.table.state.legal[0].text, at=0)
    return hosted


def _asker() -> Asker:
    return Asker("192.0.2.1", person=True)


def test_a_process_answers_as_a_thread_does_and_is_replaced_when_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        pool, hosted = Thinkers(1), _hosted(3)
        in_thread = await pool.choose(hosted, _asker())
        hinted = await pool.hint(hosted, _asker())
        monkeypatch.setattr(thinkers, "QUICK", frozenset())
        monkeypatch.setattr(thinkers, "available", lambda: False)
        assert await pool.choose(hosted, _asker()) == in_thread
        assert (await pool.hint(hosted, _asker()))["action"] == hinted["action"]
        processes = pool._processes
        assert isinstance(processes, ProcessPoolExecutor)
        for process in list(processes._processes):
            os.kill(process, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await pool.choose(hosted, _asker()) == in_thread
        pool.close()

    asyncio.run(ask())


def test_people_are_not_thought_for_and_forced_actions_are() -> None:
    async def ask() -> None:
        pool = Thinkers(1)
        person = replace(INFO, seats=tuple(replace(seat, human=True) for seat in INFO.seats))
        hosted = Hosted(person)
        hosted.make("start", -1, at=0)
        assert await pool.choose(hosted, _asker()) is None
        forced = _hosted(0)
        while len(forced.table.state.legal) > 1:
            forced.make("act", forced.table.to_act, forced.table.state.legal[0].text, at=0)
        assert await pool.choose(forced, _asker()) == forced.table.state.legal[0].text
        pool.close()

    asyncio.run(ask())


def test_a_forced_action_waits_for_its_turn_as_any_other() -> None:
    async def ask() -> None:
        pool, forced, free = Thinkers(1), _hosted(0), _hosted(0)
        while len(forced.table.state.legal) > 1:
            forced.make("act", forced.table.to_act, forced.table.state.legal[0].text, at=0)
        others = [_asker(), Asker("192.0.2.2", person=True)]
        for other in others:
            await pool.shares.take(other)
        found: list[str] = []
        asking = [
            asyncio.create_task(_noted(pool, hosted, found, name))
            for name, hosted in (("free", free), ("forced", forced))
        ]
        await asyncio.sleep(0.05)
        assert not found
        pool.shares.leave(others[0])
        await asyncio.gather(*asking)
        assert found == ["free", "forced"]
        pool.close()

    async def _noted(pool: Thinkers, hosted: Hosted, found: list[str], name: str) -> None:
        await pool.choose(hosted, _asker())
        found.append(name)

    asyncio.run(ask())


def test_a_thought_that_nobody_waits_for_holds_its_place_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, on = threading.Event(), threading.Event()

    def slow(question: Question) -> str:
        begun.set()
        assert on.wait(60)
        return question.answer().text

    async def ask() -> None:
        pool, hosted = Thinkers(1), _hosted(0)
        with monkeypatch.context() as patched:
            patched.setattr(thinkers, "_choice", slow)
            asking = asyncio.create_task(pool.choose(hosted, _asker()))
            while not begun.is_set():
                await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        again = asyncio.create_task(pool.choose(hosted, _asker()))
        await asyncio.sleep(0.05)
        assert not again.done()
        on.set()
        assert await again is not None
        pool.close()

    asyncio.run(ask())
