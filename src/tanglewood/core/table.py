"""What a table looks like as far as every game is alike: rows of cards for a picture; and the lines
of a game that has no table of its own, every field on one.

A game's file `table` has the same functions, where it knows better: `sheet` (the table in lines),
`prompt` (what the seat to act is asked), `label` (a choice in words, None if its text says all),
`called` (a choice inside a sentence), `middle` (what lies between the players, as rows of a
picture), and `COLOURS`: patterns of text with their colours, in which
`{suit-B}` is the message of that id."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message
from tanglewood.core.sheet import Line
from tanglewood.drawings.picture import BACK, Row

if TYPE_CHECKING:
    from tanglewood.core.game import Game
    from tanglewood.core.view import View

Hands = Mapping[int, Sequence[str]]
COLOURS: Final[tuple[tuple[str, str], ...]] = ()
_FRAME: Final = {"game", "viewer", "to_act", "legal", "log"}


def sheet(plain: dict[str, Any], game: "Game[Any]") -> list[Line]:
    return [f"{key}: {_shown(value)}" for key, value in plain.items() if key not in _FRAME]


def rows(
    plain: dict[str, Any], names: tuple[str, ...], hands: Hands, between: Sequence[Row]
) -> list[Row]:
    """The table as rows of cards: the others, what lies between, the viewer. `hands` are those that
    lie open, by seat; of the others only the backs are seen."""
    viewer = plain["viewer"]
    if viewer >= 0:
        hands = {**hands, viewer: [str(card) for card in plain["hand"]]}
    counts = plain.get("counts", ())
    held = [Row(names[seat], hands.get(seat, BACK * count)) for seat, count in enumerate(counts)]
    own = [held.pop(viewer)] if 0 <= viewer < len(held) else []
    return [*held, *between, *own]


def middle(plain: dict[str, Any]) -> list[Row]:
    return []


def prompt(view: "View", game: "Game[Any]") -> Message:
    return Message("ask-choice")


def label(plain: dict[str, Any], game: "Game[Any]", text: str) -> Message | None:
    return None


def called(plain: dict[str, Any], game: "Game[Any]", action: Action) -> Argument:
    """Its card, or what it is called as a choice."""
    return action.card if action.card is not None else game.label(plain, action.text)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(_shown, value)) or "-"
    if isinstance(value, dict):
        return "; ".join(f"{key} {_shown(inner)}" for key, inner in value.items()) or "-"
    return "-" if value is None else str(value)
