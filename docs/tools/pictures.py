"""Takes the pictures of README and docs anew, from the real tables.

    make pictures

Every picture is a fixed deal played by fixed taps, so that it changes only when the product does.
It needs a built client and Chromium.
"""

import json
import os
import random
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tanglewood.server.config import Config
from tanglewood.server.serving import server_of
from tanglewood.session.dealcode import deal_code

PICTURES = Path(__file__).parents[1] / "pictures"
OFFERS = ".hand .can, .status .row button.button, button.pickable"
MINE = ".status.mine"


class Picture(NamedTuple):
    """One picture: a game, its deal, and after how many taps it is taken."""

    name: str
    game: str
    seed: int
    taps: int
    dark: bool = False
    hint: bool = False
    width: int = 1200
    height: int = 760


ALL = (
    Picture("fox-light", "fox", 7, 6, hint=True),
    Picture("fox-dark", "fox", 7, 6, hint=True, dark=True),
    Picture("deluxe", "deluxe", 3, 5, dark=True),
    Picture("duet", "duet", 5, 6),
    Picture("woods", "woods", 2, 4),
    Picture("phone", "fox", 7, 4, dark=True, width=390, height=800),
)


@contextmanager
def served() -> Iterator[str]:
    """The address of a server with an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        ready = threading.Event()
        wanted = Config(store=f"sqlite:///{folder}/tables.sqlite", port=0)
        server, listening, settled = server_of(wanted, ready.set)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        ready.wait()
        try:
            yield f"http://127.0.0.1:{settled.port}"
        finally:
            server.should_exit = True
            thread.join()
            listening.close()


def take(browser: Browser, address: str, picture: Picture) -> bytes:
    """Deal, tap, and look."""
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        color_scheme="dark" if picture.dark else "light",
        locale="en-GB",
    )
    settings = json.dumps({"pace": "none", "name": "Ada", "sound": "off"})
    context.add_init_script(f"localStorage['tanglewood.settings'] ??= {json.dumps(settings)};")
    page = context.new_page()
    page.goto(f"{address}/new/{picture.game}?deal={deal_code(picture.seed)}")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/t/*")
    luck = random.Random(picture.seed)
    for _ in range(picture.taps):
        tap(page, luck)
    page.wait_for_selector(MINE)
    if picture.hint:
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".hint")
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)  # what glows has come to rest
    taken = page.screenshot(type="jpeg", quality=85)
    context.close()
    return taken


def tap(page: Page, luck: random.Random) -> None:
    """One decision: a tap, or the two or three of a trade."""
    page.wait_for_selector(MINE)
    number = ".table[data-number]"
    before = page.locator(number).get_attribute("data-number")
    luck.choice(page.locator(OFFERS).all()).click()
    for _ in range(2):
        lit = page.locator(".row-line .lit").all()
        if lit and page.locator(number).get_attribute("data-number") == before:
            luck.choice(lit).click()
    page.wait_for_function(
        "before => document.querySelector('.table')?.dataset.number !== before", arg=before
    )


def main() -> None:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    PICTURES.mkdir(exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for picture in ALL:
            taken = take(browser, address, picture)
            (PICTURES / f"{picture.name}.jpg").write_bytes(taken)
            print(f"{picture.name}.jpg: {len(taken) // 1024} kB")
        browser.close()


if __name__ == "__main__":
    main()
