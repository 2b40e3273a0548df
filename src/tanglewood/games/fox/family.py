"""The family of the fox games: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.games.family import Entry, Family, everything
from tanglewood.games.fox import game as fox

FAMILY: Final = Family(
    "fox",
    {
        "fox": Entry(
            fox.FOX_RULES.title,
            (2, 2),
            fox.FOX_OPTIONS,
            {"rules": "rulebook"},
            "A trick-taking duel: win more tricks than the other, but not too many.",
            fox.fox,
        ),
        "fox-manual": Entry(
            fox.MANUAL_RULES.title,
            (2, 2),
            fox.FOX_OPTIONS,
            {"rules": "rulebook"},
            "The same duel with the reference manual's scoring: six or seven tricks bring nothing.",
            fox.fox_manual,
        ),
        "fox-mini": Entry(
            fox.MINI_RULES.title,
            (2, 2),
            fox.MINI_OPTIONS,
            {"rules": "rulebook", "deck": "house", "scores": "house"},
            "The fox rules on a handful of cards, small enough to be solved exactly.",
            fox.fox_mini,
        ),
    },
    everything("fox"),
)
