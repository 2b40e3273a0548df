"""What is taught about fox, fox-manual and fox-mini."""

from typing import Any, Final

from tanglewood.agents.teacher.proof_fox import proven
from tanglewood.agents.teacher.reasons import fox_cards as cards
from tanglewood.agents.teacher.reasons import fox_choices as choices
from tanglewood.agents.teacher.reasons import fox_leads as leads
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
    leads.treasure_likely,
    cards.swan,
    leads.swan_led,
    tally.spends,
    cards.enough,
    cards.witch_spared,
    tally.needed,
    cards.witch,
    cards.trumped,
    tally.enough_tricks,
    tally.hands_over,
    tally.needs,
    leads.takes_as_well,
    leads.unbeaten,
    leads.pulls_out,
    cards.thrown,
    cards.lost_draw,
    cards.lost_turn,
    cards.spared,
    cards.treasure_kept,
    cards.swan_kept,
    tally.risky_now,
    cards.turns,
    cards.takes_decree,
    cards.draws,
    leads.can_wait,
    leads.pulls,
    leads.trump_saved,
    leads.few_above,
    leads.still_out,
    leads.lost_as_well,
    leads.clears,
    leads.forces,
    choices.cheaper,
    choices.gives_strong,
    choices.new_trump,
    choices.away,
    choices.kept_trump,
    choices.kept_from,
    choices.picked,
    choices.kept_high,
    choices.kept_card,
    choices.gained,
    choices.too_high,
    choices.keeps_trump,
    choices.keeps_power,
    choices.void,
    choices.too_low,
    choices.keeps_strong,
    cards.grabs,
    cards.lets_go,
    cards.draws_first,
    tally.out_of_reach,
)
CHANCES: Final = (leads.mostly, tally.likelier, tally.avoids)
DRAWS: Final = frozenset({"drew"})


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
