"""The table of Into the Woods: the row, the pockets, the hand."""

from typing import Any, Final

from tanglewood.cli.show.hands import named, table
from tanglewood.core.game import Game

PROMPTS: Final = {"trade": "Your trade (discard > slots taken)", "turn": "Your trade"}
COLOURS: Final = ((r"\bslot \d\b", "dim"),)


def lines(plain: dict[str, Any], names: tuple[str, ...], game: Game[Any]) -> list[str]:
    return [f"{key}: {value}" for key, value in plain.items() if key not in {"game", "legal"}]


def label(game: Game[Any], text: str) -> str:
    return ""


__all__ = ["COLOURS", "PROMPTS", "label", "lines", "named", "table"]
