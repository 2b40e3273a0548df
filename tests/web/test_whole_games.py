"""A whole game of every ruleset through the page."""

import random

import pytest
from playwright.sync_api import Page, expect

from tanglewood.words.voice import Voice
from tests.server.running import Running
from tests.tui.test_languages import vocabulary, words
from tests.web.conftest import Visit, deal
from tests.web.player import Player

LANGUAGES = {
    "fox": "en-GB", "fox-manual": "fr-FR", "fox-mini": "de-DE", "deluxe": "fr-FR", "duet": "de-DE",
    "woods": "fr-FR",
}  # fmt: skip
"""The rulesets, and in what language each is played here."""

NAMES = {"ada", "tanglewood"}
"""The same in every language."""


def set_up(page: Page, game: str, say: Voice) -> None:
    if game in {"fox", "fox-manual", "deluxe"}:
        page.get_by_label(say("option-target")).fill("12")
    if game == "deluxe":
        page.get_by_label(say("option-special")).select_option("9")
    if game == "woods":
        page.get_by_label(say("setup-players")).select_option("3")
    for level in page.get_by_label(say("setup-level"), exact=True).all():
        if "uniform" in level.locator("option").evaluate_all("all => all.map(one => one.value)"):
            level.select_option("uniform")


def read(page: Page, lang: str) -> None:
    """All that the page shows and speaks: not a word that English alone has."""
    text = page.evaluate(
        """() => ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
            [...document.querySelectorAll(`[${name}]`)].map((at) => at.getAttribute(name)))
            .concat(document.body.innerText).join('\\n')"""
    )
    found = words(text) & (vocabulary("en") - vocabulary(lang) - NAMES)
    assert not found, f"{sorted(found)}\n{text}"


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_whole_game_can_be_played_through_the_page(
    game: str, server: Running, visit: Visit
) -> None:
    language = LANGUAGES[game]
    say = Voice(language[:2])
    page = visit(f"{server.url}/new/{game}", language=language)
    set_up(page, game, say)
    read(page, say.lang)
    page.get_by_role("button", name=say("setup-start")).click()
    page.wait_for_url("**/t/*")
    player = Player(page, random.Random(len(game)))
    for _ in range(600):
        player.wait()
        read(page, say.lang)
        if player.over:
            break
        player.act()
    assert player.over
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
    page.get_by_label("The other player's name").fill("Ben")
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
