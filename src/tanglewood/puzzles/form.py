"""A puzzle: how its moment is reached, the answer, and who found it."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import prod
from typing import Any, Final, NamedTuple

from tanglewood.agents.levels import NAMES as LEVELS
from tanglewood.analysis.adding import added
from tanglewood.cast import seated
from tanglewood.core.action import Action
from tanglewood.core.state import State
from tanglewood.games.registry import load

TRIES: Final = (8, 8, 4, 4, 2, 2)
"""How often each level, from the gentlest on, tries a puzzle that is rated."""
STRENGTH: Final = (700, 950, 1200, 1450, 1700, 1950)
"""Where the levels stand on the scale of puzzles."""
MIDDLE: Final = 1325
"""Where a puzzle stands of which nothing is known: found once there and missed once."""
SCALE: Final = 400.0
OTHERS: Final = ("hazel", "birch", "beech", "sapling", "seedling")
"""Who sits at the table of a puzzle; the solver has a seat among them."""
NAMES: Final = tuple(who.name for who in seated(OTHERS, "puzzles") if who is not None)
"""What they are called."""


class Puzzle(NamedTuple):
    """A moment of the game that this seed deals, after `step` decisions, which `way` encodes.

    Decisions with one legal action count for nothing. `chosen` is the answer's place among the
    legal actions, `gap` how much better it is than the next (points of the round, else a share of
    victory), `finds` how often each level found it, `exact` that it is best in every world that
    fits.
    """

    game: str
    setting: Mapping[str, Any]
    seed: int
    step: int
    way: int
    chosen: int
    gap: float
    finds: tuple[int, ...]
    themes: tuple[str, ...]
    exact: bool

    @property
    def key(self) -> str:
        """The puzzle's name among those of its game."""
        return f"{self.seed}-{self.step}"

    @property
    def rating(self) -> int:
        return rating_by_finds(self.finds)

    @property
    def answer(self) -> Action:
        return self.state().legal[self.chosen]

    def state(self) -> State[Any]:
        """The moment, with all that led to it."""
        return _state_at(self.game, tuple(self.setting.items()), self.seed, self.step, self.way)

    @property
    def finders(self) -> dict[str, float]:
        """How often each level found the answer, from 0 to 1."""
        finds = zip(LEVELS, self.finds, TRIES, strict=True)
        return {name: found / tries for name, found, tries in finds}


@cache
def rating_by_finds(finds: tuple[int, ...]) -> int:
    """The rating at which the levels are expected to find a puzzle as often as they did."""
    shares = [found / tries for found, tries in zip(finds, TRIES, strict=True)]
    got = added(shares) + 1
    low, high = 0.0, 3000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        hoped = added(expected_score(strength, middle) for strength in (*STRENGTH, MIDDLE, MIDDLE))
        low, high = (middle, high) if hoped > got else (low, middle)
    return round((low + high) / 2)


def expected_score(solver: float, puzzle: float) -> float:
    """How often a solver of this rating finds a puzzle of that rating."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / SCALE)))


def way_of(choices: Sequence[tuple[int, int]]) -> int:
    """Choices, each with how many there were to choose from, as one number."""
    return sum(
        at * prod(many for _, many in choices[:number]) for number, (at, _) in enumerate(choices)
    )


def skip_forced(state: State[Any]) -> State[Any]:
    """The state once there is something to choose, or nothing more to do."""
    while len(legal := state.legal) == 1:
        state = state.apply(legal[0])
    return state


def _state_at(
    game: str, setting: tuple[tuple[str, Any], ...], seed: int, step: int, way: int
) -> State[Any]:
    state: State[Any] = skip_forced(load(game, **dict(setting)).start(seed=seed))
    for _ in range(step):
        legal = state.legal
        way, at = divmod(way, len(legal))
        state = skip_forced(state.apply(legal[at]))
    return state
