"""The fox deck and the names of its odd cards (fox.deck)."""

from typing import Final

from tanglewood.cards.fox import FoxCard
from tanglewood.cards.suited import FOX_DECK
from tanglewood.tricks.winner import follower_wins

DECK: Final = FOX_DECK
RANK: Final = DECK.rank_of
SUIT: Final = DECK.suit_of

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


def of_rank(rank: int) -> tuple[FoxCard, ...]:
    """The cards of this rank, one per suit."""
    return tuple(card for card in DECK.cards if card.rank == rank)


def beats(follow: FoxCard, lead: FoxCard, trump: int) -> bool:
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
