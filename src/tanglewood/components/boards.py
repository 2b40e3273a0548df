"""Boards of the Duet: path spaces, gems, plus icons and the start, each board with its source.

A board is read from plain values (a JSON object, a TOML table) by `board_from`, which refuses what
cannot be played with in one sentence that names the key.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tanglewood.core.english import counted
from tanglewood.core.errors import BadComponents

SOURCES: Final = ("rulebook", "secondary", "house")
SUPPLY: Final = 22
"""All gem tokens of the box (`duet.level`)."""
LONGEST: Final = 64
"""The most path spaces a board may have."""

_KEYS: Final = ("name", "source", "gems", "diamonds", "plus", "start", "tokens")


@dataclass(frozen=True, slots=True)
class Board:
    """A forest: one location a path space. `gems` and `diamonds` count the squares and diamonds of
    each location, `plus` lists the spaces with a plus icon, `tokens` is the number of forest tokens
    where the board itself says it, else None."""

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
            raise BadComponents(
                f"board.tokens: {counted(used, 'forest token')} could cover the start space of "
                f"this board, because only {counted(room, 'space')} between it and an end can be "
                f"covered; it can be played with tokens = {room} or fewer (ruling.U8)."
            )
        return replace(self, tokens=used)

    def plain(self) -> dict[str, object]:
        """The board as plain values that `board_from` reads back."""
        fields: dict[str, object] = {
            "name": self.name,
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
    if not isinstance(plain, Mapping):
        raise BadComponents("board must be a table with the keys gems and start.")
    for key in plain:
        if key not in _KEYS:
            raise BadComponents(
                f"board.{str(key)[:40]} is not a key of a board; its keys are {', '.join(_KEYS)}."
            )
    gems = whole_numbers(plain.get("gems"), "board.gems", SUPPLY)
    if not 1 <= len(gems) <= LONGEST:
        raise BadComponents(
            f"board.gems lists {counted(len(gems), 'space')}; a board has 1 to {LONGEST}, a number "
            "for each."
        )
    diamonds = whole_numbers(plain.get("diamonds", [0] * len(gems)), "board.diamonds", SUPPLY)
    if len(diamonds) != len(gems):
        raise BadComponents(
            f"board.diamonds lists {counted(len(diamonds), 'space')}, but board.gems lists "
            f"{len(gems)}."
        )
    _check_number_of_gems(sum(gems), sum(diamonds))
    last = len(gems) - 1
    plus = whole_numbers(plain.get("plus", []), "board.plus", last)
    if len(set(plus)) != len(plus):
        raise BadComponents("board.plus names a space twice; a location has one plus icon or none.")
    start = whole_number(plain.get("start"), "board.start", last)
    tokens = plain.get("tokens")
    board = Board(
        name_text(plain.get("name", "A custom board"), "board.name"),
        source_text(plain.get("source", "house"), "board.source"),
        gems,
        diamonds,
        tuple(sorted(plus)),
        start,
        None if tokens is None else whole_number(tokens, "board.tokens", LONGEST),
    )
    return board if board.tokens is None else board.with_tokens(board.tokens)


def _check_number_of_gems(gems: int, diamonds: int) -> None:
    """There must be something to collect, and enough gem tokens for it (`ruling.U14`)."""
    if gems == 0:
        raise BadComponents("board.gems must have at least one gem: something must be collected.")
    if gems + diamonds > SUPPLY:
        raise BadComponents(
            f"board.gems and board.diamonds have {gems + diamonds} gems together, but there are "
            f"only {SUPPLY} gem tokens."
        )


def whole_number(value: object, key: str, most: int) -> int:
    """A whole number from 0 to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadComponents(f"{key} must be a whole number from 0 to {most}, not {_shown(value)}.")
    return value


def whole_numbers(value: object, key: str, most: int) -> tuple[int, ...]:
    """A list of whole numbers from 0 to `most`."""
    if not isinstance(value, list | tuple):
        raise BadComponents(f"{key} must be a list of whole numbers, not {_shown(value)}.")
    return tuple(whole_number(item, f"{key}[{at}]", most) for at, item in enumerate(value))


def name_text(value: object, key: str) -> str:
    """A short name."""
    if not (isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= 80):
        raise BadComponents(
            f"{key} must be a text of 1 to 80 printable characters, not {_shown(value)}."
        )
    return value


def source_text(value: object, key: str) -> str:
    """Where a printed fact comes from."""
    if not isinstance(value, str) or value not in SOURCES:
        raise BadComponents(f"{key} must be one of {', '.join(SOURCES)}, not {_shown(value)}.")
    return value


def _shown(value: object) -> str:
    try:
        return "nothing" if value is None else repr(value)[:40]
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return "a number of that size"
