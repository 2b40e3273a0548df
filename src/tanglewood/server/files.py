"""The web client's files as they are sent, and the page in their place while it is not built."""

import gzip
import html
import json
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tanglewood.core.message import Message
from tanglewood.words import ENGLISH, Voice

_PACKED: Final = {".js", ".mjs", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt"}
_WORKER: Final = "sw.js"

_PICTURE: Final = b'"/preview.jpg"'
_ADDRESS: Final = re.compile(r"https?://[\w.-]+(:\d+)?|https?://\[[\da-f:]+\](:\d+)?", re.ASCII)

_SAID: Final = (
    "server-page-title",
    "server-page-company",
    "server-page-home",
    "server-page-about",
    "server-page-picture",
    "server-unbuilt-title",
    "server-unbuilt-why",
    "server-unbuilt-programs",
)
"""The messages whose English sentences are on the pages; one that begins another comes after it."""

_WRITTEN: Final = ("text/html", "application/manifest+json")
"""The kinds of files in which these sentences are."""

_NOT_BUILT: Final = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tanglewood</title>
<h1>{ENGLISH("server-unbuilt-title")}</h1>
<p>{ENGLISH("server-unbuilt-why")}</p>
<p><a href="/schema/openapi.json">{ENGLISH("server-unbuilt-programs")}</a></p>
</html>
"""


Shown = tuple[str, str, str]
"""Title, what is on the picture, and the path of the picture."""


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool


def why_bare(folder: Path) -> Message | None:
    """What to tell whoever starts a server without the web client; None when it is there."""
    if (folder / "index.html").is_file():
        return None
    return Message("server-bare")


def load_pages(folder: Path, offline: Path | None = None) -> dict[str, Page]:
    """The files of the built client by their path; without them, one page that says so. With a
    folder of what a page needs to host tables itself, browsers are told to keep all of it."""
    pages = _files_of(folder)
    hosting = {} if offline is None else _files_of(offline)
    if hosting and _WORKER in pages:
        pages |= hosting
        pages[_WORKER] = _keeping(pages)
    pages.setdefault("index.html", _page(_NOT_BUILT.encode(), ".html", False))
    return pages


def _files_of(folder: Path) -> dict[str, Page]:
    pages = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            pages[name] = _page(path.read_bytes(), path.suffix, "assets/" in name)
    return pages


def _keeping(pages: dict[str, Page]) -> Page:
    """The service worker with the list of what it is to keep, under a name for just that."""
    names = sorted(pages.keys() - {_WORKER, "index.html"})
    version = sha256("".join(pages[name].tag for name in ("index.html", *names)).encode())
    kept = json.dumps(["/", *(f"/{name}" for name in names)])[1:-1]
    script = pages[_WORKER].content.decode()
    script = script.replace("/* files */", kept).replace("/* version */", version.hexdigest()[:16])
    return _page(script.encode(), ".js", False)


@lru_cache(maxsize=64)
def for_reader(page: Page, base: str, lang: str, preview: Shown | None = None) -> Page:
    """The page in a language, with the whole address of the picture for shared links, which must
    not be relative; a host that is no plain name or number leaves that as it is. A page about
    something of its own tells of that: its title, its picture and what is on it."""
    if page.kind not in _WRITTEN:
        return page
    content = page.content
    for english, other in _sentences(lang):
        content = content.replace(english, other)
    picture = _PICTURE
    if preview is not None:
        voice, (title, about, address) = Voice(lang), preview
        for part, instead in (("title", title), ("picture", about)):
            content = content.replace(_escape(voice(f"server-page-{part}")), _escape(instead))
        picture = b'"%s"' % address.encode()
    if _ADDRESS.fullmatch(base):
        picture = picture.replace(b"/", base.encode() + b"/", 1)
    content = content.replace(_PICTURE, picture)
    return page if content == page.content else _make_page(content, page.kind, page.lasting)


def _sentences(lang: str) -> Iterator[tuple[bytes, bytes]]:
    """What is written on the pages in English, and what takes its place."""
    voice = Voice(lang)
    yield b'lang="en"', f'lang="{lang}"'.encode()
    for each in _SAID:
        yield _escape(ENGLISH(each)), _escape(voice(each))


def _escape(text: str) -> bytes:
    return html.escape(text).encode()


def _page(content: bytes, suffix: str, lasting: bool) -> Page:
    kind = mimetypes.types_map.get(suffix, "application/octet-stream")
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(suffix, kind)
    return _make_page(content, kind, lasting, packed=suffix in _PACKED)


def _make_page(content: bytes, kind: str, lasting: bool, *, packed: bool = True) -> Page:
    small = gzip.compress(content, 9, mtime=0) if packed else None
    return Page(content, small, kind, f'"{sha256(content).hexdigest()[:32]}"', lasting)
