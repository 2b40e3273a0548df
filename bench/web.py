"""How long it takes until a table can be played, beside a bare page in the same run.

    python bench/web.py [--runs 10] [--json]

Everything is real: the server in a process of its own, Chromium, loopback. Each run opens, in a
fresh browser context with nothing cached, a page of one paragraph and then a table of the fox game
whose seat the browser holds; a table is usable when a card can be tapped. Also reported: what
travels, in bytes as sent (compressed).
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

BARE = b"<!doctype html><html lang=en><title>Bare</title><p id=ready>Nothing but this.</p>"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update",
         "--disable-sync"]  # fmt: skip


class Plain(BaseHTTPRequestHandler):
    """Answers everything with the bare page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(BARE)))
        self.end_headers()
        self.wfile.write(BARE)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def bare() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Plain)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def tables() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tanglewood", "serve", "--port", "8765",
                   "--db", f"sqlite:///{Path(folder) / 'tables.sqlite'}"]  # fmt: skip
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url = "http://127.0.0.1:8765"
        try:
            for _ in range(200):
                try:
                    httpx.get(f"{url}/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait()


def opened(browser: Browser, address: str, ready: str, storage: str = "") -> tuple[float, int]:
    """Milliseconds until something shows, and the bytes that travelled."""
    context = browser.new_context()
    if storage:
        context.add_init_script(f"localStorage['tanglewood.seats'] = {json.dumps(storage)};")
    page = context.new_page()
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(ready)
    took = (time.perf_counter() - start) * 1000
    size = travelled(page)
    context.close()
    return took, size


def travelled(page: Page) -> int:
    entries = """() => [...performance.getEntriesByType('resource'),
        ...performance.getEntriesByType('navigation')].map(one => one.transferSize)"""
    return sum(page.evaluate(entries))


def table(url: str) -> tuple[str, str]:
    """A fresh table at which the player leads, and what the player's browser has stored."""
    seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "uniform"}]
    other_deals = [{"chance": "dealer", "outcome": ["1"]}]  # an AI that leads takes its time
    wish = {"game": "fox", "seats": seats, "outcomes": other_deals}
    made: Any = httpx.post(f"{url}/api/tables", json=wish).json()
    seat = {"table": made["table"], "seat": 0, "token": made["seats"][0]["token"], "game": "fox"}
    return f"{url}/t/{made['table']}", json.dumps([seat | {"at": 0}])


def measured(runs: int) -> dict[str, float]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with bare() as plain, tables() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        empty, full = [], []
        for _ in range(runs + 1):  # the first run warms up
            empty.append(opened(browser, plain, "#ready"))
            address, storage = table(url)
            full.append(opened(browser, address, ".hand .can", storage))
        browser.close()
    bare_ms = statistics.median(took for took, _ in empty[1:])
    table_ms = statistics.median(took for took, _ in full[1:])
    return {
        "bare page, ms": round(bare_ms, 1),
        "usable table, ms": round(table_ms, 1),
        "table / bare": round(table_ms / bare_ms, 2),
        "sent for the table, bytes": full[-1][1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measured(given.runs)
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:28} {value:>10}")


if __name__ == "__main__":
    main()
