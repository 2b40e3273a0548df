"""Plays a game with the keyboard alone, and prints what a screen reader is told of it.

    python docs/tools/spoken.py [fox]

It is read through by a person: good sentences, in the order of what happened, nothing twice. It
needs a built client and Chromium.
"""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tanglewood.session.dealcode import deal_code
from tests.server.running import running, sqlite_url
from tests.web.keys import play_with_keys, told

SETTINGS = {"pace": "quick", "name": "Ada", "sound": "off", "level": "seedling"}


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "fox"
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as store,
        running(sqlite_url(Path(store))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        kept = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage['tanglewood.settings'] ??= {kept};")
        page = context.new_page()
        page.goto(f"{server.url}/new/{game}?deal={deal_code(5)}")
        turns = play_with_keys(page, game)
        print(*told(page), f"({turns} turns)", sep="\n")
        browser.close()


if __name__ == "__main__":
    main()
