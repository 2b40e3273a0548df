"""The diary of the one who plays here: first results of the deals of the day, in the data folder.

A file that cannot be read is kept aside and a new one begun, so that nothing is lost.
"""

import json
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from tanglewood.record.files import write_whole
from tanglewood.session.finished import Standing

FILE: Final = "daily.json"


class Diary:
    """First results, by day and game."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._days: dict[str, dict[str, Any]] = {}
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return
        except ValueError:
            found = None
        if isinstance(found, dict) and all(isinstance(day, dict) for day in found.values()):
            self._days = found
        else:
            self._path.replace(self._path.with_suffix(".damaged.json"))

    def first(self, day: date, game: str) -> Standing | None:
        """The result that counts for a deal, if there is one."""
        found = self._days.get(day.isoformat(), {}).get(game)
        return Standing(**found) if isinstance(found, dict) else None

    def keep(self, day: date, game: str, result: Standing) -> None:
        """Keep a first result; a later one changes nothing."""
        self.keep_all({(day.isoformat(), game): result.plain()})

    def keep_all(self, results: Mapping[tuple[str, str], dict[str, Any]]) -> None:
        """Keep first results, by date and game; those that are kept already stay."""
        for (day, game), result in results.items():
            self._days.setdefault(day, {}).setdefault(game, result)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._path, json.dumps(self._days, indent=1))

    @property
    def results(self) -> dict[tuple[str, str], dict[str, Any]]:
        """All first results, by date and game."""
        return {(day, game): it for day, some in self._days.items() for game, it in some.items()}

    def streak(self, day: date) -> int:
        """On how many days in a row, up to this one, a deal was played."""
        many = 0
        while self._days.get((day - timedelta(days=many)).isoformat()):
            many += 1
        return many
