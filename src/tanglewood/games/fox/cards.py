"""The fox deck and the names of its odd cards (fox.deck)."""

from typing import Final

from tanglewood.cards.suited import FOX_DECK
from tanglewood.core.bits import mask_of
from tanglewood.tricks.follow import bound_by_monarch, following
from tanglewood.tricks.winner import follower_wins

DECK: Final = FOX_DECK
RANK: Final = DECK.rank_of
SUIT: Final = DECK.suit_of
BIT: Final = tuple(1 << card for card in range(DECK.size))

SWAN, FOX, WOODCUTTER, TREASURE, WITCH, MONARCH = 1, 3, 5, 7, 9, 11
"""The odd ranks by the character they carry."""

CHARACTERS: Final = {
    SWAN: "Swan",
    FOX: "Fox",
    WOODCUTTER: "Woodcutter",
    TREASURE: "Treasure",
    WITCH: "Witch",
    MONARCH: "Monarch",
}


def may_follow(hand: int, lead: int) -> int:
    """The cards of the hand that may follow the led card (`fox.follow`, `fox.monarch`)."""
    suit = DECK.suit_mask[SUIT[lead]]
    held = hand & suit
    if held and RANK[lead] == MONARCH:
        return bound_by_monarch(held, suit & -suit)
    return following(hand, suit)


def beats(follow: int, lead: int, trump: int) -> bool:
    """Whether the follower's card wins the trick (`fox.winner.trump`, `fox.winner.lead`).

    A single Witch counts as trump and keeps its rank (`fox.witch`); two Witches cancel each other
    (`fox.witch.two`).
    """
    lead_suit, follow_suit = SUIT[lead], SUIT[follow]
    if RANK[lead] == WITCH != RANK[follow]:
        lead_suit = trump
    elif RANK[follow] == WITCH != RANK[lead]:
        follow_suit = trump
    return follower_wins(lead_suit, RANK[lead], follow_suit, RANK[follow], trump)


WINNING: Final = tuple(
    tuple(
        mask_of(follow for follow in range(DECK.size) if beats(follow, lead, trump))
        for lead in range(DECK.size)
    )
    for trump in range(len(DECK.suits))
)
"""`WINNING[trump][lead]`: every card that beats the led one, looked up instead of asked again."""
