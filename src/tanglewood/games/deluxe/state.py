"""One moment of a Deluxe game, and the doors through which it moves on.

The state is flat: plain ints and tuples of ints. The course of the game is in `flow`, the set-up
of game and rounds in `rounds`; the special cards' own steps are in `special`, the goals' in
`goals`, and each module has its own slot here."""

from typing import TYPE_CHECKING, ClassVar

from tanglewood.core.action import Action
from tanglewood.core.bits import members
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.state import State
from tanglewood.games.deluxe import phase as at
from tanglewood.games.deluxe.cards import SPECIALS, SUITED
from tanglewood.games.deluxe.flow import CHANCE_STEPS, STEPS
from tanglewood.games.deluxe.laid import Laid
from tanglewood.games.deluxe.refusal import why_not
from tanglewood.games.deluxe.slots import Goals, Special
from tanglewood.games.fox.rules import Pair

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame
    from tanglewood.games.deluxe.view import DeluxeView


class DeluxeState(State["DeluxeGame"]):
    """One moment of a Deluxe game. `before` are the scores at the start of the round; `trick`
    holds the leader's card first; `turn` is the seat that plays or chooses, also while chance
    decides for it."""

    __slots__ = (
        "before", "chances", "dealer", "deck", "decree", "goals", "hands", "leader", "number",
        "phase", "scores", "special", "trick", "tricks", "turn",
    )  # fmt: skip

    POSITION: ClassVar[tuple[str, ...]] = (
        "number", "dealer", "before", "scores", "decree", "deck", "hands", "leader", "tricks",
        "trick", "turn", "phase", "chances", "special", "goals",
    )  # fmt: skip

    number: int
    dealer: int
    before: Pair
    scores: Pair
    decree: int
    deck: tuple[int, ...]
    hands: Pair
    leader: int
    tricks: Pair
    trick: tuple[Laid, ...]
    turn: int
    phase: int
    chances: int
    special: Special
    goals: Goals

    def __init__(self, game: "DeluxeGame", fate: Fate) -> None:
        """The moment before anything is drawn, with no question asked yet."""
        self.game = game
        self.fate = fate
        self.number, self.dealer, self.leader, self.turn = 1, 1, 0, 0
        self.before = self.scores = self.tricks = self.hands = (0, 0)
        self.decree = -1
        self.deck = ()
        self.trick = ()
        self.phase = at.DEAL
        self.chances = 0
        self.special = Special()
        self.goals = Goals()
        self.to_act = 0
        self.choices = 0
        self.events: tuple[Event, ...] = ()
        self.previous: DeluxeState | None = None

    def draft(self) -> "DeluxeState":
        """A copy to work the next state out in."""
        d: DeluxeState = DeluxeState.__new__(DeluxeState)
        d.game = self.game
        d.fate = self.fate
        d.number = self.number
        d.dealer = self.dealer
        d.before = self.before
        d.scores = self.scores
        d.decree = self.decree
        d.deck = self.deck
        d.hands = self.hands
        d.leader = self.leader
        d.tricks = self.tricks
        d.trick = self.trick
        d.turn = self.turn
        d.chances = self.chances
        d.special = self.special
        d.goals = self.goals
        d.events = ()
        d.previous = self
        return d

    def _step(self, action: Action) -> "DeluxeState":
        d = self.draft()
        STEPS[self.phase](d, action)
        return d

    @property
    def chance(self) -> Chance | None:
        """What is shuffled or drawn now, in the order of a game's start: the special cards, the
        goal deck, the dealer, the deck. Chance with one outcome never comes up (`ruling.G3`)."""
        rules, phase = self.game.rules, self.phase
        if phase == at.SPECIAL:
            return Chance("special", tuple(members(SPECIALS)), rules.special, ordered=False)
        if phase in {at.GOALS, at.RENEW}:
            items = self.discarded
            return Chance("goals", items, len(items), ordered=True)
        if phase == at.DEALER:
            return Chance("dealer", (0, 1), 1, ordered=False)
        if phase == at.DEAL:
            deck = tuple(members(SUITED | self.special.cards))
            return Chance("deal", deck, len(deck), ordered=True)
        if phase == at.TREE:
            return Chance("tree", tuple(members(self.hands[self.turn])), 1, ordered=False)
        if phase == at.FAIRY:
            return Chance("fairy", tuple(members(self.hands[1 - self.turn])), 2, ordered=False)
        if phase == at.SHOVEL:
            return Chance("shovel", tuple(members(self.special.piles[self.turn])), 1, ordered=False)
        return None

    def _chance_step(self, drawn: tuple[int, ...]) -> "DeluxeState":
        d = self.draft()
        d.chances += 1
        CHANCE_STEPS[self.phase](d, drawn)
        return d

    @property
    def discarded(self) -> tuple[int, ...]:
        """The goals that are neither in the goal deck nor open."""
        elsewhere = {*self.goals.deck, *(goal for goal, _, _ in self.goals.open)}
        return tuple(g for g in range(len(self.game.rules.goals)) if g not in elsewhere)

    @property
    def change(self) -> Pair:
        """The net change of the scores in this round (`deluxe.tie`, `ruling.Q12`)."""
        return self.scores[0] - self.before[0], self.scores[1] - self.before[1]

    @property
    def outcome(self) -> Outcome | None:
        """Most points, then the greater change in the last round, else a draw (`fox.game.winner`,
        `deluxe.tie`, `ruling.F1`)."""
        if self.phase != at.OVER:
            return None
        scores, change = self.scores, self.change
        if scores[0] != scores[1]:
            winner = int(scores[1] > scores[0])
            return Outcome(Ending.WIN, (winner,), scores, "fox.game.winner", "Most points.")
        if change[0] != change[1]:
            winner = int(change[1] > change[0])
            sentence = "Level on points; the last round decides."
            return Outcome(Ending.WIN, (winner,), scores, "deluxe.tie", sentence)
        return Outcome(Ending.DRAW, (), scores, "deluxe.tie", "Level in everything: a draw.")

    def view(self, viewer: int) -> "DeluxeView":
        from tanglewood.games.deluxe.view import view

        return view(self, viewer)

    def why_not(self, action: Action) -> IllegalAction:
        return why_not(self, action)
