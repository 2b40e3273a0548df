"""Which cards may be played now: the follower's duty and the Hammer's.

Cards in the hand count as what they are now (`ruling.P1`, `ruling.S4`): a Mirror is looked at as
the decree's card and found again as itself."""

from tanglewood.games.deluxe.actions import CROWNED_FROM
from tanglewood.games.deluxe.cards import (
    CROWN,
    CROWN_BIT,
    DECK,
    MIRROR_BIT,
    SPECIALS,
    SUIT,
    SUITED,
    as_held,
    face,
    faces,
)  # fmt: skip
from tanglewood.games.deluxe.laid import Laid, ability
from tanglewood.games.fox.cards import MONARCH
from tanglewood.tricks.follow import bound_by_monarch


def may_follow(hand: int, lead: Laid, decree: int) -> int:
    """The cards that may follow the led card.

    An unsuited lead asks for nothing (`deluxe.special.unsuited`). A suit is followed by that suit
    or by any unsuited card; a Monarch binds whoever holds its suit, and bars unsuited cards
    (`ruling.S7`)."""
    suit = SUIT[face(lead.card, decree)]
    if suit < 0:
        return hand
    counted = faces(hand, decree)
    held = counted & DECK.suit_mask[suit]
    if not held:
        return hand
    if ability(lead, decree) == MONARCH:
        lowest = DECK.suit_mask[suit] & -DECK.suit_mask[suit]
        return as_held(bound_by_monarch(held, lowest), hand, decree)
    return as_held(held | counted & SPECIALS, hand, decree)


def may_replace(hand: int, named: int, decree: int) -> int:
    """The cards that may replace a hammered lead: the named suit, or any if there is none
    (`ruling.S10`)."""
    counted = faces(hand, decree)
    return as_held(counted & DECK.suit_mask[named] or counted, hand, decree)


def with_crown(playable: int, hand: int, decree: int) -> int:
    """The choices of a player who may play these cards: each by itself, and each suited one crowned
    if the Crown is at hand (`deluxe.crown`, `ruling.S5`)."""
    if hand & CROWN_BIT or (hand & MIRROR_BIT and decree == CROWN):
        return playable | (playable & SUITED) << CROWNED_FROM
    return playable
