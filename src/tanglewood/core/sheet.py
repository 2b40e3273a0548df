"""The table as lines of text: what is in them, before a voice says it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tanglewood.core.message import Message

Said = Message | str
Say = Callable[[Said], str]


class Columns(NamedTuple):
    """Rows of cells that stand one below the other. `align` has `<` or `>` for every column; by
    default the first and the last are at the left, the others at the right."""

    rows: tuple[tuple[Said, ...], ...]
    align: str = ""
    gap: str = "  "


Line = Message | str | Columns


def rendered(lines: Iterable[Line], say: Say = str) -> list[str]:
    """The lines as they are said, in English unless somebody else says them."""
    found: list[str] = []
    for line in lines:
        if isinstance(line, Columns):
            rows = [[say(cell) for cell in row] for row in line.rows]
            found += [f"  {it}" for it in aligned(rows, line.align, line.gap)]
        else:
            found.append(say(line))
    return found


def aligned(rows: list[list[str]], align: str = "", gap: str = "  ") -> list[str]:
    """Rows with their columns aligned."""
    last = len(rows[0]) - 1
    align = align or "".join("<" if at in {0, last} else ">" for at in range(last + 1))
    widths = [max(len(row[at]) for row in rows) for at in range(last + 1)]
    return [
        gap.join(
            f"{cell:{side}{width}}" for cell, side, width in zip(row, align, widths, strict=True)
        ).rstrip()
        for row in rows
    ]
