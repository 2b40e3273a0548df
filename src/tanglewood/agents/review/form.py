"""A review: every decision of a game judged, the curve, the key moments and the account.

All values are whole numbers, so that sums are exact: hundredths of a percent where the unit is
`chance` (to win the game) or `worth` (of its end), hundredths of a point where it is `points`.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final

from tanglewood.core.action import Action
from tanglewood.core.message import Message, message_plain

SCALE: Final = {"chance": 10_000, "worth": 10_000, "points": 100}
"""How many whole numbers make 1 of a unit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """One decision, by what its seat could know. `value` is what the best action was worth, `got`
    what the action taken was, `expected` what the position promised before anything was tried,
    `stake` how far the best and the worst lay apart, `spare` how far the next lay behind the best.
    `loss` is 0 unless the action was a mistake; `proven` says that a solution showed it to be
    none. `turn` is how many actions came before it; `place` says when it was, `called`
    and `best_called` are what players call the actions. `why` says what was better, of a mistake of
    a seat that the review is for."""

    entry: int
    turn: int
    seat: int
    played: Action
    best: Action
    value: int
    got: int
    expected: int
    loss: int
    stake: int
    spare: int
    proven: bool
    choices: int
    place: Message
    called: Message
    best_called: Message
    why: Message | None = None

    def plain(self) -> dict[str, Any]:
        return {
            "entry": self.entry,
            "turn": self.turn,
            "seat": self.seat,
            "played": self.played.text,
            "best": self.best.text,
            "value": self.value,
            "got": self.got,
            "loss": self.loss,
            "proven": self.proven,
            "why": None if self.why is None else message_plain(self.why, "text"),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyMoment:
    """A moment that is worth a look: a mistake with what it cost or, where the cost is 0, a good
    decision with its `margin`, which is how much better it was than the next action. `why` says
    what was better about the best action, and `kind` is the name of that reason."""

    decision: Decision
    margin: int
    why: Message
    kind: str

    @property
    def cost(self) -> int:
        return self.decision.loss

    def plain(self) -> dict[str, Any]:
        return self.decision.plain() | {
            "cost": self.cost,
            "margin": self.margin,
            "why": message_plain(self.why, "text"),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Missed:
    """What only both hands together would have shown: nobody's mistake."""

    decision: Decision
    better: Message
    knew: int
    gain: int

    def plain(self) -> dict[str, Any]:
        return {
            "entry": self.decision.entry,
            "seat": self.decision.seat,
            "knew": self.knew,
            "gain": self.gain,
            "better": message_plain(self.better, "text"),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Where the result of a seat came from; all parts add up to `result` exactly."""

    start: int
    deal: int
    draws: int
    own: int
    others: int
    unknown: int
    result: int

    @property
    def parts(self) -> dict[str, int]:
        """What adds up to the result, each part by its name."""
        return {name: value for name, value in self.plain().items() if name != "result"}

    def plain(self) -> dict[str, int]:
        return asdict(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A game reviewed for a seat. `curve` has (entry, value) from the start to the result."""

    game: str
    seat: int
    unit: str
    curve: tuple[tuple[int, int], ...]
    decisions: tuple[Decision, ...]
    keys: tuple[KeyMoment, ...]
    account: Account
    accuracy: int
    missed: tuple[Missed, ...]

    @property
    def fine(self) -> int:
        """How many whole numbers make 1 of the unit."""
        return SCALE[self.unit]

    @property
    def own(self) -> tuple[Decision, ...]:
        """The decisions of the seat."""
        return tuple(one for one in self.decisions if one.seat == self.seat)

    def __repr__(self) -> str:
        keys = "; ".join(f"{key.decision.entry}: {key.why}" for key in self.keys)
        return f"<review of {self.game} for seat {self.seat}: accuracy {self.accuracy} %; {keys}>"

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seat": self.seat,
            "unit": self.unit,
            "fine": self.fine,
            "accuracy": self.accuracy,
            "account": self.account.plain(),
            "keys": [one.plain() for one in self.keys],
            "curve": [list(point) for point in self.curve],
            "decisions": [one.plain() for one in self.decisions],
            "missed": [one.plain() for one in self.missed],
        }
