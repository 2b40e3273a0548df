"""A table as a PNG for links that are shared: what lies open before a forest at dusk, and of the
hands only the backs. Names and scores stand beside such a picture in words."""

import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tanglewood.drawings.picture import BACK, HEIGHT, SPACE, WIDTH, CardRow, card, colours
from tanglewood.drawings.raster import render, rows

SIZE: Final = (1200, 630)
"""What places that show links ask for."""
_MARGIN: Final = 60
_HIGH: Final = (0x10, 0x24, 0x2F)
_LOW: Final = (0x2B, 0x4A, 0x40)
_FIRS: Final = (
    (0.0, 92), (0.09, 70), (0.17, 120), (0.25, 80), (0.36, 60), (0.62, 66), (0.73, 100), (0.8, 74),
    (0.88, 128), (0.97, 84),
)  # fmt: skip
"""Where firs stand along the lower edge, and how high."""


class Sprite(NamedTuple):
    """A card as pixels: of each row where it begins, and red, green and blue from there."""

    rows: tuple[tuple[int, bytes], ...]


def png(table: Sequence[CardRow], game: str) -> bytes:
    """The picture of a table; rows without a name are hands."""
    hands = [row.cards for row in table if not row.name]
    open_ = [row.cards for row in table if row.name]
    picture = _dusk()
    path = [cards for cards in open_ if any(text.startswith(SPACE) for text in cards)]
    lying = [cards for cards in open_ if cards and cards not in path]
    _hands(picture, hands, game)
    scale = 2.6 if len(lying) < 3 else 2.2
    up = 0
    if not any(hands):  # nobody holds a card: what lies open has the place of the hands too
        scale, up = 4.0, 90
    if path:
        _line(picture, path[0], game, 200 - up, 1.35)
    _line(picture, _spread(lying), game, (330 if path else 240) - up, scale)
    return _written(picture)


def _spread(lying: Sequence[Sequence[str]]) -> list[str]:
    """What lies open in one line, with a space between its groups."""
    found: list[str] = []
    for cards in lying:
        found += ([""] if found else []) + list(cards)
    return found


def _hands(picture: list[bytearray], hands: Sequence[Sequence[str]], game: str) -> None:
    """Fans of backs along the upper edge, one for every hand."""
    wide = (SIZE[0] - 2 * _MARGIN) / max(1, len(hands))
    for at, cards in enumerate(hands):
        step = min(30.0, (wide - 100) / max(1, len(cards)))
        left = _MARGIN + wide * at + (wide - step * (len(cards) - 1) - WIDTH * 1.5) / 2
        for place in range(len(cards)):
            _lay(picture, BACK, game, left=round(left + place * step), top=50, scale=1.5)


def _line(
    picture: list[bytearray], cards: Sequence[str], game: str, top: int, scale: float
) -> None:
    """Cards side by side, in the middle of the picture."""
    room = SIZE[0] - 2 * _MARGIN
    gap = 14.0
    whole = sum((WIDTH * scale if text else 20) + gap for text in cards) - gap
    if whole > room:
        scale, gap, whole = scale * room / whole, gap * room / whole, room
    left = (SIZE[0] - whole) / 2
    for text in cards:
        if text:
            _lay(picture, text, game, left=round(left), top=top, scale=scale)
        left += (WIDTH * scale if text else 20) + gap


def _lay(picture: list[bytearray], text: str, game: str, left: int, top: int, scale: float) -> None:
    for down, (at, pixels) in enumerate(_sprite(text, game, round(scale, 3)).rows):
        row = picture[min(top + down, SIZE[1] - 1)]
        row[3 * (left + at) : 3 * (left + at) + len(pixels)] = pixels


@lru_cache(maxsize=160)
def _sprite(text: str, game: str, scale: float) -> Sprite:
    source = f"<svg xmlns='http://www.w3.org/2000/svg'>{card(text, game, 0, 0)}</svg>"
    drawn = render(source, round(WIDTH * scale) + 1, round(HEIGHT * scale) + 1, scale)
    return Sprite(tuple(rows(drawn)))


def _dusk() -> list[bytearray]:
    """The sky, and firs before it."""
    return [bytearray(row) for row in _ground()]


@lru_cache(maxsize=1)
def _ground() -> tuple[bytes, ...]:
    wide, high = SIZE
    found = []
    fir = bytes.fromhex(colours()["back-fir"][1:])
    for y in range(high):
        share = y / high
        colour = bytes(
            round(up + (down - up) * share) for up, down in zip(_HIGH, _LOW, strict=True)
        )
        row = bytearray(colour * wide)
        for x, tall in _FIRS:
            depth = y - (high - tall)
            half = int((depth % (tall // 3 + 1)) * 0.35 + depth * 0.22) if depth > 0 else 0
            middle = round(x * wide)
            left, right = max(0, middle - half), min(wide, middle + half)
            if right > left:
                row[3 * left : 3 * right] = fir * (right - left)
        found.append(bytes(row))
    return tuple(found)


def _written(picture: Sequence[bytearray]) -> bytes:
    """Pixels as a PNG file."""

    def part(name: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )

    head = struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in picture), 6)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", data) + part(b"IEND", b"")
