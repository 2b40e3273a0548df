"""What is taught about fox, fox-manual and fox-mini."""

from typing import Any, Final

from tanglewood.agents.teacher.proof_fox import proven
from tanglewood.agents.teacher.reasons import fox_cards as cards
from tanglewood.agents.teacher.reasons import fox_choices as choices
from tanglewood.agents.teacher.reasons import fox_tally as tally

__all__ = ["CHANCES", "DRAWS", "REASONS", "opened", "proven"]

REASONS: Final = (
    tally.seventh,
    tally.tenth,
    tally.humble,
    tally.deny,
    tally.feed,
    tally.costly,
    tally.rising,
    cards.treasure,
    cards.swan,
    cards.witch,
    cards.trumped,
    tally.spends,
    cards.enough,
    tally.enough_tricks,
    tally.hands_over,
    cards.unbeaten,
    cards.forces,
    cards.thrown,
    cards.spared,
    cards.treasure_kept,
    cards.swan_kept,
    tally.risky_now,
    cards.turns,
    cards.draws,
    cards.can_wait,
    cards.pulls,
    cards.trump_saved,
    cards.still_out,
    choices.cheaper,
    choices.new_trump,
    choices.away,
    choices.kept_trump,
    choices.kept_from,
    choices.picked,
    choices.kept_card,
    choices.gained,
    choices.too_high,
    choices.keeps_trump,
    choices.keeps_power,
    choices.void,
    choices.too_low,
    choices.buried,
    cards.grabs,
    cards.lets_go,
    cards.mostly,
    cards.lower_lead,
)
CHANCES: Final = (tally.likelier, tally.avoids)
DRAWS: Final = frozenset({"drew"})


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
