"""The coverage of every room is reported."""

from pathlib import Path

from tests.meta import repository
from tests.meta.rooms import by_room, room_of, table


def _file(statements: int, run: int, branches: int = 0, taken: int = 0) -> dict[str, object]:
    return {
        "summary": {
            "num_statements": statements,
            "covered_lines": run,
            "num_branches": branches,
            "covered_branches": taken,
        }
    }


def test_a_file_counts_for_its_room_wherever_the_package_lies() -> None:
    assert room_of("src/tanglewood/games/fox/state.py") == "games"
    assert room_of("/home/tanglewood/lib/site-packages/tanglewood/cli/serve.py") == "cli"
    assert room_of("src\\tanglewood\\core\\seat.py") == "core"
    assert room_of("src/tanglewood/__init__.py") == "tanglewood"


def test_lines_and_branches_are_added_up_by_room() -> None:
    files = {
        "src/tanglewood/cli/a.py": _file(10, 8, 4, 2),
        "src/tanglewood/cli/b.py": _file(6, 5),
        "src/tanglewood/core/c.py": _file(0, 0),
    }
    rooms = by_room({"files": files})
    assert rooms == {"cli": (20, 15), "core": (0, 0)}
    assert [line.split()[-1] for line in table(rooms)][1:] == ["75.0%", "100.0%"]


def test_the_report_of_make_coverage_is_not_limited_to_some_rooms() -> None:
    recipe = (repository.text(Path("Makefile")) or "").partition("\ncoverage:")[2].split("\n\n")[0]
    assert "coverage json --quiet -o - | $(BIN)/python tests/meta/rooms.py" in recipe
