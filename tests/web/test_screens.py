"""Every screen shows hand, trick, decree, what is judged and the choice together.

Geometry, not pixels: fonts differ between machines, and a pixel that moved tells less than a card
that cannot be seen. The gallery of the documentation is there to be looked at.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tanglewood.session.dealcode import deal_code
from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.moments import COURSES, LAST, Course, Table
from tests.web.player import Player

SIZES = (
    (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (2560, 1440),
)  # fmt: skip
ANY = ((3840, 2160), (640, 360), (384, 512))
"""Far larger, and what is left of a small window at 200 %: there all must be within reach."""

JUDGED = (
    ".hand .slot", ".trick .place", ".decree .place", ".decree .pile", ".status .prompt",
    ".status .row .button", ".shown .pickable", ".forest ol", ".goals li", ".band",
    ".board .strip", ".row-line .slot > *",
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

APART = (
    ".bar h1", ".bar .line > span", ".bar .ask", ".bar .menu .button", ".board > .strip",
    ".strip .name", ".strip .sub", ".strip .holds", ".strip dl", ".trick .place",
    ".trick .tag > *", ".decree .place", ".decree figcaption", ".band .rail", ".goals li",
    ".forest ol", ".shown .pickable", ".board > .near",
)  # fmt: skip

COVERED = """apart => {
    const seen = apart.flatMap((one) => [...document.querySelectorAll(one)].map((it) => [one, it]))
        .filter(([, it]) => !it.closest('.unseen') && it.getBoundingClientRect().width > 1);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found = seen.flatMap(([one, it], at) => seen.slice(at + 1)
        .filter(([, other]) => !it.contains(other) && !other.contains(it)
            && over(it.getBoundingClientRect(), other.getBoundingClientRect()))
        .map(([other]) => `${one} and ${other}`));
    const cut = seen
        .filter(([one, it]) => /strip|h1/.test(one) && it.scrollWidth > it.clientWidth + 1)
        .map(([one]) => `${one} is cut`);
    return [...new Set([...found, ...cut])];
}"""
"""What is read or played covers nothing else of the kind, and what is said of a player is whole."""

TIPS = """() => {
    const boxes = (one) => [...document.querySelectorAll(one)].map((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const { left, right, top, bottom, height } = range.getBoundingClientRect();
        return { left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height };
    });
    const [high, low] = [...document.querySelectorAll('.band .marker')]
        .map((it) => it.getBoundingClientRect());
    const over = (tip, one) => tip && boxes(one).some((word) =>
        tip.right > word.left && word.right > tip.left
        && tip.bottom > word.top + 0.5 && word.bottom > tip.top + 0.5);
    return [over(high, '.band .stretch > span') && 'a marker over the name of a band',
        over(low, '.band .step') && 'a marker over the points'].filter(Boolean);
}"""
"""A marker points at what it stands for, and leaves it to be read."""

PLAYED = (
    "section.hint", ".bar .menu .button", ".trick .place", ".decree .place",
    ".board > .strip:not(.you)", ".others", ".forest ol", ".row-line .slot", ".status .button",
    ".hand .chosen .lift",
)  # fmt: skip
"""What a hint may not cover: who sits across, what was played, and what may be played."""

CUT = """() => [...document.querySelectorAll('section.hint')]
    .filter((it) => it.scrollHeight > it.clientHeight + 1)
    .map((it) => `the hint is cut by ${it.scrollHeight - it.clientHeight}`)"""

SMALL = """() => [...document.querySelectorAll('.hand .can')].filter((slot, at, all) => {
    const [box, next] = [slot.getBoundingClientRect(), all[at + 1]?.getBoundingClientRect()];
    return next && next.top === box.top && next.left - box.left < 43.5;
}).length"""

RAISED = """() => {
    const [hand, card] = ['.hand', '.hand .chosen .lift'].map((one) => document.querySelector(one));
    if (!card || getComputedStyle(hand).overflowY === 'visible') return [];
    const over = hand.getBoundingClientRect().top - card.getBoundingClientRect().top + 2.5;
    return over > 0 ? [`the raised card is cut by ${over}`] : [];
}"""
"""A card that is raised is seen with the ring around it."""

PLACES = """() => ['.trick', '.decree', '.band', '.board > .near'].map(
    (one) => Math.round(document.querySelector(one).getBoundingClientRect().top))"""

WHICH = {
    "fox-4": {"lead", "exchange", "under"},
    "deluxe-9": {"take", "give", "follow"},
    "deluxe-22": {"spill", "dig"},
    "deluxe-129": {"replace"},
    "duet-4": {"foxes", "move", "late", "cover"},
    "woods-5-2": {"trade"},
}
"""The moments in which most is to be seen, by the name of a course."""


@contextmanager
def seated(
    browser: Browser,
    table: Table,
    pace: str = "none",
    *,
    touch: bool = True,
    sound: str = "off",
    language: str = "en-GB",
) -> Iterator[Page]:
    """The first seat, at a screen that is touched or has a mouse."""
    context = browser.new_context(has_touch=touch, color_scheme="dark", locale=language)
    settings = json.dumps({"pace": pace, "name": "Ada", "sound": sound})
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


def test_a_goal_that_was_claimed_is_there_after_a_reload(server: Running, browser: Browser) -> None:
    course = next(each for each in COURSES if each.name == "deluxe-9")
    with Table(server.url, course) as table, seated(browser, table) as page:
        while len(table.states[0]["view"]["goals"]) == 2:
            table.step()
        for _ in range(2):
            page.wait_for_selector(f".table[data-number='{table.number}']")
            expect(page.locator(".goals li")).to_have_count(2)
            expect(page.locator(".goals .claimed")).to_have_count(1)
            page.reload()


def resize(page: Page, wide: int, high: int) -> None:
    """Another screen. Some words follow its size a frame later."""
    page.set_viewport_size({"width": wide, "height": high})
    page.evaluate(
        "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
    )


def look(page: Page, where: str) -> None:
    wrong = {}
    for wide, high in SIZES:
        resize(page, wide, high)
        found = page.evaluate(UNSEEN, JUDGED) + page.evaluate(COVERED, APART)
        found += page.evaluate(TIPS)
        small = page.evaluate(SMALL) if wide < 800 else 0
        wrong[wide, high] = [*found, *(["cards too small for a finger"] if small else [])]
    for wide, high in ANY:
        resize(page, wide, high)
        wrong[wide, high] = page.evaluate(UNREACHABLE, JUDGED)
    assert not any(wrong.values()), (where, {size: of for size, of in wrong.items() if of})


FILLED = """() => {
    const size = (one) => document.querySelector(one)?.getBoundingClientRect();
    const played = '.trick .place, .row-line .slot > button';
    const [board, card, chart] = ['.board', played, '.band'].map(size);
    return { card: card.height / innerHeight, chart: chart ? chart.width / board.width : 1 };
}"""


@pytest.mark.parametrize("name", ["fox-4", "deluxe-9", "duet-4", "woods-2-2"])
def test_what_lies_on_a_wide_table_fills_it(server: Running, browser: Browser, name: str) -> None:
    """A card that is played has a fifth of the height, and the chart a third of the width."""
    course = next(each for each in COURSES if each.name == name)
    with Table(server.url, course) as table, seated(browser, table, touch=False) as page:
        for wide, high in ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)):
            resize(page, wide, high)
            filled = page.evaluate(FILLED)
            assert filled["card"] >= 0.2, (wide, high, filled)
            assert filled["chart"] >= 0.34, (wide, high, filled)


def test_a_question_covers_nothing_and_a_mouse_finds_every_card(
    server: Running, browser: Browser
) -> None:
    with (
        Table(server.url, Course("duet", 4)) as table,
        seated(browser, table, touch=False, sound="ask") as page,
    ):
        page.get_by_role("group", name="Play with sound?").wait_for()
        for wide, high in SIZES:
            resize(page, wide, high)
            assert page.evaluate(UNSEEN, [*JUDGED, ".bar .ask"]) == [], (wide, high)
            assert page.evaluate(COVERED, APART) == [], (wide, high)


ONE_LINE = """() => {
    const boxes = [...document.querySelectorAll('.bar .menu .button')]
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width);
    return boxes.every((box) => box.top === boxes[0].top && box.right <= innerWidth);
}"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_menu_is_one_line_in_every_language(
    server: Running, visit: Visit, language: str
) -> None:
    page = visit(f"{server.url}/new/fox", language=language, sound="ask", touch=True)
    page.locator("main button.primary").last.click()
    page.wait_for_selector(".hand .slot")
    for wide, high in SIZES:
        resize(page, wide, high)
        assert page.evaluate(ONE_LINE), (wide, high)


