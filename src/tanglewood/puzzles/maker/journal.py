"""What was found so far, written as it is found: a maker that was stopped goes on from here."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from tanglewood.puzzles.form import Puzzle


class Journal:
    """Lines of JSON in a file. A last line that was cut off is left out, and written again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lines: list[Any] = []
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
            try:
                self.lines.append(json.loads(line))
            except ValueError:
                break
            whole += len(line)
        self._file = path.open("ab")
        self._file.truncate(whole)

    def add(self, line: Any) -> None:
        self.lines.append(line)
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def line_of(game: str, seed: int, puzzles: list[Puzzle]) -> dict[str, Any]:
    """The puzzles of one deal."""
    return {
        "game": game,
        "seed": seed,
        "puzzles": [
            [it.step, str(it.way), it.chosen, it.gap, it.finds, it.themes, it.exact]
            for it in puzzles
        ],
    }


def puzzles_in(line: dict[str, Any], setting: Any) -> Iterator[Puzzle]:
    """The same back."""
    for step, way, chosen, gap, finds, themes, exact in line["puzzles"]:
        yield Puzzle(
            game=line["game"], setting=setting, seed=line["seed"], step=step, way=int(way),
            chosen=chosen, gap=gap, finds=tuple(finds), themes=tuple(themes), exact=exact,
        )  # fmt: skip
