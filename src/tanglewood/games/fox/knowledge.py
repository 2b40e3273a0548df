"""What an attentive player knows for certain about the other hand and the deck.

A fact is kept with the trick in which it was learned, in the order of learning, together with the
moments at which a hidden card changed hands: from these, and the counts, every deal that fits can
be told from every deal that does not.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tanglewood.cards.suited import SuitedDeck
from tanglewood.core.bits import mask_of
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.events import Played, TrickWon
from tanglewood.games.fox.witness import Witness

if TYPE_CHECKING:
    from tanglewood.games.fox.game import FoxGame


class Fact(NamedTuple):
    """Something learned about a seat in a trick.

    kind `void`: held no card of `suit`. `limit`: followed a Monarch with `rank`, so held no card
    of `suit` above it. `took`: took `card` openly. `drew` and `under`: a hidden card came or went.
    """

    kind: str
    seat: int
    trick: int
    suit: int | None = None
    rank: int | None = None
    card: int | None = None

    def plain(self) -> dict[str, object]:
        """The fact as plain JSON values, without what it does not speak of."""
        fields: dict[str, object] = {"fact": self.kind, "seat": self.seat, "trick": self.trick}
        if self.suit is not None:
            fields["suit"] = DECK.suits[self.suit]
        if self.rank is not None:
            fields["rank"] = self.rank
        if self.card is not None:
            fields["card"] = DECK.text(self.card)
        return fields


class Known(NamedTuple):
    """What is certain now: cards that a seat holds, and cards that it does not, beyond those that
    the viewer sees elsewhere. `under` lists the cards put under the deck in this round, None for
    those the viewer did not see."""

    facts: tuple[Fact, ...]
    holds: tuple[int, int]
    lacks: tuple[int, int]
    under: tuple[int | None, ...]
    played: int

    def plain(self, deck: SuitedDeck) -> dict[str, object]:
        """All of it but the played cards as plain JSON values."""
        return {
            "facts": [fact.plain() for fact in self.facts],
            "holds": [deck.names(held) for held in self.holds],
            "lacks": [deck.names(lacked) for lacked in self.lacks],
            "under": [None if card is None else deck.text(card) for card in self.under],
        }


class Notes(Witness):
    """The notes that a viewer takes while the events of a round go by, in every game of the
    family: what a seat holds and lacks for certain, and what went under the deck."""

    def new_round(self, decree: int) -> None:
        super().new_round(decree)
        self.facts: list[Any] = []
        self.seat_holds, self.seat_lacks = [0, 0], [0, 0]
        self.under: list[int | None] = []
        self.won: list[TrickWon] = []
        self.out = 0

    @property
    def trick(self) -> int:
        """The number of the trick that is played."""
        return len(self.won) + 1

    def learn(
        self, kind: str, seat: int, cards: int = 0, suit: int | None = None, rank: int | None = None
    ) -> None:
        """A fact, which may speak of cards."""
        raise NotImplementedError

    def plays(self, event: Played) -> None:
        for card in (event.card,) if event.crown is None else (event.card, event.crown):
            self.loses(event.seat, card)
            self.out |= 1 << card

    def loses(self, seat: int, card: int) -> None:
        self.seat_holds[seat] &= ~(1 << card)

    def gets(self, seat: int, card: int) -> None:
        self.seat_holds[seat] |= 1 << card
        self.seat_lacks[seat] &= ~(1 << card)

    def took(self, seat: int, card: int) -> None:
        self.learn("took", seat, 1 << card)

    def lacks(self, seat: int, suit: int, rank: int | None, cards: int) -> None:
        self.seat_lacks[seat] |= cards
        self.learn("void" if rank is None else "limit", seat, cards, suit, rank)

    def drew(self, seat: int, card: int | None) -> None:
        if card is None:
            self.seat_lacks[seat] = 0
            self.learn("drew", seat)
        else:
            self.seat_lacks[seat] &= ~(1 << card)

    def put_under(self, seat: int, card: int | None) -> None:
        self.under.append(card)
        if card is not None:
            self.loses(seat, card)
        else:
            self.seat_holds[seat] = 0
            self.learn("under", seat)

    def trick_won(self, event: TrickWon) -> None:
        self.won.append(event)


class Watcher(Notes):
    """The notes of a viewer of fox."""

    def learn(
        self, kind: str, seat: int, cards: int = 0, suit: int | None = None, rank: int | None = None
    ) -> None:
        card = cards.bit_length() - 1 if kind == "took" else None
        self.facts.append(Fact(kind, seat, self.trick, suit, rank, card))

    def known(self) -> Known:
        unseen = ~(self.out | mask_of(card for card in self.under if card is not None))
        (first, second), lacks = self.seat_holds, self.seat_lacks
        return Known(
            tuple(self.facts), (first, second), (lacks[0] & unseen, lacks[1] & unseen),
            tuple(self.under), self.out,
        )  # fmt: skip

    def now(self) -> tuple[Known, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)


def known(game: "FoxGame", events: Iterable[object]) -> Known:
    """The knowledge of this round from the events that one viewer saw."""
    watcher = Watcher(game)
    for event in events:
        watcher.see(event)
    return watcher.known()
