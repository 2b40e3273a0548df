"""A moment of a Duet: what lies where, who is to act, what is legal.

How one moment leads to the next is in `duet.course`, one function per phase; the game carries
these functions, so that a state finds them.
"""

from typing import TYPE_CHECKING, ClassVar, Final, cast

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import GameOver, IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.games.duet.ending import outcome, points
from tanglewood.games.duet.events import GameEnded
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.phase import (
    COVER,
    DEAL,
    DEALER,
    ENDINGS,
    GOING_ON,
    OVER,
    RESIGNED,
    VICTORY,
)
from tanglewood.games.duet.refusal import why_not

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame
    from tanglewood.games.duet.view import DuetView

CARDS: Final = len(DuetCard.all)
NO_CARDS: Final = DuetCards()

Hands = tuple[DuetCards, DuetCards]
Trick = tuple[DuetCard, ...]
Events = tuple[Event, ...]


class DuetState(State["DuetGame"]):
    """One moment of a Duet. `round` counts the rounds, `rest` are the cards out of play, `trick`
    the cards played so far in order, `sealed` the card that the player of a Gift has sealed (it
    still is in the hand), `chances` counts the chance outcomes so far. `decree` is None before the
    deal."""

    __slots__ = (
        "chances", "choices", "dealer", "decree", "ending", "forest", "hands", "leader", "phase",
        "rest", "round", "sealed", "to_act", "trick",
    )  # fmt: skip

    to_act: int
    choices: int

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "dealer", "decree", "rest", "chances", "forest", "hands", "trick", "sealed",
        "leader", "to_act", "phase", "ending",
    )  # fmt: skip

    chances: int

    def __init__(
        self,
        game: "DuetGame",
        fate: Fate,
        *,
        round: int,  # the rulebook's word
        dealer: int,
        forest: Forest,
        phase: int,
        leader: int,
        to_act: int = CHANCE,
        decree: DuetCard | None = None,
        rest: DuetCards = NO_CARDS,
        hands: Hands = (NO_CARDS, NO_CARDS),
        trick: Trick = (),
        sealed: DuetCard | None = None,
        ending: int = GOING_ON,
        chances: int = 0,
        choices: int = 0,
    ) -> None:
        self.game = game
        self.fate = fate
        self.round = round
        self.dealer = dealer
        self.decree = decree
        self.rest = rest
        self.forest = forest
        self.hands = hands
        self.trick = trick
        self.sealed = sealed
        self.leader = leader
        self.to_act = to_act
        self.phase = phase
        self.ending = ending
        self.chances = chances
        self.choices = choices
        self.events = ()
        self.previous = None

    def then(self, events: Events, **changes: object) -> "DuetState":
        """The state after this one, in which these things are different."""
        after = DuetState.__new__(DuetState)
        after.game, after.fate, after.events, after.previous = self.game, self.fate, events, self
        for name in self.POSITION:
            setattr(after, name, changes.pop(name) if name in changes else getattr(self, name))
        after.choices = cast(int, changes.pop("choices", 0))
        assert not changes
        return after

    def resign(self) -> "DuetState":
        """The team gives up, at any time before the end (`duet.resign`, `ruling.U11`).

        That both agree is for the caller to see to; it is no legal action of either seat.
        """
        if self.phase == OVER:
            raise GameOver(Message("turn-over"))
        ended = GameEnded(ENDINGS[RESIGNED], 0)
        return self.then((ended,), sealed=None, to_act=NOBODY, phase=OVER, ending=RESIGNED)

    def _step(self, action: Action) -> "DuetState":
        return self.game.steps[self.phase](self, action)

    @property
    def chance(self) -> Chance | None:
        """The dealer of round 1 (`duet.dealer`), or the order of the deck (`duet.deal`)."""
        if self.phase == DEALER:
            return Chance("dealer", (0, 1), 1, ordered=False)
        if self.phase == DEAL:
            return Chance("deal", tuple(range(CARDS)), CARDS, ordered=True)
        return None

    def _chance_step(self, drawn: tuple[int, ...]) -> "DuetState":
        return self.game.chance_steps[self.phase](self, drawn)

    @property
    def scores(self) -> tuple[int, ...]:
        """The team's score: only a victory brings any (`duet.score`)."""
        return (points(self) if self.ending == VICTORY else 0,)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self)

    @property
    def talk(self) -> bool:
        """Whether the team may talk freely now: outside the rounds only (`duet.talk`)."""
        return self.phase >= COVER

    def view(self, viewer: int) -> "DuetView":
        from tanglewood.games.duet.view import view

        return view(self, viewer)

    def hidden(self) -> list[tuple[str, object]]:
        return [("Out of play", self.rest)]

    def why_not(self, action: Action) -> IllegalAction:
        return why_not(self, action)
