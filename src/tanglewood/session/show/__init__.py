"""A view as lines of text, and what every face says alike: each game has a small file that knows
how its table looks.

The file `table` of a game offers `lines(plain, names, game)`, made from the plain values of a view
alone, `PROMPTS` (what is asked in each phase), `label(plain, game, text)` (a choice in words, '' if
its text says all) and `COLOURS` (patterns of text with their colours).
"""

from collections.abc import Sequence
from typing import Any, Protocol

from tanglewood.core import table
from tanglewood.core.game import Game
from tanglewood.core.view import View
from tanglewood.games.registry import part


class Table(Protocol):
    """What a family's module offers."""

    COLOURS: Sequence[tuple[str, str]]

    def lines(self, plain: dict[str, Any], names: tuple[str, ...], game: Any) -> list[str]:
        """The table as lines of text."""

    def label(self, plain: dict[str, Any], game: Any, text: str) -> str:
        """A choice in words; '' if its text says all."""


def position(game: Game[Any], view: View, names: tuple[str, ...]) -> list[str]:
    """What lies on the table, as the viewer may know it."""
    return game.lines(view.plain(), names)


def prompt(game: Game[Any], phase: str) -> str:
    """What the seat to act is asked."""
    found: str = _file(game.name).PROMPTS.get(phase, "Your choice")
    return found if found.endswith("?") else f"{found}:"


def choices(game: Game[Any], view: View, width: int = 96) -> list[str]:
    """The legal actions, numbered from 1, in as many columns as fit in the width."""
    label, plain, legal = _file(game.name).label, view.plain(), view.legal
    digits = len(str(len(legal)))
    items = []
    for number, action in enumerate(legal, 1):
        told = label(plain, game, action.text)
        items.append(f"{number:>{digits}}) {action.text}" + (f"  {told}" if told else ""))
    column = max(map(len, items)) + 3
    across = max(1, min((min(width, 96) + 1) // column, 6))  # no gap is needed after the last
    return [
        "  " + "".join(item.ljust(column) for item in items[at : at + across]).rstrip()
        for at in range(0, len(items), across)
    ]


def label(game: Game[Any], plain: dict[str, Any], text: str) -> str:
    """A choice in words; '' where its text says all."""
    found: str = _file(game.name).label(plain, game, text)
    return found


def colours(game: str) -> tuple[tuple[str, str], ...]:
    """Patterns of a game's cards with their colours."""
    found: tuple[tuple[str, str], ...] = _file(game).COLOURS
    return found


def _file(game: str) -> Any:
    """The table of a game; without one, just every field."""
    return part(game, "table") or table
