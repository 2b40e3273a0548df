"""Make and check puzzles: `python -m tanglewood.puzzles.maker make fox --count 3000 --jobs 16`."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tanglewood.agents.levels import NAMES
from tanglewood.kernel import available, why_missing
from tanglewood.puzzles.files import FOLDER
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.maker.checking import (
    CheckResult,
    CheckTask,
    Rated,
    check_puzzle,
    rate_puzzle,
    table,
)
from tanglewood.puzzles.maker.crew import bar, run_tasks
from tanglewood.puzzles.maker.making import Order, check, make, pack
from tanglewood.puzzles.maker.plans import PLANS
from tanglewood.puzzles.shelf import shelf


def main() -> None:
    """Read the words and do it."""
    parser = argparse.ArgumentParser(prog="python -m tanglewood.puzzles.maker")
    orders = parser.add_subparsers(dest="order", required=True)
    making = orders.add_parser("make", help="play, judge, check and pack; goes on where it was")
    making.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(PLANS)}")
    making.add_argument("--count", type=int, help="puzzles to find (default: what is shipped)")
    making.add_argument("--minutes", type=float, default=600.0, help="of playing, a game")
    making.add_argument("--first", type=int, default=1, help="the first seed, to share the work")
    making.add_argument("--folder", type=Path, default=Path("build/puzzles"), help="for its notes")
    making.add_argument("--data", type=Path, default=FOLDER, help="where the files of puzzles go")
    checking = orders.add_parser("check", help="check the puzzles that are shipped")
    checking.add_argument("games", nargs="*", metavar="GAME")
    checking.add_argument("--limit", type=int, help="this many of each game, from easy to hard")
    checking.add_argument("--levels", action="store_true", help="let the levels try them again")
    checking.add_argument("--salt", type=int, default=1, help="another number, other luck")
    checking.add_argument("--drop", action="store_true", help="throw out what does not agree")
    rating = orders.add_parser("rate", help="rate what is shipped by the levels as they are")
    rating.add_argument("games", nargs="*", metavar="GAME")
    rating.add_argument("--data", type=Path, default=FOLDER, help="where the files of puzzles go")
    for one in (making, checking, rating):
        one.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    wrong = [name for name in chosen.games if name not in PLANS]
    if wrong:
        parser.error(f"there are no puzzles of {wrong[0]}; there are of {', '.join(PLANS)}")
    if not available():
        sys.exit(str(why_missing()))
    try:
        for game in chosen.games or PLANS:
            ORDERS[chosen.order](game, chosen)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        sys.exit(130)


def _make(game: str, chosen: argparse.Namespace) -> None:
    count = chosen.count or PLANS[game].shelf
    order = Order(game, count, chosen.minutes, chosen.jobs, chosen.folder, chosen.first)
    found = make(order)
    verdicts = check(order, found)
    good = [it for it in found if verdicts[it.key].clear]
    _agreement(game, [verdicts[it.key] for it in found])
    print(pack(game, good, chosen.data), f"{len(good)} puzzles")
    _contents(good)


def _check(game: str, chosen: argparse.Namespace) -> None:
    puzzles = [*shelf(game)]
    step = 1 if chosen.limit is None else max(1, -(-len(puzzles) // chosen.limit))
    part, found = puzzles[::step], list[CheckResult]()
    tasks = [CheckTask(it, chosen.levels, chosen.salt) for it in part]
    with bar() as progress:
        task = progress.add_task(f"{game}: check", total=len(part))
        for one in run_tasks(check_puzzle, tasks, chosen.jobs, lambda: False):
            found.append(one)
            progress.advance(task)
    _agreement(game, found)
    if chosen.levels:
        _fifths(part, found)
    if chosen.drop:
        wrong = {it.key for it in found if not it.agrees}
        print(pack(game, [it for it in puzzles if it.key not in wrong]))


def _rate(game: str, chosen: argparse.Namespace) -> None:
    puzzles, found = shelf(game), dict[str, Rated]()
    with bar() as progress:
        task = progress.add_task(f"{game}: rate", total=len(puzzles))
        for one in run_tasks(rate_puzzle, puzzles, chosen.jobs, lambda: False):
            found[one.key] = one
            progress.advance(task)
    rated = [it._replace(finds=found[it.key].finds) for it in puzzles]
    print(pack(game, rated, chosen.data), f"{len(rated)} puzzles")
    _contents(rated)
    _fifths(rated, [CheckResult(it.key, True, True, it.again) for it in found.values()])


def _fifths(puzzles: Sequence[Puzzle], found: Sequence[CheckResult]) -> None:
    print("| puzzles | " + " | ".join(NAMES) + " |\n|---" + "|---" * len(NAMES) + "|")
    for number, row in enumerate(table(puzzles, found), 1):
        print(f"| fifth {number} | " + " | ".join(f"{100 * it:.0f} %" for it in row) + " |")


def _agreement(game: str, found: Sequence[CheckResult]) -> None:
    agreed = sum(it.agrees for it in found)
    share = 100 * agreed / max(1, len(found))
    print(
        f"{game}: {agreed} of {len(found)} answers agree ({share:.1f} %), "
        f"{sum(it.clear for it in found)} clearly"
    )


def _contents(puzzles: Sequence[Puzzle]) -> None:
    ratings = sorted(it.rating for it in puzzles)
    if ratings:
        fifths = [ratings[at * (len(ratings) - 1) // 5] for at in range(6)]
        print("ratings:", " ".join(map(str, fifths)))
    themes = Counter(name for it in puzzles for name in it.themes)
    print("themes:", ", ".join(f"{name} {number}" for name, number in themes.most_common()))


ORDERS: Final = {"make": _make, "check": _check, "rate": _rate}


if __name__ == "__main__":
    main()
