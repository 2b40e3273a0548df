"""What is taught about fox, fox-manual and fox-mini."""

from typing import Any, Final

from tanglewood.agents.teacher.proof_fox import proven
from tanglewood.agents.teacher.reasons import fox_cards as cards
from tanglewood.agents.teacher.reasons import fox_choices as choices
from tanglewood.agents.teacher.reasons import fox_tally as tally

__all__ = ["DRAWS", "REASONS", "opened", "proven"]

REASONS: Final = (
    tally.seventh,
    tally.tenth,
    tally.humble,
    tally.deny,
    tally.feed,
    tally.costly,
    tally.rising,
    cards.treasure,
    cards.treasure_kept,
    cards.swan,
    cards.swan_kept,
    cards.witch,
    cards.trumped,
    cards.enough,
    cards.forces,
    cards.unbeaten,
    cards.still_out,
    cards.thrown,
    cards.spared,
    choices.new_trump,
    choices.away,
    choices.picked,
    choices.kept_trump,
    choices.void,
    choices.too_high,
    choices.too_low,
    cards.grabs,
    tally.likelier,
    tally.avoids,
    cards.hands_over,
    cards.mostly,
    cards.lets_go,
    choices.gained,
    choices.kept_card,
    choices.buried,
)
DRAWS: Final = frozenset({"drew"})


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
