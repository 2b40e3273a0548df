"""What an attentive player knows for certain about the other hand and the deck.

Everything here is drawn from the events that the viewer saw, never from the state. A fact is kept
with the trick in which it was learned, in the order of learning, together with the moments at
which a hidden card changed hands: from these, and the counts, every deal that fits can be told
from every deal that does not.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.event import plain
from tanglewood.games.fox.cards import BIT, DECK, MONARCH, RANK, SUIT, SWAN
from tanglewood.games.fox.events import Dealt, Drew, Exchanged, Played, PutUnder, TrickWon
from tanglewood.games.fox.rules import Hands

NONE: Final = FoxCards()


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
    card: FoxCard | None = None

    def plain(self) -> dict[str, object]:
        """The fact as plain JSON values, without what it does not speak of."""
        fields: dict[str, object] = {"fact": self.kind, "seat": self.seat, "trick": self.trick}
        if self.suit is not None:
            fields["suit"] = DECK.suits[self.suit]
        if self.rank is not None:
            fields["rank"] = self.rank
        if self.card is not None:
            fields["card"] = self.card.text
        return fields


class Known(NamedTuple):
    """What is certain now: cards that a seat holds, and cards that it does not, beyond those that
    the viewer sees elsewhere. `under` lists the cards put under the deck in this round, None for
    those the viewer did not see."""

    facts: tuple[Fact, ...]
    holds: Hands
    lacks: Hands
    under: tuple[FoxCard | None, ...]
    played: FoxCards

    def plain(self) -> dict[str, object]:
        """All of it but the played cards as plain JSON values."""
        names = ("facts", "holds", "lacks", "under")
        return {name: plain(getattr(self, name)) for name in names}


class Watcher:
    """The notes that a viewer takes while the events of a round go by; a deal begins them anew."""

    def __init__(self) -> None:
        self._new_round()

    def _new_round(self) -> None:
        self.facts: list[Fact] = []
        self.holds, self.lacks = [NONE, NONE], [NONE, NONE]
        self.under: list[FoxCard | None] = []
        self.won: list[TrickWon] = []
        self.played = NONE
        self.lead: FoxCard | None = None

    def see(self, event: Any) -> None:
        # Told apart by type, not matched: every view asks, and this is several times as quick.
        kind = type(event)
        if kind is Played:
            seat, card = event[:2]
            self.played |= BIT[card]
            self.holds[seat] &= ~BIT[card]
            if self.lead is None:
                self.lead = card
            elif (fact := _told_by_following(seat, self.lead, card, self._trick)) is not None:
                self.facts.append(fact)
                self.lacks[seat] |= _ruled_out(fact)
        elif kind is TrickWon:
            self.won.append(event)
            self.lead = None
        elif kind is Exchanged:
            seat, decree, taken = event
            self.holds[seat] = self.holds[seat] & ~BIT[decree] | BIT[taken]
            self.lacks[seat] &= ~BIT[taken]
            self.facts.append(Fact("took", seat, self._trick, card=taken))
        elif kind is Drew:
            seat, drawn = event
            if drawn is None:
                self.lacks[seat] = NONE
                self.facts.append(Fact("drew", seat, self._trick))
            else:
                self.lacks[seat] &= ~BIT[drawn]
        elif kind is PutUnder:
            seat, put = event
            self.under.append(put)
            if put is None:
                self.holds[seat] = NONE
                self.facts.append(Fact("under", seat, self._trick))
            else:
                self.holds[seat] &= ~BIT[put]
        elif kind is Dealt:
            self._new_round()

    @property
    def _trick(self) -> int:
        return len(self.won) + 1

    def known(self) -> Known:
        seen = self.played | [card for card in self.under if card is not None]
        (first, second), lacks = self.holds, self.lacks
        return Known(
            tuple(self.facts), (first, second), (lacks[0] - seen, lacks[1] - seen),
            tuple(self.under), self.played,
        )  # fmt: skip

    def now(self) -> tuple[Known, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)


def known(events: Iterable[Any]) -> Known:
    """The knowledge of this round from the events that one viewer saw."""
    watcher = Watcher()
    for event in events:
        watcher.see(event)
    return watcher.known()


def _told_by_following(seat: int, lead: FoxCard, follow: FoxCard, trick: int) -> Fact | None:
    """What a follow tells: another suit means void (`fox.follow`), a card other than the 1 under a
    Monarch means that nothing higher was held (`fox.monarch`)."""
    if SUIT[follow] != SUIT[lead]:
        return Fact("void", seat, trick, suit=SUIT[lead])
    if RANK[lead] == MONARCH and RANK[follow] != SWAN:
        return Fact("limit", seat, trick, suit=SUIT[lead], rank=RANK[follow])
    return None


def _ruled_out(fact: Fact) -> FoxCards:
    assert fact.suit is not None
    suit = DECK.suit_mask[fact.suit]
    if fact.rank is None:
        return suit
    return suit - [FoxCard.of(fact.suit, rank) for rank in range(1, fact.rank + 1)]
