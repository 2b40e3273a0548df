"""A view of a game that has no file of its own here: every field on a line."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tanglewood.core.game import Game

PROMPTS: Final[dict[str, str]] = {}
COLOURS: Final[tuple[tuple[str, str], ...]] = ()
_FRAME: Final = {"game", "viewer", "to_act", "legal", "log"}


def lines(plain: dict[str, Any], names: tuple[str, ...], game: "Game[Any]") -> list[str]:
    return [f"{key}: {_shown(value)}" for key, value in plain.items() if key not in _FRAME]


def label(plain: dict[str, Any], game: "Game[Any]", text: str) -> str:
    return ""


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(_shown, value)) or "-"
    if isinstance(value, dict):
        return "; ".join(f"{key} {_shown(inner)}" for key, inner in value.items()) or "-"
    return "-" if value is None else str(value)
