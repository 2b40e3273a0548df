"""Short ways to write down Duet positions in tests."""

from typing import Any

from tanglewood.core.event import Event
from tanglewood.games.duet.game import DuetGame, duet
from tanglewood.games.duet.state import DuetState

DUET = duet({})
SIDE_B = duet({"level": 2})


def at(text: str, game: DuetGame = DUET) -> DuetState:
    """A game at a position."""
    return game.position(text)


def texts(state: DuetState) -> str:
    """The legal actions as one text."""
    return " ".join(action.text for action in state.legal)


def played(text: str, *actions: str, game: DuetGame = DUET) -> DuetState:
    """The position after these actions."""
    state = at(text, game)
    for action in actions:
        state = state.apply(action)
    return state


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The events by their names."""
    return [type(event).__name__ for event in events]


def custom(level: int = 1, **components: Any) -> DuetGame:
    """The Duet with a board or paws of one's own."""
    return duet({"level": level, "components": components})
