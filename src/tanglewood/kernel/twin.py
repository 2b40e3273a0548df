"""Twins: a law's game in the kernel, move for move, and back.

A family plugs in with one module that has what `Rules` lists: its part `twin`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from tanglewood.core.chance import Chance
from tanglewood.core.errors import BadOption, BadText
from tanglewood.core.game import Game
from tanglewood.core.outcome import Ending
from tanglewood.core.state import State
from tanglewood.games.registry import having, part
from tanglewood.kernel.presence import available, need

if TYPE_CHECKING:
    from tanglewood.kernel.batch import NativeBatch

TWINS: Final = having("twin")
"""Every ruleset of ours that the kernel knows."""

Fields = dict[str, Any]


class Native(Protocol):
    """A compiled twin: the same for every game."""

    @property
    def to_act(self) -> int: ...
    def copy(self) -> "Native": ...
    def legal(self) -> tuple[int, ...]: ...
    def apply(self, action: int) -> None: ...
    def chance(self) -> tuple[str, tuple[int, ...], int, bool] | None: ...
    def draw(self, items: tuple[int, ...]) -> None: ...
    def scores(self) -> tuple[int, ...]: ...
    def outcome(self) -> tuple[str, tuple[int, ...], tuple[int, ...], str] | None: ...
    def position(self) -> tuple[Any, ...]: ...
    def observe(self, observation: Any, mask: Any) -> None: ...
    def observed(self, seat: int) -> bytes: ...
    def perft(self, depth: int) -> int: ...
    def playouts(self, games: int, seed: int, threads: int = 1) -> Fields: ...


class Rules(Protocol):
    """What a game's module offers."""

    TWIN: Callable[[Any, tuple[Any, ...] | None], Native]
    """The compiled twin of a config at its start, or in a position."""
    BATCH: "type[NativeBatch]"
    """Many games side by side, made from a config, their number, a seed and a number of threads."""

    def position(self, state: Any) -> tuple[Any, ...]:
        """A state of the law as the kernel reads and writes positions."""

    def config(self, game: Any) -> Any:
        """The options as the kernel reads them."""

    def state(self, game: Any, position: tuple[Any, ...]) -> State[Any]:
        """The law's state of a position, without history."""


class End(NamedTuple):
    """The law's Outcome without its sentence."""

    ending: Ending
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str


class Playouts(NamedTuple):
    """What uniformly random games came to, as sums; scores and wins by seat."""

    games: int
    decisions: int
    wins: tuple[int, ...]
    scores: tuple[int, ...]
    squares: tuple[int, ...]


class Twin:
    """A game under way in the kernel. Unlike a state of the law it changes in place."""

    def __init__(self, game: Game[Any], rules: Rules, native: Native) -> None:
        self.game: Final = game
        self.native: Final = native
        self._rules = rules

    @property
    def to_act(self) -> int:
        """A seat, CHANCE or NOBODY."""
        return self.native.to_act

    @property
    def legal(self) -> tuple[int, ...]:
        """The indices of the legal actions, ascending."""
        return self.native.legal()

    @property
    def chance(self) -> Chance | None:
        """What chance has to draw now, or None."""
        asked = self.native.chance()
        return None if asked is None else Chance(*asked)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand on the table."""
        return self.native.scores()

    @property
    def outcome(self) -> End | None:
        """How the game ended, or None while it goes on."""
        end = self.native.outcome()
        return None if end is None else End(Ending(end[0]), *end[1:])

    def apply(self, action: int) -> None:
        """Apply the action with this index."""
        self.native.apply(action)

    def draw(self, items: tuple[int, ...]) -> None:
        """Apply a chance outcome."""
        self.native.draw(items)

    def copy(self) -> "Twin":
        """Another twin of the same moment, with the same notes of what was seen."""
        return Twin(self.game, self._rules, self.native.copy())

    def position(self) -> tuple[Any, ...]:
        """The position in plain numbers, as the rules of the kernel write it."""
        return self.native.position()

    def state(self) -> State[Any]:
        """The law's state of this moment, as a position that a game begins with."""
        return self._rules.state(self.game, self.native.position()).as_set_up()

    def observe(self, observation: Any, mask: Any) -> None:
        """Write what the seat to act sees and its legal actions into two arrays of bytes, laid out
        as a batch's rows."""
        self.native.observe(observation, mask)

    def observed(self, seat: int) -> bytes:
        """What any seat sees now, laid out as a batch's rows."""
        return self.native.observed(seat)

    def perft(self, depth: int) -> int:
        """How many sequences of exactly `depth` actions there are; chance and the end have none."""
        return self.native.perft(depth)

    def playouts(self, games: int, seed: int, threads: int = 1) -> Playouts:
        """Uniformly random games from here; the same for any number of threads (0: all cores)."""
        return Playouts(**self.native.playouts(games, seed, threads))


def rules_of(game: Game[Any]) -> Rules:
    """The module that converts this game; a game without a twin is refused."""
    need()
    found: Rules | None = part(game.name, "twin")
    if found is None:
        raise BadOption(f"The kernel does not know {game.name}; it knows {', '.join(TWINS)}.")
    return found


def has_twin(game: Game[Any]) -> bool:
    """Whether there is a kernel, and it knows this game."""
    return available() and part(game.name, "twin") is not None


def twin(of: Game[Any] | State[Any]) -> Twin:
    """The twin of a game before anything is drawn, or of a state.

    A state's twin has the position and has seen nothing before it: its seats know what lies open
    and what happens from here on.
    """
    game = of if isinstance(of, Game) else of.game
    rules = rules_of(game)
    if isinstance(of, Game):
        return Twin(game, rules, rules.TWIN(rules.config(game), None))
    try:
        return Twin(game, rules, rules.TWIN(rules.config(game), rules.position(of)))
    except ValueError as error:
        raise BadText(str(error)) from None


def playouts(game: Game[Any], games: int, seed: int, threads: int = 1) -> Playouts:
    """Uniformly random games from the start, chance included."""
    return twin(game).playouts(games, seed, threads)
