"""Keeping games: `save`, and what happens to a game that is left."""

from pathlib import Path
from typing import TYPE_CHECKING

from tanglewood.cli.data import data_folder
from tanglewood.record.files import write_record
from tanglewood.tui import kept

if TYPE_CHECKING:
    from tanglewood.cli.line.game import LineGame


def save(line: "LineGame", path: Path) -> None:
    """Write the record; another file than the game's own is not overwritten."""
    try:
        path = path.expanduser()
        if path != line.save and path.exists():
            line.screen.say(f"{path} exists already; choose another name.")
            return
        write_record(path, line.table.record)
    except (OSError, RuntimeError, ValueError):  # no such folder or home, no name of a file
        line.screen.say("The game cannot be written there; choose another name.")
        return
    line.save = path
    line.screen.say(f"Saved in {path}. Go on later with: tanglewood play --resume {path}")


def keep(line: "LineGame") -> None:
    """When the game ends or is left: nothing that was asked to be kept gets lost."""
    finished = line.table.outcome is not None
    if line.save is not None:
        try:
            write_record(line.save, line.table.record)
        except OSError as error:
            line.screen.say(f"{line.save} cannot be written: {error.strerror}.")
            return
        what = "The record is" if finished else "The unfinished game is"
        line.screen.say(f"{what} in {line.save}.")
        if not finished:
            line.screen.say(f"Go on with: tanglewood play --resume {line.save}")
    elif not finished:
        line.screen.say("The game is not finished.")
        if line.screen.interactive:
            _keep_in_data_folder(line)
        else:
            line.screen.say("With --save FILE it is kept, and play --resume FILE goes on.")


def _keep_in_data_folder(line: "LineGame") -> None:
    path = kept.fresh_path(data_folder(), line.table.game.name)
    try:
        kept.keep(path, line.table.record)
    except OSError:
        line.screen.say("It could not be kept in the data folder.")
        return
    line.screen.say(f"Go on with: tanglewood play --resume {path}")
