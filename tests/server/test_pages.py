"""The pages that the server writes speak the language of their reader."""

import zlib
from pathlib import Path

import httpx
import pytest

from tanglewood.drawings.picture import CardRow
from tanglewood.drawings.preview import SIZE, png
from tanglewood.server.files import load_pages
from tanglewood.session.dealcode import deal_code
from tanglewood.words import ENGLISH
from tests.server.client import make
from tests.server.running import running, sqlite_url

SOURCES = Path(__file__).resolve().parents[2] / "web"
"""The page of the client as it is written, before it is built."""
ENGLISH_ON_PAGES = [
    ENGLISH(f"server-page-{each}") for each in ("title", "company", "home", "about", "picture")
]


@pytest.mark.parametrize(
    ("asked", "lang", "title"),
    [
        ("", "en", "Tanglewood: cards in the forest"),
        ("pt, ja;q=0.5", "en", "Tanglewood: cards in the forest"),
        ("de-AT, en;q=0.8", "de", "Tanglewood: Karten im Wald"),
        ("en;q=0.3, fr;q=0.9", "fr", "Tanglewood\u202f: des cartes dans la forêt"),
    ],
)
def test_a_shared_link_speaks_the_language_of_its_reader(
    tmp_path: Path, asked: str, lang: str, title: str
) -> None:
    static = tmp_path / "static"
    static.mkdir()
    for file in ("index.html", "public/manifest.webmanifest"):
        (static / Path(file).name).write_bytes((SOURCES / file).read_bytes())
    with running(sqlite_url(tmp_path), static=static) as server:
        page = httpx.get(f"{server.url}/t/abc", headers={"accept-language": asked})
        assert f'<html lang="{lang}">' in page.text
        assert f'property="og:title" content="{title}"' in page.text
        assert "Accept-Language" in page.headers["vary"]
        manifest = httpx.get(
            f"{server.url}/manifest.webmanifest", headers={"accept-language": asked}
        )
        english = [it for it in ENGLISH_ON_PAGES if it in page.text + manifest.text]
        assert len(english) == (5 if lang == "en" else 0), english
        assert manifest.json()["description"]


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), static=tmp_path / "nothing") as server:
        assert "make web" in httpx.get(server.url).text
        german = httpx.get(server.url, headers={"accept-language": "de"})
        assert "Der Tisch ist noch nicht gedeckt" in german.text
        assert not [each for each in (" the ", " this ", " can ") if each in german.text]


def test_a_link_to_a_table_shows_who_plays_and_what_lies_open(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_bytes((SOURCES / "index.html").read_bytes())
    with running(sqlite_url(tmp_path), static=static) as server:
        table, _ = make(server.url, "fox", deal=deal_code(4))
        page = httpx.get(f"{server.url}/t/{table}", headers={"accept-language": "de"}).text
        assert 'property="og:title" content="Der Fuchs im Wald: Seat0, Seat1"' in page
        picture = f"{server.url}/api/tables/{table}/preview.png"
        assert f'property="og:image" content="{picture}"' in page
        drawn = httpx.get(picture, timeout=60)
        assert drawn.headers["content-type"] == "image/png"
        other, _ = make(server.url, "fox", deal=deal_code(5))
        elsewhere = httpx.get(picture.replace(table, other), timeout=60).content
        assert drawn.content != elsewhere  # another decree
        seats = [{"player": "me", "name": '"><b>'}, {"player": "me", "name": "Bo"}]
        named, _ = make(server.url, "fox", seats=seats)
        assert "<b>" not in httpx.get(f"{server.url}/t/{named}").text  # a name is no markup
        nowhere = httpx.get(f"{server.url}/t/nothing").text
        assert f'content="{server.url}/preview.jpg"' in nowhere
        assert httpx.get(picture.replace(table, "nothing")).status_code == 404


def test_the_last_cards_of_a_game_fill_its_picture() -> None:
    decree = CardRow("Decree", ("M5",))
    begun = _bright(png([CardRow("", "?" * 3), CardRow("", "?" * 3), decree], "fox"))
    assert _bright(png([CardRow("", ()), CardRow("", ()), decree], "fox")) > 2 * begun > 0


def _bright(picture: bytes) -> int:
    """How many pixels of a picture are as bright as a card."""
    at = picture.index(b"IDAT")
    size = int.from_bytes(picture[at - 4 : at])
    plain = zlib.decompress(picture[at + 4 : at + 4 + size])
    wide = 1 + 3 * SIZE[0]
    reds = (plain[row + 1 : row + wide : 3] for row in range(0, len(plain), wide))
    return sum(red > 0xE8 for row in reds for red in row)


def test_browsers_are_told_to_keep_a_page_that_can_be_a_host_itself(tmp_path: Path) -> None:
    static, offline = tmp_path / "static", tmp_path / "offline"
    (static / "assets").mkdir(parents=True)
    (offline / "python").mkdir(parents=True)
    for path in (static / "index.html", static / "assets/app.js", offline / "python/kernel.wasm"):
        path.write_text(path.name)
    (static / "sw.js").write_bytes((SOURCES / "public" / "sw.js").read_bytes())
    alone = load_pages(static)
    assert b"const FILES = [/* files */];" in alone["sw.js"].content  # then nothing is kept
    assert "python/kernel.wasm" not in alone
    with running(sqlite_url(tmp_path), static=static, offline=offline) as server:
        worker = httpx.get(f"{server.url}/sw.js").text
        kernel = httpx.get(f"{server.url}/python/kernel.wasm")
    assert 'const FILES = ["/", "/assets/app.js", "/python/kernel.wasm"];' in worker
    assert kernel.headers["content-type"] == "application/wasm"
    (offline / "python/kernel.wasm").write_text("a newer one")
    assert load_pages(static, offline)["sw.js"].content.decode() != worker
