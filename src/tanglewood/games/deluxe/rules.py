"""The Deluxe ruleset as frozen data: fox, and the three modules (`deluxe.modules`)."""

from dataclasses import dataclass
from typing import Final

from tanglewood.cards.fox import FoxCards
from tanglewood.components.goals import Goal
from tanglewood.games.fox.rules import FoxRules

NO_SPECIALS: Final = FoxCards()


@dataclass(frozen=True, slots=True)
class DeluxeRules(FoxRules):
    """`special` is how many special cards are in; `public_specials` are they where that is
    public, none where they are drawn at random (`ruling.P6`). Without goals or poison that module
    is off."""

    tie_rule: str = "deluxe.tie"
    special: int = 0
    public_specials: FoxCards = NO_SPECIALS
    goals: tuple[Goal, ...] = ()
    poison: bool = False

    @property
    def open_goals(self) -> int:
        """How many goals lie open in a hand: two, or what there is (`ruling.Q9`)."""
        return min(2, len(self.goals))
