"""The database is away for a moment: the page says so, and the game goes on by itself."""

from urllib.parse import urlsplit, urlunsplit

from playwright.sync_api import expect

from tests.cable import cable
from tests.server.running import running
from tests.web.conftest import Visit, deal
from tests.web.player import Player

UNSURE = "The server cannot tell yet whether this is kept."


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
