"""What a puzzle is about: a module a family, with the themes of its games.

A theme is told from the view, the answer with what it promises beside the next best, and the reason
that the teacher gives for it (its name).
"""

from collections.abc import Collection
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from tanglewood.agents.hint.form import Prospect
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.games.registry import family_of


class Solution(NamedTuple):
    """The answer and why: its prospect, that of the next best, and the name of the reason."""

    view: Any
    answer: Any
    best: Prospect
    rival: Prospect
    kind: str

    def likelier(self, end: str, *, mine: bool) -> bool:
        """Whether the answer makes this end of the round likely, and more so than the next."""
        here = (self.best.mine if mine else self.best.theirs).get(end)
        there = (self.rival.mine if mine else self.rival.theirs).get(end)
        if here is None or there is None:
            return False
        return here.value >= 0.5 and here.value >= there.value + 0.15


class Themes(Protocol):
    """What a family's module offers."""

    THEMES: tuple[str, ...]
    """All of them, in the order in which they are shown."""

    def themes(self, one: Solution) -> Collection[str]:
        """Those of a puzzle; none where it is about nothing in particular."""

    def came(self, state: Any, seat: int) -> Message:
        """What an end came to, for this seat."""


def themes_of(game: str) -> Themes:
    """The themes of a game's family."""
    return cast(Themes, import_module(f"{__name__}.{family_of(game).name}"))


def points(state: State[Any], seat: int) -> Message:
    """The points of a seat, and those of the best other."""
    others = max(score for at, score in enumerate(state.scores) if at != seat)
    return Message("puzzle-came-points", mine=state.scores[seat], theirs=others)


def is_play(action: Action) -> bool:
    """Whether a card is played to a trick."""
    return "=" not in action.text
