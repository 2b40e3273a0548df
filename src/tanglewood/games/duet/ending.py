"""How a Duet ends and what a victory is worth (`duet.score`)."""

from typing import TYPE_CHECKING, Final

from tanglewood.core.message import Message
from tanglewood.core.outcome import Ending, Outcome

if TYPE_CHECKING:
    from tanglewood.games.duet.state import DuetState

GOING_ON: Final = 0
VICTORY: Final = 1
LOST: Final = 2
TIME: Final = 3
RESIGNED: Final = 4
"""How a position stands that was given up; no step leads there (`ruling.U11`)."""

ENDINGS: Final = ("-", "victory", "lost", "time", "resign")
"""The endings as position texts and events write them."""

_BY_LEVEL: Final = 10
_EARLY: Final = 10
_BY_TOKEN: Final = 3

_DEFEATS: Final = {
    LOST: ("duet.end.lost", "outcome-lost"),
    TIME: ("duet.end.time", "outcome-time"),
    RESIGNED: ("duet.resign", "outcome-team-gave-up"),
}


def points(state: "DuetState") -> int:
    """The score of a victory: its level, cards left in hand, rounds and forest tokens saved
    (`duet.score`); a win in round 1 counts as one in round 2 (`ruling.U9`)."""
    return (
        _BY_LEVEL * state.game.level
        + sum(map(len, state.hands))
        + (_EARLY if state.round <= 2 else 0)
        + _BY_TOKEN * state.forest.tokens
    )


def outcome(state: "DuetState") -> Outcome | None:
    """Victory of both, or defeat with a score of 0 (`ruling.U10`); None while the game goes on."""
    if state.end_code == GOING_ON:
        return None
    if state.end_code == VICTORY:
        collected = Message("outcome-gems")
        return Outcome(Ending.VICTORY, (0, 1), state.scores, "duet.end.victory", collected)
    rule, message = _DEFEATS[state.end_code]
    return Outcome(Ending.DEFEAT, (), state.scores, rule, Message(message))
