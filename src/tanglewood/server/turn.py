"""The turn of whoever is to act: how long it has taken, and the alarm when its time is up."""

import asyncio
from collections.abc import Callable

from tanglewood.session.hosted import Hosted
from tanglewood.session.turn_timer import TurnTimer

Alarm = Callable[[int, int], None]
"""Called with the number of the position and the seat whose time is up in it."""


class Turn(TurnTimer):
    """An alarm rings when the time of the person to act is up."""

    def __init__(self, alarm: Alarm) -> None:
        super().__init__()
        self._alarm = alarm
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, hosted: Hosted) -> None:
        """Somebody is asked from now on."""
        self.ask()
        self._set(hosted)

    def stop(self) -> None:
        """No alarm any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self, hosted: Hosted) -> None:
        self.stop()
        if (left := self.left_ms(hosted)) is not None:
            loop = asyncio.get_running_loop()
            number, seat = hosted.number, hosted.table.to_act
            self._timer = loop.call_later(left / 1000, self._ring, hosted, number, seat)

    def _ring(self, hosted: Hosted, number: int, seat: int) -> None:
        if number == hosted.number and self.left_ms(hosted):
            self._set(hosted)  # timers count whole milliseconds and may come one early
        else:
            self._alarm(number, seat)