@pytest.mark.parametrize("game", ["fox", "deluxe", "duet", "woods"])
def test_a_hint_leaves_hand_and_trick_in_sight(server: Running, visit: Visit, game: str) -> None:
    page = visit(f"{server.url}/new/{game}?deal={deal_code(5)}", level="seedling", touch=True)
    deal(page)
    Player(page).wait()
    for hinted in (False, True):
        if hinted:
            resize(page, 1280, 720)
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator("section.hint").wait_for()
        wrong = {}
        for wide, high in SIZES:
            resize(page, wide, high)
            judged, apart = ([*JUDGED, "section.hint"], PLAYED) if hinted else (JUDGED, APART)
            wrong[wide, high] = (
                page.evaluate(UNSEEN, judged)
                + page.evaluate(COVERED, apart)
                + page.evaluate(RAISED)
                + page.evaluate(CUT)
            )
        assert not any(wrong.values()), (hinted, {size: of for size, of in wrong.items() if of})


def test_the_table_stands_still_while_a_round_is_played(server: Running, browser: Browser) -> None:
    with Table(server.url, Course("fox", 4)) as table, seated(browser, table) as page:
        seen: dict[tuple[int, int], list[list[int]]] = {}
        for moment in table.moments():
            page.wait_for_selector(f".table[data-number='{table.number}']")
            for size in ((360, 640), (844, 390), (1280, 720)):
                resize(page, *size)
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
            expect(page.locator(".round-end .rail")).to_contain_text("Points for 0 to 3 tricks")
            for wide, high in SIZES:
                resize(page, wide, high)
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


