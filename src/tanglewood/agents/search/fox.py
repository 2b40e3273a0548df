"""How `search` thinks about fox, fox-manual and fox-mini.

Worlds are drawn exactly uniformly and weighed by how plausible they make what the other was seen to
do; a tree search in them goes by a fitted policy from its leaves on and solves the last tricks
exactly (`Standpoint.think`). With a target it plays for the game: an end of the round is worth the
chance to win from the scores it brings (`tanglewood.analysis.equity`).
"""

from typing import Any, Final, cast

from tanglewood.agents.search.plain import ismcts
from tanglewood.analysis.equity import match_equity
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.analysis.solver import Pair, values_by_end
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import available

GAME: Final = 1000
"""What a game won is worth as a whole number; a game lost is worth as much less than nothing."""

POLICIES: Final = {"fox": "fox", "fox-manual": ""}
"""The fitted policy of each ruleset with a table of round results; without one, play goes on at
random from a leaf and all worlds count alike."""


def think(
    view: View,
    iterations: int,
    seed: int,
    *,
    milliseconds: float = 0.0,
    target_aware: bool = True,
) -> Searched:
    """What every legal action is worth; see `tanglewood.agents.search.think`.

    Means are points of the round; with a target, games won less games lost, in thousandths.
    """
    assert isinstance(view, FoxView)
    if not available() or view.game not in POLICIES:
        return ismcts(view, iterations, seed, milliseconds=milliseconds)
    try:
        here = Standpoint(view.ruleset, view)
        return here.think(
            iterations,
            seed=seed,
            milliseconds=milliseconds,
            policy=POLICIES[view.game],
            worlds=max(50, iterations // 2),
            values=_for_the_game(here) if target_aware and view.target > 0 else None,
        )
    except ValueError:  # the log does not begin with a deal
        return ismcts(view, iterations, seed, milliseconds=milliseconds)


def _for_the_game(here: Standpoint) -> list[int]:
    """The objective of a game to a target, for seat 0."""
    standing = cast(FoxState, here.worlds.draw(Stream(0)))
    return match_values(standing)


def match_values(standing: FoxState) -> list[int]:
    """What each end of the round is worth to seat 0: games won less games lost from there."""
    rules: Any = standing.game.rules
    equity = match_equity(standing.game.name, rules.target)
    leads_next = standing.round.dealer == 0  # the dealer of this round leads the next one

    def worth(tricks: Pair, points: Pair, scores: Pair) -> int:
        last = rules.tie(tricks, points)
        won = (last[0] > last[1]) - (last[0] < last[1])
        wins = equity.after(*scores, leading_next=leads_next, won_round=won)
        return round(GAME * (2 * wins - 1))

    return values_by_end(standing, worth)
