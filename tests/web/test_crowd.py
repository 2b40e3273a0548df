"""Too much at once: the page says so, and what was written is not lost."""

from pathlib import Path

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.server.client import make
from tests.server.running import running, sqlite_url
from tests.web.conftest import Visit
from tests.web.test_two_browsers import invited, seat

FULL = "Too many pages are open here from your network."


def test_a_chat_line_that_comes_too_soon_comes_back(tmp_path: Path, visit: Visit) -> None:
    with running(sqlite_url(tmp_path), chats_a_minute=0.001, chats_burst=1) as server:
        ada = visit(f"{server.url}/")
        ben = visit(f"{server.url}/t/{invited(ada, 'fox', server.url)}")
        seat(ben)
        ada.wait_for_selector(".board")
        box = ada.get_by_label("Say something")
        for text in ("Hello", "Are you there?"):
            box.fill(text)
            box.press("Enter")
        expect(ada.get_by_text("That was a lot at once")).to_be_visible()
        expect(box).to_have_value("Are you there?")
        expect(ben.get_by_text("Hello")).to_be_visible()
        expect(ben.get_by_text("Are you there?")).to_have_count(0)


def test_who_finds_no_place_is_told_and_let_in_later(tmp_path: Path, visit: Visit) -> None:
    with running(sqlite_url(tmp_path), sockets_an_address=1) as server:
        table, _ = make(server.url, "fox")
        with connect(f"ws{server.url[4:]}/api/tables/{table}/play") as socket:
            socket.send('{"type": "join"}')
            socket.recv()
            page = visit(f"{server.url}/t/{table}")
            expect(page.get_by_text(FULL)).to_be_visible()
        page.wait_for_selector(".board")
        expect(page.get_by_text(FULL)).to_have_count(0)


def test_a_table_too_many_says_so_on_the_page(tmp_path: Path, visit: Visit) -> None:
    with running(sqlite_url(tmp_path), tables_an_address=1) as server:
        make(server.url, "fox")
        page = visit(f"{server.url}/new/fox")
        page.get_by_role("button", name="Deal the cards").click()
        expect(page.get_by_text("End one of them, or start a new one tomorrow.")).to_be_visible()
