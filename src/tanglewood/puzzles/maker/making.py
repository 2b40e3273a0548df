"""Making the puzzles of a game: play and judge, check, pack. Each step goes on where it was."""

from itertools import count
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from tanglewood.puzzles.code import encode_puzzles
from tanglewood.puzzles.files import ENDING, FOLDER
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.maker.checking import CheckResult, CheckTask, check_puzzle
from tanglewood.puzzles.maker.crew import bar, run_tasks
from tanglewood.puzzles.maker.finding import puzzles_of
from tanglewood.puzzles.maker.journal import Journal, line_of, puzzles_in
from tanglewood.puzzles.maker.plans import PLANS
from tanglewood.puzzles.themes import themes_of

SPARE: Final = 1.15
"""This many more are made than are wanted: some do not pass the check."""


class Order(NamedTuple):
    """What is wanted: this many puzzles of a game, in at most this many minutes of playing."""

    game: str
    wanted: int
    minutes: float
    jobs: int
    folder: Path
    first: int = 1


def make(order: Order) -> list[Puzzle]:
    """Play until enough puzzles are found; all that were found, also before."""
    settings = PLANS[order.game].settings
    goal, until = round(order.wanted * SPARE), monotonic() + 60 * order.minutes
    with Journal(order.folder / f"{order.game}.jsonl") as journal, bar() as progress:
        seen = {line["seed"] for line in journal.lines}
        found = [
            it
            for line in journal.lines
            for it in puzzles_in(line, settings[line["seed"] % len(settings)])
        ]

        def enough() -> bool:
            return len(found) >= goal or monotonic() >= until

        tasks = ((order.game, seed) for seed in count(order.first) if seed not in seen)
        task = progress.add_task(order.game, total=goal, completed=len(found))
        for seed, ones in run_tasks(_play_game, tasks, order.jobs, enough):
            journal.add(line_of(order.game, seed, ones))
            found.extend(ones)
            progress.update(task, completed=len(found))
    return found


def _play_game(task: tuple[str, int]) -> tuple[int, list[Puzzle]]:
    game, seed = task
    return seed, [*puzzles_of(game, seed)]


def check(order: Order, puzzles: list[Puzzle]) -> dict[str, CheckResult]:
    """Check what was not checked yet."""
    with Journal(order.folder / f"{order.game}.checked.jsonl") as journal, bar() as progress:
        done = {it.key: it for it in (CheckResult(*line) for line in journal.lines)}
        tasks = [CheckTask(it) for it in puzzles if it.key not in done]
        task = progress.add_task(f"{order.game}: check", total=len(tasks))
        for one in run_tasks(check_puzzle, tasks, order.jobs, lambda: False):
            journal.add([one.key, one.agrees, one.clear])
            done[one.key] = one
            progress.advance(task)
    return done


def pack(game: str, puzzles: list[Puzzle], folder: Path = FOLDER) -> Path:
    """Write the file of a game's puzzles."""
    plan, family = PLANS[game], themes_of(game)
    path = folder / f"{game}{ENDING}"
    folder.mkdir(parents=True, exist_ok=True)
    puzzles = sorted(puzzles, key=lambda it: (it.seed, it.step))
    path.write_bytes(encode_puzzles(puzzles, game, plan.settings, family.THEMES, plan.unit))
    return path
