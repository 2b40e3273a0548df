"""The page stays small, and needs nothing from elsewhere."""

import gzip
import json
import re

from tanglewood.words import languages
from tests.web.conftest import NOT_BUILT, STATIC

LIMIT = 200_000


def test_all_scripts_and_the_words_of_one_language_are_small() -> None:
    sizes = {
        script.name: len(gzip.compress(script.read_bytes(), 9)) for script in STATIC.rglob("*.js")
    }
    assert sizes, NOT_BUILT
    words = {name for name in sizes if name.partition("-")[0] in languages()}
    assert len(words) == len(languages())
    largest = max(sizes[name] for name in words)
    assert sum(sizes[name] for name in sizes.keys() - words) + largest <= LIMIT


def test_no_file_names_another_host() -> None:
    known = re.compile(
        r"https?://(www\.w3\.org|svelte\.dev|developer\.mozilla\.org|127\.0\.0\.1|fox\.example)"
    )
    for file in STATIC.rglob("*"):
        if file.suffix in {".js", ".css", ".html", ".svg", ".webmanifest"}:
            text = file.read_text(encoding="utf-8")
            found = [url for url in re.findall(r"https?://[\w.-]+", text) if not known.match(url)]
            assert not found, (file.name, found)


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "."  # where the manifest lies: a root, or a folder of files
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"].removeprefix("/")).is_file()
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png"' in page
    assert (STATIC / "apple-touch-icon.png").read_bytes().startswith(b"\x89PNG")
