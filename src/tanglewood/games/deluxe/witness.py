"""What the events of modules mean for somebody who watches a round of Deluxe.

Following shows less than in fox: an unsuited special card may always be played to a suit,
so only a suited card of another suit shows a void. A Mirror counts as what it showed at that
moment, so a void may speak of it too. Cards that a special card brings show nothing."""

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.games.deluxe.cards import SUIT
from tanglewood.games.deluxe.special.fairy import Gave, Looked, Took
from tanglewood.games.deluxe.special.hammer import REPLACEMENT, Named
from tanglewood.games.deluxe.special.module import SpecialsIn
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.fox.events import SetUp
from tanglewood.games.fox.witness import Witness


class DeluxeWitness(Witness):
    """Follows the rounds of a Deluxe game; `asked_suit` is the suit that a Hammer asks for, until
    the leader has played another card."""

    asked_suit: int | None

    def new_round(self, decree: FoxCard | None) -> None:
        super().new_round(decree)
        self.asked_suit = None

    def see(self, event: object) -> None:
        match event:
            case SetUp():
                super().see(event)
                self.asked_suit = event.suit
            case SpecialsIn(_, cards, _):
                self.exist(cards or FoxCards())
            case Named(_, suit):
                self.asked_suit = suit
            case SentUnder():
                self.sent_under(event)
            case Looked():
                self.looked(event)
            case Took(seat, True, card):
                self.moved("took", 1 - seat, seat, card)
            case Gave(seat, card):
                self.moved("gave", seat, 1 - seat, card)
            case _:
                super().see(event)

    def answers(self, seat: int, card: FoxCard, way: str) -> None:
        """A card in place of a hammered one may show a void in the named suit (`ruling.S10`)."""
        if way != REPLACEMENT:
            super().answers(seat, card, way)
            return
        asked, self.asked_suit = self.asked_suit, None
        if asked is not None and SUIT[self.game.face(card, self.decree)] != asked:
            self.lacks_above(seat, asked, None)

    def exist(self, cards: FoxCards) -> None: ...
    def sent_under(self, event: SentUnder) -> None: ...
    def looked(self, event: Looked) -> None: ...
    def moved(self, kind: str, giver: int, taker: int, card: FoxCard | None) -> None: ...
