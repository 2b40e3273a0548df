"""A first visit until the first card is played: clicks, seconds and kilobytes.

    python bench/first_card.py [--runs 5] [--beside URL] [--json]

Everything is real: the server in a process of its own, Chromium, loopback, nothing cached. Each run
is somebody who has never been here: opens the home page, presses "Play" on the fox game, "Deal the
cards", and then a card as soon as one can be played; whoever leads by the deal. A page of one
paragraph is opened in the same run. `--beside` names another server, such as one of an older
version, which is visited in turn with this one.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.web import FLAGS, bare, opened, tables, travelled

PATIENCE = 60_000


class Visit(NamedTuple):
    """What a first visit took."""

    clicks: int
    shown: float
    """Seconds until a card could be played: server, page, the deal and an AI that leads."""
    played: float
    """Seconds until the first card lay on the table."""
    before: int
    """Bytes as sent (compressed) until a card could be played."""


def visited(browser: Browser, url: str) -> Visit:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("a.button[href$='/new/fox']").first.click()
    page.get_by_role("button", name="Deal the cards").click()
    card = page.locator(".hand .can").first
    card.wait_for()
    shown, size = time.perf_counter() - start, travelled(page)
    name = card.get_attribute("data-card") or ""
    card.click()
    page.locator(f".trick [data-card='{name}']").wait_for()
    played = time.perf_counter() - start
    context.close()
    return Visit(3, shown, played, size)


def told(visits: list[Visit]) -> dict[str, float]:
    return {
        "clicks": visits[-1].clicks,
        "until a card can be played, s": round(statistics.median(v.shown for v in visits), 2),
        "until it lies there, s": round(statistics.median(v.played for v in visits), 2),
        "sent until then, kB": round(visits[-1].before / 1000, 1),
    }


def measured(runs: int, beside: str | None) -> dict[str, dict[str, float]]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with bare() as plain, tables() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        empty: list[float] = []
        found: dict[str, list[Visit]] = {}
        for run in range(runs + 1):  # the first one warms up
            took = opened(browser, plain, "#ready")[0] / 1000
            here = {"this version": visited(browser, url)}
            if beside:
                here["beside"] = visited(browser, beside)
            if run:
                empty.append(took)
                for name, visit in here.items():
                    found.setdefault(name, []).append(visit)
        browser.close()
    bare_page = {"a bare page, s": round(statistics.median(empty), 3)}
    return {"bare": bare_page} | {name: told(visits) for name, visits in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--beside", metavar="URL", help="another server to visit in turn")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measured(given.runs, given.beside)
    if given.json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        print(f"{name:14}", "  ".join(f"{what} {value:g}" for what, value in figures.items()))


if __name__ == "__main__":
    main()
