"""What an attentive player of Deluxe knows for certain about the other hand and the deck.

As in fox, facts are kept in the order of learning, with the moments at which a hidden card changed
hands, so that they separate the deals that fit from those that do not."""

from operator import not_
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import EVERYBODY, Called, IfAny, LeftOut, Open
from tanglewood.games.deluxe.cards import SPECIALS
from tanglewood.games.deluxe.special.fairy import Looked
from tanglewood.games.deluxe.special.potion import BREWED
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.deluxe.witness import DeluxeWitness
from tanglewood.games.fox.events import Dealt
from tanglewood.games.fox.knowledge import NONE, Notes
from tanglewood.games.fox.rules import Hands, Suit

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame


class Fact(NamedTuple):
    """Something learned about a seat in a trick.

    kind `void`: held no card of `suit`. `limit`: followed a Monarch with `rank`, so held no card
    of `suit` above it. In both, `cards` is the set that was ruled out then, the Mirror included if
    it counted. `took` and `gave`: took or gave `cards` openly or between the two players. `saw`:
    the seat saw these cards of the other hand. `drew` and `under`: a card came or went that the
    viewer did not see. `brought`: played `cards` out of the two that the Potion had just drawn.
    """

    kind: Annotated[str, EVERYBODY, Called("fact")]
    seat: Open[int]
    trick: Open[int]
    suit: IfAny[Suit] = None
    rank: IfAny[int] = None
    cards: Annotated[FoxCards, EVERYBODY, LeftOut(not_)] = NONE


class Known(NamedTuple):
    """What is certain now. `holds` and `lacks`: cards that a seat holds or does not hold, beyond
    those the viewer sees elsewhere. `deck` is the draw deck from its top and `under` what went
    under it in this round, None for cards that the viewer did not see. `out` are the cards that
    were taken with tricks or lie in the trick. `specials` are the special cards that are surely in
    the game."""

    facts: Open[tuple[Fact, ...]]
    holds: Open[Hands]
    lacks: Open[Hands]
    deck: Open[tuple[FoxCard | None, ...]]
    under: Open[tuple[FoxCard | None, ...]]
    out: Open[FoxCards]
    specials: Open[FoxCards]


class Watcher(DeluxeWitness, Notes[Known]):
    """The notes of a viewer of Deluxe: also of the order of the deck, and of the special cards."""

    def __init__(self, game: "DeluxeGame", decree: FoxCard | None = None) -> None:
        rules = game.rules
        self.deck_size = FoxCard.suited_count + rules.special - 2 * rules.hand - 1
        self.specials = NONE
        super().__init__(game, decree)

    def new_round(self, decree: FoxCard | None) -> None:
        super().new_round(decree)
        self.deck: list[FoxCard | None] = [None] * self.deck_size

    def fact(self, kind: str, cards: FoxCards, *learned: Any) -> Fact:
        return Fact(kind, *learned)._replace(cards=cards)

    def exist(self, cards: FoxCards) -> None:
        """These cards are in the game."""
        self.specials |= cards & SPECIALS

    def dealt(self, event: Dealt) -> None:
        self.exist(FoxCards(event.decree))
        for seat, cards in enumerate(event.hands):
            self.seat_holds[seat] = cards or NONE
            self.exist(cards or NONE)

    def answers(self, seat: int, card: FoxCard, way: str) -> None:
        super().answers(seat, card, way)
        if way == BREWED:
            self.learn("brought", seat, FoxCards(card))

    def gets(self, seat: int, card: FoxCard) -> None:
        super().gets(seat, card)
        self.exist(FoxCards(card))

    def loses(self, seat: int, card: FoxCard) -> None:
        super().loses(seat, card)
        self.exist(FoxCards(card))

    def drew(self, seat: int, card: FoxCard | None) -> None:
        """A drawn card is known to its drawer, and to whoever saw it go under the deck."""
        top = self.deck.pop(0) if self.deck else None
        card = top if card is None else card
        if card is not None:
            self.gets(seat, card)
        else:
            super().drew(seat, card)

    def put_under(self, seat: int, card: FoxCard | None) -> None:
        super().put_under(seat, card)
        self.deck.append(card)

    def sent_under(self, event: SentUnder) -> None:
        self.deck += event.cards
        self.under += event.cards
        self.out -= event.cards

    def looked(self, event: Looked) -> None:
        cards = event.cards or NONE
        self.seat_holds[1 - event.seat] |= cards
        self.exist(cards)
        self.learn("saw", event.seat, cards)

    def moved(self, kind: str, giver: int, taker: int, card: FoxCard | None) -> None:
        """A card goes from one hand to the other, seen by both players and by nobody else."""
        seat = taker if kind == "took" else giver
        if card is None:
            self.seat_holds[giver] = self.seat_lacks[taker] = NONE
            self.learn(kind, seat)
        else:
            self.loses(giver, card)
            self.gets(taker, card)
            self.learn(kind, seat, FoxCards(card))

    def known(self) -> Known:
        elsewhere = self.out | [card for card in self.deck if card is not None]
        (first, second), (not_first, not_second) = self.seat_holds, self.seat_lacks
        lacks = not_first - (elsewhere | second), not_second - (elsewhere | first)
        return Known(
            facts=tuple(self.facts), holds=(first, second), lacks=lacks, deck=tuple(self.deck),
            under=tuple(self.under), out=self.out, specials=self.specials,
        )  # fmt: skip
