"""Coverage room by room: `coverage json -o - | python tests/meta/rooms.py`.

What the tests run in their own process counts; the servers and programs that they start do not.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import PurePath
from typing import Any

PACKAGE = "tanglewood"


def room_of(path: str) -> str:
    """The room that a file lies in; files beside the rooms belong to the package itself."""
    parts = PurePath(path.replace("\\", "/")).parts
    below = parts[len(parts) - parts[::-1].index(PACKAGE) :]
    return below[0] if len(below) > 1 else PACKAGE


def by_room(report: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """What can be run, lines and branches, and how much of it was, by room."""
    found: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for path, file in report["files"].items():
        of = file["summary"]
        there, run = found[room_of(path)]
        found[room_of(path)] = (
            there + of["num_statements"] + of["num_branches"],
            run + of["covered_lines"] + of["covered_branches"],
        )
    return dict(found)


def table(rooms: dict[str, tuple[int, int]]) -> Iterable[str]:
    """A line for each room."""
    yield f"{'room':<12}{'lines and branches':>20}{'run by the tests':>18}"
    for room, (there, run) in sorted(rooms.items()):
        yield f"{room:<12}{there:>20,}{run / there if there else 1:>18.1%}"


if __name__ == "__main__":
    print("\n".join(table(by_room(json.load(sys.stdin)))))
