"""Games in progress, kept after every action: what was left, or killed, goes on later.

A game lies in the data folder as a record file of its own, as line mode leaves it there too. A
finished game moves to the folder `finished` beside it.
"""

import json
import re
from collections.abc import Callable, Iterator
from datetime import date
from errno import errorcode
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.record.files import write_record
from tanglewood.record.form import FORMAT, Record

if TYPE_CHECKING:
    from tanglewood.session.daily import Daily

FINISHED = "finished"
_DAILY: Final = "daily-"


class Unfinished(NamedTuple):
    """An unfinished game as its file tells it; the entries are not checked yet."""

    path: Path
    game: str
    names: tuple[str, ...]
    actions: int


class CannotContinue(TanglewoodError):
    """A kept game whose file cannot be read."""


def fresh_path(folder: Path, game: str) -> Path:
    """A file name that no kept or finished game has."""
    number = 1
    while True:
        name = f"{game}-{number}.json"
        if not (folder / name).exists() and not (folder / FINISHED / name).exists():
            return folder / name
        number += 1


def daily_path(folder: Path, deal: "Daily") -> Path:
    """Where the game of a daily deal lies; its name says which deal it is."""
    return folder / f"{_DAILY}{deal.date.isoformat()}-{deal.game}.json"


def daily_of(path: Path) -> "Daily | None":
    """Which daily deal the game of a file has; None for other games."""
    found = re.fullmatch(rf"{_DAILY}(\d{{4}}-\d\d-\d\d)-([a-z-]+)\.json", path.name)
    if found is None:
        return None
    from tanglewood.session.daily import Daily  # home comes up without it

    try:
        return Daily(date.fromisoformat(found[1]), found[2])
    except ValueError:
        return None


def keep(path: Path, record: Record) -> None:
    """Write the game as it stands; a half-written file never replaces a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(path, record)


def finish(path: Path, record: Record) -> Path:
    """Move a finished game out of the way; where it lies now."""
    if path.parent.name == FINISHED:
        place = path
    elif daily_of(path) is None:
        place = path.parent / FINISHED / path.name
    else:  # the same deal may be played again
        place = fresh_path(path.parent / FINISHED, path.stem)
    keep(place, record)
    if place != path:
        path.unlink(missing_ok=True)
    return place


def unfinished_games(folder: Path) -> Iterator[Unfinished]:
    """The unfinished games of a folder, the one played last first."""
    try:
        paths = sorted(folder.glob("*.json"), key=lambda it: it.stat().st_mtime_ns, reverse=True)
    except OSError:
        return
    for path in paths:
        game = _glance(path)
        if game is not None:
            yield game


class Waiting:
    """The unfinished games, one of them chosen; their files are read only as far as one looks."""

    def __init__(self, folder: Path) -> None:
        self._coming = unfinished_games(folder)
        self._found: list[Unfinished] = []
        self._at = 0
        self._look()

    def _look(self) -> None:
        """Read on, until what comes after the chosen one is known."""
        while len(self._found) < self._at + 2 and (one := next(self._coming, None)) is not None:
            self._found.append(one)

    @property
    def chosen(self) -> Unfinished | None:
        """The chosen game, at first the one played last; None if none waits."""
        return self._found[self._at] if self._found else None

    @property
    def newer(self) -> bool:
        """Whether another was played after the chosen one."""
        return self._at > 0

    @property
    def older(self) -> bool:
        """Whether another was played before the chosen one."""
        return self._at + 1 < len(self._found)

    def step(self, by: int) -> None:
        """Choose the next older game (1) or newer one (-1), where there is one."""
        if self.older if by > 0 else self.newer:
            self._at += by
            self._look()


def _glance(path: Path) -> Unfinished | None:
    """What the file says of itself; None for a finished game and for other files."""
    try:
        found: Any = json.loads(path.read_text("utf-8"))
        if found["format"] != FORMAT or found["result"] is not None:
            return None
        names = tuple(str(seat["name"]) for seat in found["seats"])
        actions = sum("action" in entry for entry in found["entries"])
        return Unfinished(path, str(found["game"]), names, actions)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def read_unfinished(path: Path) -> Record:
    """The unfinished game of a file, checked entry by entry."""
    from tanglewood.record.unfinished import read_unfinished  # home comes up without it

    try:
        return read_unfinished(path)
    except OSError as error:
        problem = Message("tui-kept-unread", file=path.name, why=refusal(error))
        raise CannotContinue(problem) from None


def read_finished(path: Path) -> Record:
    """The finished game of a file, as it stands there; BadRecord where there is none."""
    from tanglewood.record.errors import BadRecord
    from tanglewood.record.files import read_records

    for _, record in read_records(path):
        if record.result is not None:
            return record
    raise BadRecord(Message("review-unfinished"))


def refusal(error: OSError) -> Message:
    """Why the system refuses; what is common is in the catalogue, the rest in its own words."""
    name = errorcode.get(error.errno or 0, "other")
    return Message("system-error", name=name, text=f"{error.strerror}")


def save_record(path: Path, record: Record) -> Message:
    """Write a record under a name of its own; what came of it."""
    return write_new_file(path, partial(write_record, record=record))


def write_new_file(path: Path, write: Callable[[Path], object]) -> Message:
    """Write something into a file that is not there yet; what came of it."""
    try:
        path = path.expanduser()
        if path.exists():
            return Message("tui-saved-exists", path=str(path))
        write(path)
    except (OSError, RuntimeError, ValueError):  # no such folder or home, no name of a file
        return Message("tui-saved-not")
    return Message("tui-saved", path=str(path))
