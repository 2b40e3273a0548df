"""Progress as a file: the games, the deals of the day and the puzzles of one player.

Browser and terminal write the same form, so a player may take it from one to the other. A file is
read whole or not at all: what is damaged is refused, and what was there before stays.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.games.registry import GAMES
from tanglewood.progress.games import PlayedGame
from tanglewood.record.files import write_whole

FORMAT: Final = "tanglewood-progress"
VERSION: Final = 1
FILE: Final = "progress.json"
"""What it is called in the data folder."""
MOST: Final = 5000
"""This many games are kept, the newest."""


class BadProgress(TanglewoodError):
    """A file that holds no progress, or damaged one."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What is known of a player. `days` are first results of daily deals by date and game,
    `puzzles` what was done by game, both as they are written; `seen` names what was counted."""

    games: tuple[PlayedGame, ...] = ()
    days: Mapping[tuple[str, str], Plain] = field(default_factory=dict)
    puzzles: Mapping[str, Plain] = field(default_factory=dict)
    seen: frozenset[str] = frozenset()

    def plain(self) -> Plain:
        """As plain JSON values."""
        days = [{**it, "date": day, "game": game} for (day, game), it in sorted(self.days.items())]
        return {
            "format": FORMAT,
            "version": VERSION,
            "games": [it.plain() for it in self.games],
            "days": days,
            "puzzles": dict(self.puzzles),
            **({"seen": sorted(self.seen)} if self.seen else {}),
        }

    @property
    def text(self) -> str:
        """As the text of a file."""
        return json.dumps(self.plain(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Progress":
        """What a file says; BadProgress where it is something else, or damaged."""
        try:
            found = json.loads(text)
            if found["format"] != FORMAT or found["version"] != VERSION:
                raise ValueError("another format")
            games = tuple(PlayedGame.parse(it) for it in found["games"])
            days = dict(map(_day, found["days"]))
            puzzles = {str(game): _puzzles(game, it) for game, it in found["puzzles"].items()}
            seen = frozenset(map(str, found.get("seen", ())))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise BadProgress(Message("progress-bad-file")) from None
        return cls(games, days, puzzles, seen)

    def with_games(self, games: Iterable[PlayedGame], seen: Iterable[str] = ()) -> "Progress":
        """With these games too; of a game that is known already, what is new about it."""
        by_id = {it.id: it for it in self.games}
        for one in games:
            before = by_id.get(one.id)
            known = one.accuracy if before is None or one.accuracy is not None else before.accuracy
            by_id[one.id] = replace(one, accuracy=known)
        newest = sorted(by_id.values(), key=lambda it: (it.at, it.id))[-MOST:]
        return replace(self, games=tuple(newest), seen=self.seen | frozenset(seen))

    def with_all(self, other: "Progress") -> "Progress":
        """With all that another file knows. What counts only once stays as it is here; of two
        ways through the puzzles of a game the longer one goes on."""
        puzzles = dict(self.puzzles)
        for game, theirs in other.puzzles.items():
            mine = puzzles.get(game)
            longer = theirs if mine is None or len(theirs["done"]) > len(mine["done"]) else mine
            done = [*(mine or theirs)["done"], *theirs["done"]]
            best = max(theirs["best"], mine["best"] if mine else 0)
            puzzles[game] = {**longer, "best": best, "done": list(dict.fromkeys(done))}
        known = {it.id: it for it in self.games}
        new = [it for it in other.games if it.id not in known or known[it.id].accuracy is None]
        together = self.with_games(new)
        return replace(together, days={**other.days, **self.days}, puzzles=puzzles)


def _day(found: Plain) -> tuple[tuple[str, str], Plain]:
    """A first result of a daily deal."""
    day, game, result = found["date"], found["game"], found["result"]
    date.fromisoformat(day)
    if game not in GAMES or not isinstance(result["won"], bool) or not _is_points(result["own"]):
        raise ValueError("no result of a daily deal")
    if result["other"] is not None and not _is_points(result["other"]):
        raise ValueError("no result of a daily deal")
    return (day, game), {key: it for key, it in found.items() if key not in {"date", "game"}}


def _is_points(found: object) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and abs(found) < 10**6


def _puzzles(game: str, found: Plain) -> Plain:
    """What was done of the puzzles of a game."""
    standing = {key: float(found["standing"][key]) for key in ("value", "deviation", "volatility")}
    done = found["done"]
    right = game in GAMES and isinstance(done, list) and all(isinstance(it, str) for it in done)
    if not right or not _is_points(found["streak"]) or not _is_points(found["best"]):
        raise ValueError("no notes of puzzles")
    if not (abs(standing["value"]) <= 10_000 and 1 <= standing["deviation"] <= 1000):
        raise ValueError("no rating")
    return {"standing": standing, "streak": found["streak"], "best": found["best"], "done": done}


def read(path: Path) -> Progress:
    """What was kept; a file that cannot be read is put aside, not lost."""
    try:
        return Progress.parse(path.read_text("utf-8"))
    except FileNotFoundError:
        return Progress()
    except (BadProgress, UnicodeDecodeError):
        path.replace(path.with_suffix(".damaged.json"))
        return Progress()


def write(path: Path, progress: Progress) -> None:
    """Keep it, all or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, progress.text)
