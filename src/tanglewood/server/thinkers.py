"""Where agents think: outside the event loop, on a copy of the game.

Agents that answer at once run in a thread, and so do all others where the compiled kernel searches
for them: it lets the event loop go on. Without it they get a process each, so that a long search in
Python holds nobody up. A process is handed the game's record; the agent in it still sees its view
alone. Hints are thought of in the same places.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from tanglewood.agents.registry import LIVE
from tanglewood.core.view import View
from tanglewood.kernel import available
from tanglewood.record.form import Record
from tanglewood.session.hosted import Hosted
from tanglewood.session.table import Table

QUICK: Final = frozenset({"uniform", "heuristic"})


class Thinkers:
    """A few threads and processes for agents."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._threads = ThreadPoolExecutor(many, "agent")
        self._processes: Executor | None = None

    async def choose(self, hosted: Hosted) -> str | None:
        """What the agent to act wants to do; None when no agent is."""
        seat = hosted.to_act
        if seat < 0 or seat in hosted.people:
            return None
        if len(hosted.state.legal) == 1:
            return hosted.state.legal[0].text
        loop = asyncio.get_running_loop()
        if available() or hosted.players[seat].agent in QUICK:
            return await loop.run_in_executor(self._threads, _choice, hosted)
        found: str | None = await self._apart(_choice_of, hosted.record.plain(), hosted.dice)
        return found

    def hint(self, hosted: Hosted) -> Awaitable[dict[str, Any]]:
        """A hint for the seat to act now, as plain values; the game may go on meanwhile."""
        if available():
            loop, view = asyncio.get_running_loop(), hosted.state.view(hosted.to_act)
            return loop.run_in_executor(self._threads, _hint, view)
        return self._apart(_hint_of, hosted.record.plain(), hosted.dice)

    async def _apart(self, think: Callable[..., Any], *given: object) -> Any:
        """Think in a process of its own."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(), think, *given)
        except BrokenProcessPool:  # a process was killed: once more, with fresh ones
            self._processes = None
            return await loop.run_in_executor(self._pool(), think, *given)

    def close(self) -> None:
        """Let the threads and processes go; what they were thinking of is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)

    def _pool(self) -> Executor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(self._many, get_context("spawn"))
        return self._processes


def _choice(table: Table) -> str | None:
    action = table.choose()
    return None if action is None else action.text


def _choice_of(plain: dict[str, object], seed: int) -> str | None:
    """In a process of its own: read the game back, and ask."""
    from tanglewood.record.deal import Luck

    return _choice(Table.resume(Record.parse(plain), Luck(seed)))


def _hint(view: View) -> dict[str, Any]:
    from tanglewood.agents.hint import hint

    return hint(view, milliseconds=LIVE).plain()


def _hint_of(plain: dict[str, object], seed: int) -> dict[str, Any]:
    from tanglewood.record.deal import Luck

    table = Table.resume(Record.parse(plain), Luck(seed))
    return _hint(table.state.view(table.to_act))
