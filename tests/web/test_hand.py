"""The hand is seen whole: no card of the fan is cut by what it lies in, at rest or raised."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.running import Running
from tests.web.moments import Course, Table
from tests.web.player import tapped
from tests.web.test_screens import SIZES, seated

CUT = """() => [...document.querySelectorAll('.hand .lift')].flatMap((card, at) => {
    const box = card.getBoundingClientRect();
    const found = [[0, -box.left], [0, box.right - innerWidth]];
    for (let over = card.parentElement; over; over = over.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(over);
        const edge = over.getBoundingClientRect();
        if (overflowX !== 'visible')
            found.push([1, edge.left - box.left], [2, box.right - edge.right]);
        if (overflowY !== 'visible')
            found.push([3, edge.top - box.top], [4, box.bottom - edge.bottom]);
    }
    const side = ['at the screen', 'on the left', 'on the right', 'above', 'below'];
    return found.filter(([, far]) => far > 0.5)
        .map(([where, far]) => `card ${at + 1} ${side[where]} by ${far.toFixed(1)}`);
})"""
"""A turned card's corners are in its box, and what clips it is any box around it that scrolls."""

LONG = Course("fox", 4)


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[Table]:
    """A hand of 13, whose owner is to play."""
    with Table(server.url, LONG) as table:
        while table.states[0]["to_act"] != 0:
            table.step()
        assert len(table.states[0]["view"]["hand"]) == 13
        yield table


def settled(page: Page) -> list[str]:
    """What is cut once nothing moves any more."""
    page.wait_for_function("() => document.getAnimations().every(it => it.playState !== 'running')")
    found: list[str] = page.evaluate(CUT)
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_no_card_of_the_hand_is_cut(browser: Browser, table: Table, touch: bool) -> None:
    wrong = []
    with seated(browser, table, touch=touch) as page:
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            wrong += [f"{wide}x{high}: {it}" for it in settled(page)]
            cards = page.locator(".hand .slot")
            if not touch:
                for at in (0, 5, 12):
                    cards.nth(at).hover(position={"x": 24, "y": 40}, force=True)
                    wrong += [f"{wide}x{high}, {at + 1} looked at: {it}" for it in settled(page)]
                continue
            playable = page.locator(".hand .can")
            for at in (0, playable.count() - 1):
                tapped(playable.nth(at), touch=True)
                wrong += [f"{wide}x{high}, chosen: {it}" for it in settled(page)]
    assert not wrong, "\n".join(wrong)


MARKED = """() => [...document.querySelectorAll('.hand .slot')].map((slot) =>
    [slot.classList.contains('can'),
        getComputedStyle(slot.querySelector('.lift'), '::after').boxShadow !== 'none'])"""


def test_the_ring_says_which_cards_may_be_played_where_some_may_not(
    server: Running, browser: Browser
) -> None:
    seen = set[bool]()
    with Table(server.url, LONG) as table, seated(browser, table, touch=False) as page:
        for moment in table.moments():
            if moment not in {"lead", "follow", "late"}:
                continue
            page.wait_for_selector(f".table[data-number='{table.number}']")
            cards = page.evaluate(MARKED)
            all_may = all(may for may, _ in cards)
            assert [marked for _, marked in cards] == [may and not all_may for may, _ in cards]
            seen.add(all_may)
            if len(seen) == 2:
                break
    assert seen == {True, False}


WORDS = """() => [...document.querySelectorAll('.hand .slot')].flatMap((slot, at, all) => {
    const foot = slot.querySelector('.foot');
    if (!foot || foot.clientHeight < 2 || getComputedStyle(foot).visibility === 'hidden') return [];
    const card = slot.querySelector('.card').getBoundingClientRect();
    const next = all[at + 1]?.getBoundingClientRect();
    const edge = next && next.top < card.bottom && next.left > card.left ? next.left : card.right;
    const [lean, found] = [Math.max(6, card.width * 0.045), []];
    for (const words of foot.children) {
        const range = document.createRange();
        range.selectNodeContents(words);
        const box = range.getBoundingClientRect();
        const out = Math.max(box.right - edge, box.bottom - card.bottom, card.left - box.left);
        if (out > lean || foot.scrollHeight > foot.clientHeight + 1)
            found.push(`${words.textContent} by ${Math.round(out)}`);
    }
    return found;
})"""
"""A turned card's box is a little wider than the card."""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_what_a_card_says_is_said_whole_where_it_is_seen(
    server: Running, browser: Browser, language: str
) -> None:
    wrong, spoken = [], 0
    for course in (Course("deluxe", 9, {"target": 9}), Course("duet", 4)):
        with (
            Table(server.url, course) as table,
            seated(browser, table, touch=False, language=language) as page,
        ):
            for moment in table.moments():
                page.wait_for_selector(f".table[data-number='{table.number}']")
                for wide, high in SIZES:
                    page.set_viewport_size({"width": wide, "height": high})
                    spoken += page.locator(".hand .ability").count()
                    wrong += [f"{moment} {wide}x{high}: {it}" for it in page.evaluate(WORDS)]
                if moment in {"late", "end"}:
                    break
    assert spoken > 100
    assert not wrong, "\n".join(wrong)
