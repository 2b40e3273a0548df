"""Whole games with the keyboard alone, and what a screen reader is told of them."""

import json
import random
import re
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tanglewood.session.dealcode import deal_code
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.player import PATIENCE
from tests.web.test_accessible import check

GAMES: dict[str, dict[str, Any]] = {
    "fox": {"target": 5},
    "fox-manual": {"target": 5},
    "fox-mini": {"target": 3},
    "deluxe": {"target": 5},
    "duet": {},
    "woods": {},
}

LISTEN = """window.said = [];
const heard = new WeakMap();
new MutationObserver(() => {
    const live = '[aria-live], [role=alert], [role=status], [role=log]';
    for (const one of document.querySelectorAll(live)) {
        const text = one.textContent.trim();
        if (text && heard.get(one) !== text) window.said.push(text);
        heard.set(one, text);
    }
}).observe(document, { subtree: true, childList: true, characterData: true });"""

LOOK = """before => {
    const table = document.querySelector('.table');
    if (!table) return null;
    if (table.dataset.status === 'over') return { over: true };
    const number = Number(table.dataset.number);
    if (!document.querySelector('.status.mine') || number <= before) return null;
    const at = document.activeElement;
    const lit = [...document.querySelectorAll('.row-line button')];
    const hand = [...document.querySelectorAll('.hand.active .slot')];
    const choices = [...document.querySelectorAll('.status .row button, .shown button.pickable')];
    const which = (all, can) => all.flatMap((one, n) => (can(one) ? [n] : []));
    return {
        number,
        hand: which(hand, (one) => one.classList.contains('can')),
        choices: hand.length ? 0 : choices.length,
        row: which(lit, (one) => one.classList.contains('lit')),
        near: at.closest('.near, .shown, .row-line') !== null,
        at: hand.indexOf(at),
    };
}"""


def look(page: Page, before: int) -> dict[str, Any]:
    """What the table asks for, once it asks for something new."""
    found: dict[str, Any] = page.wait_for_function(LOOK, arg=before, timeout=PATIENCE).json_value()
    return found


def count(page: Page, at: int) -> None:
    """Press the number of something."""
    page.keyboard.press(("Shift+" if at >= 10 else "") + f"Digit{(at + 1) % 10}")


def walk(page: Page, now: dict[str, Any], to: int) -> None:
    """Go to a card with the arrows and play it."""
    if now["at"] < 0:
        page.keyboard.press("ArrowDown")  # from wherever it is, to the hand
        page.keyboard.press("Home")
    else:
        page.keyboard.press("Home")
    for _ in range(to):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_keyboard_alone(
    game: str, server: Running, visit: Visit
) -> None:
    options = quote(json.dumps(GAMES[game]))
    page = visit(f"{server.url}/new/{game}?options={options}&deal={deal_code(5)}", level="seedling")
    page.evaluate(LISTEN)
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    luck, before, turns = random.Random(5), -1, 0
    while not (now := look(page, before)).get("over"):
        assert now["near"] or turns == 0, "the focus left what can be played"
        turns += 1
        before = now["number"]
        if now["hand"] and turns % 3 == 0 and game != "woods":
            walk(page, now, luck.choice(now["hand"]))
        elif now["hand"]:
            count(page, luck.choice(now["hand"]))
        else:
            count(page, luck.randrange(now["choices"]))
        while now["hand"] and game == "woods":  # a trade takes one card of the row, or two
            now = look(page, before - 1)
            if now.get("over") or now["number"] > before or not now["row"]:
                break
            count(page, luck.choice(now["row"]))
            page.wait_for_timeout(30)
    expect(page.locator(".end")).to_be_visible()
    check_what_was_said(page, turns)


def check_what_was_said(page: Page, turns: int) -> None:
    """What happens is said, once, and whose turn it is."""
    said: list[str] = page.evaluate("window.said")
    said = said[next(at for at, text in enumerate(said) if "Your turn." in text) :]
    speech = " ".join(said)
    log = page.locator(".side .log li").all_inner_texts()
    assert sum(line in speech for line in log) > len(log) / 2 > 5
    # In a round every card is played once.
    played = [line for line in log if re.fullmatch(r"\S+ plays? .*\.", line)]
    rounds = re.split(r"Round \d+ ends", speech)
    twice = [line for line in played if max(part.count(line) for part in rounds) > 1]
    assert not twice
    assert 0 < speech.count("Your turn.") <= turns
    assert all(a != b for a, b in pairwise(said))


def test_the_list_of_keys_opens_and_gives_the_focus_back(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox?deal={deal_code(5)}", level="seedling")
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    look(page, -1)
    page.keyboard.press("ArrowDown")
    card = page.locator(".hand .slot:focus")
    expect(card).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys at the table")).to_be_visible()
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
