"""How long whoever is to act has been asked, and has left."""

from time import monotonic

from tanglewood.session.hosted import Hosted


class TurnTimer:
    """It begins again with every change of the table."""

    def __init__(self) -> None:
        self._began = monotonic()

    def ask(self) -> None:
        """Somebody is asked from now on."""
        self._began = monotonic()

    @property
    def spent_ms(self) -> int:
        """For how many milliseconds the seat to act has been asked."""
        return int((monotonic() - self._began) * 1000)

    def left_ms(self, hosted: Hosted) -> int | None:
        """The milliseconds that the person to act has left; None where no clock runs."""
        if hosted.clock is None or hosted.table.to_act not in hosted.table.people:
            return None
        return hosted.clock.left_after(hosted.table.to_act, self.spent_ms)
