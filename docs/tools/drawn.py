"""Draws the small pictures of docs/learn when Sphinx starts, with the drawings of the page: cards
beside their names, and tables in the middle of a trick. What is drawn is not kept under version
control."""

from pathlib import Path

import tanglewood as tw
from tanglewood.drawings.picture import Row, svg

DRAWN = Path(__file__).parents[1] / "learn" / "drawn"

CARDS: dict[str, tuple[str, list[Row]]] = {
    "fox-suits": ("fox", [
        Row("Bells", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11"]),
        Row("Keys", ["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11"]),
        Row("Moons", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11"]),
    ]),
    "fox-decides": ("fox", [
        Row("Decree", ["K4"]),
        Row("Trump wins", ["B10", "K2"]),
        Row("Lead wins", ["B2", "M10"]),
        Row("High wins", ["B8", "B10"]),
    ]),
    "deluxe-cards": ("deluxe", [
        Row("No rank", ["Bow", "Hammer", "Potion", "Shovel"]),
        Row("A rank", ["Axe", "Tree", "Fairy", "Crown", "Mirror"]),
    ]),
    "duet-suits": ("duet", [
        Row("Doves", [f"D{rank}" for rank in range(1, 11)]),
        Row("Roses", [f"R{rank}" for rank in range(1, 11)]),
        Row("Stars", [f"S{rank}" for rank in range(1, 11)]),
    ]),
    "woods-trade": ("woods", [
        Row("Row", ["2", "4", "4", "6", "7"]),
        Row("Discard", ["6"]),
        Row("Take", ["2", "4"]),
        Row("or", ["6"]),
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
