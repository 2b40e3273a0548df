"""What is known of a moment apart from hidden cards: where worlds are built."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import View

G = TypeVar("G", bound=Game[Any])
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=State[Any])


@dataclass(frozen=True, slots=True)
class Setting(Generic[G, V, S]):
    """A seat's view in its game. `root` is the state from which a game was set up, if it is known,
    `chances` how many chance outcomes the game has had."""

    game: G
    view: V
    root: S | None = None
    chances: int = 0
