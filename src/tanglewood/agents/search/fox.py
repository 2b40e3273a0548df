"""How `search` thinks about fox, fox-manual and fox-mini.

Worlds are drawn exactly uniformly and weighed by how plausible they make what the other was seen to
do; a tree search in them goes by a fitted policy from its leaves on and solves the last tricks
exactly (`Standpoint.think`). Where a network has learned the game and is asked to, it says how
plausible they are. With a target it plays for the game: an end of the round is worth the
chance to win from the scores it brings (`tanglewood.analysis.equity`).
"""

from typing import Any, Final, cast

from tanglewood.agents.search.match import GAME, Line, objective
from tanglewood.agents.search.plain import ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.equity import match_equity
from tanglewood.analysis.networks.foresight import Foresight
from tanglewood.analysis.past import past_of
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.analysis.solver_fox import SEVENS, Pair, tricks_left, values_by_end
from tanglewood.core.view import View
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.games.registry import part
from tanglewood.kernel import available
from tanglewood.kernel.seen import NoWorlds

POLICIES: Final = {"fox": "fox", "fox-manual": "fox-manual"}
"""The fitted policy of each ruleset with a table of round results; without one, play goes on at
random from a leaf and all worlds count alike."""

FIRM: Final = 0.4
"""How much of an objective is points where a round can end the game."""
MOST_WORLDS: Final = 2000
MOST_KNOWN: Final = 1000
_known: dict[Any, list[int]] = {}
"""Objectives worked out before: a round asks for the same few again and again."""


def think(view: View, task: Task) -> Searched:
    """What every legal action is worth; see `tanglewood.agents.search.think`.

    Means are points of the round; with a target, games won less games lost, times `GAME`.
    """
    assert isinstance(view, FoxView)
    if not available() or view.name not in POLICIES or past_of(view) is None:
        return ismcts(view, task)
    try:
        here = Standpoint(view)
        for_the_game = task.target_aware and view.target > 0
        iterations, worlds = scaled(task.iterations)
        if task.learned:
            foresight: Foresight = part(view.name, "foresight")
            iterations, worlds = task.iterations, 0
            here = foresight.believed(here, task.seed)
        return here.think(
            iterations,
            seed=task.seed,
            milliseconds=task.milliseconds,
            policy=POLICIES[view.name],
            worlds=worlds,
            values=match_values(cast(FoxState, here.standing)) if for_the_game else None,
        )
    except NoWorlds:
        return ismcts(view, task)


def scaled(budget: int) -> tuple[int, int]:
    """A budget of iterations as those of the tree and the worlds that are weighed: an iteration
    that ends in a solved ending takes more than twice the time of a plain one."""
    return max(1, budget // 2), min(max(50, budget // 4), MOST_WORLDS)


def near_the_end(standing: FoxState) -> bool:
    """Whether this round can end the game."""
    rules = standing.game.rules
    return rules.target <= max(standing.scores_before) + max(rules.scores) + SEVENS


def match_values(standing: FoxState) -> list[int]:
    """What each end of the round is worth to seat 0: games won less games lost from there."""
    tricks = sum(standing.tricks) + tricks_left(standing)
    target = standing.game.name, standing.game.rules.target
    key = target, standing.scores_before, standing.dealer, standing.sevens, tricks
    found = _known.get(key)
    if found is None:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        found = _known[key] = _match_values(standing)
    return found


def game_values(state: FoxState) -> list[int]:
    """What each end of the round is worth to seat 0 by the chance to win from there, as it is."""
    rules = state.game.rules
    equity = match_equity(state.game.name, rules.target)
    leads_next = state.dealer == 0  # the dealer of this round leads the next one

    def worth(tricks: Pair, points: Pair, scores: Pair) -> int:
        last = rules.tie(tricks, points)
        won = (last[0] > last[1]) - (last[0] < last[1])
        wins = equity.after(*scores, leading_next=leads_next, won_round=won)
        return round(GAME * (2 * wins - 1))

    return values_by_end(state, worth)


def _match_values(standing: FoxState) -> list[int]:
    def ahead(tricks: Pair, points: Pair, scores: Pair) -> int:
        return points[0] - points[1]

    games, leads = game_values(standing), values_by_end(standing, ahead)
    line = Line.through(leads[:: (SEVENS + 1) ** 2], games[:: (SEVENS + 1) ** 2])
    return objective(games, leads, line, FIRM if near_the_end(standing) else 1.0)
