"""One moment of a fox game, and the small moves that everything in a round is made of; the course
of the game (`course`) is put together from them."""

from typing import TYPE_CHECKING, Any, ClassVar, Self

from tanglewood.cards.card import text_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.message import Message
from tanglewood.core.outcome import MOST_POINTS, Ending, Outcome
from tanglewood.core.seat import changed
from tanglewood.core.state import State
from tanglewood.games.fox.events import Drew, PutUnder, SetUp
from tanglewood.games.fox.laid import GONE, Laid
from tanglewood.games.fox.phase import FOX_OVER, FoxPhase
from tanglewood.games.fox.rules import Hands, Pair

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame, FoxGame
    from tanglewood.games.fox.view import FoxView


class DuelState(State["DuelGame[Any]"]):
    """One moment of a game of the fox family, whatever modules it has.

    `scores_before` are the scores at the start of the round, `treasure_owed` the points that are
    scored only at its end. `trick` holds the leader's card first. Modules add parts of their own.
    """

    game: "DuelGame[Any]"
    round: int = 1
    dealer: int = 1
    scores_before: Pair = (0, 0)
    scores: Pair = (0, 0)
    treasure_owed: Pair = (0, 0)
    decree: FoxCard | None = None
    deck: tuple[FoxCard, ...] = ()
    hands: Hands = (FoxCards(), FoxCards())
    leader: int = 0
    tricks: Pair = (0, 0)
    trick: tuple[Laid, ...] = ()
    phase: FoxPhase = FOX_OVER

    def hidden(self) -> list[tuple[str, object]]:
        return [("Deck from its top", text_of(self.deck))]

    @property
    def round_points(self) -> Pair:
        """What the round has brought both seats so far."""
        return self.scores[0] - self.scores_before[0], self.scores[1] - self.scores_before[1]

    @property
    def outcome(self) -> Outcome | None:
        """Most points, then the tie-break of the ruleset, else a draw (`fox.game.winner`,
        `ruling.F1`)."""
        if self.phase is not FOX_OVER:
            return None
        rules, scores = self.game.rules, self.scores
        if scores[0] != scores[1]:
            winner = int(scores[1] > scores[0])
            return Outcome(Ending.WIN, (winner,), scores, "fox.game.winner", MOST_POINTS)
        last = rules.tie(self.tricks, self.round_points)
        if last[0] != last[1]:
            winner = int(last[1] > last[0])
            decided = Message("outcome-last-round")
            return Outcome(Ending.WIN, (winner,), scores, rules.tie_rule, decided)
        return Outcome(Ending.DRAW, (), scores, rules.tie_rule, Message("outcome-draw"))

    def set_up_event(self, **special: Any) -> SetUp:
        held = self.hands[0] | self.hands[1] | self.deck | ([self.decree] if self.decree else [])
        return SetUp(
            hands=self.hands,
            counts=(len(self.hands[0]), len(self.hands[1])),
            decree=self.decree,
            deck=len(self.deck),
            leader=self.leader,
            trick=self.trick,
            out=FoxCards(self.game.dealt(self)) - held if self.decree else FoxCards(),
            scores_before=self.scores_before,
            **special,
        )

    def face(self, card: FoxCard) -> FoxCard:
        """What the card is now."""
        return self.game.face(card, self.decree)

    def ability(self, laid: Laid) -> int:
        """The rank whose ability a card in the trick has now; 0 for those without a suit, and for
        those to which another was added."""
        return 0 if laid.crown else self.game.deck.rank_of[self.face(laid.card)]

    # Small moves, each of which gives the state after it.

    def to_hand(self, seat: int, card: FoxCard) -> Self:
        """The seat gets a card."""
        return self._replace(hands=changed(self.hands, seat, self.hands[seat] | card))

    def from_hand(self, seat: int, card: FoxCard) -> Self:
        """The seat parts with a card."""
        return self._replace(hands=changed(self.hands, seat, self.hands[seat] - card))

    def draw_card(self, seat: int) -> Self:
        """The top card of the draw deck goes to the hand. The deck never runs out (`ruling.S29`);
        in a made-up position without one, nothing is drawn."""
        if not self.deck:
            return self
        card, *rest = self.deck
        return self.to_hand(seat, card).with_event(Drew(seat, card), deck=tuple(rest))

    def put_under(self, seat: int, card: FoxCard) -> Self:
        """A card of the hand goes face down under the draw deck."""
        return self.from_hand(seat, card).with_event(PutUnder(seat, card), deck=(*self.deck, card))

    def with_laid(self, seat: int, laid: Laid) -> tuple[Laid, ...]:
        """The trick with this card in the seat's place."""
        return (laid, *self.trick[1:]) if seat == self.leader else (self.trick[0], laid)

    def laid_by(self, seat: int) -> Laid:
        """What the seat has in the trick."""
        return self.trick[seat != self.leader]

    def pull(self, seat: int) -> Self:
        """What the seat has in the trick leaves it."""
        if seat != self.leader:
            return self._replace(trick=self.trick[:1])
        return self._replace(trick=(GONE, *self.trick[1:]) if len(self.trick) > 1 else ())

    def gain(self, seat: int, points: int) -> Self:
        """Score points; a loss goes down to 0 at most (`deluxe.floor`)."""
        return self._replace(scores=changed(self.scores, seat, max(0, self.scores[seat] + points)))


def decree_of(state: DuelState) -> FoxCard:
    """The decree of a round, which lies open from the deal on."""
    assert state.decree is not None
    return state.decree


class FoxState(DuelState):
    """One moment of fox, fox-manual or fox-mini."""

    game: "FoxGame"

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "dealer", "scores_before", "scores", "treasure_owed", "decree", "deck", "hands",
        "leader", "tricks", "trick", "to_act", "phase", "chances",
    )  # fmt: skip

    @property
    def sevens(self) -> Pair:
        """The Treasures won in this round: nothing else brings points before its tricks do."""
        first, second = self.round_points
        if self.phase is FOX_OVER:
            chart, tricks = self.game.rules.scores, self.tricks
            return first - chart[tricks[0]], second - chart[tricks[1]]
        return first + self.treasure_owed[0], second + self.treasure_owed[1]

    def with_sevens(self, sevens: Pair) -> "FoxState":
        """The scores of this position if so many Treasures were won in the round."""
        rules, brought, owed = self.game.rules, sevens, (0, 0)
        if self.phase is FOX_OVER:
            brought = rules.points(self.tricks, sevens)
        elif not rules.treasure_at_once:
            brought, owed = owed, brought
        scores = self.scores_before[0] + brought[0], self.scores_before[1] + brought[1]
        return self._replace(scores=scores, treasure_owed=owed)

    def _view(self, viewer: int) -> "FoxView":
        from tanglewood.games.fox.view import fox_view

        return fox_view(self, viewer)
