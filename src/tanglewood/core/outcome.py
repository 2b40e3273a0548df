"""How a game ended."""

from enum import Enum
from typing import Final, NamedTuple

from tanglewood.core.message import Message


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
    what a face says of it.

    `winners` is empty for a draw and for a defeat, holds everybody of a team that won, and more
    than one seat for a shared victory. `scores` has one number per seat; a team or a solo player
    has just one.
    """

    ending: Ending
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    message: Message

    @property
    def sentence(self) -> str:
        """What decided, in English."""
        return str(self.message)

    def __repr__(self) -> str:
        fields = {**self._asdict(), "sentence": self.sentence}
        del fields["message"]
        return f"Outcome({', '.join(f'{name}={value!r}' for name, value in fields.items())})"
