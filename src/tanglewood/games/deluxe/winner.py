"""The winner of a trick (`ruling.P1`: by what the cards are now).

The order of the questions is the order in which the texts take effect: a card that has won or lost
when it was played, then special cards' own comparisons, then suits and ranks as in fox.
"""

from tanglewood.cards.fox import FoxCard
from tanglewood.games.deluxe.cards import RANK, SPECIALS, SUIT, face, strength
from tanglewood.games.deluxe.special.module import CARDS
from tanglewood.games.fox.cards import WITCH, beats
from tanglewood.games.fox.laid import LOST, WON, Laid
from tanglewood.tricks.winner import follower_wins


def follower_takes(lead: Laid, follow: Laid, decree: FoxCard) -> bool:
    """Whether the second card wins the trick; the leader wins a tie
    (`deluxe.special.identical`)."""
    if not (lead.cards | follow.cards) & SPECIALS:
        return beats(follow.card, lead.card, SUIT[decree])
    if follow.mark == WON:
        return True
    if lead.mark == LOST or follow.mark == LOST:
        return lead.mark == LOST != follow.mark
    led, answer = face(lead.card, decree), face(follow.card, decree)
    for special in CARDS:
        if special.beats is not None and special.card == answer:
            return special.beats(lead, decree)
        if special.beats is not None and special.card == led:
            return not special.beats(follow, decree)
    return _by_rank(lead, follow, decree)


def _by_rank(lead: Laid, follow: Laid, decree: FoxCard) -> bool:
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
    if _witch(lead, decree) and not _witch(follow, decree):
        lead_suit = trump
    elif _witch(follow, decree) and not _witch(lead, decree):
        follow_suit = trump
    return follower_wins(lead_suit, lead_rank, follow_suit, follow_rank, trump)


def _witch(laid: Laid, decree: FoxCard) -> bool:
    shown = face(laid.card, decree)
    return not laid.crown and SUIT[shown] >= 0 and RANK[shown] == WITCH
