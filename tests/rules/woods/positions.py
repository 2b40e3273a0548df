"""Short ways to write down positions of Into the Woods in tests."""

from tanglewood.games.woods.game import woods
from tanglewood.games.woods.state import WoodsState

GAMES = {players: woods({"players": players}) for players in range(1, 6)}
GENTLE = woods({"players": 1, "gentle": True})


def at(text: str, players: int = 2) -> WoodsState:
    """The game for this many players at a position."""
    return GAMES[players].position(text)


def texts(state: WoodsState) -> str:
    """The legal actions as one text."""
    return " ".join(action.text for action in state.legal)


def shown(state: WoodsState) -> dict[str, str]:
    """The fields of the position text by name."""
    return dict(part.replace(":", "=", 1).split("=") for part in state.text.split())


def played(text: str, *actions: str, players: int = 2) -> WoodsState:
    """The position after these actions."""
    state = at(text, players)
    for action in actions:
        state = state.apply(action)
    return state
