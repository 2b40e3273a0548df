"""What puzzles of the fox games are about."""

from typing import Final

from tanglewood.puzzles.themes import Solution, is_play, points

LATE: Final = 4
"""Cards in hand with which the ending begins."""
THEMES: Final = (
    "humble", "greedy", "victory", "swan", "decree", "witch", "monarch", "woodcutter", "treasure",
    "lead", "ending",
)  # fmt: skip
TREASURES: Final = frozenset(
    {"prize", "prize_left", "pulls_prize", "treasure_comes", "treasure_given", "treasure_goes",
     "treasure_home", "treasure_kept", "treasure_risked"}
)  # fmt: skip
"""Reasons that speak of the point of a Treasure."""
CARDS: Final = {1: "swan", 3: "decree", 5: "woodcutter", 9: "witch"}


came = points


def themes(one: Solution) -> set[str]:
    """By how the round ends, by the card, and by the moment."""
    found = {
        name
        for name, holds in {
            "humble": one.likelier("Humble", mine=True),
            "greedy": one.likelier("Greedy", mine=False),
            "victory": one.likelier("Victorious", mine=True),
            "treasure": one.kind in TREASURES,
            "swan": one.kind in {"swan", "swan_kept"},
            "lead": one.view.phase == "lead",
            "ending": len(one.view.hand) <= LATE,
        }.items()
        if holds
    }
    return found | _cards(one)


def _cards(one: Solution) -> set[str]:
    """What the card does that is played, or asked about."""
    if one.view.phase == "exchange":
        return {"decree"}
    if one.view.phase == "under":
        return {"woodcutter"}
    if not is_play(one.answer) or one.answer.card is None:
        return set()
    rank = one.answer.card.rank
    if rank == 11 and one.view.phase == "lead":
        return {"monarch"}
    return {CARDS[rank]} if rank in CARDS else set()
