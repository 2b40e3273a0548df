"""The page stays small, and needs nothing from elsewhere."""

import gzip
import json
import re

from tanglewood.words import languages
from tests.server.running import Running
from tests.web.conftest import NOT_BUILT, STATIC, Visit, deal

LIMIT = 200_000
WITH_PICTURES = 600_000

TRAVELLED = """() => ['resource', 'navigation']
    .flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, one) => sum + one.transferSize, 0)"""


def test_little_travels_before_the_first_card(server: Running, visit: Visit) -> None:
    page = visit(server.url)
    page.locator("a.button[href$='/new/fox']").first.click()
    deal(page)
    page.wait_for_selector(".hand .slot")
    assert page.evaluate(TRAVELLED) <= LIMIT


def test_everything_with_its_pictures_is_small() -> None:
    """Every file that a page may ask for, in one language; pictures are compressed already."""
    packed = {".js", ".css", ".html", ".svg", ".webmanifest"}
    total = 0
    for file in STATIC.rglob("*"):
        if file.is_file() and not re.match(r"(de|fr)-", file.name):
            text = file.read_bytes()
            total += len(gzip.compress(text, 9)) if file.suffix in packed else len(text)
    assert 0 < total <= WITH_PICTURES


def test_all_scripts_and_the_words_of_one_language_are_small() -> None:
    """The reasons of hints and reviews come with the first of them."""
    sizes = {
        script.name: len(gzip.compress(script.read_bytes(), 9)) for script in STATIC.rglob("*.js")
    }
    assert sizes, NOT_BUILT
    words = {name for name in sizes if name.partition("-")[0] in languages()}
    reasons = {name for name in words if "-reasons-" in name}
    assert len(reasons) == len(words - reasons) == len(languages())
    largest = max(sizes[name] for name in words - reasons)
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
