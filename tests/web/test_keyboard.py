"""Whole games with the keyboard alone, and what a screen reader is told of them."""

import json
import re
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tanglewood.session.dealcode import deal_code
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.keys import TURN, look, play_with_keys, told
from tests.web.moments import COURSES, Table
from tests.web.test_accessible import check
from tests.web.test_screens import seated

GAMES: dict[str, dict[str, Any]] = {
    "fox": {"target": 5},
    "fox-manual": {"target": 5},
    "fox-mini": {"target": 3},
    "deluxe": {"target": 5},
    "duet": {},
    "woods": {},
}

FOREST = ("The tracker ", "A gem ", "A forest token ")
"""How the Duet goes on after a trick."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_keyboard_alone(
    game: str, server: Running, visit: Visit
) -> None:
    options = quote(json.dumps(GAMES[game]))
    page = visit(f"{server.url}/new/{game}?options={options}&deal={deal_code(5)}", level="seedling")
    turns = play_with_keys(page, game)
    expect(page.locator(".end")).to_be_visible()
    check_what_was_said(page, turns)


def check_what_was_said(page: Page, turns: int) -> None:
    """What happens is said, once, and whose turn it is."""
    said = told(page)
    speech = " ".join(said)
    log = page.locator(".side .log li").all_inner_texts()
    assert sum(line in speech for line in log) > len(log) / 2 > 5
    # In a round every card is played once.
    played = [line for line in log if re.fullmatch(r"\S+ plays? .*\.", line)]
    rounds = re.split(r"Round \d+ ends", speech)
    twice = [line for line in played if max(part.count(line) for part in rounds) > 1]
    assert not twice
    assert 0 < len(TURN.findall(speech)) <= turns
    assert all(a != b for a, b in pairwise(said))
    # The turn is told when all that happened before it has been told, and only once.
    assert not [
        (before, then)
        for before, then in pairwise(said)
        if re.search(r"Your (turn|lead): [^.]*\.$", before)
        and (then.startswith(FOREST) or TURN.match(then))
    ]
    # How a team's game ended is told by an event already.
    assert not re.search(r"Lost in the forest:|Out of time:|Every gem is collected\.", speech)


def test_a_question_that_begins_a_turn_is_told(server: Running, browser: Browser) -> None:
    course = next(each for each in COURSES if each.name == "duet-4")
    with Table(server.url, course) as table:
        next(moment for moment in table.moments() if moment == "cover")
        with seated(browser, table) as page:
            live = page.get_by_test_id("live")
            expect(live).to_have_text(re.compile(r"Your turn\. Between rounds: which end .*\?$"))


def test_what_is_asked_within_a_turn_is_told(server: Running, browser: Browser) -> None:
    course = next(each for each in COURSES if each.name == "fox-4")
    with Table(server.url, course) as table, seated(browser, table) as page:
        next(moment for moment in table.moments() if moment == "under")
        page.wait_for_selector(f".table[data-number='{table.number}']")
        live = page.get_by_test_id("live")
        expect(live).to_have_text(re.compile(r"You draw .*\. Put one card under the deck\.$"))


def test_the_list_of_keys_opens_and_gives_the_focus_back(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox?deal={deal_code(5)}", level="seedling")
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    look(page, -1)
    page.keyboard.press("ArrowDown")
    card = page.locator(".hand .slot:focus")
    expect(card).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="The table by keyboard")).to_be_visible()
    check(page)
    page.keyboard.press("1")  # nothing is played behind the list
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_have_count(1)
    page.keyboard.press("r")
    expect(page.get_by_test_id("live")).to_contain_text("play any card")
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Sort")).to_have_attribute(
        "title", "By suit, trump last"
    )
