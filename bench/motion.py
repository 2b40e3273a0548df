"""Late frames while a table moves, beside an empty animation in the same run.

    python bench/motion.py [--tricks 4] [--slower 4] [--json]

Everything is real: the server in a process of its own, Chromium, loopback. The browser's processor
is slowed down (`--slower`), as a cheap phone's is. First a bare page moves one square for some
seconds; then a fox table is dealt and tricks are played at the normal pace. A frame is late when
it comes more than half a frame after its time.
"""

import argparse
import json
import os
import shutil
import sys
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.web import FLAGS, bare, table, tables

FRAME = 1000 / 60
RECORD = """() => {
    window.frames = [];
    const see = (now) => { window.frames.push(now); requestAnimationFrame(see); };
    requestAnimationFrame(see);
}"""
SQUARE = """ms => {
    const square = document.createElement('div');
    square.style.cssText = 'width:90px;height:126px;background:teal';
    document.body.append(square);
    const there = { transform: 'translate(600px, 300px)' };
    const moved = square.animate([{ transform: 'none' }, there], { duration: ms });
    return moved.finished.then(() => true);
}"""


def late(page: Page) -> dict[str, float]:
    """How many frames came, and which part of them late."""
    times: list[float] = page.evaluate("() => window.frames")
    waits = [after - before for before, after in pairwise(times)]
    count = sum(wait > 1.5 * FRAME for wait in waits)
    return {
        "frames": len(waits),
        "late": count,
        "late, percent": round(100 * count / max(1, len(waits)), 1),
        "longest, ms": round(max(waits, default=0.0), 1),
    }


def opened(browser: Browser, slower: float, storage: dict[str, str]) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    for name, text in storage.items():
        context.add_init_script(f"localStorage[{json.dumps(name)}] ??= {json.dumps(text)};")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def empty(browser: Browser, plain: str, slower: float) -> dict[str, float]:
    page = opened(browser, slower, {})
    page.goto(plain)
    page.evaluate(RECORD)
    page.evaluate(SQUARE, 4000)
    return late(page)


def moving(browser: Browser, url: str, slower: float, tricks: int) -> dict[str, float]:
    address, seat = table(url)
    page = opened(browser, slower, {"tanglewood.seats": seat})
    page.add_init_script(f"({RECORD})()")
    page.goto(address)
    page.wait_for_selector(".hand .can")
    page.evaluate("() => { window.frames.length = 0; }")  # the page is there: now it moves
    page.wait_for_timeout(1500)
    for _ in range(tricks):
        page.wait_for_selector(".status.mine", timeout=60_000)
        number = page.locator(".table").get_attribute("data-number")
        page.locator(".hand .can, .status .row button").first.click()
        page.wait_for_selector(f".table:not([data-number='{number}'])")
        page.wait_for_timeout(2500)
    return late(page)


def measured(tricks: int, slower: float) -> dict[str, dict[str, float]]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with bare() as plain, tables() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        found = {
            "one square": empty(browser, plain, slower),
            "a table": moving(browser, url, slower, tricks),
            "one square again": empty(browser, plain, slower),
        }
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tricks", type=int, default=4)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measured(given.tricks, given.slower)
    if given.json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        told = "  ".join(f"{what} {value:g}" for what, value in figures.items())
        print(f"{name:18} {told}")


if __name__ == "__main__":
    main()
