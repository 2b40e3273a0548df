"""The page of progress: an invitation at first, charts later, a file that comes and goes."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.test_accessible import check

LEVELS = ("seedling", "sapling", "hazel", "birch")
DAY = 86_400_000


def games(many: int) -> list[dict[str, Any]]:
    """Games that somebody played, who gets better."""
    found = []
    for at in range(many):
        won = at % 3 > 0
        found.append(
            {
                "id": f"g{at}", "game": ("fox", "fox", "woods", "duet")[at % 4],
                "at": 1_790_000_000_000 + at * DAY, "against": [LEVELS[at * 4 // many]],
                "end": "won" if won else "lost", "own": 21, "other": 12,
                "rounds": [] if at % 4 == 3 else [2, 2 * won, 0],
                "accuracy": 60 + at if at % 2 else None,
            }
        )  # fmt: skip
    return found


def file_of(path: Path, some: list[dict[str, Any]]) -> Path:
    plain = {
        "format": "tanglewood-progress",
        "version": 1,
        "games": some,
        "days": [],
        "puzzles": {},
    }
    path.write_text(json.dumps(plain))
    return path


def take_in(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


def test_an_empty_page_invites_and_a_file_fills_it(
    server: Running, visit: Visit, tmp_path: Path
) -> None:
    page = visit(f"{server.url}/progress", width=390, height=844, dark=False)
    expect(page.get_by_text("Nothing to show yet.")).to_be_visible()
    expect(page.get_by_role("link", name="To the games")).to_be_visible()
    check(page)
    take_in(page, file_of(tmp_path / "mine.json", games(24)))
    said = page.get_by_test_id("said")
    expect(said).to_have_text("The file was read: 24 new games.")
    expect(page.get_by_test_id("progress-fox")).to_contain_text("12 games")
    expect(page.get_by_role("img", name="Rating in The Fox in the Forest")).to_be_visible()
    expect(page.get_by_role("img", name="Accuracy")).to_be_visible()
    expect(page.get_by_test_id("achievement-first")).to_contain_text("Achieved on")
    check(page)

    kept = page.evaluate("localStorage.getItem('tanglewood.progress')")
    (tmp_path / "cut.json").write_text(Path(tmp_path / "mine.json").read_text()[:-30])
    take_in(page, tmp_path / "cut.json")
    expect(said).to_have_text("No progress can be read from this file. Nothing was changed.")
    assert page.evaluate("localStorage.getItem('tanglewood.progress')") == kept

    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(Path(coming.value.path()).read_text())
    assert saved["games"] == json.loads(kept)
