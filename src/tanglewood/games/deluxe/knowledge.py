"""What an attentive player of Deluxe knows for certain about the other hand and the deck.

Everything here is drawn from the events that the viewer saw, never from the state. As in fox, facts
are kept in the order of learning, with the moments at which a hidden card changed hands, so that
every deal that fits can be told from every deal that does not.

What following tells is less than in fox: an unsuited special card may always be played to a suit,
so only a suited card of another suit shows a void. A Mirror counts as what it showed at that
moment, so a void may speak of it too. Cards that come by Tree, Potion or Shovel tell nothing."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tanglewood.cards.fox import NO_CARD, FoxCard, FoxCards
from tanglewood.core.event import Event, plain
from tanglewood.games.deluxe.cards import (
    BIT,
    DECK,
    MIRROR_BIT,
    RANK,
    SPECIALS,
    SUIT,
    face,
)  # fmt: skip
from tanglewood.games.deluxe.special.fairy import Gave, Looked, Took
from tanglewood.games.deluxe.special.hammer import REPLACEMENT, Named
from tanglewood.games.deluxe.special.module import SpecialsIn
from tanglewood.games.deluxe.special.potion import BREWED
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.fox.cards import MONARCH, SWAN
from tanglewood.games.fox.events import HAND, Dealt, Drew, Exchanged, Played, PutUnder, TrickWon
from tanglewood.games.fox.rules import Hands

NONE: Final = FoxCards()


class Fact(NamedTuple):
    """Something learned about a seat in a trick.

    kind `void`: held no card of `suit`. `limit`: followed a Monarch with `rank`, so held no card
    of `suit` above it. In both, `cards` is the set that was ruled out then, the Mirror included if
    it counted. `took` and `gave`: took or gave `cards` openly or between the two players. `saw`:
    the seat saw these cards of the other hand. `drew` and `under`: a card came or went that the
    viewer did not see. `brought`: played `cards` out of the two that the Potion had just drawn.
    """

    kind: str
    seat: int
    trick: int
    suit: int | None = None
    rank: int | None = None
    cards: FoxCards = NONE

    def plain(self) -> dict[str, object]:
        """The fact as plain JSON values, without what it does not speak of."""
        fields: dict[str, object] = {"fact": self.kind, "seat": self.seat, "trick": self.trick}
        if self.suit is not None:
            fields["suit"] = DECK.suits[self.suit]
        if self.rank is not None:
            fields["rank"] = self.rank
        if self.cards:
            fields["cards"] = self.cards.texts
        return fields


class Known(NamedTuple):
    """What is certain now. `holds` and `lacks`: cards that a seat holds or does not hold, beyond
    those the viewer sees elsewhere. `deck` is the draw deck from its top and `under` what went
    under it in this round, None for cards that the viewer did not see. `out` are the cards that
    were taken with tricks or lie in the trick. `specials` are the special cards that are surely in
    the game."""

    facts: tuple[Fact, ...]
    holds: Hands
    lacks: Hands
    deck: tuple[FoxCard | None, ...]
    under: tuple[FoxCard | None, ...]
    out: FoxCards
    specials: FoxCards

    def plain(self) -> dict[str, object]:
        """All of it as plain JSON values."""
        return {name: plain(value) for name, value in self._asdict().items()}


class Watcher:
    """The notes that a viewer takes while the events go by, in a game with hands of this size and
    so many special cards. `decree` is the one that lay open before the first event, in a game that
    was set up in mid-round: what a Mirror showed then depends on it."""

    def __init__(self, hand: int, special: int, decree: FoxCard = NO_CARD) -> None:
        self.deck_size = DECK.suited + special - 2 * hand - 1
        self.specials = NONE
        self.new_round(decree)

    def new_round(self, decree: FoxCard) -> None:
        self.facts: list[Fact] = []
        self.holds, self.lacks = [NONE, NONE], [NONE, NONE]
        self.deck: list[FoxCard | None] = [None] * self.deck_size
        self.under: list[FoxCard | None] = []
        self.won: list[TrickWon] = []
        self.out, self.trick, self.decree = NONE, 1, decree
        self.leader, self.lead, self.crowned, self.named = -1, NO_CARD, False, -1

    def exist(self, cards: FoxCards) -> None:
        """These cards are in the game."""
        self.specials |= cards & SPECIALS

    def learn(
        self,
        kind: str,
        seat: int,
        cards: FoxCards = NONE,
        suit: int | None = None,
        rank: int | None = None,
    ) -> None:
        self.facts.append(Fact(kind, seat, self.trick, suit, rank, cards))

    def got(self, seat: int, card: FoxCard) -> None:
        self.exist(BIT[card])
        self.holds[seat] |= BIT[card]
        self.lacks[seat] &= ~BIT[card]

    def lost(self, seat: int, card: FoxCard) -> None:
        self.exist(BIT[card])
        self.holds[seat] &= ~BIT[card]

    def played(self, event: Played) -> None:
        seat, card, crown, way = event
        if self.leader < 0:
            self.leader = seat
        elif way == HAND:
            self.followed(seat, card)
        elif way == REPLACEMENT and SUIT[face(card, self.decree)] != self.named:
            self.ruled_out("void", seat, self.named, None)
        elif way == BREWED:
            self.learn("brought", seat, BIT[card])
        for one in (card,) if crown is None else (card, crown):
            self.lost(seat, one)
            self.out |= BIT[one]
        if seat == self.leader:
            self.lead, self.crowned = card, crown is not None

    def followed(self, seat: int, card: FoxCard) -> None:
        """What a card chosen to follow tells (`fox.follow`, `fox.monarch`)."""
        led, shown = face(self.lead, self.decree), face(card, self.decree)
        suit = SUIT[led]
        if suit < 0:
            return
        bound = RANK[led] == MONARCH and not self.crowned
        if SUIT[shown] == suit:
            if bound and RANK[shown] != SWAN:
                self.ruled_out("limit", seat, suit, RANK[shown])
        elif SUIT[shown] >= 0 or bound:
            self.ruled_out("void", seat, suit, None)

    def ruled_out(self, kind: str, seat: int, suit: int, rank: int | None) -> None:
        cards = DECK.suit_mask[suit]
        if rank is not None:
            cards &= ~(2 * BIT[DECK.card(suit, rank)] - 1)
        if cards & BIT[self.decree]:
            cards = cards ^ BIT[self.decree] | MIRROR_BIT
        self.lacks[seat] |= cards
        self.learn(kind, seat, cards, suit, rank)

    def drew(self, seat: int, card: FoxCard | None) -> None:
        """A drawn card is known to its drawer, and to whom has seen it go under the deck."""
        top = self.deck.pop(0) if self.deck else None
        card = top if card is None else card
        if card is not None:
            self.got(seat, card)
        else:
            self.lacks[seat] = NONE
            self.learn("drew", seat)

    def put_under(self, seat: int, card: FoxCard | None) -> None:
        self.deck.append(card)
        self.under.append(card)
        if card is not None:
            self.lost(seat, card)
        else:
            self.holds[seat] = NONE
            self.learn("under", seat)

    def moved(self, kind: str, giver: int, taker: int, card: FoxCard | None) -> None:
        """A card goes from one hand to the other, seen by both players and by nobody else."""
        seat = taker if kind == "took" else giver
        if card is None:
            self.holds[giver] = self.lacks[taker] = NONE
            self.learn(kind, seat)
        else:
            self.lost(giver, card)
            self.got(taker, card)
            self.learn(kind, seat, BIT[card])

    def see(self, event: object) -> None:
        match event:
            case SpecialsIn(_, cards, _):
                self.exist(cards or NONE)
            case Dealt(_, _, hands, decree, _):
                self.new_round(decree)
                self.exist(BIT[decree])
                for seat, cards in enumerate(hands):
                    self.holds[seat] = cards or NONE
                    self.exist(cards or NONE)
            case Played():
                self.played(event)
            case Exchanged(seat, decree, taken):
                self.lost(seat, decree)
                self.got(seat, taken)
                self.decree = decree
                self.learn("took", seat, BIT[taken])
            case Drew(seat, card):
                self.drew(seat, card)
            case PutUnder(seat, card):
                self.put_under(seat, card)
            case SentUnder(_, sent):
                self.deck += sent
                self.under += sent
                self.out -= sent
            case Named(_, suit):
                self.named = suit
            case Looked(seat, cards):
                self.holds[1 - seat] |= cards or NONE
                self.exist(cards or NONE)
                self.learn("saw", seat, cards or NONE)
            case Took(seat, took, card) if took:
                self.moved("took", 1 - seat, seat, card)
            case Gave(seat, card):
                self.moved("gave", seat, 1 - seat, card)
            case TrickWon():
                self.won.append(event)
                self.trick += 1
                self.leader = -1
            case _:
                pass

    def known(self) -> Known:
        elsewhere = self.out | [card for card in self.deck if card is not None]
        (first, second), (not_first, not_second) = self.holds, self.lacks
        lacks = not_first & ~(elsewhere | second), not_second & ~(elsewhere | first)
        return Known(
            tuple(self.facts), (first, second), lacks, tuple(self.deck), tuple(self.under),
            self.out, self.specials,
        )  # fmt: skip

    def now(self) -> tuple[Known, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)


def known(events: Iterable[Event], hand: int, special: int, decree: FoxCard = NO_CARD) -> Known:
    """The knowledge of this round from the events that one viewer saw."""
    watcher = Watcher(hand, special, decree)
    for event in events:
        watcher.see(event)
    return watcher.known()
