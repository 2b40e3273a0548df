"""What is taught about Deluxe: what fox teaches, poison and special cards."""

from typing import Any, Final

from tanglewood.agents.teacher import fox
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons import deluxe_cards as cards
from tanglewood.agents.teacher.reasons import deluxe_next_tricks as soon
from tanglewood.core.action import Action

REASONS: Final = (
    cards.usurps,
    cards.hammered,
    cards.hammer_named,
    cards.special,
    cards.crowned,
    cards.fairy,
    cards.takes_seen,
    cards.shovel,
    cards.digs,
)
LAST: Final = ()
FORECASTS: Final = (soon.goals, soon.poison, *fox.FORECASTS)
COMPARED: Final = fox.COMPARED
CHANCES: Final = fox.CHANCES
FOREMOST: Final = frozenset({"usurps"})
EITHER: Final = fox.EITHER
AGAINST: Final = fox.AGAINST
PORTRAITS: Final = fox.PORTRAITS
THIN: Final = fox.THIN
ALONE: Final = fox.ALONE
LITTLE: Final = fox.LITTLE
INSTEAD: Final = fox.INSTEAD
SINGLES_OUT: Final = fox.SINGLES_OUT
COUNTED: Final = fox.COUNTED
KINDS: Final = fox.KINDS
DRAWS: Final = frozenset({"drew", "looked", "forced"})


tempting, agrees, speaks_for = fox.tempting, fox.agrees, fox.speaks_for
by_facts = fox.by_facts


def proven(view: Any, action: Action, seed: int) -> bool:
    """The solver knows rounds without special cards and goals only."""
    return False


def alike(case: Case) -> bool:
    """The solver knows rounds without special cards and goals only."""
    return False


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
