"""The figures of matches, as tables for people."""

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tanglewood.core.english import counted
from tanglewood.core.printable import printable

Figures = dict[str, Any]
"""What `tanglewood.arena.result.Result.plain` says of a pair."""

POINTS: Final = "{:+.3f}"
RATE: Final = "{:.1%}"
RATING: Final = "{:+.0f}"


def show(game: str, unit: str, names: tuple[str, ...], found: list[Figures]) -> None:
    """A row a pair, and with more than two agents everybody against everybody."""
    names = tuple(map(printable, names))
    found = [row | {side: printable(row[side]) for side in ("a", "b")} for row in found]
    console = Console(markup=False)  # a program's words may look like marks
    console.print(_pairs(game, unit, found))
    if len(names) > 2:
        console.print(_matrix(unit, names, found))
    for row in found:
        for side, lost in row.get("forfeits", {}).items():
            reasons = ", ".join(f"{count} {reason}" for reason, count in lost["reasons"].items())
            last = printable(f"({reasons}); the last time {lost['last']}.")  # a program's words
            games = counted(row["games"], "game")
            console.print(f"{row[side]} lost {lost['games']} of {games} by misbehaving {last}")
        if "sprt" in row:
            test = row["sprt"]
            console.print(
                f"{row['a']} – {row['b']}: {test['better']:+g} against {test['worse']:+g} points: "
                f"{test['state']} (log-likelihood ratio {test['ratio']:.2f})"
            )


def _pairs(game: str, unit: str, found: list[Figures]) -> Table:
    """A row a pair; the 95 % interval of a figure stands below it."""
    alone = "win_rate_b" in found[0]
    table = Table(
        title=f"{game}: {counted(found[0]['deals'], 'deal')} a pair, with 95 % intervals",
        title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True,
    )  # fmt: skip
    for side in ("a", "b"):  # names stay whole, those of programs over several lines
        widest = max(len(row[side]) for row in found)
        table.add_column(side, overflow="fold", min_width=min(widest, 10))
    third = "wins of b" if alone else "Elo"
    for column in (f"points a {unit}", "wins of a", third, "ms a\nms b"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in found:
        slow = row["milliseconds_per_decision"]
        last = _figure(row, "win_rate_b", RATE) if alone else _figure(row, "elo", RATING)
        table.add_row(
            row["a"], row["b"], _figure(row, "points_per_round", POINTS, "ci95"),
            _figure(row, "win_rate", RATE), last, f"{slow[0]:.2f}\n{slow[1]:.2f}",
        )  # fmt: skip
    return table


def _figure(row: Figures, name: str, form: str, interval: str = "") -> str:
    """A figure over its interval."""
    bounds = row[interval or f"{name}_ci95"]
    low, high = ("?" if bound is None else form.format(bound) for bound in bounds)
    return f"{form.format(row[name])}\n{low} … {high}"


def _matrix(unit: str, names: tuple[str, ...], found: list[Figures]) -> Table:
    """Points of the row's agent against the column's."""
    points = {(row["a"], row["b"]): row["points_per_round"] for row in found}
    points |= {(b, a): 0.0 - value for (a, b), value in points.items()}
    title = f"points a {unit}, row against column"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("", *names):
        table.add_column(column, justify="right" if column else "left")
    for name in names:
        cells = [
            f"{points[name, other]:+.2f}" if (name, other) in points else "·" for other in names
        ]
        table.add_row(name, *cells)
    return table
