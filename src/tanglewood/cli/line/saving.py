"""Keeping games: `save`, and what happens to a game that is left."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tanglewood.cli.data import data_folder
from tanglewood.record.files import write_record
from tanglewood.record.form import Record
from tanglewood.tui import kept

if TYPE_CHECKING:
    from tanglewood.cli.line.game import LineGame


class Saved(NamedTuple):
    """A moment of the game that was saved: where, and what."""

    path: Path
    record: Record


def save(line: "LineGame", path: Path) -> None:
    """Write the record; of files that are there already, only this game's own are replaced."""
    own = {line.save, line.saved and line.saved.path}
    try:
        path = path.expanduser()
        if path not in own and path.exists():
            line.screen.say(f"{path} exists already; choose another name.")
            return
        write_record(path, line.table.kept)
    except (OSError, RuntimeError, ValueError):  # no such folder or home, no name of a file
        line.screen.say("The game cannot be written there; choose another name.")
        return
    line.saved = Saved(path, line.table.record)
    line.screen.say(f"Saved in {path}. Go on later with: tanglewood play --resume {path}")


def keep(line: "LineGame") -> None:
    """When the game ends or is left: nothing that was asked to be kept gets lost, and what was
    saved on the way stays as it was."""
    finished = line.table.outcome is not None
    if line.save is not None:
        _keep_in_its_file(line, line.save)
    elif not finished:
        line.screen.say("The game is not finished.")
        if line.saved is not None and line.saved.record == line.table.record:
            line.screen.say(f"Go on with: tanglewood play --resume {line.saved.path}")
            return
        if line.screen.interactive:
            _keep_in_data_folder(line)
        else:
            line.screen.say("With --save FILE it is kept, and play --resume FILE goes on.")
    if line.saved is not None and line.saved.path != line.save:
        line.screen.say(f"{line.saved.path} holds the game as it was when you saved it.")


def _keep_in_its_file(line: "LineGame", path: Path) -> None:
    try:
        write_record(path, line.table.kept)
    except OSError as error:
        line.screen.say(f"{path} cannot be written: {error.strerror}.")
        return
    if line.table.outcome is not None:
        line.screen.say(f"The record is in {path}.")
    else:
        line.screen.say(f"The unfinished game is in {path}.")
        line.screen.say(f"Go on with: tanglewood play --resume {path}")


def _keep_in_data_folder(line: "LineGame") -> None:
    path = kept.fresh_path(data_folder(), line.table.game.name)
    try:
        kept.keep(path, line.table.kept)
    except OSError:
        line.screen.say("It could not be kept in the data folder.")
        return
    line.screen.say(f"Go on with: tanglewood play --resume {path}")
