"""A whole game of every ruleset through the page."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player

RULESETS = ["fox", "fox-manual", "fox-mini", "deluxe", "duet", "woods"]


def set_up(page: Page, game: str) -> None:
    if game in {"fox", "fox-manual", "deluxe"}:
        page.get_by_label("Play to").fill("12")
    if game == "deluxe":
        page.get_by_label("Special cards").select_option("9")
    if game == "woods":
        page.get_by_label("Players").select_option("3")
    for level in page.get_by_label("Level", exact=True).all():
        if "uniform" in level.locator("option").evaluate_all("all => all.map(one => one.value)"):
            level.select_option("uniform")


@pytest.mark.parametrize("game", RULESETS)
def test_a_whole_game_can_be_played_through_the_page(
    game: str, server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/{game}")
    set_up(page, game)
    deal(page)
    player = Player(page, random.Random(len(game)))
    assert player.play_to_the_end() > 0
    expect(page.locator(".end h2")).to_be_visible()
    expect(page.locator(".end table")).to_be_visible()


def test_the_woods_can_be_walked_alone(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/woods")
    page.get_by_label("Players").select_option("1")
    page.get_by_label("Gentle solo").check()
    deal(page)
    Player(page, random.Random(3)).play_to_the_end()
    expect(page.locator(".end h2")).to_contain_text("Your walk is over")


@pytest.mark.parametrize("game", ["fox-mini", "duet"])
def test_two_play_around_one_screen(game: str, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/{game}")
    page.get_by_label("Against" if game == "fox-mini" else "Together with").select_option("here")
    page.get_by_label("Name of the other").fill("Ben")
    deal(page)
    player = Player(page, random.Random(1))
    seen = 0
    for _ in range(200):
        player.wait()
        if player.over:
            break
        if player.handed_over:
            seen += 1
            expect(page.locator(".card")).to_have_count(0)  # nobody's cards show in between
        player.act()
    assert player.over
    assert seen > 1


def test_touch_asks_before_it_plays(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox-mini", width=390, height=800, touch=True)
    deal(page)
    player = Player(page)
    player.wait()
    number = player.number
    card = page.locator(".hand .can").first
    card.tap()
    expect(page.get_by_test_id("prompt")).to_contain_text("Tap again")
    assert player.number == number
    card.tap()
    page.wait_for_function(
        "before => Number(document.querySelector('.table').dataset.number) > before", arg=number
    )
