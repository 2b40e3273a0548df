"""The web client's files as they are sent, and what stands there while it is not built."""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

_PACKED: Final = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt"}

_PICTURE: Final = b'"/preview.jpg"'
_ADDRESS: Final = re.compile(r"https?://[\w.-]+(:\d+)?|https?://\[[\da-f:]+\](:\d+)?", re.ASCII)

_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tanglewood</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but this installation has no web client. In the project's folder run
<code>make web</code>, or install again from there where the network can be reached; then start the
server again.</p>
<p>Programs can play already, by <a href="/schema/openapi.json">this description</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool


def why_bare(folder: Path) -> str | None:
    """What to tell whoever starts a server without the web client; None when it is there."""
    if (folder / "index.html").is_file():
        return None
    return (
        "This installation has no web client, so browsers will find no tables: in the project's "
        "folder run make web, or install again from there where the network can be reached."
    )


def load_pages(folder: Path) -> dict[str, Page]:
    """The files of the built client by their path; without them, one page that says so."""
    pages = {}
    if folder.is_dir():
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                name = path.relative_to(folder).as_posix()
                pages[name] = _page(path.read_bytes(), path.suffix, "assets/" in name)
    pages.setdefault("index.html", _page(_NOT_BUILT.encode(), ".html", False))
    return pages


@lru_cache(maxsize=64)
def addressed(page: Page, base: str) -> Page:
    """The page with the whole address of the picture for shared links, which must not be relative;
    a host that is no plain name or number leaves it as it is."""
    if _PICTURE not in page.content or not _ADDRESS.fullmatch(base):
        return page
    whole = _PICTURE.replace(b"/", base.encode() + b"/", 1)
    return _page(page.content.replace(_PICTURE, whole), ".html", page.lasting)


def _page(content: bytes, suffix: str, lasting: bool) -> Page:
    kind = mimetypes.types_map.get(suffix, "application/octet-stream")
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(suffix, kind)
    packed = gzip.compress(content, 9, mtime=0) if suffix in _PACKED else None
    return Page(content, packed, kind, f'"{sha256(content).hexdigest()[:32]}"', lasting)
