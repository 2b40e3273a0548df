"""A moment of a Duet: what lies where, who is to act, what is legal.

How one moment leads to the next is told in `duet.course`, one function a phase; the game carries
these functions, so that a state finds them.
"""

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import GameOver, IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import NOBODY
from tanglewood.core.state import State
from tanglewood.games.duet.actions import ACTIONS
from tanglewood.games.duet.cards import DECK
from tanglewood.games.duet.ending import outcome, points
from tanglewood.games.duet.events import GameEnded
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.phase import COVER, DEAL, DEALER, ENDINGS, OVER, RESIGNED, VICTORY
from tanglewood.games.duet.refusal import why_not

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame
    from tanglewood.games.duet.view import DuetView

Pair = tuple[int, int]
Trick = tuple[int, ...]
Events = tuple[Event, ...]

_PLAYS: Final = ACTIONS.chunks[:3]


class Round(NamedTuple):
    """What stays the same from trick to trick unless Foxes change it.

    `rest` is the set of cards out of play, `chances` counts the chance outcomes so far.
    """

    number: int
    dealer: int
    decree: int
    rest: int
    chances: int


class DuetState(State["DuetGame"]):
    """One moment of a Duet. `hands` are card masks, `trick` the cards played so far in order,
    `sealed` the card that the player of a Gift has sealed (it still is in the hand) or -1."""

    __slots__ = (
        "choices", "ending", "forest", "hands", "leader", "phase", "round", "sealed", "to_act",
        "trick",
    )  # fmt: skip

    to_act: int
    choices: int

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "forest", "hands", "trick", "sealed", "leader", "to_act", "phase", "ending",
    )  # fmt: skip

    def __init__(
        self,
        game: "DuetGame",
        fate: Fate,
        round: Round,  # the rulebook's word
        forest: Forest,
        hands: Pair,
        trick: Trick,
        sealed: int,
        leader: int,
        to_act: int,
        phase: int,
        ending: int,
        choices: int,
        events: Events,
        previous: "DuetState | None",
    ) -> None:
        self.game = game
        self.fate = fate
        self.round = round
        self.forest = forest
        self.hands = hands
        self.trick = trick
        self.sealed = sealed
        self.leader = leader
        self.to_act = to_act
        self.phase = phase
        self.ending = ending
        self.choices = choices
        self.events = events
        self.previous = previous

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions in ascending index order."""
        choices = self.choices
        if choices < 1 << DECK.size:
            first, second, third = _PLAYS
            return first[choices & 2047] + second[choices >> 11 & 2047] + third[choices >> 22]
        return ACTIONS.of(choices)

    def apply(self, action: Action, seat: int | None = None) -> "DuetState":
        if action.bit & self.choices and (seat is None or seat == self.to_act):
            after = self.game.steps[self.phase](self, action)
            return after if after.choices else after.settled()
        return super().apply(action, seat)

    def resign(self) -> "DuetState":
        """The team gives up, at any time before the end (`duet.resign`, `ruling.U11`).

        That both agree is for the caller to see to; it is no legal action of either seat.
        """
        if self.phase == OVER:
            raise GameOver("The game is over.")
        return DuetState(
            self.game, self.fate, self.round, self.forest, self.hands, self.trick, -1, self.leader,
            NOBODY, OVER, RESIGNED, 0, (GameEnded(ENDINGS[RESIGNED], 0),), self,
        )  # fmt: skip

    def _step(self, action: Action) -> "DuetState":
        return self.game.steps[self.phase](self, action)

    @property
    def chance(self) -> Chance | None:
        """The dealer of round 1 (`duet.dealer`), or the order of the deck (`duet.deal`)."""
        if self.phase == DEALER:
            return Chance("dealer", (0, 1), 1, ordered=False)
        if self.phase == DEAL:
            return Chance("deal", tuple(range(DECK.size)), DECK.size, ordered=True)
        return None

    @property
    def chances(self) -> int:
        return self.round.chances

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

    def why_not(self, action: Action) -> IllegalAction:
        return why_not(self, action)
