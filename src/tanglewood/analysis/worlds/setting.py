"""What is known of a moment apart from hidden cards: where worlds are built."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tanglewood.core.game import Game
from tanglewood.core.view import View

G = TypeVar("G", bound=Game[Any])
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Setting(Generic[G, V]):
    """A seat's view in its game; `chances` is how many chance outcomes the game has had."""

    game: G
    view: V
    chances: int = 0
