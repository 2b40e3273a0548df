"""The database is away for a moment: the page says so, and the game goes on by itself."""

from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from playwright.sync_api import expect

from tests.cable import cable
from tests.disks import small_disk
from tests.server.running import running, sqlite_url
from tests.web.conftest import Visit, deal
from tests.web.player import Player

UNSURE = "The server cannot tell yet whether this was saved."

FULL = "The server's disk is full, so nothing new can be saved right now."


def test_a_card_played_on_a_full_disk_is_played_when_there_is_room(
    visit: Visit, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk", 4) as disk, running(sqlite_url(disk.folder)) as server:
        page = visit(f"{server.url}/new/fox")
        deal(page)
        player = Player(page)
        player.wait()
        before = player.number
        disk.fill()
        while page.get_by_text(FULL).count() == 0:  # the last page may have room for some cards
            player.wait()
            before = player.number
            player.luck.choice(player.offers()).click()
            page.wait_for_function(
                "([before, full]) => document.body.innerText.includes(full) ||"
                " Number(document.querySelector('.table').dataset.number) > before",
                arg=[before, FULL],
            )
        disk.clear()
        page.wait_for_function(
            "before => Number(document.querySelector('.table').dataset.number) > before",
            arg=before,
        )
        expect(page.get_by_text(FULL)).to_have_count(0)


def test_a_card_played_while_the_database_is_away_is_played_when_it_is_back(
    database: str, visit: Visit
) -> None:
    parts = urlsplit(database)
    with cable(parts.port or 0) as line:
        url = urlunsplit(parts._replace(netloc=f"tanglewood@127.0.0.1:{line.port}"))
        with running(url) as server:
            page = visit(f"{server.url}/new/fox")
            deal(page)
            player = Player(page)
            player.wait()
            before = player.number
            line.cut()
            player.luck.choice(player.offers()).click()
            expect(page.get_by_text(UNSURE)).to_be_visible()
            line.mend()
            page.wait_for_function(
                "before => Number(document.querySelector('.table').dataset.number) > before",
                arg=before,
            )
            expect(page.get_by_text(UNSURE)).to_have_count(0)
