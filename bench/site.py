"""Sizes and times of the folder without a server, in Chromium behind a plain file server.

    python bench/site.py [--visits N] [--throttle N]

`make site` builds the folder. Times are medians of several visits, in milliseconds: the first visit
until the page stands, and until the browser has all of it; the second until the page stands; until
the cards of the first lesson lie there, which need no Python; from the wish for a game until the
first card can be played, with what was kept; from a tap on a card
until the page shows that it was played; and until the strongest level has answered and shown it.
With `--throttle 4` the page runs four times slower. Chromium does not slow workers down: what runs
there, rules and kernel, takes as long as ever.
"""

import argparse
import gzip
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

SITE: Final = Path(__file__).resolve().parents[1] / "build" / "site"
CHROMIUM: Final = "/usr/bin/chromium"
PATIENCE: Final = 120_000
SETTINGS: Final = '{"level":"old-oak","pace":"instant"}'
ACTIONS: Final = 8
FRAME: Final = 100
TAP: Final = """() => new Promise((resolve) => {
    const table = document.querySelector('.table');
    const before = table.dataset.number, began = performance.now();
    const look = () => table.dataset.number === before
        ? requestAnimationFrame(look) : resolve(performance.now() - began);
    document.querySelector('.hand .can, .status .row button.button, button.pickable').click();
    look();
})"""

AGAIN: Final = """() => document.querySelector('.status.mine, .round-end') !== null
    && Number(document.querySelector('.table').dataset.number)"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def sizes() -> None:
    kinds = {"the page": "assets", "Python": "python", "rules and games": "data"}
    for name, folder in kinds.items():
        found = [path.read_bytes() for path in (SITE / folder).rglob("*") if path.is_file()]
        packed = sum(len(gzip.compress(each)) for each in found)
        print(f"{name}: {sum(map(len, found)) / 1e6:.1f} MB, {packed / 1e6:.1f} MB as gzip")


def stands(page: Page, url: str) -> float:
    """Milliseconds until the page stands."""
    began = perf_counter()
    page.goto(url)
    page.locator("h1, h2").first.wait_for(timeout=PATIENCE)
    return 1000 * (perf_counter() - began)


def first_card(page: Page, url: str) -> float:
    """Milliseconds from the wish for a game until a card can be played."""
    began = perf_counter()
    page.goto(f"{url}#/new/fox")
    page.get_by_role("button", name="Deal the cards").click(timeout=PATIENCE)
    page.locator(".status.mine").wait_for(timeout=PATIENCE)
    return 1000 * (perf_counter() - began)


def first_lesson(page: Page, url: str) -> float:
    """Milliseconds until the hand of the first lesson lies there, on a new page."""
    began = perf_counter()
    page.goto(f"{url}#/learn/fox/trick")
    page.locator(".studio .hand button").first.wait_for(timeout=PATIENCE)
    return 1000 * (perf_counter() - began)


def actions(page: Page) -> tuple[list[float], list[float]]:
    """Some decisions: until each is shown, and until it is the player's turn again."""
    shown, answered = [], []
    for _ in range(ACTIONS):
        before = page.wait_for_function(AGAIN, timeout=PATIENCE).json_value()
        if page.locator(".round-end").count():
            break
        began = perf_counter()
        shown.append(float(page.evaluate(TAP)))
        page.wait_for_timeout(FRAME)  # until it says whose turn it is now
        after = page.wait_for_function(AGAIN, timeout=PATIENCE).json_value()
        if after > before + 1:  # else the player had one more thing to decide
            answered.append(1000 * (perf_counter() - began))
    return shown, answered


def visited(context: BrowserContext, url: str, throttle: int) -> dict[str, list[float]]:
    context.add_init_script(f"localStorage.setItem('tanglewood.settings', '{SETTINGS}')")
    page = context.new_page()
    found = {"first visit, the page stands": [stands(page, url)]}
    began = perf_counter()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    whole = found["first visit, the page stands"][0] + 1000 * (perf_counter() - began)
    found["first visit, all of it is there"] = [whole]
    page.close()
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    found["second visit, a lesson's cards are there"] = [first_lesson(page, url)]
    found["second visit, the page stands"] = [stands(page, url)]
    found["second visit, a card can be played"] = [first_card(page, url)]
    shown, answered = actions(page)
    found["an action is shown"], found["the strongest has answered"] = shown, answered
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--visits", type=int, default=3, help="visits, each of a new browser")
    parser.add_argument("--throttle", type=int, default=1, help="how much slower the page runs")
    asked = parser.parse_args()
    if not (SITE / "index.html").is_file():
        parser.exit(2, "The folder is not built. Build it: make site\n")
    sizes()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    times: dict[str, list[float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        for _ in range(asked.visits):
            context = browser.new_context()
            for name, found in visited(context, url, asked.throttle).items():
                times.setdefault(name, []).extend(found)
            context.close()
        browser.close()
    for name, found in times.items():
        print(f"{name}: {median(found):.0f} ms")


if __name__ == "__main__":
    main()
