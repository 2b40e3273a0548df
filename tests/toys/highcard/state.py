"""One moment of the game."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.message import Message
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.phase import OVER
from tanglewood.core.state import State

if TYPE_CHECKING:
    from tests.toys.highcard.game import HighGame
    from tests.toys.highcard.view import HighView

TWO_TRICKS: Final = Message("highcard-two-tricks")


class HighState(State["HighGame"]):
    """`trick` is the card that was led, if one lies there."""

    game: "HighGame"
    hands: tuple[FoxCards, FoxCards] = (FoxCards(), FoxCards())
    trick: tuple[FoxCard, ...] = ()
    tricks: tuple[int, int] = (0, 0)
    leader: int = 0

    POSITION: ClassVar = ("hands", "trick", "tricks", "leader")

    @property
    def scores(self) -> tuple[int, ...]:
        return self.tricks

    @property
    def outcome(self) -> Outcome | None:
        if self.phase is not OVER:
            return None
        winner = self.tricks.index(max(self.tricks))
        return Outcome(Ending.WIN, (winner,), self.tricks, "highcard.win", TWO_TRICKS)

    def _view(self, viewer: int) -> "HighView":
        from tests.toys.highcard.view import view

        return view(self, viewer)
