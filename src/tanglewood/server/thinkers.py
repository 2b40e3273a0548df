"""Where agents think: outside the event loop, on a copy of the game, each when it is its turn.

Agents that answer at once run in a thread, and so do all others where the compiled kernel searches
for them: it lets the event loop go on. Without it they get a process each, so that a long search in
Python holds nobody up. A process is handed the game's record; the agent in it still sees its view
alone. Hints are thought of in the same places. Who gets a place when many wait: `shares`.

A forced action waits for a place and is thought about like any other: how long others wait, or how
busy the machine is, must not tell that there was nothing to choose.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final

from tanglewood.agents.registry import LIVE
from tanglewood.core.view import View
from tanglewood.kernel import available
from tanglewood.record.form import Record
from tanglewood.server.fair_shares import Asker, Shares
from tanglewood.session.agent_for import timed_agent_for, untimed_agent_for
from tanglewood.session.hosted import Hosted
from tanglewood.session.question import Question
from tanglewood.session.table import Table

QUICK: Final = frozenset({"uniform", "random", "heuristic", "sloppy"})


class Thinkers:
    """A few threads and processes for agents."""

    def __init__(self, many: int) -> None:
        self.shares = Shares(many)
        self._threads = ThreadPoolExecutor(self.shares.places, "agent")
        self._processes: Executor | None = None

    async def choose(self, hosted: Hosted, asker: Asker) -> str | None:
        """What the agent to act wants to do; None when no agent is."""
        question = hosted.table.question
        if question is None:
            return None
        if available() or hosted.table.players[hosted.table.to_act].agent in QUICK:
            return str(await self._think(asker, lambda: self._threads, _choice, question))
        return str(await self._apart(asker, _choice_of, *_table_for_process(hosted)))

    def hint(self, hosted: Hosted, asker: Asker) -> Awaitable[dict[str, Any]]:
        """A hint for the seat to act now, as plain values; the game may go on meanwhile."""
        heard_reasons = hosted.table.hint_history.reasons_before(hosted.table.to_act, hosted.number)
        if available():
            view = hosted.table.state.view(hosted.table.to_act)
            return self._think(asker, lambda: self._threads, _hint, view, heard_reasons)
        return self._apart(asker, _hint_of, *_table_for_process(hosted), heard_reasons)

    async def _apart(self, asker: Asker, think: Callable[..., Any], *given: object) -> Any:
        """Think in a process of its own."""
        try:
            return await self._think(asker, self._pool, think, *given)
        except BrokenProcessPool:  # a process was killed: once more, with fresh ones
            self._processes = None
            return await self._think(asker, self._pool, think, *given)

    async def _think(
        self, asker: Asker, where: Callable[[], Executor], think: Callable[..., Any], *given: object
    ) -> Any:
        """Wait for a place, and think. The place is held until the thought has ended, whether or
        not somebody still waits for it."""
        await self.shares.take(asker)
        loop = asyncio.get_running_loop()

        def on_end(_: "Future[Any]") -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(self.shares.leave, asker)

        try:
            thinking = where().submit(think, *given)
        except BaseException:
            self.shares.leave(asker)
            raise
        thinking.add_done_callback(on_end)
        return await asyncio.wrap_future(thinking)

    def close(self) -> None:
        """Let the threads and processes go; what they were thinking of is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)

    def _pool(self) -> Executor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(self.shares.places, get_context("spawn"))
        return self._processes


def _table_for_process(hosted: Hosted) -> tuple[dict[str, object], int, bool]:
    """What a process is told of a table."""
    return hosted.record.plain(), hosted.table.dice, hosted.info.occasion is not None


def _there(plain: dict[str, object], seed: int, same_luck: bool) -> Table:
    """The table, read back in a process of its own."""
    from tanglewood.record.deal import Luck

    agent_for = untimed_agent_for if same_luck else timed_agent_for
    return Table.resume(Record.parse(plain), Luck(seed), agent_for)


def _choice(question: Question) -> str:
    return question.answer_evenly().text


def _choice_of(plain: dict[str, object], seed: int, same_luck: bool) -> str:
    """In a process of its own: read the game back, and ask."""
    question = _there(plain, seed, same_luck).question
    assert question is not None, "an agent was to act"
    return _choice(question)


def _hint(view: View, heard_reasons: tuple[str, ...]) -> dict[str, Any]:
    from tanglewood.agents.hint import hint

    return hint(view, milliseconds=LIVE, avoid_reasons=heard_reasons).plain()


def _hint_of(
    plain: dict[str, object], seed: int, same_luck: bool, heard_reasons: tuple[str, ...]
) -> dict[str, Any]:
    table = _there(plain, seed, same_luck)
    return _hint(table.state.view(table.to_act), heard_reasons)
