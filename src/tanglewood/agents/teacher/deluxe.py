"""What is taught about Deluxe: what fox teaches, poison and special cards."""

from typing import Any, Final

from tanglewood.agents.teacher import fox
from tanglewood.agents.teacher.reasons import deluxe_cards as cards
from tanglewood.core.action import Action

REASONS: Final = (
    *fox.REASONS[:5],
    cards.goal,
    cards.poison_given,
    cards.poison_avoided,
    cards.special,
    *fox.REASONS[5:],
    cards.crowned,
    cards.fairy,
    cards.shovel,
    cards.special_kept,
)
CHANCES: Final = fox.CHANCES
DRAWS: Final = frozenset({"drew", "looked", "forced"})


def proven(view: Any, action: Action, seed: int) -> bool:
    """The solver knows rounds without special cards and goals only."""
    return False


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
