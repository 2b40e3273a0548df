"""What an attentive player knows for certain about the other hand and the deck.

A fact is kept with the trick in which it was learned, in the order of learning, together with the
moments at which a hidden card changed hands: these, and the counts, separate the deals that fit
from those that do not.
"""

from abc import ABC, abstractmethod
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import EVERYBODY, Called, IfAny, Inside, Open
from tanglewood.games.fox.events import Played, TrickWon
from tanglewood.games.fox.rules import Hands, Suit
from tanglewood.games.fox.witness import Witness

NONE: Final = FoxCards()
K = TypeVar("K")


class Fact(NamedTuple):
    """Something learned about a seat in a trick.

    kind `void`: held no card of `suit`. `limit`: followed a Monarch with `rank`, so held no card
    of `suit` above it. `took`: took `card` openly. `drew` and `under`: a hidden card came or went.
    """

    kind: Annotated[str, EVERYBODY, Called("fact")]
    seat: Open[int]
    trick: Open[int]
    suit: IfAny[Suit] = None
    rank: IfAny[int] = None
    card: IfAny[FoxCard] = None


class Known(NamedTuple):
    """What is certain now: cards that a seat holds, and cards that it does not, beyond those that
    the viewer sees elsewhere. `under` lists the cards put under the deck in this round, None for
    those the viewer did not see."""

    facts: Open[tuple[Fact, ...]]
    holds: Open[Hands]
    lacks: Open[Hands]
    under: Open[tuple[FoxCard | None, ...]]
    out: Inside[FoxCards]


class Notes(Witness, ABC, Generic[K]):
    """The notes that a viewer takes while the events of a round go by, in every game of the
    family: what a seat holds and lacks for certain, and what went under the deck."""

    def new_round(self, decree: FoxCard | None) -> None:
        super().new_round(decree)
        self.facts: list[Any] = []
        self.seat_holds, self.seat_lacks = [NONE, NONE], [NONE, NONE]
        self.under: list[FoxCard | None] = []
        self.won: list[TrickWon] = []
        self.out = NONE

    @property
    def trick(self) -> int:
        """The number of the trick that is played."""
        return len(self.won) + 1

    def learn(
        self,
        kind: str,
        seat: int,
        cards: FoxCards = NONE,
        suit: int | None = None,
        rank: int | None = None,
    ) -> None:
        """A fact, which may speak of cards."""
        self.facts.append(self.fact(kind, cards, seat, self.trick, suit, rank))

    @abstractmethod
    def fact(self, kind: str, cards: FoxCards, *learned: Any) -> Any:
        """A fact as this game keeps it."""

    @abstractmethod
    def known(self) -> K:
        """What is certain now."""

    def now(self) -> tuple[K, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)

    def plays(self, event: Played) -> None:
        for card in (event.card,) if event.crown is None else (event.card, event.crown):
            self.loses(event.seat, card)
            self.out |= card

    def loses(self, seat: int, card: FoxCard) -> None:
        self.seat_holds[seat] -= card

    def gets(self, seat: int, card: FoxCard) -> None:
        self.seat_holds[seat] |= card
        self.seat_lacks[seat] -= card

    def took(self, seat: int, card: FoxCard) -> None:
        self.learn("took", seat, FoxCards(card))

    def lacks(self, seat: int, suit: int, rank: int | None, cards: FoxCards) -> None:
        self.seat_lacks[seat] |= cards
        self.learn("void" if rank is None else "limit", seat, cards, suit, rank)

    def drew(self, seat: int, card: FoxCard | None) -> None:
        if card is None:
            self.seat_lacks[seat] = NONE
            self.learn("drew", seat)
        else:
            self.seat_lacks[seat] -= card

    def put_under(self, seat: int, card: FoxCard | None) -> None:
        self.under.append(card)
        if card is not None:
            self.loses(seat, card)
        else:
            self.seat_holds[seat] = NONE
            self.learn("under", seat)

    def trick_won(self, event: TrickWon) -> None:
        self.won.append(event)


class Watcher(Notes[Known]):
    """The notes of a viewer of fox."""

    def fact(self, kind: str, cards: FoxCards, *learned: Any) -> Fact:
        return Fact(kind, *learned)._replace(card=cards.lowest if kind == "took" else None)

    def known(self) -> Known:
        seen = self.out
        for card in self.under:
            if card is not None:
                seen |= card
        (first, second), lacks = self.seat_holds, self.seat_lacks
        return Known(
            tuple(self.facts), (first, second), (lacks[0] - seen, lacks[1] - seen),
            tuple(self.under), self.out,
        )  # fmt: skip
