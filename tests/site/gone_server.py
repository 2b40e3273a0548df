"""A page of `tanglewood serve` goes on with solo games when its server is gone. `make sitetest`
runs it, since the page needs what `make site` makes for that."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tanglewood.server.config import OFFLINE
from tests.server.running import Process, sqlite_url
from tests.web.conftest import Visit
from tests.web.player import PATIENCE, Player

KEPT = """() => navigator.serviceWorker.ready.then(
    () => caches.match('/python/kernel.wasm', { ignoreVary: true })).then(Boolean)"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    if not OFFLINE.is_dir():
        pytest.fail("Pages cannot be hosts themselves yet. Make what they need: make site")
    server = Process(sqlite_url(tmp_path))
    yield server
    server.kill()


def _deal(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Deal the cards").click(timeout=PATIENCE)
    page.wait_for_url("**/t/*", timeout=PATIENCE)


def test_solo_games_go_on_without_the_server_and_stay(served: Process, visit: Visit) -> None:
    page = visit(served.url, level="old-oak")
    page.wait_for_function(KEPT, timeout=PATIENCE)
    _deal(page, f"{served.url}/new/fox-mini")
    Player(page).play_to_the_end()  # one game at the server
    there = page.url.rpartition("/")[2]

    served.kill()
    page.goto(f"{served.url}/new/fox-mini")
    expect(page.get_by_test_id("gone")).to_contain_text("The server cannot be reached")
    _deal(page, f"{served.url}/new/fox-mini")
    player = Player(page)
    player.wait()
    player.act()
    page.reload()  # all of it, in mid-game
    Player(page).play_to_the_end()
    here = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("before => !location.href.endsWith(before)", arg=here, timeout=PATIENCE)
    Player(page).wait()
    again = page.url.rpartition("/")[2]

    served.start()
    page.goto(f"{served.url}/mine")
    for table in (there, here):
        expect(page.locator(f"a[href='/t/{table}/review']")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("gone")).to_have_count(0)
    page.goto(f"{served.url}/t/{again}")
    assert Player(page).play_to_the_end() > 0
    page.goto(f"{served.url}/t/{here}/review")
    expect(page.locator(".review[data-finished=true]")).to_be_visible(timeout=PATIENCE)


def test_what_needs_others_says_so_while_the_server_is_gone(served: Process, visit: Visit) -> None:
    page = visit(served.url)
    page.wait_for_function(KEPT, timeout=PATIENCE)
    served.kill()
    page.goto(f"{served.url}/daily")
    expect(page.get_by_text("cannot be reached").first).to_be_visible(timeout=PATIENCE)
    page.goto(f"{served.url}/learn/fox")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
