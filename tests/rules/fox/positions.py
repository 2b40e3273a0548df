"""Short ways to write down fox positions in tests."""

from tanglewood.games.fox.game import fox, fox_manual
from tanglewood.games.fox.state import FoxState
from tests.support import levelled

FOX = fox({})
MANUAL = fox_manual({})


def at(text: str) -> FoxState:
    """The published game at a position; a hand that is too small gets plain cards."""
    return FOX.position(levelled(FOX, text))


def texts(state: FoxState) -> str:
    """The legal actions as one text."""
    return " ".join(action.text for action in state.legal)


def played(text: str, *actions: str) -> FoxState:
    """The position after these actions."""
    state = at(text)
    for action in actions:
        state = state.apply(action)
    return state
