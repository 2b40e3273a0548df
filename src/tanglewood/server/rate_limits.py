"""Rate limits: a bucket of tokens fills steadily, and everything that is done takes some."""

from collections import OrderedDict
from time import monotonic
from typing import Final

from tanglewood.server.bounds import Bounds

_MOST: Final = 10_000
"""How many callers are remembered; the longest silent is forgotten first."""


class Bucket:
    """The limit of one caller."""

    __slots__ = ("_at", "_burst", "_level", "_rate", "_wanted")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, monotonic()
        self._wanted = 1.0

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is allowed now. What costs more than there can ever be costs all
        there can be."""
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        self._wanted = min(cost, self._burst)
        if self._level < self._wanted:
            return False
        self._level -= self._wanted
        return True

    @property
    def wait(self) -> float:
        """Seconds until what was refused last is allowed."""
        return max(0.0, (self._wanted - self._level) / self._rate)


class Buckets:
    """The limits of many callers by name."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, caller: str) -> Bucket:
        """The bucket of a caller."""
        bucket = self._buckets.get(caller)
        if bucket is not None:
            self._buckets.move_to_end(caller)
            return bucket
        bucket = self._buckets[caller] = Bucket(self._rate, self._burst)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return bucket


class Quotas:
    """Who may do how much how often, by address; `chats` by seat."""

    def __init__(self, bounds: Bounds) -> None:
        self.requests = Buckets(bounds.requests_a_second, bounds.requests_burst)
        self.pages = Buckets(bounds.pages_a_second, bounds.pages_burst)
        self.replays = Buckets(bounds.replays_a_minute / 60, bounds.replays_burst)
        self.reviews = Buckets(bounds.reviews_a_minute / 60, bounds.reviews_burst)
        self.messages = Buckets(bounds.address_messages_a_second, bounds.address_messages_burst)
        self.tables = Buckets(bounds.tables_a_minute / 60, bounds.tables_a_minute)
        self.days = Buckets(bounds.tables_a_day / 86_400, bounds.tables_a_day)
        self.chats = Buckets(bounds.chats_a_minute / 60, bounds.chats_burst)
        self.address_chats = Buckets(bounds.address_chats_a_minute / 60, bounds.address_chats_burst)
