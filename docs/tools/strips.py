"""Takes strips of frames anew: the deal, a trick, abilities, the end of a round, a victory.

    make gallery

The page is a real one at the normal pace; the browser sends its frames, and six of them are laid
side by side. When each of them is taken differs a little from run to run.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.moments import COURSES, LAST, Table

FRAMES: Final = 6
SIZE: Final[ViewportSize] = {"width": 1120, "height": 700}
LAID_OUT: Final = """frames => {
    document.body.style.cssText = 'margin:0;display:grid;gap:6px;background:#777;'
        + 'grid-template-columns:repeat(3, 1fr)';
    return Promise.all(frames.map((data) => {
        const frame = document.createElement('img');
        frame.style.width = '100%';
        frame.src = `data:image/jpeg;base64,${data}`;
        document.body.append(frame);
        return frame.decode();
    }));
}"""

END: Final = "end"

Act = Callable[[], Any]


class Strip(NamedTuple):
    """What is seen: from a moment of a course on, for some seconds."""

    name: str
    course: str
    moment: str
    seconds: float
    theme: str


STRIPS: Final = (
    Strip("deal", "fox-4", "lead", 1.7, "light"),
    Strip("trick", "fox-manual-6", "follow", 2.8, "dark"),
    Strip("ability", "fox-4", "follow", 1.7, "light"),
    Strip("foxes", "duet-4", "move", 1.7, "dark"),
    Strip("round-end", "fox-4", LAST, 5.5, "light"),
    Strip("victory", "fox-mini-3", END, 3.2, "dark"),
)


def take(browser: Browser, url: str, folder: Path) -> None:
    for strip in STRIPS:
        course = next(each for each in COURSES if each.name == strip.course)
        with Table(url, course) as table:
            frames = list(watched(browser, table, strip))
        picked = [frames[round(at * (len(frames) - 1) / (FRAMES - 1))] for at in range(FRAMES)]
        sheet = browser.new_page(viewport={"width": 1320, "height": 560})
        sheet.evaluate(LAID_OUT, picked)
        name = folder / f"strip-{strip.name}.jpg"
        sheet.screenshot(path=name, type="jpeg", quality=62)
        sheet.close()
        print(name.name)


def watched(browser: Browser, table: Table, strip: Strip) -> Iterator[str]:
    """The frames of what comes after the moment; a deal is seen by who opens the page."""
    if strip.moment == END:
        for _ in range(length(table) - 1):
            table.step()
    else:
        next(moment for moment in table.moments() if moment == strip.moment)
    with page_at(browser, table, strip.theme) as page:
        page.goto(table.page, wait_until="commit")
        page.wait_for_selector(".board")
        if strip.name == "deal":
            yield from recorded(page, strip.seconds, lambda: None)
            return
        page.wait_for_timeout(1200)
        if strip.moment == END:
            table.step()
            result = page.get_by_role("button", name="See how it ended")
            result.wait_for()
            yield from recorded(page, strip.seconds, result.click)
        else:
            act = table.end_round if strip.moment == LAST else table.step
            yield from recorded(page, strip.seconds, seen(page, table.number, act))


def seen(page: Page, number: int, act: Act) -> Act:
    """Until the page shows something new: a busy machine takes its time."""

    def done() -> None:
        act()
        page.wait_for_selector(f".table:not([data-number='{number}'])")

    return done


def length(table: Table) -> int:
    """How many decisions the same game takes at another table."""
    with Table(table.url, table.course) as other:
        for decisions in count():
            if other.over:
                return decisions
            other.step()
    raise AssertionError


@contextmanager
def page_at(browser: Browser, table: Table, theme: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport=SIZE, color_scheme="dark" if theme == "dark" else "light", locale="en-GB"
    )
    settings = json.dumps({"pace": "normal", "name": "Ada", "sound": "off"})
    for key, value in (("settings", settings), ("seats", table.seat)):
        context.add_init_script(f"localStorage['tanglewood.{key}'] ??= {json.dumps(value)};")
    yield context.new_page()
    context.close()


def recorded(page: Page, seconds: float, act: Act) -> list[str]:
    """The frames that the browser shows while something happens, at equal distances."""
    found: list[tuple[float, str]] = []
    sight = page.context.new_cdp_session(page)

    def see(frame: dict[str, Any]) -> None:
        found.append((frame["metadata"]["timestamp"], frame["data"]))
        sight.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    sight.on("Page.screencastFrame", see)
    sight.send("Page.startScreencast", {"format": "jpeg", "quality": 90, **SIZE_OF_FRAMES})
    found.clear()
    act()
    before = len(found)
    page.wait_for_timeout(seconds * 1000)
    sight.send("Page.stopScreencast")
    page.wait_for_timeout(100)
    sight.detach()
    first = found[min(max(before - 1, 1), len(found) - 1)][0]  # what was there before is sent first
    last = min(found[-1][0], first + seconds)
    times = [first + (last - first) * at / 29 for at in range(30)]
    return [min(found, key=lambda one: abs(one[0] - time))[1] for time in times]


SIZE_OF_FRAMES: Final = {"maxWidth": SIZE["width"], "maxHeight": SIZE["height"]}
