"""What may follow a led card (`fox.follow`, `fox.monarch`)."""

from tanglewood.cards.fox import FoxCards
from tanglewood.cards.suited import SuitedDeck
from tanglewood.games.fox.cards import MONARCH
from tanglewood.games.fox.laid import Laid
from tanglewood.tricks.follow import bound_by_monarch, following


def may_follow(deck: SuitedDeck, hand: FoxCards, lead: Laid) -> FoxCards:
    """The cards of the hand that may follow.

    Whoever holds the suit that was led follows it, or plays a card without a suit; a lead without a
    suit asks for nothing (`deluxe.special.unsuited`). A Monarch binds whoever holds its suit, and
    bars cards without one (`ruling.S7`)."""
    suit = deck.suit_of[lead.card]
    if suit < 0 or not hand & deck.suit_mask[suit]:
        return hand
    cards = deck.suit_mask[suit]
    if deck.rank_of[lead.card] == MONARCH and not lead.crown:
        return bound_by_monarch(hand & cards, cards)
    return following(hand, cards | deck.unsuited)
