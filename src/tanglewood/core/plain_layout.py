"""The layout of a game that has none of its own: every field on a line.

A game's file `layout` has the same functions: `sheet` (the table in lines), `prompt` (what the seat
to act is asked), `label` (a choice in words, None if its text says all), `middle` (what lies
between the players, as rows of a picture), and `COLOURS`: patterns of text with their colours, in
which `{suit-B}` is the message of that id. It may have `called` too, a choice inside a sentence.
"""

from typing import TYPE_CHECKING, Any, Final

from tanglewood.core.message import Message
from tanglewood.core.sheet import Line
from tanglewood.drawings.picture import CardRow

if TYPE_CHECKING:
    from tanglewood.core.game import Game
    from tanglewood.core.view import View

COLOURS: Final[tuple[tuple[str, str], ...]] = ()
_FRAME: Final = {"game", "viewer", "to_act", "legal", "log"}


def sheet(game: "Game[Any]", plain: dict[str, Any]) -> list[Line]:
    return [f"{key}: {_shown(value)}" for key, value in plain.items() if key not in _FRAME]


def middle(plain: dict[str, Any]) -> list[CardRow]:
    return []


def prompt(view: "View") -> Message:
    return Message("ask-choice")


def label(game: "Game[Any]", plain: dict[str, Any], text: str) -> Message | None:
    return None


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(_shown, value)) or "-"
    if isinstance(value, dict):
        return "; ".join(f"{key} {_shown(inner)}" for key, inner in value.items()) or "-"
    return "-" if value is None else str(value)
