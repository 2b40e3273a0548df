"""The turn at a local table: how long it has taken, and what an agent answered that is not shown
yet."""

from time import monotonic
from typing import NamedTuple

from tanglewood.protocol.pace import Pace
from tanglewood.session.hosted import Hosted
from tanglewood.session.turn_timer import TurnTimer


class Answer(NamedTuple):
    """What an agent wants to do in the position with this number."""

    number: int
    seat: int
    text: str
    due: float
    """The moment at which it is shown."""


class Turn(TurnTimer):
    """Agents answer at once, and are shown at the pace of all answers."""

    def __init__(self, step: float) -> None:
        super().__init__()
        self._step = step
        self.begin()

    def begin(self) -> None:
        """Somebody is asked from now on."""
        self.ask()
        self._pace = Pace(self._step)
        self.answer: Answer | None = None

    def think(self, hosted: Hosted) -> None:
        """Ask the agent to act; what it answers is shown at the pace of all answers."""
        question = hosted.table.question
        assert question is not None, "an agent is to act"
        text = question.answer_evenly().text
        due = monotonic() + max(0.0, self._pace.wait())
        self.answer = Answer(hosted.number, hosted.table.to_act, text, due)
