"""Phases: what a game waits for, and what happens then.

A phase is declared beside the rule it belongs to, with all that it needs; a game lists its phases
in a fixed order. A phase is its name, as position texts and views write it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Self

from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.core.seat import CHANCE, NOBODY

_PHASES: Final[dict[tuple[str, str], "Phase"]] = {}


def _declared(home: str, name: str) -> "Phase":
    """The phase of this name that belongs to a module."""
    import_module(home)
    return _PHASES[home, name]


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Phase(str):
    """A phase: a text, `state.phase == "lead"`, that knows what belongs to it. This one waits for
    nothing: the game is over. Phases are unique objects, like actions; the place of one is the
    module of its step."""

    name: str

    def __new__(cls, *, name: str, **parts: Any) -> Self:
        return super().__new__(cls, name)

    def __post_init__(self) -> None:
        _PHASES[self._home, self.name] = self

    @property
    def _home(self) -> str:
        home: str = getattr(self, "step", type(self)).__module__
        return home

    def __reduce__(self) -> tuple[Any, ...]:
        return _declared, (self._home, self.name)

    def to_act(self, turn: int) -> int:
        """Who acts: the seat whose turn it is, CHANCE or NOBODY."""
        return NOBODY


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Choice(Phase):
    """A seat chooses: `legal_mask` has a bit for each legal action, given the state and the seat's
    hand; `step` is what happens then, `why_not` the reason against any other action."""

    legal_mask: Callable[[Any, Any], int]
    step: Callable[[Any, Action], Any]
    why_not: Callable[[Any, Action], IllegalAction]

    def to_act(self, turn: int) -> int:
        return turn


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Draw(Phase):
    """Chance decides: `chance` is what is drawn, `step` what happens then."""

    chance: Callable[[Any], Chance]
    step: Callable[[Any, tuple[int, ...]], Any]

    def to_act(self, turn: int) -> int:
        return CHANCE


OVER: Final = Phase(name="over")


def refusing(message: str, rule: str) -> Callable[[Any, Action], IllegalAction]:
    """The reason against an action in a phase in which only this can be done, by the id of its
    message."""
    return lambda state, action: IllegalAction(Message(message), rule)
