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


def known(events: Iterable[object]) -> Known:
    """The knowledge of this round from the events that one viewer saw."""
    facts: list[Fact] = []
    holds, lacks = [0, 0], [0, 0]
    played, trick = 0, 1
    lead: int | None = None
    for event in events:
        match event:
            case Dealt():
                facts, holds, lacks = [], [0, 0], [0, 0]
                played, trick, lead = 0, 1, None
            case Played(seat, card):
                played |= BIT[card]
                holds[seat] &= ~BIT[card]
                if lead is None:
                    lead = card
                elif _tells_void(lead, card):
                    facts.append(Fact("void", seat, trick, suit=SUIT[lead]))
                    lacks[seat] |= DECK.suit_mask[SUIT[lead]]
            case Exchanged(seat, decree, taken):
                holds[seat] = holds[seat] & ~BIT[decree] | BIT[taken]
                lacks[seat] &= ~BIT[taken]
                facts.append(Fact("took", seat, trick, card=taken))
            case Swapped(gave):
                facts += (Fact("gave", seat, trick, card=gave[seat]) for seat in range(2))
                holds, lacks = _after_gift(gave, holds, lacks)
            case TrickWon():
                trick, lead = trick + 1, None
    return Known(
        tuple(facts), (holds[0], holds[1]), (lacks[0] & ~played, lacks[1] & ~played), played
    )


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
