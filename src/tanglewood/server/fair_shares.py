"""Fair shares of the time that agents think: people first, and by turns between addresses.

Whoever wants an agent to think waits for a place:

- tables at which a person sits come first. Those where AIs play alone get what is left: they never
  take the last free place, so that a person's AI need not even wait for a search that has begun;
- addresses take turns, however many tables each has, and none holds all places;
- whose turn it is depends on who asked, never on how long an agent thought: that would tell others
  something about cards.
"""

import asyncio
from collections import Counter, OrderedDict, deque


class Asker:
    """For whom an agent thinks this once: where they call from, and whether they sit at the
    table."""

    __slots__ = ("address", "person")

    def __init__(self, address: str, *, person: bool) -> None:
        self.address = address
        self.person = person


class Shares:
    """The places to think, one more than `many`, so that no address can have them all."""

    def __init__(self, many: int) -> None:
        self.places = many + 1
        self._an_address = many
        self._without_people = max(1, many - 1)
        self._waiting: dict[Asker, asyncio.Future[None]] = {}
        self._queues: dict[bool, OrderedDict[str, deque[Asker]]] = {
            True: OrderedDict(),
            False: OrderedDict(),
        }
        """Who waits, with a person at the table and without, by address; the next one first."""
        self._held: Counter[str] = Counter()
        self._held_without = 0

    async def take(self, asker: Asker) -> None:
        """Wait for a place, which the asker has to `leave`."""
        place = self._waiting[asker] = asyncio.get_running_loop().create_future()
        self._queue(asker)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if asker in self._waiting:
                self._unqueue(asker)
                del self._waiting[asker]
            else:  # it got the place in the same moment
                self.leave(asker)
            raise

    def leave(self, asker: Asker) -> None:
        """A place is free again."""
        self._held[asker.address] -= 1
        if not self._held[asker.address]:
            del self._held[asker.address]
        self._held_without -= not asker.person
        self._serve()

    def sits(self, asker: Asker, address: str) -> None:
        """A person sits down at the table of one who may still wait."""
        if asker in self._waiting and not asker.person:
            self._unqueue(asker)
            asker.address, asker.person = address, True
            self._queue(asker)
            self._serve()

    def _queue(self, asker: Asker) -> None:
        self._queues[asker.person].setdefault(asker.address, deque()).append(asker)

    def _unqueue(self, asker: Asker) -> None:
        queue = self._queues[asker.person]
        queue[asker.address].remove(asker)
        if not queue[asker.address]:
            del queue[asker.address]

    def _serve(self) -> None:
        """Give away every place that somebody may have."""
        while self._held.total() < self.places and (asker := self._next()) is not None:
            self._held[asker.address] += 1
            self._held_without += not asker.person
            place = self._waiting.pop(asker)
            if not place.done():  # else it is cancelled, and about to leave the place
                place.set_result(None)

    def _left_over(self) -> bool:
        """Whether a table without people may have a place now."""
        free = self.places - self._held.total()
        return free > 1 and self._held_without < self._without_people

    def _next(self) -> Asker | None:
        """Take the next one out of the queues; None if nobody may begin now."""
        for person, queue in self._queues.items():
            if not person and not self._left_over():
                break
            for address, askers in queue.items():
                if self._held[address] < self._an_address:
                    asker = askers.popleft()
                    queue.move_to_end(address)
                    if not askers:
                        del queue[address]
                    return asker
        return None
