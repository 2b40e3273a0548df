"""The Deluxe ruleset as frozen data: fox, and the three modules (`deluxe.modules`)."""

from dataclasses import dataclass

from tanglewood.components.goals import Goal
from tanglewood.games.fox.rules import FoxRules


@dataclass(frozen=True, slots=True)
class DeluxeRules(FoxRules):
    """`special` is how many special cards are in; `named` is their mask where it is public, 0 where
    they are drawn at random (`ruling.P6`). Without goals or poison that module is off."""

    tie_rule: str = "deluxe.tie"
    special: int = 0
    named: int = 0
    goals: tuple[Goal, ...] = ()
    poison: bool = False

    @property
    def open_goals(self) -> int:
        """How many goals lie open in a hand: two, or what there is (`ruling.Q9`)."""
        return min(2, len(self.goals))
