"""Levels for people: six named ones per game, from gentle to strongest, and a few personalities."""

from tanglewood.agents.levels.about import LevelInfo, levels_of
from tanglewood.agents.levels.level import Level
from tanglewood.agents.levels.personality import TASTES, Personality
from tanglewood.agents.levels.rungs import NAMES

__all__ = ["NAMES", "TASTES", "Level", "LevelInfo", "Personality", "levels_of"]
