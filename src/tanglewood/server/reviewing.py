"""Reviews that are being made: piece by piece, each when it is its turn.

A piece waits for a place like a table at which AIs play alone: the AIs of people come first, and
addresses take turns. Between two pieces it is seen whether anybody still waits for the review.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import token_urlsafe
from time import monotonic
from typing import Final

from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.server.fair_shares import Asker, Shares
from tanglewood.server.logs import LOG
from tanglewood.server.review_worker import begin_quietly, forget, more

PIECE: Final = 0.25
"""How many seconds are spent on a review before others have their turn."""
PATIENCE: Final = 15.0
"""After how many seconds without a question nobody waits any more."""
REMEMBERED: Final = 100
"""How many finished ones are remembered."""
AN_ADDRESS: Final = 20
"""How many may be in the making for one address."""
IDLE: Final = 120.0
"""After how many seconds without work the process goes."""

Keep = Callable[[Plain], Awaitable[None]]


class Job:
    """One review, as far as it is."""

    def __init__(self, key: str, address: str, record: Plain, keep: Keep | None) -> None:
        self.id = token_urlsafe(16)
        self.key, self.address = key, address
        self.record, self.keep = record, keep
        self.found: Plain | None = None
        self.wrong: Message | str | None = None
        self.over = False
        self.asked = monotonic()
        self.waiting = 0
        self.news = asyncio.Event()

    @property
    def entries_done(self) -> int:
        """How many entries are looked at; -1 before anything is known."""
        return -1 if self.found is None else int(self.found["done"])

    def tell(self) -> None:
        """There is news for everybody who waits."""
        self.news.set()
        self.news = asyncio.Event()

    async def look(self, after: int, patience: float) -> None:
        """Wait until more than `after` entries are done, or it is over, or for so long."""
        self.waiting += 1
        try:
            async with asyncio.timeout(patience):
                while self.entries_done <= after and not self.over:
                    await self.news.wait()
        except TimeoutError:
            pass
        finally:
            self.waiting -= 1
            self.asked = monotonic()

    @property
    def has_waiters(self) -> bool:
        return self.waiting > 0 or monotonic() - self.asked < PATIENCE


class Reviewing:
    """The reviews of one server that are in the making or were made lately."""

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._keys: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._going: asyncio.TimerHandle | None = None

    def job(self, id_: str) -> Job | None:
        """A review by the text that was given to whoever asked for it."""
        return self._jobs.get(id_)

    def of(self, key: str) -> Job | None:
        """The review of a game that is in the making, or was made."""
        return self._keys.get(key)

    def room_for(self, address: str) -> bool:
        """Whether one more may be begun for this address."""
        return sum(not it.over for it in self._jobs.values() if it.address == address) < AN_ADDRESS

    def begin(self, key: str, address: str, record: Plain, keep: Keep | None = None) -> Job:
        """Begin a review; `keep` is called with it once it is done."""
        job = Job(key, address, record, keep)
        self._jobs[job.id] = self._keys[key] = job
        task = asyncio.create_task(self._make(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def close(self) -> None:
        """Let everything go."""
        for task in tuple(self._tasks):
            task.cancel()
        self._end_process()

    async def _make(self, job: Job) -> None:
        try:
            while not job.over and job.has_waiters:
                await self._piece(job)
        except Exception:  # a mistake of ours
            LOG.exception("a review failed")
            job.wrong, job.over = Message("server-failed"), True
        finally:
            job.tell()
            self._on_done(job)
        if job.found is not None and job.over and job.keep is not None:
            await job.keep(job.found)

    async def _piece(self, job: Job) -> None:
        """A piece of the work, when it is the address's turn."""
        asker = Asker(job.address, person=False)
        await self._shares.take(asker)
        try:
            found = await self._more(job)
        finally:
            self._shares.leave(asker)
        if isinstance(found, Message | str):
            job.wrong, job.over = found, True
        else:
            job.found, job.over = found, bool(found["finished"])
        job.tell()

    async def _more(self, job: Job) -> Plain | Message | str:
        record = job.record if job.found is None else None
        while True:
            try:
                found = await asyncio.wrap_future(
                    self._process().submit(more, job.id, record, PIECE)
                )
            except BrokenProcessPool:  # it was killed: once more, from the beginning
                self._end_process()
                found = await asyncio.wrap_future(
                    self._process().submit(more, job.id, job.record, PIECE)
                )
            if found is not None:
                return found
            record = job.record

    def _on_done(self, job: Job) -> None:
        """What is over is remembered for a while; what nobody waits for is forgotten."""
        if not job.over:
            del self._jobs[job.id], self._keys[job.key]
            if self._pool is not None:
                self._pool.submit(forget, job.id)
        job.record = {}
        over = [it for it in self._jobs.values() if it.over]
        for old in over[:-REMEMBERED]:
            del self._jobs[old.id], self._keys[old.key]
        if all(it.over for it in self._jobs.values()):
            loop = asyncio.get_running_loop()
            self._going = loop.call_later(IDLE, self._end_process)

    def _process(self) -> ProcessPoolExecutor:
        if self._going is not None:
            self._going.cancel()
            self._going = None
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), begin_quietly)
        return self._pool

    def _end_process(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
