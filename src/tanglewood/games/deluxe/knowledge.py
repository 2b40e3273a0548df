"""What an attentive player of Deluxe knows for certain about the other hand and the deck.

Everything here is drawn from the events that the viewer saw, never from the state. As in fox, facts
are kept in the order of learning, with the moments at which a hidden card changed hands, so that
every deal that fits can be told from every deal that does not.

What following tells is less than in fox: an unsuited special card may always be played to a suit,
so only a suited card of another suit shows a void. A Mirror counts as what it showed at that
moment, so a void may speak of it too. Cards that come by Tree, Potion or Shovel tell nothing."""

from collections.abc import Iterable
from typing import NamedTuple

from tanglewood.cards.suited import SuitedDeck
from tanglewood.core.bits import mask_of, members
from tanglewood.core.event import Event
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
    cards: int = 0

    def plain(self) -> dict[str, object]:
        """The fact as plain JSON values, without what it does not speak of."""
        fields: dict[str, object] = {"fact": self.kind, "seat": self.seat, "trick": self.trick}
        if self.suit is not None:
            fields["suit"] = DECK.suits[self.suit]
        if self.rank is not None:
            fields["rank"] = self.rank
        if self.cards:
            fields["cards"] = [DECK.text(card) for card in members(self.cards)]
        return fields


class Known(NamedTuple):
    """What is certain now. `holds` and `lacks`: cards that a seat holds or does not hold, beyond
    those the viewer sees elsewhere. `deck` is the draw deck from its top and `under` what went
    under it in this round, None for cards that the viewer did not see. `out` are the cards that
    were taken with tricks or lie in the trick. `specials` are the special cards that are surely in
    the game."""

    facts: tuple[Fact, ...]
    holds: tuple[int, int]
    lacks: tuple[int, int]
    deck: tuple[int | None, ...]
    under: tuple[int | None, ...]
    out: int
    specials: int

    def plain(self, deck: SuitedDeck) -> dict[str, object]:
        """All of it as plain JSON values."""
        return {
            "facts": [fact.plain() for fact in self.facts],
            "holds": [[deck.text(card) for card in members(held)] for held in self.holds],
            "lacks": [[deck.text(card) for card in members(lacked)] for lacked in self.lacks],
            "deck": [None if card is None else deck.text(card) for card in self.deck],
            "under": [None if card is None else deck.text(card) for card in self.under],
            "out": [deck.text(card) for card in members(self.out)],
            "specials": [deck.text(card) for card in members(self.specials)],
        }


class Watcher:
    """The notes that a viewer takes while the events go by, in a game with hands of this size and
    so many special cards. `decree` is the one that lay open before the first event, in a game that
    was set up in mid-round: what a Mirror showed then depends on it."""

    def __init__(self, hand: int, special: int, decree: int = -1) -> None:
        self.deck_size = DECK.suited + special - 2 * hand - 1
        self.specials = 0
        self.new_round(decree)

    def new_round(self, decree: int) -> None:
        self.facts: list[Fact] = []
        self.holds, self.lacks = [0, 0], [0, 0]
        self.deck: list[int | None] = [None] * self.deck_size
        self.under: list[int | None] = []
        self.won: list[TrickWon] = []
        self.out, self.trick, self.decree = 0, 1, decree
        self.leader, self.lead, self.crowned, self.named = -1, -1, False, -1

    def exist(self, cards: int) -> None:
        """These cards are in the game."""
        self.specials |= cards & SPECIALS

    def learn(
        self, kind: str, seat: int, cards: int = 0, suit: int | None = None, rank: int | None = None
    ) -> None:
        self.facts.append(Fact(kind, seat, self.trick, suit, rank, cards))

    def got(self, seat: int, card: int) -> None:
        self.exist(BIT[card])
        self.holds[seat] |= BIT[card]
        self.lacks[seat] &= ~BIT[card]

    def lost(self, seat: int, card: int) -> None:
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

    def followed(self, seat: int, card: int) -> None:
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

    def drew(self, seat: int, card: int | None) -> None:
        """A drawn card is known to its drawer, and to whom has seen it go under the deck."""
        top = self.deck.pop(0) if self.deck else None
        card = top if card is None else card
        if card is not None:
            self.got(seat, card)
        else:
            self.lacks[seat] = 0
            self.learn("drew", seat)

    def put_under(self, seat: int, card: int | None) -> None:
        self.deck.append(card)
        self.under.append(card)
        if card is not None:
            self.lost(seat, card)
        else:
            self.holds[seat] = 0
            self.learn("under", seat)

    def moved(self, kind: str, giver: int, taker: int, card: int | None) -> None:
        """A card goes from one hand to the other, seen by both players and by nobody else."""
        seat = taker if kind == "took" else giver
        if card is None:
            self.holds[giver] = self.lacks[taker] = 0
            self.learn(kind, seat)
        else:
            self.lost(giver, card)
            self.got(taker, card)
            self.learn(kind, seat, BIT[card])

    def see(self, event: object) -> None:
        match event:
            case SpecialsIn(_, cards, _):
                self.exist(cards or 0)
            case Dealt(_, _, hands, decree, _):
                self.new_round(decree)
                self.exist(BIT[decree])
                for seat, cards in enumerate(hands):
                    self.holds[seat] = cards or 0
                    self.exist(cards or 0)
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
            case SentUnder(_, cards):
                self.deck += cards
                self.under += cards
                for card in cards:
                    self.out &= ~BIT[card]
            case Named(_, suit):
                self.named = suit
            case Looked(seat, cards):
                self.holds[1 - seat] |= cards or 0
                self.exist(cards or 0)
                self.learn("saw", seat, cards or 0)
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
        elsewhere = self.out | mask_of(card for card in self.deck if card is not None)
        (first, second), (not_first, not_second) = self.holds, self.lacks
        lacks = not_first & ~(elsewhere | second), not_second & ~(elsewhere | first)
        return Known(
            tuple(self.facts), (first, second), lacks, tuple(self.deck), tuple(self.under),
            self.out, self.specials,
        )  # fmt: skip

    def now(self) -> tuple[Known, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)


def known(events: Iterable[Event], hand: int, special: int, decree: int = -1) -> Known:
    """The knowledge of this round from the events that one viewer saw."""
    watcher = Watcher(hand, special, decree)
    for event in events:
        watcher.see(event)
    return watcher.known()
