"""Proofs at the end of a fox round: an action that is best in every world that fits.

Near the end few cards are hidden. Distinct worlds are solved exactly with all cards open; who took
an action that is among the best in each of them did nothing wrong.
"""

from typing import Final, cast

from tanglewood.agents.search.fox import POLICIES, game_values
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.solver import solve_actions
from tanglewood.core.action import Action
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import available
from tanglewood.kernel.seen import NothingDealt

LAST: Final = 4
"""Tricks from the end on which worlds are solved."""
WORLDS: Final = 40
NODES: Final = 200_000


def proven(view: FoxView, action: Action, seed: int) -> bool:
    """Whether no other action is better in any of the worlds."""
    if not available() or view.phase not in {"lead", "follow", "exchange", "under"}:
        return False
    if view.counts[view.viewer] > LAST:
        return False
    try:
        here = Standpoint(view.game, view)
        worlds = {world.position(): world for world in here.draw(WORLDS, seed)}
    except NothingDealt:
        return False
    for world in worlds.values():
        best = best_actions(cast(FoxState, world.state()))
        if best is None or action not in best:
            return False
    return True


def best_actions(state: FoxState) -> list[Action] | None:
    """The best actions with all cards open, for the game where there is one; None if that takes
    too long."""
    found = solve_actions(state, _objective(state), nodes=NODES)
    if found is None:
        return None
    mine = {it: value if state.to_act == 0 else -value for it, value in found.items()}
    most = max(mine.values())
    return [action for action, value in mine.items() if value == most]


def _objective(state: FoxState) -> list[int] | None:
    """What ends are worth to seat 0: games won less games lost, else points."""
    for_the_game = state.game.rules.target and state.game.name in POLICIES
    return game_values(state) if for_the_game else None
