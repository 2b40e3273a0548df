"""The built folder behind a plain file server, which can be cut off."""

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.web.conftest import ROOT, browser, visit

__all__ = ["browser", "visit"]  # fixtures

SITE = ROOT / "build" / "site"
NOT_BUILT = "The folder is not built. Build it: make site"


FULL = """
let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...given) {
  if (full) throw new DOMException('', 'QuotaExceededError');
  return put.apply(this, given);
};
"""
"""A browser without room, as its database tells it: one under test has as much as it likes."""


REFUSED = """
indexedDB.open = () => {
  throw new DOMException('', 'SecurityError');
};
"""
"""A browser that lets the page save nothing, as some do in private windows."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing: what matters is what the page shows."""


class FileServer:
    """Serves the folder somewhere below its root, as a host of pages would, until it is cut off."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "our" / "games"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=folder))
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/our/games/"

    def renew(self) -> None:
        """Put a newer making in the place of the one that is served."""
        worker, page = self.folder / "sw.js", self.folder / "index.html"
        worker.write_text(worker.read_text().replace("`tanglewood-", "`tanglewood-newer-"))
        page.write_text(page.read_text().replace("<html ", '<html data-newer="yes" '))

    def limit_store(self) -> None:
        """Let the page's worker find no room from when a page says so on the channel `full`."""
        self._before_worker(FULL)

    def refuse_store(self) -> None:
        """Let the page's worker have no database at all."""
        self._before_worker(REFUSED)

    def _before_worker(self, script: str) -> None:
        (worker,) = self.folder.glob("assets/worker-*.js")
        worker.write_text(script + worker.read_text())

    def cut(self) -> None:
        """From now on nobody is reached."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


@pytest.fixture
def files(tmp_path: Path) -> Iterator[FileServer]:
    if not (SITE / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    shutil.copytree(SITE, tmp_path / "our" / "games")
    server = FileServer(tmp_path)
    yield server
    server.cut()
