"""What mistakes at the Duet look like."""

from collections.abc import Mapping
from typing import Final

from tanglewood.agents.levels.kind import missed, needless
from tanglewood.agents.levels.ladder import Pattern
from tanglewood.agents.levels.slips_duet import odd, reaches, stays, trump, wins

PATTERNS: Final[Mapping[str, Pattern]] = {
    "misses a gem": missed(reaches),
    "leaves the path": missed(stays),
    "wins a trick too many": needless(wins),
    "hoards trumps": missed(trump),
    "wastes an odd card": needless(odd),
}
