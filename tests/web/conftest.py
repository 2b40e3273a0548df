"""A browser, and the server whose page it shows."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.running import Running, running, sqlite_url
from tests.stores import database, postgres_server
from tests.web.player import PATIENCE

__all__ = ["database", "postgres_server"]  # fixtures

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "tanglewood" / "server" / "static"
NOT_BUILT = "The web client is not built. Build it: make web"
NO_BROWSER = (
    "The browser tests need Chromium. Install it (Debian: sudo apt-get install -y chromium; "
    "Fedora: sudo dnf install chromium), or name one: CHROMIUM=/path/to/chromium"
)
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
)  # fmt: skip

Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The browser's program."""
    named = os.environ.get("CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.fail(NO_BROWSER, pytrace=False)
    return found


@pytest.fixture(scope="module")  # its driver holds the thread's event loop, which others need too
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a file share."""
    with running(sqlite_url(tmp_path_factory.mktemp("store"))) as server:
        yield server


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open an address in a browser of somebody's own; nothing may go wrong on the page, and no
    request may leave for another host. Settings are those of the page's settings screen."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def opened(
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        dark: bool = True,
        touch: bool = False,
        language: str = "en-GB",
        **settings: object,
    ) -> Page:
        host = address.split("/")[2]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            locale=language,
            accept_downloads=True,
        )
        contexts.append(context)
        wanted = json.dumps({"pace": "none", "name": "Ada", "sound": "off", **settings})
        context.add_init_script(f"localStorage['tanglewood.settings'] ??= {json.dumps(wanted)};")
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"{error.name}: {error.message}"))
        page.on(
            "request",
            lambda request: (
                wrong.append(f"a request left for {request.url}")
                if host not in request.url and not request.url.startswith(("blob:", "data:"))
                else None
            ),
        )
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def deal(page: Page) -> None:
    """Start the game that is set up on the page."""
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/t/*")
