"""The Deluxe ruleset as frozen data: the target and the three modules (`deluxe.modules`)."""

from dataclasses import dataclass

from tanglewood.components.goals import Goal
from tanglewood.games.fox.rules import FOX_SCORES


@dataclass(frozen=True, slots=True)
class DeluxeRules:
    """`special` is how many special cards are in; `named` is their mask where it is public, 0 where
    they are drawn at random (`ruling.P6`). Without goals or poison that module is off."""

    target: int = 21
    special: int = 0
    named: int = 0
    goals: tuple[Goal, ...] = ()
    poison: bool = False
    hand: int = 13
    scores: tuple[int, ...] = FOX_SCORES

    @property
    def open_goals(self) -> int:
        """How many goals lie open in a hand: two, or what there is (`ruling.Q9`)."""
        return min(2, len(self.goals))
