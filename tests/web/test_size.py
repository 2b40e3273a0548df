"""The page stays small, and needs nothing from elsewhere."""

import gzip
import json
import re

from tests.web.conftest import NOT_BUILT, STATIC

LIMIT = 150_000


def test_all_scripts_together_are_small() -> None:
    scripts = list(STATIC.rglob("*.js"))
    assert scripts, NOT_BUILT
    size = sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)
    assert size <= LIMIT


def test_no_file_names_another_host() -> None:
    known = re.compile(r"https?://(www\.w3\.org|svelte\.dev|developer\.mozilla\.org|127\.0\.0\.1)")
    for file in STATIC.rglob("*"):
        if file.suffix in {".js", ".css", ".html", ".svg", ".webmanifest"}:
            text = file.read_text(encoding="utf-8")
            found = [url for url in re.findall(r"https?://[\w.-]+", text) if not known.match(url)]
            assert not found, (file.name, found)


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"].removeprefix("/")).is_file()
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png"' in page
    assert (STATIC / "apple-touch-icon.png").read_bytes().startswith(b"\x89PNG")
