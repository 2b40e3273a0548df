"""The main pictures of the tables, coarse enough to be the same on every machine.

Letters differ between machines, so that they are made invisible, and a block of sixteen by sixteen
pixels becomes one. What is left shows a card that is missing, a panel over the table, a colour
that is wrong. `make gallery` takes them again.
"""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tests.web.moments import COURSES, Table

KEPT: Final = Path(__file__).parent / "kept"

NO_LETTERS: Final = """*, *::before, *::after, ::placeholder {
    color: transparent !important; text-shadow: none !important; caret-color: transparent;
    transition: none !important; animation: none !important;
}
.side, .bar { visibility: hidden !important; }"""
"""The log and the menu are letters, and nothing else."""

WEAR: Final = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
}"""

BLOCKS: Final = """async source => {
    const picture = await createImageBitmap(await (await fetch(source)).blob());
    const [wide, high] = [Math.round(picture.width / 16), Math.round(picture.height / 16)];
    const canvas = new OffscreenCanvas(wide, high);
    const drawing = canvas.getContext('2d');
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(picture, 0, 0, wide, high);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""

DIFFERENCE: Final = """async ([one, two]) => {
    const points = async (source) => {
        const picture = await createImageBitmap(await (await fetch(source)).blob());
        const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        drawing.drawImage(picture, 0, 0);
        return drawing.getImageData(0, 0, picture.width, picture.height);
    };
    const [a, b] = [await points(one), await points(two)];
    if (a.width !== b.width || a.height !== b.height) return 1;
    let far = 0;
    for (let at = 0; at < a.data.length; at += 4) {
        const off = [0, 1, 2].map((part) => Math.abs(a.data[at + part] - b.data[at + part]));
        if (Math.max(...off) > 40) far += 1;
    }
    return far / (a.data.length / 4);
}"""
"""Which part of all blocks has another colour, seen from afar."""


class Main(NamedTuple):
    """A picture that is compared: a moment of a course, at a size and in a theme."""

    course: str
    moment: str
    wide: int
    high: int
    theme: str

    @property
    def file(self) -> Path:
        return KEPT / f"{self.course}-{self.moment}-{self.wide}x{self.high}-{self.theme}.png"


MAIN: Final = (
    Main("fox-4", "exchange", 1280, 720, "light"),
    Main("fox-4", "exchange", 390, 844, "dark"),
    Main("deluxe-9", "follow", 1440, 900, "light"),
    Main("deluxe-9", "take", 360, 640, "dark"),
    Main("duet-4", "follow", 768, 1024, "dark"),
    Main("duet-4", "move", 844, 390, "light"),
    Main("woods-2-2", "pockets", 1280, 720, "light"),
)


def in_source(png: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(png).decode()


def coarse(blank: Page, page: Page) -> bytes:
    """What a page shows, seen from afar; `blank` is a page that forbids nothing."""
    return base64.b64decode(blank.evaluate(BLOCKS, in_source(page.screenshot())))


def shown(browser: Browser, url: str) -> Iterator[tuple[Main, Page]]:
    """Each main picture on a page, with its letters gone."""
    for main in MAIN:
        course = next(each for each in COURSES if each.name == main.course)
        context = browser.new_context(
            viewport={"width": main.wide, "height": main.high},
            color_scheme="dark" if main.theme == "dark" else "light",
            has_touch=True,
            locale="en-GB",
        )
        settings = json.dumps({"pace": "none", "name": "Ada", "sound": "off"})
        with Table(url, course) as table:
            for key, value in (("settings", settings), ("seats", table.seat)):
                context.add_init_script(
                    f"localStorage['tanglewood.{key}'] ??= {json.dumps(value)};"
                )
            next(moment for moment in table.moments() if moment == main.moment)
            page = context.new_page()
            page.goto(table.page)
            page.wait_for_selector(f".table[data-number='{table.number}']")
            page.evaluate(WEAR, NO_LETTERS)
            page.wait_for_timeout(300)
            yield main, page
        context.close()


def keep(browser: Browser, url: str) -> None:
    """Take the main pictures again."""
    KEPT.mkdir(exist_ok=True)
    blank = browser.new_page()
    for main, page in shown(browser, url):
        main.file.write_bytes(coarse(blank, page))
    blank.close()
