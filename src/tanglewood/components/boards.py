"""Boards of the Duet: path spaces, gems, plus icons and the start, each board with its source.

A board is read from plain values (a JSON object, a TOML table) by `board_from`, which refuses what
cannot be played with in one sentence that names the key.
"""

from dataclasses import dataclass, replace
from typing import Final

from tanglewood.components.reading import (
    SOURCES,
    one,
    own_text,
    plain_text,
    table,
    whole,
    wholes,
)
from tanglewood.core.errors import BadComponents
from tanglewood.core.message import Message

SUPPLY: Final = 22
"""All gem tokens of the box (`duet.level`)."""
LONGEST: Final = 64
"""The most path spaces a board may have."""
NAME: Final = 80
"""The most characters of its name."""

_KEYS: Final = ("name", "source", "gems", "diamonds", "plus", "start", "tokens")


@dataclass(frozen=True, slots=True)
class Board:
    """A forest: one location per path space. `gems` and `diamonds` count the squares and diamonds
    of each location, `plus` lists the spaces with a plus icon, `tokens` is the number of forest
    tokens where the board itself says it, else None."""

    name: str
    source: str
    gems: tuple[int, ...]
    diamonds: tuple[int, ...]
    plus: tuple[int, ...]
    start: int
    tokens: int | None = None

    @property
    def last(self) -> int:
        """The highest path space."""
        return len(self.gems) - 1

    def filled(self, diamonds: bool) -> tuple[int, ...]:
        """The gems at the start of a game, with or without those on diamonds."""
        if not diamonds:
            return self.gems
        return tuple(map(sum, zip(self.gems, self.diamonds, strict=True)))

    def with_tokens(self, tokens: int) -> "Board":
        """The board with its number of forest tokens: its own, or else this one (`ruling.U15`).

        More tokens than spaces between the start and an end could cover the start itself; such a
        board is refused (`ruling.U8`).
        """
        used = tokens if self.tokens is None else self.tokens
        room = min(self.start, self.last - self.start)
        if used > room:
            raise BadComponents(Message("components-tokens", tokens=used, room=room))
        return replace(self, tokens=used)

    def plain(self) -> dict[str, object]:
        """The board as plain values that `board_from` reads back."""
        fields: dict[str, object] = {
            "name": plain_text(self.name),
            "source": self.source,
            "gems": list(self.gems),
            "diamonds": list(self.diamonds),
            "plus": list(self.plus),
            "start": self.start,
        }
        if self.tokens is not None:
            fields["tokens"] = self.tokens
        return fields


SIDE_A: Final = Board(
    "Side A",
    "secondary",
    gems=(1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1),
    diamonds=(0,) * 11,
    plus=(1, 3, 4, 6, 8),
    start=5,
)
"""The larger forest (`duet.board.a`)."""

SIDE_B: Final = Board(
    "Side B",
    "house",
    gems=(2, 2, 1, 2, 0, 1, 2, 2, 1),
    diamonds=(0, 0, 0, 1, 0, 1, 0, 1, 0),
    plus=(1, 5, 7),
    start=4,
)
"""The smaller forest (`duet.board.b`)."""


@dataclass(frozen=True, slots=True)
class Level:
    """A difficulty: its board, whether diamonds are filled, its forest tokens (`duet.level`)."""

    board: Board
    diamonds: bool
    tokens: int


LEVELS: Final = {
    1: Level(SIDE_A, diamonds=False, tokens=4),
    2: Level(SIDE_B, diamonds=False, tokens=3),
    3: Level(SIDE_B, diamonds=True, tokens=3),
}


def board_from(plain: object) -> Board:
    """The board that plain values describe; `gems` and `start` must be there."""
    given = table(plain, "board", _KEYS, "board.{}".format)
    gems = wholes(given.get("gems"), "board.gems", SUPPLY)
    if not 1 <= len(gems) <= LONGEST:
        raise BadComponents(Message("components-spaces", n=len(gems), most=LONGEST))
    diamonds = wholes(given.get("diamonds", [0] * len(gems)), "board.diamonds", SUPPLY)
    if len(diamonds) != len(gems):
        raise BadComponents(Message("components-diamonds", n=len(diamonds), gems=len(gems)))
    _check_number_of_gems(sum(gems), sum(diamonds))
    last = len(gems) - 1
    plus = wholes(given.get("plus", []), "board.plus", last)
    if len(set(plus)) != len(plus):
        raise BadComponents(Message("components-plus"))
    start = whole(given.get("start"), "board.start", 0, last)
    tokens = given.get("tokens")
    board = Board(
        name=own_text(given.get("name", "A custom board"), "board.name", NAME),
        source=one(given.get("source", "house"), "board.source", SOURCES), gems=gems,
        diamonds=diamonds, plus=tuple(sorted(plus)), start=start,
        tokens=None if tokens is None else whole(tokens, "board.tokens", 0, LONGEST),
    )  # fmt: skip
    return board if board.tokens is None else board.with_tokens(board.tokens)


def _check_number_of_gems(gems: int, diamonds: int) -> None:
    """There must be something to collect, and enough gem tokens for it (`ruling.U14`)."""
    if gems == 0:
        raise BadComponents(Message("components-no-gem"))
    if gems + diamonds > SUPPLY:
        raise BadComponents(Message("components-gems", n=gems + diamonds, most=SUPPLY))
