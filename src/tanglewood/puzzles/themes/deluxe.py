"""What puzzles of Deluxe are about: what those of fox are, poison and special cards."""

from typing import Final

from tanglewood.puzzles.themes import Solution, fox, points

THEMES: Final = (*fox.THEMES, "poison", "special", "goal")
SPECIAL: Final = frozenset({"special", "special_kept", "fairy", "shovel"})
USUAL: Final = frozenset({"lead", "follow", "exchange", "under"})


came = points


def themes(one: Solution) -> set[str]:
    """As in fox; other questions are those of special cards."""
    found = fox.themes(one)
    if one.kind in {"poison_given", "poison_avoided"}:
        found.add("poison")
    if one.kind in SPECIAL or one.view.phase not in USUAL:
        found.add("special")
    if one.kind in {"goal", "goal_avoided"}:
        found.add("goal")
    return found
