"""A hint: what every legal action promises, the best of them, and why."""

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final, NamedTuple

from tanglewood.core.action import Action
from tanglewood.core.message import Message

Z: Final = 1.96
"""Standard errors to either side that hold 95 %."""


class Odds(NamedTuple):
    """A chance with half of its 95 % interval."""

    value: float
    error: float

    @classmethod
    def of(cls, hits: float, tries: float) -> "Odds":
        """This many hits of this many tries; never surer than the tries allow."""
        rate = (hits + 1) / (tries + 2)  # a few tries cannot make anything certain
        return cls(hits / tries, Z * sqrt(rate * (1 - rate) / tries)) if tries else cls(0.0, 1.0)

    def plain(self) -> list[float]:
        return [round(self.value, 4), round(self.error, 4)]


class Prospect(NamedTuple):
    """What an action promises. `value` is in the hint's unit, `error` half of its 95 % interval.

    `tricks` are those that the seat will have won at the end of the round, on average, and
    `tricks_error` half of the 95 % interval of that; `mine` and `theirs` are the chances of Humble,
    Defeated, Victorious and Greedy; `win` is the chance to win the game (a team's, where there is
    one; in fox games with the scores that the round brings).
    `counts` are the chances of 0, 1, 2 … tricks at the end of the round.
    What a game does not know is None or empty.
    """

    action: Action
    value: float
    error: float
    tries: float
    tricks: float | None = None
    mine: Mapping[str, Odds] = {}
    theirs: Mapping[str, Odds] = {}
    win: Odds | None = None
    tricks_error: float | None = None
    counts: tuple[float, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The prospect as JSON values."""
        found: dict[str, Any] = {
            "action": self.action.text,
            "value": round(self.value, 4),
            "error": round(self.error, 4),
        }
        if self.tricks is not None:
            found["tricks"] = round(self.tricks, 2)
        if self.tricks_error is not None:
            found["tricks_error"] = round(self.tricks_error, 2)
        if self.mine:
            found["mine"] = {end: chance.plain() for end, chance in self.mine.items()}
            found["theirs"] = {end: chance.plain() for end, chance in self.theirs.items()}
        if self.win is not None:
            found["win"] = self.win.plain()
        return found


class ByNetwork(NamedTuple):
    """What a learned network says: all prospects; `worlds` has what is played for (the game, or the
    points of a single round) in every world, `sound` what the network would take, `number` how many
    worlds there were."""

    prospects: tuple[Prospect, ...]
    worlds: Mapping[Action, tuple[float, ...]]
    sound: frozenset[Action]
    number: int
    expected: float


class Hint(NamedTuple):
    """The best action and why (`message`), with what every legal action promises, best first.

    `kind` is the name of the reason that is said.
    `unit` says what values are: `points` ahead at the end of the round, or the `worth` of the
    game's end between 0 (lost) and 1 (won), or `none` where nothing was searched.
    """

    action: Action
    message: Message
    kind: str
    prospects: tuple[Prospect, ...]
    unit: str
    iterations: int

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return str(self.message)

    def __str__(self) -> str:
        """The best action and why."""
        return f"{self.action}: {self.sentence}"

    def plain(self) -> dict[str, Any]:
        """The hint as JSON values."""
        return {
            "action": self.action.text,
            "sentence": self.sentence,
            "message": self.message.plain(),
            "kind": self.kind,
            "unit": self.unit,
            "iterations": self.iterations,
            "prospects": [prospect.plain() for prospect in self.prospects],
        }
