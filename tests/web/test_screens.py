"""Every screen shows hand, trick, decree, what is judged and the choice together.

Geometry, not pixels: fonts differ between machines, and a pixel that moved tells less than a card
that cannot be seen. The gallery of the documentation is there to be looked at.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.moments import COURSES, LAST, Course, Table

SIZES = (
    (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (2560, 1440),
)  # fmt: skip
ANY = ((3840, 2160), (640, 360), (384, 512))
"""Far larger, and what is left of a small window at 200 %: there all must be within reach."""

JUDGED = (
    ".hand .slot", ".trick .place", ".decree .place", ".status .prompt", ".status .row .button",
    ".shown .pickable", ".forest ol", ".goals li", ".band", ".board .strip", ".row-line .slot > *",
)  # fmt: skip

UNSEEN = """judged => {
    const [wide, high] = [innerWidth, innerHeight];
    const near = document.querySelector('.board > .near').getBoundingClientRect();
    const found = [];
    for (const one of judged) for (const element of document.querySelectorAll(one)) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || element.matches('.unseen')) continue;
        const out = Math.max(-box.left, -box.top, box.right - wide, box.bottom - high);
        const under = element.closest('.board > .near') ? 0 : box.bottom - near.top;
        if (out > 1 || under > 2) found.push(`${one} by ${Math.round(Math.max(out, under))}`);
    }
    return [...new Set(found)];
}"""

UNREACHABLE = """judged => {
    const page = document.documentElement;
    const [wide, high] = [innerWidth, page.scrollHeight];
    return [...new Set(judged.filter((one) => [...document.querySelectorAll(one)].some((it) => {
        const box = it.getBoundingClientRect();
        if (box.width === 0 || it.matches('.unseen') || it.closest('.hand')) return false;
        return box.left < -1 || box.right > wide + 1 || box.bottom + scrollY > high + 1;
    })))];
}"""

SMALL = """() => [...document.querySelectorAll('.hand .can')].filter((slot, at, all) => {
    const [box, next] = [slot.getBoundingClientRect(), all[at + 1]?.getBoundingClientRect()];
    return next && next.top === box.top && next.left - box.left < 43.5;
}).length"""

PLACES = """() => ['.trick', '.decree', '.band', '.board > .near'].map(
    (one) => Math.round(document.querySelector(one).getBoundingClientRect().top))"""

WHICH = {
    "fox-4": {"lead", "exchange", "under"},
    "deluxe-9": {"take", "give", "follow"},
    "duet-4": {"foxes", "move", "late"},
    "woods-5-2": {"trade"},
}
"""The moments in which most is to be seen, by the name of a course."""


@contextmanager
def seated(browser: Browser, table: Table, pace: str = "none") -> Iterator[Page]:
    """A phone of the first seat."""
    context = browser.new_context(has_touch=True, color_scheme="dark", locale="en-GB")
    settings = json.dumps({"pace": pace, "name": "Ada"})
    for key, value in (("settings", settings), ("seats", table.seat)):
        context.add_init_script(f"localStorage['tanglewood.{key}'] ??= {json.dumps(value)};")
    page = context.new_page()
    page.goto(table.page)
    page.wait_for_selector(".board")
    yield page
    context.close()


@pytest.mark.parametrize("name", WHICH)
def test_all_that_is_judged_is_seen_together(server: Running, browser: Browser, name: str) -> None:
    course = next(each for each in COURSES if each.name == name)
    left = set(WHICH[name])
    with Table(server.url, course) as table, seated(browser, table) as page:
        for moment in table.moments():
            if moment not in left:
                continue
            page.wait_for_selector(f".table[data-number='{table.number}']")
            look(page, f"{name}, {moment}")
            left.remove(moment)
            if not left:
                break
    assert not left


def look(page: Page, where: str) -> None:
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(UNSEEN, JUDGED) == [], (where, wide, high)
        if wide < 800:
            assert page.evaluate(SMALL) == 0, (where, wide, high)
    for wide, high in ANY:
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(UNREACHABLE, JUDGED) == [], (where, wide, high)


def test_the_table_stands_still_while_a_round_is_played(server: Running, browser: Browser) -> None:
    with Table(server.url, Course("fox", 4)) as table, seated(browser, table) as page:
        seen: dict[tuple[int, int], list[list[int]]] = {}
        for moment in table.moments():
            page.wait_for_selector(f".table[data-number='{table.number}']")
            for size in ((360, 640), (844, 390), (1280, 720)):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                seen.setdefault(size, []).append(page.evaluate(PLACES))
            if moment == LAST:
                break
        for size, tops in seen.items():
            spread = [max(each) - min(each) for each in zip(*tops, strict=True)]
            assert max(spread) <= 16, (size, spread)


def test_the_end_of_a_round_fits_every_screen(server: Running, browser: Browser) -> None:
    course = Course("fox-mini", 3, {"target": 4})
    with Table(server.url, course) as table:
        next(moment for moment in table.moments() if moment == LAST)
        with seated(browser, table, "quick") as page:
            table.end_round()
            page.wait_for_selector(".round-end")
            assert "(3)" in page.locator("aside summary").first.inner_text()
            for wide, high in SIZES:
                page.set_viewport_size({"width": wide, "height": high})
                for part in (".round-end .button", ".round-end .chart"):
                    box = page.locator(part).bounding_box()
                    assert box is not None
                    assert box["y"] + box["height"] <= high, (part, wide, high)
                chart = page.locator(".round-end .rail").bounding_box()
                panel = page.locator(".round-end .chart").bounding_box()
                assert chart is not None
                assert panel is not None
                aside = chart["x"] - panel["x"]
                assert abs(panel["width"] - chart["width"] - 2 * aside) <= 2  # in the middle


def test_a_card_is_drawn_out_of_the_hand_and_chat_shows_itself(
    server: Running, browser: Browser
) -> None:
    with Table(server.url, Course("fox", 4)) as table, seated(browser, table) as page:
        page.set_viewport_size({"width": 390, "height": 844})
        card = page.locator(".hand .can").last
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for far, hand in ((20, 13), (220, 12)):  # let go too soon it goes back
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x, y - far, steps=4)
            page.mouse.up()
            expect(page.locator(".hand .slot")).to_have_count(hand)
        table.say(1, "Well drawn")
        page.get_by_role("button", name="Well drawn").click()
        expect(page.locator(".chat li")).to_contain_text("Well drawn")
        expect(page.locator(".whisper")).to_have_count(0)
