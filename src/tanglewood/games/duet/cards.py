"""The Duet deck and the names of its odd cards (`duet.deck`)."""

from typing import Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.tricks.follow import following
from tanglewood.tricks.winner import follower_wins

HAND: Final = 11
"""How many cards each player is dealt (`duet.deal`)."""

MUSICIAN, FOXES, GAZELLE, GIFT, HEIR = 1, 3, 5, 7, 9
"""The odd ranks by the character they carry."""

CHARACTERS: Final = {
    MUSICIAN: "Musician",
    FOXES: "Foxes",
    GAZELLE: "Gazelle",
    GIFT: "Gift",
    HEIR: "Heir",
}


def may_follow(hand: DuetCards, lead: DuetCard) -> DuetCards:
    """The cards of the hand that may follow the led card (`duet.follow`, `duet.heir`)."""
    if lead.rank == HEIR:
        return hand
    return following(hand, DuetCards.of_suit(lead.suit))


def follower_takes(decree: DuetCard, lead: DuetCard, follow: DuetCard) -> bool:
    """Whether the second card wins the trick under this decree (`duet.winner`)."""
    return follower_wins(lead.suit, lead.rank, follow.suit, follow.rank, decree.suit)
