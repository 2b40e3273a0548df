"""The independent check: every answer once more, with ten times the budget and other luck; and
ratings anew, where levels have changed."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tanglewood.agents.levels import NAMES
from tanglewood.puzzles.form import TRIES, Puzzle
from tanglewood.puzzles.maker.finding import tries_of
from tanglewood.puzzles.maker.judge import clear, search_values
from tanglewood.puzzles.maker.plans import PLANS

TIMES: Final = 10
OTHER: Final = 1_000_003
"""Added to seeds, so that the check draws other worlds than the maker did."""
STILL: Final = 0.7
"""How much of the margin must be left for a puzzle to be kept."""
FIFTHS: Final = 5


class CheckTask(NamedTuple):
    """A puzzle to check; with `levels` they try it again too."""

    puzzle: Puzzle
    levels: bool = False
    salt: int = 0


class CheckResult(NamedTuple):
    """Whether the same action is best, whether it is so clearly, and how often the levels found it
    this time."""

    key: str
    agrees: bool
    clear: bool
    finds: tuple[int, ...] = ()


def check_puzzle(task: CheckTask) -> CheckResult:
    """Check a puzzle: by the search, and where there is a network by both."""
    one = task.puzzle
    plan = PLANS[one.game]
    state = one.state()
    view, seed = state.view(state.to_act), one.seed + OTHER * (1 + task.salt)
    answer = state.legal[one.chosen]
    found = search_values(view, plan, TIMES * plan.budget, seed)
    agrees = found.chosen is answer
    still = plan._replace(margin=plan.margin * STILL)
    clearly = agrees and clear(view, still, found, seed) is not None
    finds = tries_of(view, answer, seed) if task.levels else ()
    return CheckResult(one.key, agrees, clearly, finds)


class Rated(NamedTuple):
    """How often the levels found a puzzle, and how often again with other luck."""

    key: str
    finds: tuple[int, ...]
    again: tuple[int, ...]


def rate_puzzle(one: Puzzle) -> Rated:
    """Let the levels try a puzzle as when it was made, and once more."""
    state = one.state()
    view, answer = state.view(state.to_act), state.legal[one.chosen]
    finds, again = (tries_of(view, answer, one.seed + more) for more in (0, OTHER))
    return Rated(one.key, finds, again)


def table(puzzles: Sequence[Puzzle], found: Sequence[CheckResult]) -> list[list[float]]:
    """How often each level found the puzzles of each fifth, by rating, easiest first: the ratings
    come from other tries than these."""
    finds = {it.key: it.finds for it in found if it.finds}
    tried = sorted((it for it in puzzles if it.key in finds), key=lambda it: it.rating)
    size = max(1, -(-len(tried) // FIFTHS))
    rows = []
    for at in range(0, len(tried), size):
        part = tried[at : at + size]
        rows.append([
            sum(finds[it.key][level] for it in part) / TRIES[level] / len(part)
            for level in range(len(NAMES))
        ])  # fmt: skip
    return rows
