"""What is taught about Into the Woods."""

from typing import Any, Final

from tanglewood.agents.teacher.reasons import woods_later as later
from tanglewood.agents.teacher.reasons import woods_trades as trades
from tanglewood.core.action import Action

REASONS: Final = (
    trades.completes,
    trades.denies,
    later.takes_away,
    trades.next_in_row,
    trades.pairs_up,
    later.keeps_high,
    later.keeps_buyer,
    later.two_more_in_row,
    trades.two_for_one,
    trades.token,
    trades.full_already,
    trades.breaks_pair,
    trades.fresh_row,
    trades.missing,
    later.third_gone,
    later.buys_next,
    trades.more_left,
    trades.lone_card,
    later.high_card,
)
CHANCES: Final = ()
DRAWS: Final = frozenset({"revealed", "reshuffled"})


def proven(view: Any, action: Action, seed: int) -> bool:
    """Nothing is proven while the deck is unknown."""
    return False


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
