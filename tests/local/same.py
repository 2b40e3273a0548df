"""A game that is played twice with the same secrets: what is asked for, and by whom."""

from hashlib import sha256
from itertools import count
from typing import Any, Final

from tanglewood.protocol import making
from tanglewood.record.shuffle import pledge

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "fox": {"target": 7}, "fox-manual": {"target": 7}, "deluxe": {"target": 7, "special": 9},
    "woods": {"players": 3},
}  # fmt: skip
LEVELS: Final = ("seedling", "sapling")
"""Those who go by rules of thumb: how far a search comes in its time differs."""
SHARE: Final = "5a" * 32
"""What the person puts into the shuffle."""


def with_secrets_of(game: str) -> dict[str, Any]:
    """What to put in the place of chance, so that a table of this game is the same every time."""
    numbers = count()
    return {
        "new_table_id": lambda: sha256(game.encode()).hexdigest()[:12],
        "new_table_secret": lambda: bytes([next(numbers)] * 32),
        "new_secret": lambda: f"secret-{next(numbers)}",
    }


def same_again(game: str) -> None:
    """Make the next tables of this process with the secrets of a game."""
    for name, secret in with_secrets_of(game).items():
        setattr(making, name, secret)


def request(game: str) -> dict[str, Any]:
    """A table for one person and AIs."""
    agents = [{"player": "ai", "agent": name} for name in LEVELS[: 1 + (game == "woods")]]
    me = {"player": "me", "name": "Ada", "pledge": pledge(bytes.fromhex(SHARE))}
    return {"game": game, "options": OPTIONS.get(game, {}), "seats": [*agents, me]}
