"""What is remembered from run to run: the colours, one's name, whom one played against, and which
lessons are done."""

import json
from pathlib import Path
from typing import Any, Final

FILE: Final = "settings.json"


def recall(folder: Path) -> dict[str, Any]:
    """What was remembered; nothing where the file is missing or is something else."""
    try:
        found = json.loads((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(folder: Path, **values: Any) -> None:
    """Keep some values beside the others; a folder that cannot be written is no reason to stop."""
    known = recall(folder) | values
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    except OSError:
        return


def own_name(folder: Path) -> str:
    """What the person at the first seat was called last; '' if nobody said."""
    name = recall(folder).get("name", "")
    return name if isinstance(name, str) and name.isprintable() and len(name) <= 40 else ""


def opponents(folder: Path, game: str) -> dict[int, str]:
    """Who sat where when this game was dealt last, by seat."""
    levels = recall(folder).get("seats", {})
    seats = levels.get(game, []) if isinstance(levels, dict) else []
    return {seat: who for seat, who in enumerate(seats) if isinstance(who, str)}


def keep_opponents(folder: Path, game: str, who: list[str]) -> None:
    """Remember who sits where."""
    levels = recall(folder).get("seats", {})
    remember(folder, seats=(levels if isinstance(levels, dict) else {}) | {game: who})


def lessons_done(folder: Path) -> tuple[str, ...]:
    """The lessons that were taken to their end."""
    done = recall(folder).get("lessons", [])
    return tuple(it for it in done if isinstance(it, str)) if isinstance(done, list) else ()


def lesson_done(folder: Path, name: str) -> None:
    """A lesson was taken to its end."""
    done = lessons_done(folder)
    if name not in done:
        remember(folder, lessons=[*done, name])
