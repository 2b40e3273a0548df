"""A card as it lies in the trick, and the winner of a trick (`ruling.P1`: by what the cards are
now).

The order of the questions is the order in which the texts take effect: an Axe that met a Woodcutter
wins, a Shovel that did not dig loses, then the Bow's and the Hammer's own comparisons, then suits
and ranks as in fox.
"""

from typing import Final, NamedTuple

from tanglewood.games.deluxe.cards import (
    BIT,
    BOW,
    HAMMER,
    POISON,
    RANK,
    SPECIALS,
    SUIT,
    face,
)  # fmt: skip
from tanglewood.games.fox.cards import MONARCH, SWAN, TREASURE, WITCH, beats
from tanglewood.tricks.winner import follower_wins

LOST: Final = 1
"""A Shovel that did not dig: its player loses the trick, whatever it becomes (`ruling.S22`)."""
WON: Final = 2
"""An Axe played on a Woodcutter: its player wins the trick (`ruling.S23`)."""


class Laid(NamedTuple):
    """A card in the trick. `crown` is the card that was added as the Crown (the Crown or the
    Mirror), -1 if none; `mark` is what was settled when it was played: LOST, WON or 0."""

    card: int
    crown: int = -1
    mark: int = 0

    @property
    def cards(self) -> int:
        """The mask of the one or two cards that lie here."""
        return BIT[self.card] if self.crown < 0 else BIT[self.card] | BIT[self.crown]


GONE: Final = Laid(-1)
"""The place of a led card that was hammered away or went with the Potion as a replacement."""

PLAIN: Final = tuple(Laid(card) for card in range(len(BIT)))
"""Every card laid by itself, made once."""


def strength(laid: Laid, decree: int) -> int:
    """The rank for the winner of the trick: a crowned card is an 11 (`ruling.P3`)."""
    return MONARCH if laid.crown >= 0 else RANK[face(laid.card, decree)]


def ability(laid: Laid, decree: int) -> int:
    """The rank whose ability a suited card has now; 0 for crowned and for special cards."""
    shown = face(laid.card, decree)
    return RANK[shown] if laid.crown < 0 and SUIT[shown] >= 0 else 0


def is_swan(laid: Laid, decree: int) -> bool:
    """Whether losing with it gives the lead (`fox.swan`, `ruling.S8`)."""
    return ability(laid, decree) == SWAN


def sevens(lead: Laid, follow: Laid, decree: int) -> int:
    """How many Treasures the trick has (`fox.treasure`, `ruling.S8`)."""
    return (ability(lead, decree) == TREASURE) + (ability(follow, decree) == TREASURE)


def poisons(lead: Laid, follow: Laid, decree: int) -> int:
    """How many Poison 8s the trick has (`ruling.P4`)."""
    return (ability(lead, decree) == POISON) + (ability(follow, decree) == POISON)


def follower_takes(lead: Laid, follow: Laid, decree: int) -> bool:
    """Whether the second card wins the trick; the leader wins what is level
    (`deluxe.special.identical`)."""
    trump = SUIT[decree]
    if not pile(lead, follow) & SPECIALS:
        return beats(follow.card, lead.card, trump)
    if follow.mark == WON:
        return True
    if lead.mark == LOST or follow.mark == LOST:
        return lead.mark == LOST != follow.mark
    led, answer = face(lead.card, decree), face(follow.card, decree)
    if BOW in (led, answer):
        return _beats_with_bow(lead, trump) if answer == BOW else not _beats_with_bow(follow, trump)
    hammer_led = led == HAMMER
    if hammer_led or answer == HAMMER:
        other = strength(follow if hammer_led else lead, decree)
        hammer_wins = other % 2 == 1 or other == 0
        return hammer_wins != hammer_led
    return _by_rank(lead, follow, decree)


def _beats_with_bow(other: Laid, trump: int) -> bool:
    """Whether a Bow beats the other card: a special one, a trump or a single Witch
    (`deluxe.bow`, `ruling.S26`)."""
    if BIT[other.card] & SPECIALS:
        return True
    return SUIT[other.card] == trump or (other.crown < 0 and RANK[other.card] == WITCH)


def _by_rank(lead: Laid, follow: Laid, decree: int) -> bool:
    """Suits and ranks as in fox; an unsuited card has the suit of the other
    (`deluxe.special.unsuited`), a card that has no rank now loses (`ruling.P5`)."""
    lead_rank, follow_rank = strength(lead, decree), strength(follow, decree)
    if not lead_rank or not follow_rank:
        return lead_rank < follow_rank
    trump = SUIT[decree]
    lead_suit, follow_suit = SUIT[face(lead.card, decree)], SUIT[face(follow.card, decree)]
    if lead_suit < 0:
        lead_suit = follow_suit
    elif follow_suit < 0:
        follow_suit = lead_suit
    lead_witch = ability(lead, decree) == WITCH
    if lead_witch != (ability(follow, decree) == WITCH):
        if lead_witch:
            lead_suit = trump
        else:
            follow_suit = trump
    return follower_wins(lead_suit, lead_rank, follow_suit, follow_rank, trump)


def pile(lead: Laid, follow: Laid) -> int:
    """The cards of a won trick, an added Crown included (`ruling.S9`)."""
    return lead.cards | follow.cards
