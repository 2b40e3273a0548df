"""How networks see: what they are shown of a view, which output is which action, and what their
other outputs mean. A module per family; the learner's environment shows the same (`cpp/train`)."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from tanglewood.games.registry import part


class Forecast(NamedTuple):
    """What a network expects for the seat to act."""

    win: float
    """The chance to win the game, half of the chance of a draw included; with several winners a
    part each."""
    points: float
    """In rounds of two the points of this round, less the other's; else the score of the game."""
    tricks: tuple[float, ...] = ()
    """The chance of each number of tricks in this round, where they are counted."""


class NetworkInput(Protocol):
    """What a family's module offers."""

    ROUNDS: bool
    """Whether points are those of rounds of two, less the other's."""

    def seen(self, view: Any) -> bytes:
        """What a network is shown of a view."""

    def place(self, view: Any, action: int) -> int:
        """The output that stands for the action of this number."""

    def forecast(self, view: Any, outputs: list[int]) -> Forecast:
        """What the outputs after those for actions say."""

    def forecast_for(self, view: Any, outputs: list[int], seat: int) -> Forecast:
        """The same for any seat, as results are compared: its points less the mean of those of the
        others, where it plays against others."""

    def fits(self, game: Any, learned: Mapping[str, Any]) -> bool:
        """Whether these rules are among those that were learned, as the notes of a network say,
        beside the options that all of them had."""


def input_of(game: str) -> NetworkInput:
    """What the networks of a game are shown, and what they answer."""
    found: NetworkInput = part(game, "network_input")
    return found
