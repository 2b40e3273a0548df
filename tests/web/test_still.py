"""The table stands still while one plays: what is put on it, told or asked moves nothing else.

One table is looked at on screens of every size at once, so that a round is walked through once.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tanglewood.lessons.shelf import lessons
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.moments import COURSES, Table
from tests.web.player import tapped
from tests.web.test_screens import SIZES, seated

NAMED = (
    "fox-4", "fox-manual-6", "fox-mini-3", "deluxe-9", "deluxe-22", "duet-4", "woods-1-2",
    "woods-2-2", "woods-5-2",
)  # fmt: skip
SLACK = 2
"""Pixels: a card that is raised, a letter of another height."""

PLACES = """() => Object.fromEntries([
    '.board > .strip', '.others', '.board > .strip.you', '.trick', '.decree', '.band', '.goals',
    '.forest ol', '.row-line', '.board > .near', '.hand', '.others .name', '.strip.you .name',
].flatMap((one) => {
    const box = document.querySelector(one)?.getBoundingClientRect();
    return box?.width ? [[one, [box.left + scrollX, box.top + scrollY]]] : [];
}).concat([...document.querySelectorAll('.board > .strip .backs')].flatMap((backs) => {
    const box = backs.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    return innerWidth < 1000 ? [] : [['the middle of the backs', [middle, box.top]]];
})))"""

LEFT_IS_FREE = (".row-line", ".others", ".others .name")
"""What is in the middle of its line stays there, however long it is."""

Places = dict[str, list[list[float]]]


@contextmanager
def screens(browser: Browser, table: Table) -> Iterator[dict[tuple[int, int], Page]]:
    """The first seat on a screen of each size, side by side."""
    with ExitStack() as stack:
        pages = {}
        for wide, high in SIZES:
            page = stack.enter_context(seated(browser, table))
            page.set_viewport_size({"width": wide, "height": high})
            pages[wide, high] = page
        yield pages


def note(seen: Places, page: Page) -> None:
    for one, corner in page.evaluate(PLACES).items():
        seen.setdefault(one, []).append(corner)


def spread(name: str, corners: list[list[float]]) -> list[str]:
    """How far something moved, in words."""
    found = []
    for side, values in zip(("sideways", "up and down"), zip(*corners, strict=True), strict=True):
        far = max(values) - min(values)
        if far > SLACK and not (side == "sideways" and name in LEFT_IS_FREE):
            found.append(f"{name} {side} by {far:.0f}")
    return found


@pytest.mark.parametrize("name", NAMED)
def test_the_table_stands_still_while_a_game_is_played(
    server: Running, browser: Browser, name: str
) -> None:
    course = next(each for each in COURSES if each.name == name)
    seen: dict[tuple[int, int], Places] = {size: {} for size in SIZES}
    with Table(server.url, course) as table, screens(browser, table) as pages:
        while not table.over:
            for size, page in pages.items():
                page.wait_for_selector(f".table[data-number='{table.number}']")
                note(seen[size], page)
            table.step()
    moved = [
        f"{wide}x{high}: {each}"
        for (wide, high), places in seen.items()
        for one, corners in places.items()
        for each in spread(one, corners)
    ]
    assert not moved, "\n".join(moved)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (844, 390)])
def test_the_table_stands_still_while_a_lesson_is_read(
    server: Running, visit: Visit, size: tuple[int, int]
) -> None:
    wide, high = size
    lesson = lessons()["trick"]
    page = visit(f"{server.url}/learn/fox/trick", width=wide, height=high, touch=True)
    seen: Places = {}
    for number, step in enumerate(lesson.steps, 1):
        expect(page.locator(".studio")).to_have_attribute("data-step", str(number))
        page.wait_for_function("() => document.querySelector('[data-pointed]') !== null")
        note(seen, page)
        if not step.do:
            page.get_by_role("button", name="Next", exact=True).click()
            continue
        tapped(page.locator(f".hand [data-card='{step.do}']"), touch=True)
    moved = [each for one, corners in seen.items() for each in spread(one, corners)]
    assert not moved, "\n".join(moved)
