"""A walk through the built folder, with the network cut after the first visit. `make sitetest` runs
it: it is longer than what belongs into every test run."""

import json
import random
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tanglewood.games.registry import GAMES
from tanglewood.lessons.shelf import lessons
from tanglewood.record.form import Record
from tanglewood.record.proof import prove
from tests.server.running import running, sqlite_url
from tests.site.conftest import FileServer
from tests.web.conftest import Visit
from tests.web.player import PATIENCE, Player
from tests.web.test_lessons import at_step, follow
from tests.web.test_puzzles import in_hand, take, wrong

STRONGEST = {"level": "old-oak"}
"""The level that was chosen last: it is chosen again where there is a choice."""


@pytest.fixture
def page(files: FileServer, visit: Visit) -> Page:
    """The page on its second visit: nothing can be fetched any more."""
    page = visit(files.url, **STRONGEST)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    files.cut()
    page.reload()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    return page


def _deal(page: Page, game: str, url: str, target: int | None = None) -> None:
    page.goto(f"{url}#/new/{game}")
    start = page.get_by_role("button", name="Deal the cards")
    start.wait_for(timeout=PATIENCE)
    expect(page.locator("select").filter(has_text="Old Oak").first).to_have_value("old-oak")
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
def test_a_whole_game_of_every_other_ruleset_against_the_strongest(
    page: Page, files: FileServer, game: str
) -> None:
    _deal(page, game, files.url, 3 if game in {"fox-manual", "deluxe"} else None)
    assert Player(page).play_to_the_end() > 0


def test_two_people_play_around_one_screen(page: Page, files: FileServer) -> None:
    page.goto(f"{files.url}#/new/fox-mini")
    page.get_by_label("Against").select_option("here", timeout=PATIENCE)
    page.get_by_label("The other player's name").fill("Bo")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/#/t/*", timeout=PATIENCE)
    assert Player(page).play_to_the_end() > 0


def test_a_step_that_cannot_be_kept_is_not_taken(files: FileServer, visit: Visit) -> None:
    """The page says so; nothing before it is lost, and once there is room the game goes on."""
    files.limit_store()
    page = visit(files.url, **STRONGEST)
    _deal(page, "fox-mini", files.url)
    player = Player(page)
    player.wait()
    table, before, hand = page.url, player.number, page.locator(".hand .card").count()
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    page.locator(".hand .can").first.click()
    expect(page.get_by_text("no room left").first).to_be_visible(timeout=PATIENCE)
    assert (player.number, page.locator(".hand .card").count()) == (before, hand)
    page.goto(f"{files.url}#/new/fox")
    page.get_by_role("button", name="Deal the cards").click(timeout=PATIENCE)
    expect(page.get_by_text("no room left").first).to_be_visible(timeout=PATIENCE)
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    page.goto(table)
    assert Player(page).play_to_the_end() > 0


def test_where_nothing_may_be_saved_no_game_begins_and_the_page_says_why(
    files: FileServer, visit: Visit
) -> None:
    files.refuse_store()
    page = visit(files.url, **STRONGEST)
    page.goto(f"{files.url}#/new/fox")
    page.get_by_role("button", name="Deal the cards").click(timeout=PATIENCE)
    expect(page.get_by_text("not allowed to save").first).to_be_visible(timeout=PATIENCE)


def test_a_game_is_carried_to_a_server(files: FileServer, visit: Visit, tmp_path: Path) -> None:
    """Its record, to look at, to review and to play on from; and what it counts for."""
    page = visit(files.url, **STRONGEST)
    _deal(page, "fox-mini", files.url)
    Player(page).play_to_the_end()
    with page.expect_download() as record:
        page.locator("summary", has_text="More").last.click()
        page.get_by_role("button", name="record").click()
    page.goto(f"{files.url}#/progress")
    with page.expect_download() as progress:
        page.get_by_role("button", name="Save as a file").click(timeout=PATIENCE)
    record.value.save_as(tmp_path / "record.json")
    progress.value.save_as(tmp_path / "progress.json")
    with running(sqlite_url(tmp_path)) as server:
        page = visit(f"{server.url}/open")
        page.locator("input[type=file]").set_input_files(tmp_path / "record.json")
        page.get_by_role("button", name="Review").click(timeout=PATIENCE)
        expect(page.locator(".review[data-finished=true]")).to_be_visible(timeout=PATIENCE)
        page.get_by_role("button", name="To the start").click()
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/t/*", timeout=PATIENCE)
        assert Player(page).play_to_the_end() > 0
        page.goto(f"{server.url}/progress")
        page.locator("input[type=file]").set_input_files(tmp_path / "progress.json")
        expect(page.get_by_test_id("said")).to_contain_text("1 new game", timeout=PATIENCE)


def test_the_deal_of_the_day_its_review_and_practice_need_no_network(
    page: Page, files: FileServer
) -> None:
    page.get_by_role("link", name="Today's deal").click()
    page.get_by_role("link", name="A small Fox").click()
    page.get_by_role("button", name="Play today's deal").click()
    page.wait_for_url("**/#/t/*", timeout=PATIENCE)
    Player(page).play_to_the_end()
    table = page.url
    page.get_by_role("link", name="See the daily deal").click()
    expect(page.get_by_test_id("daily-score")).to_contain_text(":", timeout=PATIENCE)
    shared = page.get_by_label("Result to share").input_value().splitlines()
    assert shared[-1] == f"{files.url}#/daily?game=fox-mini"
    page.goto(f"{table}/review")
    expect(page.locator(".review[data-finished=true]")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_test_id("practice")).to_be_visible(timeout=PATIENCE)
    Player(page).wait()


