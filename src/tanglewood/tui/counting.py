"""What counts for the progress of the one who plays here: finished games, daily deals, puzzles.

Games are counted from the folder `finished`, each once, so that none is forgotten that was played
before there was a list. A game with several people at one screen is nobody's own.
"""

from functools import partial
from hashlib import sha256
from pathlib import Path

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.progress import file
from tanglewood.progress.file import BadProgress, Progress
from tanglewood.progress.games import FinishedGame, PlayedGame
from tanglewood.progress.rating import Rating
from tanglewood.puzzles import notes
from tanglewood.puzzles.notes import Notes
from tanglewood.record.files import write_whole
from tanglewood.record.form import Record
from tanglewood.session.diary import Diary
from tanglewood.tui.saved_games import FINISHED, read_finished, write_new_file


def name_of(record: Record) -> str:
    """What tells a game from every other, wherever its file lies."""
    return sha256(record.line.encode()).hexdigest()[:24]


def own_seat(record: Record) -> int | None:
    """The seat of the only person; None where there are more, or none."""
    return record.people[0] if len(record.people) == 1 else None


def _played_game(path: Path) -> PlayedGame | None:
    """The game of a file; None where it counts for nothing."""
    try:
        record = read_finished(path)
    except (TanglewoodError, OSError):
        return None
    seat = own_seat(record)
    if record.practice or seat is None:
        return None
    return FinishedGame.of(record, name_of(record)).played_by(
        seat, path.stat().st_mtime_ns // 10**6
    )


def count_games(folder: Path) -> Progress:
    """Everything so far; games that were finished since are counted now, and kept."""
    place = folder / file.FILE
    known = file.read(place)
    new = [it for it in (folder / FINISHED).glob("*.json") if it.name not in known.seen]
    if new:
        games = [it for it in map(_played_game, new) if it is not None]
        known = known.with_games(games, (it.name for it in new))
        file.write(place, known)
    days = {key: {"result": it} for key, it in Diary(folder).results.items()}
    solved = notes.read_notes(folder / notes.FILE)
    return known.with_all(Progress(days=days, puzzles={it: _plain(solved[it]) for it in solved}))


def note_accuracy(folder: Path, record: Record, seat: int, accuracy: int) -> None:
    """A game was reviewed for a seat: if it is one's own, how precisely it was played is known
    now."""
    if seat != own_seat(record):
        return
    known = count_games(folder)
    name = name_of(record)
    games = [it for it in known.games if it.id == name and it.accuracy != accuracy]
    if games:
        with_it = PlayedGame.parse({**games[0].plain(), "accuracy": accuracy})
        file.write(folder / file.FILE, file.read(folder / file.FILE).with_games([with_it]))


def export(folder: Path, path: Path) -> Message:
    """Write all of it into a file of its own; what came of it."""
    return write_new_file(path, partial(write_whole, text=count_games(folder).text))


def take_in(folder: Path, path: Path) -> Message:
    """Read a file of progress; what came of it. A damaged one changes nothing."""
    try:
        theirs = Progress.parse(path.expanduser().read_text("utf-8"))
    except (BadProgress, OSError, RuntimeError, ValueError):
        return Message("progress-bad-file")
    before = count_games(folder)
    after = before.with_all(theirs)
    file.write(folder / file.FILE, file.read(folder / file.FILE).with_games(after.games))
    results = {key: it["result"] for key, it in theirs.days.items()}
    Diary(folder).keep_all(results)
    notes.write_notes(folder / notes.FILE, {it: _notes(one) for it, one in after.puzzles.items()})
    return Message("progress-imported", n=len(after.games) - len(before.games))


def _plain(one: Notes) -> Plain:
    standing = one.rating._asdict()
    return {"standing": standing, "streak": one.streak, "best": one.best, "done": one.done}


def _notes(one: Plain) -> Notes:
    return Notes(Rating(**one["standing"]), one["streak"], one["best"], list(one["done"]))
