"""How `search` thinks about deluxe: information-set search to the end of the round.

With a target it plays for the game: an end of the round is worth the chance to win from the scores
it brings (`tanglewood.analysis.equity`).
"""

from functools import lru_cache
from typing import Final, cast

from tanglewood.agents.search.match import GAME, Line, objective
from tanglewood.agents.search.plain import by_hand, ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.equity import match_equity, round_table
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.core.view import View
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.kernel import available
from tanglewood.kernel.seen import NoWorlds

GAINS: Final = range(-16, 48)
"""What a round may bring to a seat, as the kernel counts it; beyond is as good as the outermost."""
FAR: Final = 15
"""A seat that is ahead by more points in a round is taken to be ahead by this many, as in a search
for points: worths then lie as far apart as there, and the search explores alike."""
MUCH: Final = 9
"""More than this a round hardly ever brings; until the target is so near, points are played for."""
FIRM: Final = 0.7
"""How much of an objective is points then: play that goes on at random knows the end of a round
less well than solved endings do."""
WORST: Final = -4
"""A seat that loses more than this in a round is taken to lose this much: it hardly ever happens,
and what scores far below nothing are worth would take long to work out."""


def think(view: View, task: Task) -> Searched:
    """What every legal action is worth; see `tanglewood.agents.search.think`.

    Means are points of the round; with a target, games won less games lost, times `GAME`.
    """
    assert isinstance(view, DeluxeView)
    if not (task.target_aware and view.target > 0 and available()):
        return ismcts(view, task)
    try:
        here = Standpoint(view)
        standing = cast(DeluxeState, here.standing)
    except NoWorlds:
        return by_hand(view)
    return here.ismcts(
        task.iterations,
        seed=task.seed,
        milliseconds=task.milliseconds,
        values=[*match_values(view.target, standing.scores_before, standing.dealer)],
    )


@lru_cache(maxsize=256)
def match_values(target: int, before: tuple[int, int], dealer: int) -> tuple[int, ...]:
    """What the gains of both seats are worth to seat 0, row by row: games won less games lost."""
    equity, chances = match_equity("deluxe", target), round_table("deluxe").chances
    leads_next = dealer == 0  # the dealer of this round leads the next one

    def worth(mine: int, theirs: int) -> int:
        won = (mine > theirs) - (mine < theirs)
        scores = before[0] + max(mine, WORST), before[1] + max(theirs, WORST)
        wins = equity.after(*scores, leading_next=leads_next, won_round=won)
        return round(GAME * (2 * wins - 1))

    usual = [*chances, *((theirs, mine) for mine, theirs in chances)]
    line = Line.through([a - b for a, b in usual], [worth(a, b) for a, b in usual])
    ends = [(mine, theirs) for mine in GAINS for theirs in GAINS]
    games = [worth(*end) for end in ends]
    leads = [max(-FAR, min(FAR, mine - theirs)) for mine, theirs in ends]
    near = target <= max(before) + MUCH
    return tuple(objective(games, leads, line, FIRM if near else 1.0))
