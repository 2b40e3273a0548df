"""One moment of a fox game, and the small moves that everything in a round is made of.

A state is a frozen value. Each move gives the state after it and tells what happened; the course
of the game (`course`) is put together from them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from tanglewood.cards.card import text_of
from tanglewood.cards.fox import NO_CARD, FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.message import Message
from tanglewood.core.outcome import MOST_POINTS, Ending, Outcome
from tanglewood.core.state import State
from tanglewood.games.fox.events import Drew, PutUnder
from tanglewood.games.fox.laid import GONE, Laid
from tanglewood.games.fox.phase import OVER, Choice, Draw, Phase
from tanglewood.games.fox.rules import Hands, Pair, changed

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame, FoxGame
    from tanglewood.games.fox.view import FoxView


class DuelState(State["DuelGame[Any]"]):
    """One moment of a game of the fox family, whatever modules it has.

    `before` are the scores at the start of the round, `owed` the points that are scored only at its
    end. `trick` holds the leader's card first; `turn` is the seat that
    plays or chooses, also while chance decides for it. Modules add parts of their own.
    """

    previous: "Self | None" = None
    events: tuple[Event, ...] = ()
    round: int = 1
    dealer: int = 1
    before: Pair = (0, 0)
    scores: Pair = (0, 0)
    owed: Pair = (0, 0)
    decree: FoxCard = NO_CARD
    deck: tuple[FoxCard, ...] = ()
    hands: Hands = (FoxCards(), FoxCards())
    leader: int = 0
    tricks: Pair = (0, 0)
    trick: tuple[Laid, ...] = ()
    turn: int = 0
    phase: Phase = OVER
    chances: int = 0

    def __init__(self, parts: Mapping[str, Any]) -> None:
        vars(self).update(parts)

    @classmethod
    def of(cls, game: "DuelGame[Any]", fate: Fate, **parts: Any) -> Self:
        """A state of the game; what is not given is as before a first round."""
        return cls({"game": game, "fate": fate, **parts})

    def __setattr__(self, name: str, value: object) -> None:
        """States are values: only what was worked out from one is kept beside it."""
        if not name.startswith("kept_"):
            raise AttributeError(f"A state does not change; but({name}=…) gives another one.")
        super().__setattr__(name, value)

    def but(self, **changes: Any) -> Self:
        """This state with some of its parts changed."""
        return type(self)({**vars(self), **changes})

    @property
    def to_act(self) -> int:
        return self.phase.to_act(self.turn)

    @property
    def choices(self) -> int:
        try:
            return self.kept_choices
        except AttributeError:  # asked for the first time
            phase, hand = self.phase, self.hands[self.turn]
            self.kept_choices = phase.choices(self, hand) if isinstance(phase, Choice) else 0
            return self.kept_choices

    def _step(self, action: Action) -> Self:
        assert isinstance(self.phase, Choice)
        after: Self = self.phase.step(self.but(previous=self, events=()), action)
        return after

    @property
    def chance(self) -> Chance | None:
        """What is shuffled or drawn now. Chance with one outcome never comes up (`ruling.G3`)."""
        return self.phase.chance(self) if isinstance(self.phase, Draw) else None

    def _chance_step(self, drawn: tuple[int, ...]) -> Self:
        assert isinstance(self.phase, Draw)
        draft = self.but(previous=self, events=(), chances=self.chances + 1)
        after: Self = self.phase.step(draft, drawn)
        return after

    def _with_events(
        self, events: tuple[Event, ...], previous: "State[DuelGame[Any]] | None"
    ) -> Self:
        return self.but(events=events, previous=previous)

    def hidden(self) -> list[tuple[str, object]]:
        return [("Deck from its top", text_of(self.deck))]

    def why_not(self, action: Action) -> IllegalAction:
        assert isinstance(self.phase, Choice)
        return self.phase.why_not(self, action)

    @property
    def change(self) -> Pair:
        """What the round has brought both seats so far."""
        return self.scores[0] - self.before[0], self.scores[1] - self.before[1]

    @property
    def outcome(self) -> Outcome | None:
        """Most points, then the tie-break of the ruleset, else a draw (`fox.game.winner`,
        `ruling.F1`)."""
        if self.phase is not OVER:
            return None
        rules, scores = self.game.rules, self.scores
        if scores[0] != scores[1]:
            winner = int(scores[1] > scores[0])
            return Outcome(Ending.WIN, (winner,), scores, "fox.game.winner", MOST_POINTS)
        last = rules.tie(self.tricks, self.change)
        if last[0] != last[1]:
            winner = int(last[1] > last[0])
            decided = Message("outcome-last-round")
            return Outcome(Ending.WIN, (winner,), scores, rules.tie_rule, decided)
        return Outcome(Ending.DRAW, (), scores, rules.tie_rule, Message("outcome-draw"))

    def face(self, card: FoxCard) -> FoxCard:
        """What the card is now."""
        return self.game.face(card, self.decree)

    def ability(self, laid: Laid) -> int:
        """The rank whose ability a card in the trick has now; 0 for those without a suit, and for
        those to which another was added."""
        return self.game.deck.rank_of[self.face(laid.card)] if laid.crown < 0 else 0

    # Small moves, each of which gives the state after it.

    def tell(self, event: Event, **changes: Any) -> Self:
        """Something happened, and with it these parts changed."""
        return self.but(events=(*self.events, event), **changes)

    def ask(self, phase: Phase, seat: int, **changes: Any) -> Self:
        """The seat has to choose, or chance has to decide for it; these parts changed before."""
        return self.but(phase=phase, turn=seat, **changes)

    def to_hand(self, seat: int, card: FoxCard) -> Self:
        """The seat gets a card."""
        return self.but(hands=changed(self.hands, seat, self.hands[seat] | card))

    def from_hand(self, seat: int, card: FoxCard) -> Self:
        """The seat parts with a card."""
        return self.but(hands=changed(self.hands, seat, self.hands[seat] - card))

    def draw(self, seat: int) -> Self:
        """The top card of the draw deck goes to the hand. The deck never runs out (`ruling.S29`);
        in a made-up position without one, nothing is drawn."""
        if not self.deck:
            return self
        card, *rest = self.deck
        return self.to_hand(seat, card).tell(Drew(seat, card), deck=tuple(rest))

    def put_under(self, seat: int, card: FoxCard) -> Self:
        """A card of the hand goes face down under the draw deck."""
        return self.from_hand(seat, card).tell(PutUnder(seat, card), deck=(*self.deck, card))

    def with_laid(self, seat: int, laid: Laid) -> tuple[Laid, ...]:
        """The trick with this card in the seat's place."""
        return (laid, *self.trick[1:]) if seat == self.leader else (self.trick[0], laid)

    def laid_by(self, seat: int) -> Laid:
        """What the seat has in the trick."""
        return self.trick[seat != self.leader]

    def pull(self, seat: int) -> Self:
        """What the seat has in the trick leaves it."""
        if seat != self.leader:
            return self.but(trick=self.trick[:1])
        return self.but(trick=(GONE, *self.trick[1:]) if len(self.trick) > 1 else ())

    def gain(self, seat: int, points: int) -> Self:
        """Score points; a loss goes down to 0 at most (`deluxe.floor`)."""
        return self.but(scores=changed(self.scores, seat, max(0, self.scores[seat] + points)))


class FoxState(DuelState):
    """One moment of fox, fox-manual or fox-mini."""

    game: "FoxGame"

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "dealer", "before", "scores", "owed", "decree", "deck", "hands", "leader",
        "tricks", "trick", "to_act", "phase", "chances",
    )  # fmt: skip

    @property
    def sevens(self) -> Pair:
        """The Treasures won in this round: nothing else brings points before its tricks do."""
        first, second = self.change
        if self.phase is OVER:
            chart, tricks = self.game.rules.scores, self.tricks
            return first - chart[tricks[0]], second - chart[tricks[1]]
        return first + self.owed[0], second + self.owed[1]

    def with_sevens(self, sevens: Pair) -> "FoxState":
        """The scores of this position if so many Treasures were won in the round."""
        rules, brought, owed = self.game.rules, sevens, (0, 0)
        if self.phase is OVER:
            brought = rules.points(self.tricks, sevens)
        elif not rules.treasure_at_once:
            brought, owed = owed, brought
        scores = self.before[0] + brought[0], self.before[1] + brought[1]
        return self.but(scores=scores, owed=owed)

    def view(self, viewer: int) -> "FoxView":
        from tanglewood.games.fox.view import fox_view

        return fox_view(self, viewer)
