"""How a game ended."""

from enum import Enum
from typing import Final, NamedTuple

from tanglewood.core.message import Message, Who, in_turn


class Ending(Enum):
    """The kinds of ends the games here know."""

    WIN = "win"
    DRAW = "draw"
    SHARED = "shared"
    VICTORY = "victory"
    DEFEAT = "defeat"
    SOLO = "solo"


MOST_POINTS: Final = Message("outcome-most-points")
"""What decides most games."""


class Outcome(NamedTuple):
    """The end of a game: its kind, who won, the final scores and the rule that decided, with
    what a client says of it: `reason` is what decided, `summary` all of it.

    `winners` is empty for a draw and for a defeat, holds everybody of a team that won, and more
    than one seat for a shared victory. `scores` has one number per seat; a team or a solo player
    has just one.
    """

    ending: Ending
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    reason: Message

    @property
    def summary(self) -> Message:
        """Who won, by how much, and what decided."""
        last, *before = reversed(self._winners_first() or [0])
        scores: Message | int = last
        for score in before:
            scores = Message("over-scores", score=score, rest=scores)
        winners = tuple(map(Who, self.winners))
        who = Message(f"over-{self.ending.value}", winners=winners, scores=scores)
        return in_turn(who, self.reason)

    def _winners_first(self) -> list[int]:
        """The scores as people say them: whoever won 15-4 has the 15."""
        won = [self.scores[seat] for seat in self.winners if seat < len(self.scores)]
        others = [score for seat, score in enumerate(self.scores) if seat not in self.winners]
        return won + sorted(others, reverse=True)

    def __str__(self) -> str:
        """The same in English: 'Seat 0 wins 7-5. Most points.'"""
        return str(self.summary)

    def __repr__(self) -> str:
        fields = {**self._asdict(), "reason": str(self.reason)}
        return f"Outcome({', '.join(f'{name}={value!r}' for name, value in fields.items())})"