BELOW = """() => {
    const [stage, board] = ['.stage', '.stage > .board']
        .map((one) => document.querySelector(one).getBoundingClientRect());
    return Math.min(innerHeight, stage.bottom) - board.top;
}"""
"""How much of the table is seen under the result."""

APIECE = """() => {
    const [end, board] = ['.stage > .end', '.stage > .board']
        .map((one) => document.querySelector(one).getBoundingClientRect());
    return end.bottom - board.top;
}"""
"""How much of the result lies over the table."""


def test_the_end_of_a_game_has_the_whole_screen(server: Running, browser: Browser) -> None:
    with (
        Table(server.url, Course("fox-mini", 3, {"target": 4})) as table,
        seated(browser, table) as page,
    ):
        for _ in table.moments():
            pass
        page.wait_for_selector(".end")
        for size in SIZES:
            resize(page, *size)
            assert page.evaluate(BELOW) <= 0, size  # the table as it was left comes after it
            scene = page.locator(".end .scene").bounding_box()
            assert scene is not None
            assert scene["height"] >= size[1] * 0.2, (size, scene)
            assert scene["y"] + scene["height"] <= size[1], (size, scene)
        page.locator(".rest summary").click()
        page.locator(".rest .shared canvas, .rest .shared button").first.wait_for()
        for size in (*SIZES, (1280, 800)):
            resize(page, *size)
            assert page.evaluate(APIECE) <= 0, size


def test_a_card_is_drawn_out_of_the_hand_and_chat_shows_itself(
    server: Running, browser: Browser
) -> None:
    with Table(server.url, Course("fox", 4)) as table, seated(browser, table) as page:
        resize(page, 390, 844)
        assert page.locator(".strip .sub").first.inner_text().strip() == "deals"
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
