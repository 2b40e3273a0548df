"""What an attentive player knows for certain about the hands.

Everything here is drawn from the events that the viewer saw, never from the state. A fact is kept
with the trick in which it was learned, in the order of learning: from these, and the counts, every
deal that fits can be told from every deal that does not.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tanglewood.games.duet.cards import BIT, DECK, HEIR, RANK, SUIT
from tanglewood.games.duet.events import Dealt, Exchanged, Played, Swapped, TrickWon


class Fact(NamedTuple):
    """Something learned about a seat in a trick.

    kind `void`: held no card of `suit` when it followed. `took`: took `card` openly with Foxes.
    `gave`: gave `card` to the teammate with a Gift; None where the viewer did not see it.
    """

    kind: str
    seat: int
    trick: int
    suit: int | None = None
    card: int | None = None

    def plain(self) -> dict[str, object]:
        """The fact as plain JSON values, without what it does not speak of."""
        fields: dict[str, object] = {"fact": self.kind, "seat": self.seat, "trick": self.trick}
        if self.suit is not None:
            fields["suit"] = DECK.suits[self.suit]
        if self.card is not None:
            fields["card"] = DECK.text(self.card)
        return fields


class Known(NamedTuple):
    """What is certain now: cards that a seat holds because they came to it before the viewer's
    eyes, and cards that it does not hold, of those not played yet. `played` is the set of cards
    played in this round."""

    facts: tuple[Fact, ...]
    holds: tuple[int, int]
    lacks: tuple[int, int]
    played: int


class Watcher:
    """The notes that a viewer takes while the events of a round go by; a deal begins them anew."""

    def __init__(self) -> None:
        self._new_round()

    def _new_round(self) -> None:
        self.facts: list[Fact] = []
        self.holds, self.lacks = [0, 0], [0, 0]
        self.won: list[TrickWon] = []
        self.played = 0
        self.lead: int | None = None

    def see(self, event: object) -> None:
        match event:
            case Played(seat, card):
                self.played |= BIT[card]
                self.holds[seat] &= ~BIT[card]
                if self.lead is None:
                    self.lead = card
                elif _tells_void(self.lead, card):
                    suit = SUIT[self.lead]
                    self.facts.append(Fact("void", seat, self._trick, suit=suit))
                    self.lacks[seat] |= DECK.suit_mask[suit]
            case Exchanged(seat, decree, taken):
                self.holds[seat] = self.holds[seat] & ~BIT[decree] | BIT[taken]
                self.lacks[seat] &= ~BIT[taken]
                self.facts.append(Fact("took", seat, self._trick, card=taken))
            case Swapped(gave):
                self.facts += (Fact("gave", seat, self._trick, card=gave[seat]) for seat in (0, 1))
                self.holds, self.lacks = _after_gift(gave, self.holds, self.lacks)
            case TrickWon():
                self.won.append(event)
                self.lead = None
            case Dealt():
                self._new_round()

    @property
    def _trick(self) -> int:
        return len(self.won) + 1

    def known(self) -> Known:
        (first, second), lacks, left = self.holds, self.lacks, ~self.played
        return Known(
            tuple(self.facts), (first, second), (lacks[0] & left, lacks[1] & left), self.played
        )

    def now(self) -> tuple[Known, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)


def known(events: Iterable[object]) -> Known:
    """The knowledge of this round from the events that one viewer saw."""
    watcher = Watcher()
    for event in events:
        watcher.see(event)
    return watcher.known()


def _tells_void(lead: int, follow: int) -> bool:
    """Another suit than the led one means that none of it is held (`duet.follow`), except under
    an Heir, where the follower was free (`duet.heir`)."""
    return SUIT[follow] != SUIT[lead] and RANK[lead] != HEIR


def _after_gift(
    gave: tuple[int | None, int | None], holds: list[int], lacks: list[int]
) -> tuple[list[int], list[int]]:
    """Who saw both cards knows where they are now. Who saw none knows only that a card which
    neither of them held is still with neither."""
    first, second = gave
    if first is None or second is None:
        return [0, 0], [lacks[0] & lacks[1]] * 2
    holds = [holds[0] & ~BIT[first] | BIT[second], holds[1] & ~BIT[second] | BIT[first]]
    return holds, [lacks[0] & ~BIT[second], lacks[1] & ~BIT[first]]
