"""`make storm`: kill, freeze and cut off servers, database and broker while bots play, and check
that nobody was wronged.

The exit code is 0 if every promise was kept, else 1; the history of what happened, with the
servers' logs, stays in a folder then.
"""

import argparse
import asyncio
import os
import signal
import sys
from pathlib import Path
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.storm.faults import KINDS
from tests.storm.storm import Plan, storm


def _asked() -> Plan:
    parser = argparse.ArgumentParser(
        prog="make storm ARGS=…",
        description="Play on two servers behind one PostgreSQL and one Valkey, and on one server "
        "with SQLite, while parts of it are killed, frozen and cut off; then check that nothing "
        "acknowledged is lost or doubled, that every game went on by itself, that nobody lost for "
        "being away, and that all that was shown is what the rules make of the record.",
        epilog="Kinds: " + ", ".join(kind.name for kind in KINDS) + ".",
    )
    for name, type_, default, metavar, about in (
        ("kills", int, None, "N", "kills of each part, pauses, and cut connections (200)"),
        ("minutes", float, None, "M", "stop after this many; without --kills nothing else ends it"),
        ("seed", int, int.from_bytes(os.urandom(4)), "S", "repeat the schedule of a storm"),
        ("tables", int, 8, "N", "how many tables are played at (8)"),
        ("worlds", int, 1, "N", "how many pairs of servers share the rounds, side by side (1)"),
        ("history", Path, None, "FOLDER", "keep the history here, whatever comes of it"),
    ):  # fmt: skip
        parser.add_argument(f"--{name}", type=type_, default=default, metavar=metavar, help=about)
    parser.add_argument("--only", action="append", default=[], metavar="KIND",
                        choices=[kind.name for kind in KINDS],
                        help="only this kind of fault; may be repeated")  # fmt: skip
    asked = parser.parse_args()
    rounds = asked.kills or (200 if asked.minutes is None else 10**5)
    return Plan(rounds, asked.minutes, asked.seed, asked.tables, asked.worlds, tuple(asked.only),
                asked.history)  # fmt: skip


def main() -> int:
    """Let it storm, and tell what came of it."""
    plan, began = _asked(), monotonic()
    for ending in (signal.SIGINT, signal.SIGTERM):  # whatever ends it, nothing is left running
        signal.signal(ending, signal.default_int_handler)
    print(f"Seed {plan.seed}.", flush=True)
    columns = (TextColumn("{task.description:<28}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    with Progress(*columns, disable=not sys.stdout.isatty()) as bar:
        task = bar.add_task("starting")

        def progress(kind: str, done: int, whole: int) -> None:
            bar.update(task, description=kind, completed=done, total=whole)
            if bar.disable and done % 50 == 0:
                print(f"{done} of {whole} after {monotonic() - began:.0f} s", flush=True)

        try:
            report = asyncio.run(storm(plan, progress))
        except KeyboardInterrupt:
            print("Stopped before the end: what was kept has not been checked.")
            return 130
    print(*report.lines(), sep="\n")
    print(f"{monotonic() - began:.0f} s in all.")
    if not report.wrongs:
        print("Every promise was kept.")
        return 0
    print(f"{len(report.wrongs)} wrongs:")
    for wrong in report.wrongs[:20]:
        print("-", wrong[:1000])
    print(f"The history is in {report.kept}; `make storm ARGS=\"--seed {plan.seed} …\"` repeats "
          "the schedule.")  # fmt: skip
    return 1


if __name__ == "__main__":
    sys.exit(main())
