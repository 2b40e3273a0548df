"""What mistakes at Into the Woods look like."""

from collections.abc import Iterator, Mapping
from typing import Final

from tanglewood.agents.levels.kind import missed, needless
from tanglewood.agents.levels.ladder import Pattern
from tanglewood.agents.levels.slips_woods import pocketed, token
from tanglewood.core.action import Action
from tanglewood.games.woods.actions import Trade
from tanglewood.games.woods.course import SET
from tanglewood.games.woods.view import WoodsView


def _kept(view: WoodsView, best: Action) -> Iterator[Action]:
    """A lower card is given than the one that should go."""
    if isinstance(best, Trade):
        for action in view.legal:
            if isinstance(action, Trade) and action.card < best.card:
                yield action


def leaves_a_set(view: WoodsView, action: Action) -> bool:
    """Whether cards stay in the row that give the next player a set, for all that is known."""
    after = (view.viewer + 1) % view.players
    if view.known is None or after == view.viewer or not isinstance(action, Trade):
        return False
    row = [value for slot, value in enumerate(view.row) if slot not in action.slots]
    holds = view.known.holds[after]
    return any(row.count(value) + holds.count(value) >= SET > row.count(value)
               for value in holds.kinds if value in row)  # fmt: skip


PATTERNS: Final[Mapping[str, Pattern]] = {
    "overlooks a set": missed(pocketed),
    "hoards a high card": _kept,
    "leaves a token": missed(token),
    "leaves a set to the next": needless(leaves_a_set),
}
