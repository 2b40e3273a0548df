"""Draws the small pictures of docs/learn when Sphinx starts, with the drawings of the page: cards
beside their names, and tables in the middle of a trick. What is drawn is not kept under version
control."""

from pathlib import Path

import tanglewood as tw
from tanglewood.drawings.picture import CardRow, svg

DRAWN = Path(__file__).parents[1] / "learn" / "drawn"

CARDS: dict[str, tuple[str, list[CardRow]]] = {
    "fox-suits": ("fox", [
        CardRow("Bells", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11"]),
        CardRow("Keys", ["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11"]),
        CardRow("Moons", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11"]),
    ]),
    "fox-decides": ("fox", [
        CardRow("Decree", ["K4"]),
        CardRow("Trump wins", ["B10", "K2"]),
        CardRow("Lead wins", ["B2", "M10"]),
        CardRow("High wins", ["B8", "B10"]),
    ]),
    "deluxe-cards": ("deluxe", [
        CardRow("No rank", ["Bow", "Hammer", "Potion", "Shovel"]),
        CardRow("A rank", ["Axe", "Tree", "Fairy", "Crown", "Mirror"]),
    ]),
    "duet-suits": ("duet", [
        CardRow("Doves", [f"D{rank}" for rank in range(1, 11)]),
        CardRow("Roses", [f"R{rank}" for rank in range(1, 11)]),
        CardRow("Stars", [f"S{rank}" for rank in range(1, 11)]),
    ]),
    "woods-trade": ("woods", [
        CardRow("Row", ["2", "4", "4", "6", "7"]),
        CardRow("Discard", ["6"]),
        CardRow("Take", ["2", "4"]),
        CardRow("or", ["6"]),
    ]),
}  # fmt: skip
"""Rows of cards, and the game that they belong to."""
TABLES = {
    "fox-table": ("fox", "0:M1,K4 1:B2,B9,K6 decree=K2 trick=B7", 1),
}
"""Positions, as the seat named last sees them."""


def pictures() -> dict[str, str]:
    """Every picture by its file's name."""
    found = {f"{name}.svg": svg(rows, game) for name, (game, rows) in CARDS.items()}
    for name, (game, text, seat) in TABLES.items():
        view = tw.load(game).position(text).view(seat)
        drawn = view._repr_svg_().replace(f"Seat {seat}<", "You<")
        found[f"{name}.svg"] = drawn.replace(f"Seat {1 - seat}<", "The other<")
    return found


def write(into: Path = DRAWN) -> None:
    """Draw what is new or has changed."""
    into.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        path = into / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
