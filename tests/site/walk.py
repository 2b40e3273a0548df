"""A walk through the built folder, with the network cut after the first visit. `make sitetest` runs
it: it is longer than what belongs into every test run."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from tanglewood.games.registry import GAMES
from tanglewood.record.form import Record
from tanglewood.record.proof import prove
from tests.site.conftest import FileServer
from tests.web.conftest import Visit
from tests.web.player import PATIENCE, Player

AT_ONCE = {"level": "seedling"}


@pytest.fixture
def page(files: FileServer, visit: Visit) -> Page:
    """The page on its second visit: nothing can be fetched any more."""
    page = visit(files.url, **AT_ONCE)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    files.cut()
    page.reload()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    return page


def _deal(page: Page, game: str, url: str, target: int | None = None) -> None:
    page.goto(f"{url}#/new/{game}")
    start = page.get_by_role("button", name="Deal the cards")
    start.wait_for(timeout=PATIENCE)
    if target is not None:
        page.get_by_label("Play to").fill(str(target))
    start.click()
    page.wait_for_url("**/#/t/*", timeout=PATIENCE)


def test_a_fox_game_outlives_its_tab(page: Page, files: FileServer) -> None:
    """Closing and reopening in mid-game, another tab, the record of the whole."""
    _deal(page, "fox", files.url, 5)
    player = Player(page, random.Random(3))
    for _ in range(4):
        player.wait()
        player.act()
    player.wait()
    table, hand = page.url, page.locator(".hand .can").count()
    other = page.context.new_page()
    other.goto(table)
    expect(other.get_by_text("open in another tab")).to_be_visible()
    page.close()
    other.get_by_role("button", name="Try again").click()
    player = Player(other, random.Random(4))
    player.wait()
    assert other.locator(".hand .can").count() == hand
    player.play_to_the_end()
    with other.expect_download() as download:
        other.locator("summary", has_text="More").last.click()
        other.get_by_role("button", name="record").click()
    record = Record.parse(json.loads(download.value.path().read_text()))
    assert prove(record) > 0  # the shuffle, too, is the one that was promised
    other.goto(f"{files.url}#/mine")
    expect(other.get_by_role("link", name="Step through").first).to_be_visible()
    other.get_by_role("link", name="Step through").first.click()
    expect(other.locator(".board").first).to_be_visible()


@pytest.mark.parametrize("game", [name for name in GAMES if name != "fox"])
def test_a_whole_game_of_every_other_ruleset(page: Page, files: FileServer, game: str) -> None:
    _deal(page, game, files.url, 3 if game in {"fox-manual", "deluxe"} else None)
    assert Player(page).play_to_the_end() > 0


def test_hints_lessons_and_rules_need_no_network(page: Page, files: FileServer) -> None:
    _deal(page, "duet", files.url)
    Player(page).wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    page.goto(f"{files.url}#/learn/fox/trick")
    expect(page.locator(".hand, .board").first).to_be_visible()
    page.goto(f"{files.url}#/rules/woods")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{files.url}#/privacy")
    expect(page.get_by_text("Nothing leaves your browser")).to_be_visible()
