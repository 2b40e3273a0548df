"""The turn of whoever is to act: how long it has taken, and the alarm when its time is up."""

import asyncio
from collections.abc import Callable
from time import monotonic

from tanglewood.session.hosted import Hosted

Alarm = Callable[[int, int], None]
"""Called with the number of the position and the seat whose time is up in it."""


class Turn:
    """It starts again with every change of the table."""

    def __init__(self, alarm: Alarm) -> None:
        self._alarm = alarm
        self._began = monotonic()
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, hosted: Hosted) -> None:
        """Somebody is asked from now on."""
        self._began = monotonic()
        self._set(hosted)

    @property
    def spent(self) -> int:
        """For how many milliseconds the seat to act has been asked."""
        return int((monotonic() - self._began) * 1000)

    def left(self, hosted: Hosted) -> int | None:
        """The milliseconds that the person to act has left; None where no clock runs."""
        if hosted.clock is None or hosted.to_act not in hosted.people:
            return None
        return hosted.clock.left_after(hosted.to_act, self.spent)

    def stop(self) -> None:
        """No alarm any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self, hosted: Hosted) -> None:
        self.stop()
        if (left := self.left(hosted)) is not None:
            loop = asyncio.get_running_loop()
            number, seat = hosted.number, hosted.to_act
            self._timer = loop.call_later(left / 1000, self._ring, hosted, number, seat)

    def _ring(self, hosted: Hosted, number: int, seat: int) -> None:
        if number == hosted.number and self.left(hosted):
            self._set(hosted)  # timers count whole milliseconds and may come one early
        else:
            self._alarm(number, seat)
