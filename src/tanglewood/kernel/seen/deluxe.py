"""What a seat of a Deluxe game has seen of the other hand and the deck.

Which special cards are in may be unknown (`ruling.P6`): those that are not lie in the box. Earlier
rounds matter only in that a special card seen then is in.
"""

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.watching import noted
from tanglewood.games.deluxe.cards import SPECIALS, SUITED
from tanglewood.games.deluxe.goals import RENEW, SHUFFLE
from tanglewood.games.deluxe.knowledge import Watcher
from tanglewood.games.deluxe.special.card import Source
from tanglewood.games.deluxe.special.fairy import Looked
from tanglewood.games.deluxe.special.module import CHOOSE, SOURCES
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.deluxe.witness import DeluxeWitness
from tanglewood.games.fox.course import DEAL, DEALER
from tanglewood.games.fox.events import Played, SetUp
from tanglewood.kernel.seen import Seen, SeenStep, fox

NOTHING_DEALT = {SHUFFLE, DEALER, RENEW, DEAL}
"""Phases in which cards are hidden only in that nobody knows which special ones are in."""


def seen(view: DeluxeView) -> Seen:
    """All that the viewer saw since the last deal, or since the game was set up.

    While nothing is dealt, the special cards that are in stand for the other hand.
    """
    if view.phase == CHOOSE:
        return Seen(0, 0, 0)
    rules = view.game.rules
    random = rules.special if not rules.public_specials else 0
    box = len(SPECIALS) - random if random else 0
    known, _ = noted(Watcher(view.game), view.log)
    unseen = SPECIALS - known.specials
    if view.phase in NOTHING_DEALT:
        unseen = unseen if box else FoxCards()
        return Seen(unseen.mask, len(unseen) - box, 0, box, unseen.mask)
    deck = SUITED | (SPECIALS if random else rules.public_specials)
    return _Listener(view.game, view.viewer, deck, box, unseen.mask).all_of(view.log)


class _Listener(DeluxeWitness, fox.Listener):
    """Follows the events of a round as one seat saw them."""

    def new_round(self, decree: FoxCard | None) -> None:
        super().new_round(decree)
        self.brewing = -1
        """The seat whose Potion has gone under the deck: what it draws now is chosen from."""

    def set_up(self, event: SetUp) -> None:
        super().set_up(event)
        aside, mine = event.drawn[1 - self.seat], event.hands[self.seat] or FoxCards()
        self.seen.hand -= aside
        self.seen.deck += aside
        for _ in range(aside):
            self.seen.add(SeenStep.DRAWS_ASIDE)
        for card in (event.shown[self.seat] or FoxCards()) - mine:
            self.seen.add(SeenStep.SHOWS, card)

    def plays(self, event: Played) -> None:
        """What a special card brings need not come from the hand."""
        source = SOURCES[event.way]
        if source is Source.HAND:
            super().plays(event)
        elif source is Source.ASIDE:
            if event.seat != self.seat:
                self.seen.add(SeenStep.LEAVES_ASIDE, event.card)
            self.brewing = -1

    def drew(self, seat: int, card: FoxCard | None) -> None:
        if card is None and seat == self.brewing:
            self.seen.add(SeenStep.DRAWS_ASIDE)
        else:
            super().drew(seat, card)

    def sent_under(self, event: SentUnder) -> None:
        """A Hammer sends the led card away, a Potion itself."""
        for card in event.cards:
            self.seen.add(SeenStep.GOES_UNDER, card)
        self.brewing = event.seat if self.asked_suit is None else -1

    def looked(self, event: Looked) -> None:
        if event.seat == self.seat:
            for card in event.cards or ():
                self.seen.add(SeenStep.SHOWS, card)

    def moved(self, kind: str, giver: int, taker: int, card: FoxCard | None) -> None:
        if card is not None:
            self.loses(giver, card)
            self.gets(taker, card)
