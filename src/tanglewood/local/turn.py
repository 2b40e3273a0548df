"""The turn at a local table: how long it has taken, and what an agent answered that is not shown
yet."""

from time import monotonic
from typing import NamedTuple

from tanglewood.protocol.pace import Pace
from tanglewood.session.hosted import Hosted


class Answer(NamedTuple):
    """What an agent wants to do in the position with this number."""

    number: int
    seat: int
    text: str
    due: float
    """The moment at which it is shown."""


class Turn:
    """It begins again with every change."""

    def __init__(self, step: float) -> None:
        self._step = step
        self.begin()

    def begin(self) -> None:
        """Somebody is asked from now on."""
        self._began = monotonic()
        self._pace = Pace(self._step)
        self.answer: Answer | None = None

    @property
    def spent(self) -> int:
        """For how many milliseconds the seat to act has been asked."""
        return int((monotonic() - self._began) * 1000)

    def left(self, hosted: Hosted) -> int | None:
        """The milliseconds that the person to act has left; None where no clock runs."""
        if hosted.clock is None or hosted.to_act not in hosted.people:
            return None
        return hosted.clock.left_after(hosted.to_act, self.spent)

    def think(self, hosted: Hosted) -> None:
        """Ask the agent to act; what it answers is shown at the pace of all answers."""
        question = hosted.question
        assert question is not None, "an agent is to act"
        text = question.answer_evenly().text
        due = monotonic() + max(0.0, self._pace.wait())
        self.answer = Answer(hosted.number, hosted.to_act, text, due)
