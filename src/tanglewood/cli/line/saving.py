"""Keeping games: `save`, and what happens to a game that is left."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tanglewood.cli.data import data_folder
from tanglewood.core.message import Message
from tanglewood.record.files import write_record
from tanglewood.record.form import Record
from tanglewood.tui import saved_games

if TYPE_CHECKING:
    from tanglewood.cli.line.game import LineGame


class SavedMoment(NamedTuple):
    """A moment of the game that was saved: where, and what."""

    path: Path
    record: Record


def save(line: "LineGame", path: Path) -> None:
    """Write the record; of files that are there already, only this game's own are replaced."""
    own = {line.save, line.saved and line.saved.path}
    try:
        path = path.expanduser()
        if path not in own and path.exists():
            line.tell(Message("line-file-exists", file=str(path)))
            return
        write_record(path, line.table.saved_record)
    except (OSError, RuntimeError, ValueError):  # no such folder or home, no name of a file
        line.tell(Message("line-file-bad"))
        return
    line.saved = SavedMoment(path, line.table.record)
    line.tell(Message("line-saved", file=str(path)))


def keep(line: "LineGame") -> None:
    """When the game ends or is left: nothing that was asked to be kept gets lost, and what was
    saved on the way stays as it was."""
    finished = line.table.outcome is not None
    if line.save is not None:
        _keep_in_its_file(line, line.save)
    elif not finished:
        line.tell(Message("line-unfinished"))
        if line.saved is not None and line.saved.record == line.table.record:
            line.tell(Message("line-go-on", file=str(line.saved.path)))
            return
        if line.screen.interactive:
            _keep_in_data_folder(line)
        else:
            line.tell(Message("line-how-to-keep"))
    if line.saved is not None and line.saved.path != line.save:
        line.tell(Message("line-saved-moment", file=str(line.saved.path)))


def _keep_in_its_file(line: "LineGame", path: Path) -> None:
    try:
        write_record(path, line.table.saved_record)
    except OSError as error:
        line.tell(Message("line-not-written", file=str(path), why=saved_games.refusal(error)))
        return
    if line.table.outcome is not None:
        line.tell(Message("line-record-in", file=str(path)))
    else:
        line.tell(Message("line-unfinished-in", file=str(path)))
        line.tell(Message("line-go-on", file=str(path)))


def _keep_in_data_folder(line: "LineGame") -> None:
    path = saved_games.fresh_path(data_folder(), line.table.game.name)
    try:
        saved_games.keep(path, line.table.saved_record)
    except OSError:
        line.tell(Message("line-not-kept"))
        return
    line.tell(Message("line-go-on", file=str(path)))
