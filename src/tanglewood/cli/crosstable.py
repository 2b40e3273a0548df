"""The figures of matches, as tables for people."""

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tanglewood.cli.speech import voice
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

Figures = dict[str, Any]
"""What `tanglewood.arena.result.Result.plain` says of a pair."""

POINTS: Final = "{:+.3f}"
RATE: Final = "{:.1%}"
RATING: Final = "{:+.0f}"


def show(game: str, unit: str, names: tuple[str, ...], found: list[Figures]) -> None:
    """A row per pair, and with more than two agents everybody against everybody."""
    names = tuple(map(printable, names))
    found = [row | {side: printable(row[side]) for side in ("a", "b")} for row in found]
    console = Console(markup=False)  # a program's words may look like marks
    console.print(_pairs(game, unit, found))
    if len(names) > 2:
        console.print(_matrix(unit, names, found))
    for row in found:
        if "less_luck" in row:
            console.print(_less_luck(unit, row))
        for side, lost in row.get("forfeits", {}).items():
            reasons = ", ".join(
                voice("arena-forfeit", reason=reason, games=count)
                for reason, count in lost["reasons"].items()
            )
            line = voice(
                "arena-forfeits", agent=row[side], lost=lost["games"], games=row["games"],
                reasons=printable(reasons), last=printable(lost["last"]),  # a program's words
            )  # fmt: skip
            console.print(line)
        if "sprt" in row:
            test = row["sprt"]
            better, worse = f"{test['better']:+g}", f"{test['worse']:+g}"
            ratio = f"{test['ratio']:.2f}"
            state = Message("arena-sprt-state", state=test["state"])
            line = voice("arena-sprt", a=row["a"], b=row["b"], better=better, worse=worse,
                         state=state, ratio=ratio)  # fmt: skip
            console.print(line)


def _pairs(game: str, unit: str, found: list[Figures]) -> Table:
    """A row per pair; the 95 % interval of a figure stands below it."""
    alone = "win_rate_b" in found[0]
    table = Table(
        title=voice("arena-title", title=game, deals=found[0]["deals"]),
        title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True,
    )  # fmt: skip
    for side in ("a", "b"):  # names stay whole, those of programs over several lines
        widest = max(len(row[side]) for row in found)
        table.add_column(side, overflow="fold", min_width=min(widest, 10))
    third = voice("arena-wins", side="b") if alone else "Elo"
    points, wins = voice("arena-points", unit=unit), voice("arena-wins", side="a")
    for column in (points, wins, third, "ms a\nms b"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in found:
        slow = row["milliseconds_per_decision"]
        last = _figure(row, "win_rate_b", RATE) if alone else _figure(row, "elo", RATING)
        table.add_row(
            row["a"], row["b"], _figure(row, "points_per_round", POINTS, "ci95"),
            _figure(row, "win_rate", RATE), last, f"{slow[0]:.2f}\n{slow[1]:.2f}",
        )  # fmt: skip
    return table


def _less_luck(unit: str, row: Figures) -> str:
    """What is left of points and wins without luck, and how many deals are needed either way."""
    less = row["less_luck"]
    plain, needed = row["deals_needed"], less["deals_needed"]

    def flat(name: str, form: str, interval: str = "") -> str:
        value, bounds = _figure(less, name, form, interval).split("\n")
        return f"{value} ({bounds})"

    return voice(
        "arena-less-luck", a=row["a"], b=row["b"], unit=unit,
        points=flat("points_per_round", POINTS, "ci95"), wins=flat("win_rate", RATE),
        plain=plain["points"] or 0, needed=needed["points"] or 0,
        plainwins=plain["wins"] or 0, neededwins=needed["wins"] or 0,
    )  # fmt: skip


def _figure(row: Figures, name: str, form: str, interval: str = "") -> str:
    """A figure over its interval."""
    bounds = row[interval or f"{name}_ci95"]
    low, high = ("?" if bound is None else form.format(bound) for bound in bounds)
    return f"{form.format(row[name])}\n{low} … {high}"


def _matrix(unit: str, names: tuple[str, ...], found: list[Figures]) -> Table:
    """Points of the row's agent against the column's."""
    points = {(row["a"], row["b"]): row["points_per_round"] for row in found}
    points |= {(b, a): 0.0 - value for (a, b), value in points.items()}
    title = voice("arena-matrix", points=voice("arena-points", unit=unit))
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("", *names):
        table.add_column(column, justify="right" if column else "left")
    for name in names:
        cells = [
            f"{points[name, other]:+.2f}" if (name, other) in points else "·" for other in names
        ]
        table.add_row(name, *cells)
    return table
