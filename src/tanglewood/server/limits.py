"""Rate limits: a bucket of tokens fills steadily, and everything that is done takes one."""

from collections import OrderedDict
from time import monotonic
from typing import Final

_MOST: Final = 10_000
"""How many callers are remembered; the longest silent is forgotten first."""


class Bucket:
    """The limit of one caller."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next one is allowed."""
        return max(0.0, (1 - self._level) / self._rate)


class Buckets:
    """The limits of many callers by name."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, caller: str) -> Bucket:
        """The bucket of a caller."""
        bucket = self._buckets.pop(caller, None) or Bucket(self._rate, self._burst)
        self._buckets[caller] = bucket
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return bucket
