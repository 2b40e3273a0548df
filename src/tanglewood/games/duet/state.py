"""One moment of a Duet, and the small moves that everything in a round is made of; the course of
the game (`course`) is put together from them."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.outcome import Outcome
from tanglewood.core.phase import OVER
from tanglewood.core.state import State
from tanglewood.games.duet.ending import ENDINGS, GOING_ON, VICTORY, outcome, points
from tanglewood.games.duet.events import GameEnded, SetUp
from tanglewood.games.duet.forest import Events, Forest

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame
    from tanglewood.games.duet.view import DuetView

Hands = tuple[DuetCards, DuetCards]
Trick = tuple[DuetCard, ...]

_BETWEEN: Final = frozenset({"dealer", "deal", "cover", "over"})
"""The phases outside the rounds."""


class DuetState(State["DuetGame"]):
    """One moment of a Duet. `round` counts the rounds, `rest` are the cards out of play, `trick`
    the cards played so far in order, `sealed` the card that the player of a Gift has sealed (it
    still is in the hand). `decree` is None before the deal; `end_code` is how it ended, the place
    in `ENDINGS`."""

    game: "DuetGame"
    round: int = 1
    dealer: int = 0
    decree: DuetCard | None = None
    rest: DuetCards = DuetCards()
    forest: Forest
    hands: Hands = (DuetCards(), DuetCards())
    trick: Trick = ()
    sealed: DuetCard | None = None
    leader: int = 1
    end_code: int = GOING_ON

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "dealer", "decree", "rest", "chances", "forest", "hands", "trick", "sealed",
        "leader", "to_act", "phase", "end_code",
    )  # fmt: skip

    @property
    def scores(self) -> tuple[int, ...]:
        """The team's score: only a victory brings any (`duet.score`)."""
        return (points(self) if self.end_code == VICTORY else 0,)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self)

    @property
    def talk(self) -> bool:
        """Whether the team may talk freely now: outside the rounds only (`duet.talk`)."""
        return self.phase in _BETWEEN

    def _view(self, viewer: int) -> "DuetView":
        from tanglewood.games.duet.view import view

        return view(self, viewer)

    def set_up_event(self) -> SetUp:
        first, second = self.hands
        here = first | second | self.rest | ([] if self.decree is None else [self.decree])
        out = DuetCards.deck() - here if self.decree is not None else DuetCards()
        return SetUp(self.hands, (len(first), len(second)), self.decree, self.trick, out)

    def hidden(self) -> list[tuple[str, object]]:
        return [("Out of play", self.rest)]

    def end(self, code: int) -> Self:
        """The game has ended; the hands stay as they are, for cards left count (`duet.score`)."""
        over = self._replace(phase=OVER, end_code=code)
        return over.with_event(GameEnded(ENDINGS[code], over.scores[0]))

    def in_forest(self, forest: Forest, events: Events, **changes: Any) -> Self:
        """The forest has become this one, as these events tell, and with it these parts changed."""
        return self._replace(forest=forest, events=self.events + events, **changes)
