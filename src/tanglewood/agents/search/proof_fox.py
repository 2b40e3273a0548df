"""Proofs at the end of a fox round: an action that is best in every world that fits.

Near the end few cards are hidden. Distinct worlds are solved exactly with all cards open; who took
an action that is among the best in each of them did nothing wrong.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from tanglewood.agents.search.fox import POLICIES, game_values
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.solver_fox import solve_actions
from tanglewood.core.action import Action
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import available
from tanglewood.kernel.seen import NoWorlds

LAST: Final = 4
"""Tricks from the end on which worlds are solved."""
WORLDS: Final = 40
ALL: Final = 400
"""Draws that hardly miss a world of the last two tricks."""
NODES: Final = 200_000


def proven(view: FoxView, action: Action, seed: int) -> bool:
    """Whether no other action is better in any of the worlds."""
    worlds = solved(view, seed)
    return bool(worlds) and all(one[action] == max(one.values()) for one in worlds)


def alike(view: FoxView, actions: Sequence[Action], seed: int = 0) -> bool:
    """Whether these actions are worth the same in every one of the worlds."""
    worlds = solved(view, seed, ALL)
    return bool(worlds) and all(len({one[it] for it in actions}) == 1 for one in worlds)


def solved(view: FoxView, seed: int, draws: int = WORLDS) -> list[Mapping[Action, float]]:
    """What every action is worth in each of the worlds; nothing where that takes too long."""
    if not available() or view.phase not in {"lead", "follow", "exchange", "under"}:
        return []
    if view.counts[view.viewer] > LAST:
        return []
    try:
        here = Standpoint(view)
        worlds = {world.position(): world for world in here.draw(draws, seed)}
    except NoWorlds:
        return []
    found = []
    for world in worlds.values():
        values = action_values(cast(FoxState, world.state()))
        if values is None:
            return []
        found.append(values)
    return found


def action_values(state: FoxState) -> Mapping[Action, float] | None:
    """What every action is worth to the seat to act with all cards open, for the game where there
    is one; None if that takes too long."""
    found = solve_actions(state, _objective(state), nodes=NODES)
    if found is None:
        return None
    return {it: value if state.to_act == 0 else -value for it, value in found.items()}


def _objective(state: FoxState) -> list[int] | None:
    """What ends are worth to seat 0: games won less games lost, else points."""
    for_the_game = state.game.rules.target and state.game.name in POLICIES
    return game_values(state) if for_the_game else None
