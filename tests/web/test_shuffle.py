"""The page adds its part to the shuffle, remembers what it saw, and checks all of it at the end."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tanglewood.games.registry import GAMES
from tanglewood.record import Record
from tanglewood.record.proof import prove
from tanglewood.session.dealcode import deal_code
from tests.server.client import get
from tests.server.running import Running
from tests.web.conftest import Visit, deal

RIGHT, WRONG = "The shuffle was checked: it is right.", "The shuffle is not right."


def give_up(*pages: Page) -> None:
    """Everybody gives up: in a game for two alone the first one does."""
    for page in pages:
        page.get_by_role("button", name="Resign", exact=True).click()
        page.get_by_role("button", name="Yes, resign").click()


def kept(page: Page) -> list[dict[str, Any]]:
    """The seats that a browser keeps."""
    found = json.loads(page.evaluate("localStorage['tanglewood.seats']"))
    assert isinstance(found, list)
    return found


def record_of(server: Running, page: Page) -> Record:
    table = page.url.rpartition("/")[2]
    return Record.parse(get(server.url, f"/api/tables/{table}/record"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_adds_a_share_and_checks_every_game(
    game: str, server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/{game}")
    deal(page)
    page.wait_for_selector(".board")
    (mine,) = kept(page)
    give_up(page)
    line = page.get_by_test_id("shuffle")
    expect(line).to_contain_text(RIGHT)
    expect(line.get_by_text(mine["share"])).to_be_hidden()
    line.locator("summary").click()
    expect(line.get_by_text(mine["share"])).to_be_visible()
    record = record_of(server, page)
    assert record.shuffle is not None
    expect(line.get_by_text(record.shuffle.commitment)).to_be_visible()
    expect(line).to_contain_text("Shares came from Ada.")
    assert mine["seen"]["commitment"] == record.shuffle.commitment
    shares = [each.share and each.share.hex() for each in record.shuffle.shares]
    assert shares[mine["seat"]] == mine["share"]
    assert prove(record) >= 1


def test_two_browsers_shuffle_together_and_again_in_a_rematch(
    server: Running, visit: Visit
) -> None:
    ada = visit(f"{server.url}/new/fox")
    ada.get_by_label("Against").select_option("friend")
    deal(ada)
    expect(ada.get_by_text("Waiting for your friend")).to_be_visible()
    ben = visit(ada.get_by_label("Invitation link").input_value(), name="Ben")
    expect(ben.get_by_test_id("known-deal")).to_have_count(0)
    ben.get_by_role("button", name="Sit down").click()
    for page in (ada, ben):
        page.wait_for_selector(".board")
    give_up(ada)
    expect(ada.get_by_test_id("shuffle")).to_contain_text(RIGHT)  # the game is over by then
    before = record_of(server, ada).shuffle
    assert before is not None
    for page, seat in ((ada, 0), (ben, 1)):
        (mine,) = kept(page)
        assert (mine["seat"], mine["share"]) == (seat, (before.shares[seat].share or b"").hex())
        assert mine["seen"]["pledges"] == [each.pledge for each in before.shares]
        expect(page.get_by_test_id("shuffle")).to_contain_text(RIGHT)
        expect(page.get_by_test_id("known-deal")).to_have_count(0)

    address = ada.url
    for page in (ada, ben):
        page.get_by_role("button", name="Play again").click()
    for page in (ada, ben):
        page.wait_for_url(lambda url: url != address)
        page.wait_for_selector(".board")
    give_up(ben)
    expect(ada.get_by_test_id("shuffle")).to_contain_text(RIGHT)  # the game is over by then
    after = record_of(server, ada).shuffle
    assert after is not None
    assert all(each.share is not None for each in after.shares)
    assert {each.share for each in after.shares}.isdisjoint({each.share for each in before.shares})
    for page in (ada, ben):
        expect(page.get_by_test_id("shuffle")).to_contain_text(RIGHT)


def test_around_one_screen_every_seat_adds_a_share(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    page.get_by_label("Against").select_option("here")
    deal(page)
    page.get_by_role("button", name="show my cards").click()
    page.wait_for_selector(".board")
    assert len(kept(page)) == 2
    give_up(page)
    expect(page.get_by_test_id("shuffle")).to_contain_text(RIGHT)
    shuffle = record_of(server, page).shuffle
    assert shuffle is not None
    assert {each.share.hex() for each in shuffle.shares if each.share} == {
        seat["share"] for seat in kept(page)
    }


@pytest.mark.parametrize("what", ["commitment", "secret", "share", "outcome", "memory"])
def test_a_shuffle_that_was_changed_is_noticed(what: str, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")

    def changed(route: Route) -> None:
        told = route.fetch().json()
        shuffle = told["shuffle"]
        match what:
            case "share":
                shuffle["shares"][0]["share"] = None
            case "outcome":
                told["draws"][1]["outcome"].reverse()
            case "memory":  # all of it fits together, but it is not what was said before the deal
                told |= {"draws": [], "shuffle": shuffle | FITTING}
            case _:
                shuffle[what] = "0" * 64
        route.fulfill(json=told)

    page.route("**/api/tables/*/shuffle", changed)
    deal(page)
    page.wait_for_selector(".board")
    give_up(page)
    expect(page.get_by_test_id("shuffle")).to_contain_text(WRONG)
    expect(page.get_by_test_id("shuffle").get_by_role("alert")).to_be_visible()


FITTING = {
    "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "commitment": "85685eb0d9b6cbb152b162399cae8118853653c0cc5ffab8e6b45c425b4428c6",
}
"""The example of the documentation."""


@pytest.mark.parametrize("code", [deal_code(4), deal_code(bytes(range(16)))])
def test_whoever_joins_a_chosen_deal_is_told_before_and_at_the_table(
    code: str, server: Running, visit: Visit
) -> None:
    ada = visit(f"{server.url}/new/fox?deal={code}")
    ada.get_by_label("Against").select_option("friend")
    deal(ada)
    expect(ada.get_by_test_id("known-deal")).to_have_text(
        "You chose this deal. This game does not count for ratings."
    )
    told = "Ada chose this deal and may know the cards. This game does not count for ratings."
    ben = visit(ada.get_by_label("Invitation link").input_value(), name="Ben")
    expect(ben.get_by_test_id("known-deal")).to_have_text(told)
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_selector(".board")
    expect(ben.get_by_test_id("known-deal")).to_have_text(told)
    watcher = visit(ada.url)
    watcher.wait_for_selector(".board")
    expect(watcher.get_by_test_id("known-deal")).to_have_text(told)
    give_up(ben)
    ada.get_by_text("More", exact=True).click()
    expect(ada.get_by_text(code)).to_be_visible()
    expect(ada.get_by_test_id("shuffle")).to_have_count(0)
    assert record_of(server, ada).known_deal
