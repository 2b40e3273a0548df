"""What a seat of a fox game has seen of the other hand and the deck."""

from typing import Any

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.games.fox.course import DEAL, DEALER
from tanglewood.games.fox.events import Dealt, Played, SetUp
from tanglewood.games.fox.game import DuelGame
from tanglewood.games.fox.view import FoxView
from tanglewood.games.fox.witness import Witness
from tanglewood.kernel.seen import NoWorlds, Seen, SeenStep


def seen(view: FoxView) -> Seen:
    """All that the viewer saw since the last deal, or since the game was set up."""
    if view.phase in {DEALER, DEAL}:
        return Seen(0, 0, 0)
    return Listener(view.game, view.viewer, view.cards).all_of(view.log)


class Listener(Witness):
    """Puts what one seat sees into the words that all games share. `deck` are the cards that may
    have been dealt; of `boxed` ones, `box` are in no hand and not in the deck."""

    def __init__(
        self, game: DuelGame[Any], seat: int, deck: FoxCards, box: int = 0, boxed: int = 0
    ) -> None:
        self.seat = seat
        self.cards = deck
        self.box, self.boxed = box, boxed
        self.seen = Seen(0, 0, 0)
        super().__init__(game)

    def all_of(self, log: tuple[object, ...]) -> Seen:
        """What the log shows."""
        for event in log:
            self.see(event)
        if self.decree is None:
            raise NoWorlds(self.game.name)
        return self.seen

    def set_up(self, event: SetUp) -> None:
        """The knowledge begins with a position."""
        mine, other = event.hands[self.seat] or FoxCards(), event.counts[1 - self.seat]
        unseen = self.cards - mine - event.out - FoxCards(event.decree or ())
        self.seen = Seen(unseen.mask, other, event.deck, self.box, self.boxed)

    def dealt(self, event: Dealt) -> None:
        unseen = self.cards - (event.hands[self.seat] or ()) - event.decree
        size = self.game.rules.hand
        deck = len(unseen) - size - self.box
        self.seen = Seen(unseen.mask, size, deck, self.box, self.boxed)

    def plays(self, event: Played) -> None:
        self.loses(event.seat, event.card)
        if event.crown is not None:
            self.loses(event.seat, event.crown)

    def loses(self, seat: int, card: FoxCard) -> None:
        if seat != self.seat:
            self.seen.add(SeenStep.LEAVES, card)

    def gets(self, seat: int, card: FoxCard) -> None:
        if seat != self.seat:
            self.seen.add(SeenStep.TAKES, card)

    def lacks(self, seat: int, suit: int, rank: int | None, cards: FoxCards) -> None:
        if seat != self.seat and cards:
            self.seen.add(SeenStep.LACKS, cards.mask)

    def drew(self, seat: int, card: FoxCard | None) -> None:
        self.seen.draws(card)

    def put_under(self, seat: int, card: FoxCard | None) -> None:
        self.seen.under(card)
