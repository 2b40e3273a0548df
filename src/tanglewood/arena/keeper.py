"""Deals that are kept in a file, one per line, so that a match goes on where it stopped."""

import json
from pathlib import Path
from typing import Any, Final, Self

from tanglewood.arena.deal import Deal, Pairing, PlayedTable
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message

_BEGIN: Final = '[["'
"""How a line begins, even a torn one."""


def read_deals(path: Path, pairing: Pairing) -> dict[int, Deal]:
    """The deals of this match in the file by their number; lines of other matches and torn ones
    are passed over, and so are deals without the records or the luck that are wanted now."""
    found: dict[int, Deal] = {}
    text = path.read_bytes().decode("utf-8", "replace") if path.exists() else ""
    for at, line in enumerate(text.splitlines()):
        try:
            key, number, rows = json.loads(line)
            deal = Deal(int(number), tuple(map(_table, rows)))
        except (ValueError, TypeError, OverflowError, RecursionError):
            if at == 0 and ("\n" in text or not line.startswith(_BEGIN[: len(line)])):
                raise BadOption(Message("arena-file", path=str(path))) from None
            continue
        whole = all(
            (one.record or not pairing.records) and (one.luck or one.forfeit or not pairing.luck)
            for one in deal.tables
        )
        if key == _key(pairing) and whole:
            found[deal.number] = deal
    return found


class Keeper:
    """Adds deals to a file, at once; to none where no path is given."""

    def __init__(self, path: Path | None) -> None:
        torn = path is not None and path.exists() and not path.read_bytes().endswith(b"\n")
        self._file = None if path is None else path.open("a", encoding="utf-8")
        if torn and self._file is not None:
            self._file.write("\n")  # what was cut off must not take the next line with it

    def __enter__(self) -> Self:
        return self

    def __call__(self, pairing: Pairing, deal: Deal) -> None:
        if self._file is not None:
            self._file.write(json.dumps([_key(pairing), deal.number, deal.tables]) + "\n")
            self._file.flush()

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def _key(pairing: Pairing) -> list[object]:
    return [pairing.a, pairing.b, pairing.game, pairing.options, pairing.seed]


def _table(row: list[Any]) -> PlayedTable:
    """A game as JSON writes it, lists for tuples; ValueError or TypeError where it is not a
    game."""
    counts, points, win, rounds, thought, asked, record, forfeit, *more = row
    luck = more[0] if more else None  # older files tell none
    if forfeit is not None:
        side, reason, sentence = forfeit
        if side not in {"a", "b"}:
            raise ValueError("a game is lost by one side or the other")
        forfeit = (side, str(reason), str(sentence))
    if counts not in {"both", "a", "b", "mixed"} or not isinstance(record, str | None):
        raise ValueError("this is no game of a match")
    if luck is not None:
        luck = float(luck[0]), float(luck[1])
    (first, second), (often, seldom) = thought, asked
    return PlayedTable(
        counts=counts, points=float(points), win=float(win), rounds=int(rounds),
        thought=(float(first), float(second)), asked=(int(often), int(seldom)), record=record,
        forfeit=forfeit, luck=luck,
    )  # fmt: skip
