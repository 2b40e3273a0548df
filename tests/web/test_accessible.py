"""axe-core finds no violation on any screen."""

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import (  # type: ignore[import-untyped]  # has no types
    Axe,
)
from playwright.sync_api import Page, Route, expect

from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player

TABLES = ["fox", "fox-manual", "deluxe", "duet", "woods"]
SCREENS = [
    "/",
    "/mine",
    "/settings",
    "/privacy",
    "/open",
    "/no-such-page",
    "/rules/fox",
    "/rules/deluxe",
    "/puzzles",
    "/puzzles/fox",
    "/daily",
    "/progress",
    "/learn/fox",
    "/learn/fox/trick",
]
SCREENS += [f"/new/{game}" for game in TABLES]


def check(page: Page) -> None:
    """No violation, of whatever impact."""
    found: Any = Axe().run(page).response
    assert not found["violations"], [
        (one["id"], one["help"], [node["html"][:200] for node in one["nodes"]][:3])
        for one in found["violations"]
    ]


@pytest.mark.parametrize("dark", [True, False], ids=["dusk", "mist"])
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_has_no_violations(path: str, dark: bool, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}{path}", dark=dark, width=1280 if dark else 390)
    page.wait_for_load_state("networkidle")
    check(page)


@pytest.mark.parametrize("game", TABLES)
def test_a_table_has_no_violations(game: str, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/{game}", sound="ask")
    deal(page)
    player = Player(page, random.Random(4))
    for _ in range(4):
        player.wait()
        player.act()
    player.wait()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("section.hint").wait_for()
    if page.locator("section.hint summary").count():
        page.locator("section.hint summary").click()
    check(page)
    page.emulate_media(color_scheme="light", forced_colors="active")
    page.set_viewport_size({"width": 360, "height": 740})
    check(page)
    page.get_by_role("button", name="Close the hint").click()
    page.get_by_role("button", name="Log and chat").click()
    check(page)


def in_a_network(route: Route) -> None:
    """Let a server that is asked for itself name an address of the network."""
    answer = route.fetch()
    route.fulfill(json=answer.json() | {"addresses": ["http://192.0.2.7:8000"]})


def test_the_waiting_room_the_hand_over_and_the_end_have_no_violations(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini")
    page.get_by_label("Against").select_option("friend")
    deal(page)
    expect(page.get_by_text("So far only this computer can open the link")).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(0)  # nobody else could follow a scanned link
    check(page)
    page.route("**/api/hello", in_a_network)
    page.reload()
    expect(page.get_by_role("img", name="Or let them scan this.")).to_be_visible()
    check(page)
    link = page.get_by_label("Invitation link").input_value()
    guest = visit(server.url + "/t/" + link.partition("/t/")[2])
    expect(guest.get_by_role("heading", name="You are invited")).to_be_visible()
    check(guest)

    page.goto(f"{server.url}/new/fox-mini")
    page.get_by_label("Against").select_option("here")
    deal(page)
    player = Player(page)
    player.wait()
    while not player.handed_over:
        player.act()
        player.wait()
    check(page)
    player.play_to_the_end()
    check(page)
    page.locator(".rest summary").click()
    page.get_by_role("link", name="Step through the game").click()
    page.wait_for_selector(".stage .board")
    check(page)
    page.goto(f"{server.url}/mine")
    page.wait_for_selector("table")
    check(page)


def test_the_live_region_speaks_each_event(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    deal(page)
    player = Player(page)
    player.wait()
    player.act()
    player.wait()
    live = page.get_by_test_id("live")
    expect(live).to_have_attribute("aria-live", "polite")
    expect(live).to_contain_text(page.locator(".log li").last.inner_text())


def test_nothing_moves_under_reduced_motion(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox", pace="slow")
    page.emulate_media(reduced_motion="reduce")
    deal(page)
    player = Player(page)
    player.wait()
    page.evaluate(
        "() => { window.moved = 0; Element.prototype.animate = () => { window.moved++; } }"
    )
    player.act()
    player.wait()
    assert page.evaluate("() => window.moved") == 0


@pytest.mark.parametrize(
    "path", ["/", "/new/woods", "/settings", "/learn/duet", "/rules/duet", "/puzzles/fox"]
)
def test_nothing_is_wider_than_a_small_phone(path: str, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}{path}", width=360, height=740)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", ["duet", "woods", "deluxe"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_table_is_wider_than_a_small_phone(
    game: str, language: str, server: Running, visit: Visit
) -> None:
    """Not even with the longest names, nor where a result is told."""
    name = "Wolfeschlegelsteinhausenbergerdorff-Ilse"
    page = visit(f"{server.url}/new/{game}", width=360, height=740, language=language, name=name)
    opponent = page.locator(".opponent")
    opponent.get_by_role("combobox").first.select_option("here")
    opponent.get_by_role("textbox").fill(name[::-1])
    page.locator("form .button.primary").click()
    page.locator(".handover .button").click()
    page.wait_for_selector(".hand .can")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("resign").click()
    page.locator(".menu .question .button").first.click()
    if game == "duet":  # needs both
        page.wait_for_selector(".menu .soft")
    else:
        page.wait_for_selector(".end")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