def test_a_newer_making_shows_itself_and_waits(files: FileServer, visit: Visit) -> None:
    """A tab that plays keeps what it began with; the last one changes when it is told to."""
    playing = visit(files.url, **STRONGEST)
    playing.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    playing.reload()
    _deal(playing, "fox-mini", files.url)
    Player(playing).wait()
    files.renew()
    page = playing.context.new_page()
    page.goto(files.url)
    newer = page.get_by_test_id("newer")
    expect(newer).to_be_visible(timeout=PATIENCE)
    newer.get_by_role("button", name="Use it now").click()
    expect(newer).to_contain_text("open in another tab")
    expect(playing.get_by_test_id("newer")).to_have_count(0)  # not at a table
    Player(playing).play_to_the_end()
    playing.close()
    newer.get_by_role("button", name="Use it now").click()
    expect(page.locator("html[data-newer=yes]")).to_be_attached(timeout=PATIENCE)
    files.cut()
    page.goto(f"{files.url}#/mine")
    expect(page.get_by_role("link", name="Step through").first).to_be_visible(timeout=PATIENCE)


def test_puzzles_need_no_network(page: Page, files: FileServer) -> None:
    first, second = (one for _, one in zip(range(2), in_hand("fox"), strict=False))
    page.goto(f"{files.url}#/puzzles/fox/{first.key}")
    take(page, first.answer)
    expect(page.get_by_test_id("verdict")).to_have_text("Right.", timeout=PATIENCE)
    expect(page.get_by_test_id("why")).to_contain_text(re.compile(r"\w+ .*\."))
    page.goto(f"{files.url}#/puzzles/fox/{second.key}")
    take(page, wrong(second))
    expect(page.get_by_test_id("verdict")).to_contain_text("Not the best here", timeout=PATIENCE)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".studio")).to_have_attribute("data-state", "open", timeout=PATIENCE)


def test_hints_lessons_and_rules_need_no_network(page: Page, files: FileServer) -> None:
    _deal(page, "duet", files.url)
    Player(page).wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible(timeout=PATIENCE)
    lesson = lessons()["trick"]
    page.goto(f"{files.url}#/learn/{lesson.game}/{lesson.name}")
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, number)
        follow(page, step.do)
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
    page.goto(f"{files.url}#/rules/woods")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{files.url}#/privacy")
    expect(page.get_by_text("Nothing leaves your browser")).to_be_visible()


def test_the_first_cards_are_played_before_python_is_there(files: FileServer, visit: Visit) -> None:
    shutil.rmtree(files.folder / "python")
    lesson = lessons()["trick"]
    page = visit(f"{files.url}#/learn/{lesson.game}/{lesson.name}")
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, number)
        follow(page, step.do)
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()


def test_the_documentation_lies_beside_the_tables(files: FileServer, visit: Visit) -> None:
    """Its search finds what people look for, its page holds the tables, and what was read stays."""
    page = visit(files.url, **STRONGEST)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tanglewood")
    page.goto(f"{files.url}docs/search.html?q=install")
    page.locator("ul.search li > a").first.click(timeout=PATIENCE)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Install")
    page.goto(f"{files.url}docs/play.html")
    tables = page.frame_locator("iframe.app")
    expect(tables.get_by_role("heading", level=2).first).to_be_visible(timeout=PATIENCE)
    files.cut()
    page.goto(f"{files.url}docs/install.html")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Install")
