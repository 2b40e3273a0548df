"""Somebody who plays with the keyboard alone, and what a screen reader is told meanwhile."""

import random
import re
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.player import PATIENCE

TURN: Final = re.compile(r"Your (turn|lead)[.:]")
"""How a turn begins, to the ear."""

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
    if (document.querySelector('.round-end')) {
        return { round: document.activeElement.closest('.round-end') !== null };
    }
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


def play_with_keys(page: Page, game: str) -> int:
    """From a set-up page to the end of the game: how many turns it took. The focus stays where it
    belongs, at what can be played."""
    page.evaluate(LISTEN)
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    luck, before, turns = random.Random(5), -1, 0
    while not (now := look(page, before)).get("over"):
        if "round" in now:
            assert now["round"], "the focus is not at the end of the round"
            page.keyboard.press("Enter")
            page.locator(".round-end").wait_for(state="detached")
            continue
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
    return turns


def told(page: Page) -> list[str]:
    """What was said since the first turn, one announcement after the other."""
    said: list[str] = page.evaluate("window.said")
    return said[next(at for at, text in enumerate(said) if TURN.search(text)) :]
