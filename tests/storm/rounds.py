"""The rounds of one world: a fault, its end, and how long every game took to go on by itself."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from tanglewood.session.store import StoreFailed
from tests.storm.checker import DIFFERS, check
from tests.storm.client import Client
from tests.storm.faults import Fault, Kind, draw
from tests.storm.history import History, Shown, Told
from tests.storm.pulse import Pulse
from tests.storm.table import WATCHER, Table
from tests.storm.world import World

LIMIT: Final = 10.0
"""Within this many seconds of the last part's return every game goes on by itself."""

HOPELESS: Final = 60.0
"""A game that has not gone on after this many seconds will not."""


class Stuck(Exception):
    """A part does not come back, or a game does not go on: there is no point in further faults."""


@dataclass(slots=True)
class Tally:
    """What came of a kind of fault."""

    rounds: int = 0
    acknowledged: int = 0
    returns: list[float] = field(default_factory=list)
    """For every round, how long the slowest game took to go on, less the machine's lateness."""
    late: float = 0.0
    """The most that was taken off one of them."""


@dataclass(slots=True)
class Result:
    """What came of the storm in one world."""

    tallies: dict[str, Tally]
    wrongs: list[str]
    broken: Counter[str]
    """How many promises of each kind were broken."""
    counts: Counter[str]
    tables: int
    history: Path
    seconds: float


class Rounds:
    """The storm in one world."""

    def __init__(self, world: World, tables: int, seed: str, pulse: Pulse, history: Path) -> None:
        self._world, self._pulse, self._choice = world, pulse, Random(f"{seed} faults")
        self._history = History(history, world.name)
        self._history.note("begin", seed=seed, world=world.name, tables=tables)
        self._finished: list[Told] = []
        self._broken: Counter[str] = Counter()
        self._tables = [
            Table(place, world, self._history, self._finish, seed) for place in range(tables)
        ]
        self._tallies: dict[str, Tally] = {}

    async def run(self, kinds: Iterator[Kind], done: Callable[[Kind], None]) -> Result:
        """Play through these faults, then check everything that happened."""
        began = monotonic()
        playing = [asyncio.create_task(table.play()) for table in self._tables]
        try:
            await self._go_on(began)
            for kind in kinds:
                await self._round(draw(kind, self._world, self._choice))
                await self._check_finished()
                done(kind)
                for task in playing:
                    if task.done():
                        task.result()
            await self._calm()
        except Stuck as stuck:
            self._history.wrong(str(stuck))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await self._check_all()
        self._history.close()
        history = self._history
        return Result(
            self._tallies, history.wrongs, self._broken, history.counts, len(history.tables),
            history.file, monotonic() - began,
        )  # fmt: skip

    async def _finish(self, told: Told) -> None:
        self._finished.append(told)

    async def _round(self, fault: Fault) -> None:
        before = self._history.counts["acknowledged"]
        await asyncio.sleep(fault.after)
        self._history.note("fault", kind=fault.kind, does=fault.what, seconds=fault.seconds)
        for doing in fault.begin:
            await asyncio.to_thread(doing)
        await asyncio.sleep(fault.seconds)
        for doing in fault.end:
            try:
                await asyncio.to_thread(doing)
            except RuntimeError as error:
                raise Stuck(
                    f"after {fault.kind}, {fault.what} does not come back: {error}"
                ) from error
        back = monotonic()
        self._history.note("back", kind=fault.kind)
        slowest, late = await self._go_on(back, fault)
        tally = self._tallies.setdefault(fault.kind, Tally())
        tally.rounds += 1
        tally.acknowledged += self._history.counts["acknowledged"] - before
        tally.returns.append(slowest)
        tally.late = max(tally.late, late)
        self._history.note("on", kind=fault.kind, seconds=slowest, late=late)

    async def _go_on(self, back: float, fault: Fault | None = None) -> tuple[float, float]:
        """Wait until every game has gone on; how long the slowest took, and what was taken off."""
        waiting = list(self._tables)
        while waiting := [table for table in waiting if not table.went_on(back)]:
            now, slowest = monotonic(), waiting[0]
            if now - back - self._pulse.late(back, now) > HOPELESS:
                still = [table.where for table in waiting]
                what = f"{fault.kind}, {fault.what}" if fault is not None else "the start"
                raise Stuck(f"after {what}, {len(still)} games do not go on at all: {still}")
            await asyncio.sleep(0.01)
        now = monotonic()
        late = self._pulse.late(back, now)
        took = now - back - late
        if took > LIMIT and fault is not None:
            self._history.wrong(
                f"after {fault.kind} ({fault.what}) a game took {took:.1f} s to go on",
                late=late, table=slowest.where,
            )  # fmt: skip
        return took, late

    async def _check_finished(self) -> None:
        """Check the games that are over, while the store is there; then forget what they showed."""
        finished, self._finished = self._finished, []
        if finished:
            await self._check(finished)
            for told in finished:
                told.shown.clear()

    async def _check(self, tables: list[Told]) -> None:
        kept = await self._world.kept([told.table for told in tables])
        for told in tables:
            for which, how in await asyncio.to_thread(check, told, kept.get(told.table)):
                self._broken[which] += 1
                self._history.wrong(f"{which}: {how}", table=told.table)

    async def _calm(self) -> None:
        """Everybody stops acting, hears what is to be heard, and both servers are asked again."""
        self._world.calm.set()
        running = [told for told in self._history.tables.values() if told.shown]
        began = monotonic()
        while True:
            await self._check_finished()
            kept = await self._world.kept([told.table for told in running if told.shown])
            last = {table: len(each.changes) for table, each in kept.items()}
            behind = [
                told for told in running if told.shown
                and any(shown.viewer >= 0 and shown.number != last.get(told.table)
                        for shown in told.shown)
            ]  # fmt: skip
            unsettled = [told for told in running for one in told.requests if one.answer is None]
            now = monotonic()
            if not behind and not unsettled:
                break
            if now - began - self._pulse.late(began, now) > 3 * LIMIT:
                self._broken[DIFFERS] += len(behind)
                self._history.wrong(f"in the end {len(behind)} tables are behind the store, and "
                                    f"{len(unsettled)} requests without an answer")  # fmt: skip
                return
            await asyncio.sleep(0.2)
        await asyncio.gather(*(self._ask_anew(told) for told in running if told.shown))

    async def _ask_anew(self, told: Told) -> None:
        """Somebody new looks at the table through every server."""
        for server in range(len(self._world.urls)):
            client = Client(self._world, self._history, told, Shown(WATCHER, server), None,
                            f"10.250.{server}.1", Random(0))  # fmt: skip
            looking = asyncio.create_task(client.play())
            try:
                async with asyncio.timeout(6 * LIMIT):
                    while not client.state:
                        await asyncio.sleep(0.02)
            except TimeoutError:
                self._history.wrong("a server shows a table no more", table=told.table,
                                    server=server)  # fmt: skip
            finally:
                looking.cancel()
                await asyncio.gather(looking, return_exceptions=True)

    async def _check_all(self) -> None:
        """Everything that was ever acknowledged is still there."""
        try:
            await self._check(list(self._history.tables.values()))
        except (RuntimeError, StoreFailed) as error:
            self._history.wrong(f"what is kept cannot be read: {error}")
        for log in self._world.logs:
            if "Traceback" in log:
                at = log.index("Traceback")
                self._history.wrong(f"a server met a mistake of its own: {log[at : at + 3000]}")
