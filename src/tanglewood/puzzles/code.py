"""Puzzles as bytes: a line that says what is inside, then all puzzles in one compressed piece.

A puzzle takes some twenty bytes before it is compressed: seed, step, answer, gap, finds, themes,
and the choices that led to it as one number (`form.way_of`).
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from struct import Struct
from typing import Any, Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.puzzles.form import Puzzle

FORMAT: Final = "tanglewood-puzzles"
VERSION: Final = 1
SCALE: Final = {"points": 16, "worth": 200}
"""What 1 of a gap is in the whole number that is kept of it."""
_HEAD: Final = Struct("<IBBBIHB")
_FINDS: Final = 4
_EXACT: Final = 1 << 15


class BadPuzzles(TanglewoodError):
    """A file of puzzles that cannot be read."""


def encode_puzzles(
    puzzles: Iterable[Puzzle],
    game: str,
    settings: Sequence[Mapping[str, Any]],
    themes: Sequence[str],
    unit: str,
) -> bytes:
    """The file of a game's puzzles; a puzzle's setting follows from its seed."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "settings": [*map(dict, settings)],
        "themes": [*themes],
        "unit": unit,
    }
    body = b"".join(_pack(one, themes, unit) for one in puzzles)
    return json.dumps(head).encode() + b"\n" + zlib.compress(body, 9)


def decode_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        if head["format"] != FORMAT or head["version"] != VERSION:
            raise ValueError
        return tuple(_unpack(zlib.decompress(body), head))
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadPuzzles("This is no file of puzzles.") from error


def unit_of(data: bytes) -> str:
    """In what the gaps of a file are counted."""
    return str(json.loads(data.partition(b"\n")[0])["unit"])


def _pack(one: Puzzle, themes: Sequence[str], unit: str) -> bytes:
    way = one.way.to_bytes((one.way.bit_length() + 7) // 8, "little")
    finds = sum(found << _FINDS * at for at, found in enumerate(one.finds))
    marks = sum(1 << themes.index(name) for name in one.themes) | (_EXACT if one.exact else 0)
    gap = min(255, round(one.gap * SCALE[unit]))
    return _HEAD.pack(one.seed, one.step, one.chosen, gap, finds, marks, len(way)) + way


def _unpack(body: bytes, head: Mapping[str, Any]) -> Iterator[Puzzle]:
    settings, themes, fine = head["settings"], head["themes"], SCALE[head["unit"]]
    at = 0
    while at < len(body):
        seed, step, chosen, gap, finds, marks, size = _HEAD.unpack_from(body, at)
        at += _HEAD.size
        way = int.from_bytes(body[at : at + size], "little")
        at += size
        yield Puzzle(
            game=head["game"], setting=settings[seed % len(settings)], seed=seed, step=step,
            way=way, chosen=chosen, gap=gap / fine,
            finds=tuple(finds >> _FINDS * level & 15 for level in range(6)),
            themes=tuple(name for bit, name in enumerate(themes) if marks >> bit & 1),
            exact=bool(marks & _EXACT),
        )  # fmt: skip
