"""Takes pictures of every screen anew, from the real tables.

    make gallery             # the few of docs/gallery.md, and those that tests compare
    python docs/tools/gallery.py --all FOLDER       # every moment, every size, both themes, as PNG

Games are played by luck with fixed seeds, so that a picture changes only when the product does. It
needs a built client and Chromium.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import strips

from tanglewood.session.dealcode import deal_code
from tests.server.running import running, sqlite_url
from tests.web.moments import COURSES, LAST, Table
from tests.web.pictures import keep

GALLERY: Final = Path(__file__).parents[1] / "gallery"
SIZES: Final = (
    (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (2560, 1440),
)  # fmt: skip
THEMES: Final = ("light", "dark")
PAGES: Final = {
    "home": "/", "setup": "/new/deluxe", "learn": "/learn/fox", "rules": "/rules/fox",
    "puzzles": "/puzzles", "daily": "/daily", "mine": "/mine", "settings": "/settings",
    "lesson": "/learn/fox/trick", "puzzle": "/puzzles/fox", "progress": "/progress",
    "open": "/open", "privacy": "/privacy", "lost": "/no-such-page",
}  # fmt: skip
ROUND_END: Final = "round-end"


class Shot(NamedTuple):
    """One picture of the gallery: a course and its moment, or a page."""

    course: str
    moment: str
    size: tuple[int, int]
    theme: str


SHOWN: Final = (
    Shot("page", "home", (1280, 720), "light"),
    Shot("page", "waiting", (390, 844), "dark"),
    Shot("fox-4", "lead", (1440, 900), "dark"),
    Shot("fox-4", "exchange", (1280, 720), "light"),
    Shot("fox-4", "lead", (360, 640), "light"),
    Shot("fox-4", "under", (844, 390), "dark"),
    Shot("fox-4", ROUND_END, (768, 1024), "light"),
    Shot("fox-4", "end", (390, 844), "dark"),
    Shot("deluxe-9", "take", (360, 640), "dark"),
    Shot("deluxe-9", "follow", (1440, 900), "light"),
    Shot("duet-4", "move", (768, 1024), "dark"),
    Shot("duet-4", "lead", (844, 390), "light"),
    Shot("duet-7", ROUND_END, (390, 844), "light"),
    Shot("woods-2-2", "pockets", (1280, 720), "dark"),
    Shot("woods-5-2", "trade", (360, 640), "light"),
)


class Taker:
    """Takes what is wanted: the pictures of the gallery, or all."""

    def __init__(self, browser: Browser, folder: Path, every: bool) -> None:
        self.browser, self.folder, self.every = browser, folder, every

    def wanted(self, course: str, moment: str, theme: str) -> list[tuple[int, int]]:
        if self.every:
            return list(SIZES)
        return [shot.size for shot in SHOWN if shot[:2] == (course, moment) and shot.theme == theme]

    def take(self, page: Page, course: str, moment: str, theme: str) -> None:
        for wide, high in self.wanted(course, moment, theme):
            page.set_viewport_size({"width": wide, "height": high})
            page.evaluate("() => scrollTo(0, 0)")
            page.wait_for_timeout(400)  # what glows has come to rest
            name = self.folder / f"{course}-{moment}-{wide}x{high}-{theme}"
            if self.every:
                page.screenshot(path=f"{name}.png")
            else:
                page.screenshot(path=f"{name}.jpg", type="jpeg", quality=62)
            print(name.name)

    @contextmanager
    def opened(
        self, address: str, theme: str, seats: str = "[]", pace: str = "none"
    ) -> Iterator[Page]:
        context = self.browser.new_context(
            color_scheme="dark" if theme == "dark" else "light", has_touch=True, locale="en-GB"
        )
        settings = json.dumps({"pace": pace, "name": "Ada", "sound": "off"})
        for key, value in (("settings", settings), ("seats", seats)):
            context.add_init_script(f"localStorage['tanglewood.{key}'] ??= {json.dumps(value)};")
        page = context.new_page()
        page.goto(address)
        yield page
        context.close()

    def pages(self, url: str, theme: str) -> None:
        """The screens around the tables."""
        for moment, path in PAGES.items():
            if self.wanted("page", moment, theme):
                with self.opened(url + path, theme) as page:
                    page.wait_for_selector("h1, h2")
                    page.wait_for_load_state("networkidle")
                    self.take(page, "page", moment, theme)
        if self.wanted("page", "waiting", theme):
            seats = [{"player": "me", "name": "Ada"}, {"player": "friend"}]
            wanted = {"game": "fox", "seats": seats, "deal": deal_code(4)}
            made = httpx.post(f"{url}/api/tables", json=wanted, timeout=60).json()
            seat = {"table": made["table"], "game": "fox", "at": 0, **made["seats"][0]}
            invites = {"1": made["seats"][1]["invite"]}
            held = json.dumps([seat | {"invites": invites}])
            with self.opened(f"{url}/t/{made['table']}", theme, held) as page:
                page.wait_for_selector("h1, h2")
                self.take(page, "page", "waiting", theme)

    def course(self, table: Table, theme: str) -> None:
        """The moments of a game, one after the other."""
        name = table.course.name
        with self.opened(table.page, theme, table.seat) as page:
            page.wait_for_selector(".board")
            for moment in table.moments():
                if moment == LAST:
                    self._round_end(table, theme)
                elif self.wanted(name, moment, theme):
                    page.wait_for_selector(f".table[data-number='{table.number}']")
                    self.take(page, name, moment, theme)

    def _round_end(self, table: Table, theme: str) -> None:
        """Seen by who was there when the last card fell."""
        if self.wanted(table.course.name, ROUND_END, theme):
            with self.opened(table.page, theme, table.seat, "quick") as page:
                page.wait_for_selector(".board")
                table.end_round()
                page.wait_for_selector(".round-end")
                page.wait_for_timeout(2500)  # everything is counted
                self.take(page, table.course.name, ROUND_END, theme)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--all", metavar="FOLDER", type=Path, help="take every moment")
    every: Path | None = options.parse_args().all
    folder = every or GALLERY
    folder.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    names = {course.name for course in COURSES} if every else {shot.course for shot in SHOWN}
    with (
        tempfile.TemporaryDirectory() as store,
        running(sqlite_url(Path(store))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        taker = Taker(browser, folder, every is not None)
        for theme in THEMES:
            taker.pages(server.url, theme)
            for course in COURSES:
                if course.name in names:
                    with Table(server.url, course) as table:
                        taker.course(table, theme)
        if not every:
            strips.take(browser, server.url, GALLERY)
            keep(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
