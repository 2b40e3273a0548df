"""The Duet deck and the names of its odd cards (`duet.deck`)."""

from typing import Final

from tanglewood.cards.suited import DUET_DECK
from tanglewood.core.bits import mask_of
from tanglewood.tricks.follow import following
from tanglewood.tricks.winner import follower_wins

DECK: Final = DUET_DECK
RANK: Final = DECK.rank_of
SUIT: Final = DECK.suit_of
BIT: Final = tuple(1 << card for card in range(DECK.size))

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


def may_follow(hand: int, lead: int) -> int:
    """The cards of the hand that may follow the led card (`duet.follow`, `duet.heir`)."""
    if RANK[lead] == HEIR:
        return hand
    return following(hand, DECK.suit_mask[SUIT[lead]])


WINNING: Final = tuple(
    tuple(
        mask_of(
            follow
            for follow in range(DECK.size)
            if follower_wins(SUIT[lead], RANK[lead], SUIT[follow], RANK[follow], trump)
        )
        for lead in range(DECK.size)
    )
    for trump in range(len(DECK.suits))
)
"""`WINNING[trump][lead]`: every card that beats the led one (`duet.winner`)."""


def follower_takes(decree: int, lead: int, follow: int) -> bool:
    """Whether the second card wins the trick under this decree (`duet.winner`)."""
    return bool(WINNING[SUIT[decree]][lead] & BIT[follow])
