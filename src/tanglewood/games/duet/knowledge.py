"""What an attentive player knows for certain about the hands.

Everything here is drawn from the events that the viewer saw, never from the state. A fact is kept
with the trick in which it was learned, in the order of learning: these, and the counts, separate
the deals that fit from those that do not.
"""

from typing import Annotated, NamedTuple

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.field import EVERYBODY, As, Called, IfAny, Inside, Open
from tanglewood.games.duet.cards import HEIR
from tanglewood.games.duet.events import Dealt, Exchanged, Played, SetUp, Swapped, TrickWon


class Fact(NamedTuple):
    """Something learned about a seat in a trick.

    kind `void`: held no card of `suit` when it followed. `took`: took `card` openly with Foxes.
    `gave`: gave `card` to the teammate with a Gift; None where the viewer did not see it.
    """

    kind: Annotated[str, EVERYBODY, Called("fact")]
    seat: Open[int]
    trick: Open[int]
    suit: IfAny[Annotated[int, As(DuetCard.suits.__getitem__, str)]] = None
    card: IfAny[DuetCard] = None


class Known(NamedTuple):
    """What is certain now: cards that a seat holds because they came to it before the viewer's
    eyes, and cards that it does not hold, of those not played yet. `out` are the cards that
    were played in this round."""

    facts: Open[tuple[Fact, ...]]
    holds: Open[tuple[DuetCards, DuetCards]]
    lacks: Open[tuple[DuetCards, DuetCards]]
    out: Inside[DuetCards]


class Watcher:
    """The notes that a viewer takes while the events of a round go by; a deal begins them anew."""

    def __init__(self) -> None:
        self._new_round()

    def _new_round(self) -> None:
        self.facts: list[Fact] = []
        self.holds = [DuetCards(), DuetCards()]
        self.lacks = [DuetCards(), DuetCards()]
        self.won: list[TrickWon] = []
        self.out = DuetCards()
        self.lead: DuetCard | None = None

    def see(self, event: object) -> None:
        match event:
            case Played(seat, card):
                self.out |= card
                self.holds[seat] -= card
                if self.lead is None:
                    self.lead = card
                elif _tells_void(self.lead, card):
                    suit = self.lead.suit
                    self.facts.append(Fact("void", seat, self._trick, suit=suit))
                    self.lacks[seat] |= DuetCards.of_suit(suit)
            case Exchanged(seat, decree, taken):
                self.holds[seat] = self.holds[seat] - decree | taken
                self.lacks[seat] -= taken
                self.facts.append(Fact("took", seat, self._trick, card=taken))
            case Swapped(gave):
                self.facts += (Fact("gave", seat, self._trick, card=gave[seat]) for seat in (0, 1))
                self.holds, self.lacks = _after_gift(gave, self.holds, self.lacks)
            case TrickWon():
                self.won.append(event)
                self.lead = None
            case Dealt():
                self._new_round()
            case SetUp():
                self._new_round()
                self.lead = event.trick[0] if len(event.trick) == 1 else None

    @property
    def _trick(self) -> int:
        return len(self.won) + 1

    def known(self) -> Known:
        (first, second), lacks, out = self.holds, self.lacks, self.out
        return Known(tuple(self.facts), (first, second), (lacks[0] - out, lacks[1] - out), out)

    def now(self) -> tuple[Known, tuple[TrickWon, ...]]:
        """What is known, and the tricks of this round."""
        return self.known(), tuple(self.won)


def _tells_void(lead: DuetCard, follow: DuetCard) -> bool:
    """Another suit than the led one means that none of it is held (`duet.follow`), except under
    an Heir, where the follower was free (`duet.heir`)."""
    return follow.suit != lead.suit and lead.rank != HEIR


def _after_gift(
    gave: tuple[DuetCard | None, DuetCard | None], holds: list[DuetCards], lacks: list[DuetCards]
) -> tuple[list[DuetCards], list[DuetCards]]:
    """Whoever saw both cards knows where they are now; whoever saw none knows only that a card
    which neither of them held is still with neither."""
    first, second = gave
    if first is None or second is None:
        return [DuetCards()] * 2, [lacks[0] & lacks[1]] * 2
    holds = [holds[0] - first | second, holds[1] - second | first]
    return holds, [lacks[0] - second, lacks[1] - first]
