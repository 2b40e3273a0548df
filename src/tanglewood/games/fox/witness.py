"""What the events of a round mean for somebody who watches it.

Everything is drawn from the events that one viewer saw, never from the state. A witness follows the
trick and says of each event who got or lost which card and who turned out to lack some; those who
take notes (`knowledge`, and the kernel's worlds) say what they make of it.
"""

from typing import TYPE_CHECKING, Any

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.games.fox.cards import MONARCH, SWAN
from tanglewood.games.fox.events import (
    HAND,
    Dealt,
    Drew,
    Exchanged,
    Played,
    PutUnder,
    SetUp,
    TrickWon,
)  # fmt: skip
from tanglewood.games.fox.laid import GONE, Laid

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame


class Witness:
    """Follows the rounds of a game; `decree` is the one that lay open before the first event, for
    those who remember only the last ones. Each of the methods without a body is a kind of news."""

    def __init__(self, game: "DuelGame[Any]", decree: FoxCard | None = None) -> None:
        self.game = game
        self.new_round(decree)

    def new_round(self, decree: FoxCard | None) -> None:
        """Everything begins anew."""
        self.decree = decree
        self.leader, self.lead = -1, GONE

    def see(self, event: object) -> None:
        """Something happened."""
        match event:
            case Dealt():
                self.new_round(event.decree)
                self.dealt(event)
            case SetUp():
                self.new_round(event.decree)
                if event.trick:
                    self.leader, self.lead = event.leader, event.trick[0]
                self.set_up(event)
            case Played():
                self._played(event)
            case Exchanged(seat, decree, taken):
                self.loses(seat, decree)
                self.gets(seat, taken)
                self.decree = decree
                self.took(seat, taken)
            case Drew(seat, card):
                self.drew(seat, card)
            case PutUnder(seat, card):
                self.put_under(seat, card)
            case TrickWon():
                self.leader = -1
                self.trick_won(event)

    def _played(self, event: Played) -> None:
        seat, card, crown, way = event
        follows = self.leader >= 0
        if not follows:
            self.leader = seat
        self.plays(event)
        if follows:
            self.answers(seat, card, way)
        if seat == self.leader:
            self.lead = Laid(card, crown)

    def answers(self, seat: int, card: FoxCard, way: str) -> None:
        """What a card that was chosen to follow shows (`fox.follow`, `fox.monarch`). Another suit
        means void; a card without a suit shows nothing, unless a Monarch bars it. Under a Monarch a
        card other than the 1 means that nothing higher was held."""
        deck, face = self.game.deck, self.game.face
        led, shown = face(self.lead.card, self.decree), face(card, self.decree)
        suit = deck.suit_of[led]
        if way != HAND or suit < 0:
            return
        bound = deck.rank_of[led] == MONARCH and not self.lead.crown
        if deck.suit_of[shown] == suit:
            if bound and deck.rank_of[shown] != SWAN:
                self.lacks_above(seat, suit, deck.rank_of[shown])
        elif deck.suit_of[shown] >= 0 or bound:
            self.lacks_above(seat, suit, None)

    def lacks_above(self, seat: int, suit: int, rank: int | None) -> None:
        """A seat held none of the suit, or none above the rank."""
        deck = self.game.deck
        cards = deck.suit_mask[suit]
        if rank is not None:
            cards -= [FoxCard.of(suit, low) for low in range(1, rank + 1)]
        self.lacks(seat, suit, rank, self.game.held_as(cards, self.decree))

    def dealt(self, event: Dealt) -> None: ...
    def set_up(self, event: SetUp) -> None: ...
    def plays(self, event: Played) -> None: ...
    def loses(self, seat: int, card: FoxCard) -> None: ...
    def gets(self, seat: int, card: FoxCard) -> None: ...
    def took(self, seat: int, card: FoxCard) -> None: ...
    def lacks(self, seat: int, suit: int, rank: int | None, cards: FoxCards) -> None: ...
    def drew(self, seat: int, card: FoxCard | None) -> None: ...
    def put_under(self, seat: int, card: FoxCard | None) -> None: ...
    def trick_won(self, event: TrickWon) -> None: ...
