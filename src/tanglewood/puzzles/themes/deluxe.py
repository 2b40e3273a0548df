"""What puzzles of Deluxe are about: what those of fox are, poison and special cards."""

from typing import Final

from tanglewood.puzzles.themes import Solution, fox, points

THEMES: Final = (*fox.THEMES, "poison", "special", "goal")
KINDS: Final = {
    "poison_left": "poison",
    "poison_passed": "poison",
    "poison_eaten": "poison",
    "poison_comes": "poison",
    "poison_goes": "poison",
    "fairy": "special",
    "shovel": "special",
    "goal": "goal",
    "goal_lost": "goal",
}
USUAL: Final = frozenset({"lead", "follow", "exchange", "under"})


came = points


def themes(one: Solution) -> set[str]:
    """As in fox; other questions are those of special cards."""
    found = fox.themes(one)
    if one.kind in KINDS:
        found.add(KINDS[one.kind])
    if one.view.phase not in USUAL:
        found.add("special")
    return found
