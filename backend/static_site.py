"""Tanglewood as a folder of static files: `python backend/static_site.py [FOLDER]`.

The page hosts its tables itself, in a worker with Python. Everything it ever asks for lies in the
folder, with addresses that hold wherever the folder is put; from the second visit on it needs no
network. npm's packages are needed to make it, as for the web client, and a compiler for the kernel
(`wasm_kernel`). The part of it by which a page is a host goes into the package as well: a page of
`tanglewood serve` then goes on with solo games when its server is gone.
"""

import gzip
import json
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tanglewood_build import ROOT, WEB, CannotBuild, npm
from wasm_kernel import make_kernel

from tanglewood.local.catalogue import files as catalogue

SITE: Final = ROOT / "build" / "site"
OFFLINE: Final = ROOT / "src" / "tanglewood" / "server" / "offline"
"""What pages of a server need to be hosts themselves; a wheel that is packed later brings it."""
HOSTING: Final = ("python", "data")
PYODIDE: Final = WEB / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
DOCS: Final = "docs"
ROOMS: Final = (
    "cast", "drawings", "core", "cards", "components", "tricks", "games", "record", "kernel",
    "observing", "analysis", "agents", "progress", "puzzles", "lessons", "session", "protocol",
    "local",
)  # fmt: skip
"""The rooms that the worker's Python gets; of these, only what is said below."""
KINDS: Final = {".json", ".puzzles", ".py", ".safetensors", ".toml"}
LEFT_OUT: Final = ("puzzles/maker/", "session/store/", "session/show/")
"""What begins so in these rooms stays out: it needs a database or the catalogue of sentences, or
makes what is there already."""


def make_site(site: Path) -> None:
    """Make the folder."""
    kernel = make_kernel()
    npm("run", "--silent", "build", "--", "--mode", "site", "--outDir", str(site),
        "--logLevel", "warn", own_node=True)  # fmt: skip
    python = site / "python"
    python.mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, python / name)
    shutil.copyfile(kernel, python / kernel.name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (python / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    with TemporaryDirectory() as folder:
        sources = Path(folder) / "sources.zip"
        pack(sources)
        npm("run", "--silent", "compile", "--", str(sources), str(python / "tanglewood.zip"),
            own_node=True)  # fmt: skip
    for name, plain in catalogue().items():
        path = site / "data" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(plain, ensure_ascii=False, separators=(",", ":")))
    _document(site / DOCS)
    _keep_offline(site)


def make_offline(site: Path) -> None:
    """Put what a page of a server needs while it is gone into the package."""
    shutil.rmtree(OFFLINE, ignore_errors=True)
    for name in HOSTING:
        shutil.copytree(site / name, OFFLINE / name)


def _document(folder: Path) -> None:
    """The documentation, with the tables inside its page."""
    kept = ROOT / "build" / "site-docs"
    build = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", "-t", "site", "-d",
             str(kept), str(ROOT / "docs"), str(folder)]  # fmt: skip
    if subprocess.run(build, check=False).returncode != 0:
        raise CannotBuild("The documentation could not be built.")
    (folder / ".buildinfo").unlink(missing_ok=True)


def pack(archive: Path) -> None:
    """Pack what the worker's Python needs of the package."""
    package = ROOT / "src" / "tanglewood"
    files = [package / "__init__.py"]
    files += [path for room in ROOMS for path in sorted((package / room).rglob("*"))]
    with ZipFile(archive, "w") as packed:
        for path in files:
            if path.suffix in KINDS and _needed(path.relative_to(package).as_posix()):
                name = path.relative_to(ROOT / "src").as_posix()
                packed.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)


def _needed(path: str) -> bool:
    return "__pycache__" not in path and not path.startswith(LEFT_OUT)


def _keep_offline(site: Path) -> None:
    """Write the service worker, which keeps all files of this making together."""
    worker = site / "sw.js"
    found = sorted(path for path in site.rglob("*") if path.is_file() and path != worker)
    key = sha256()
    for path in found:
        key.update(f"{path.relative_to(site).as_posix()}\0".encode() + path.read_bytes())
    # The documentation is kept as it is read: who only plays does not wait for it.
    kept = [path for path in found if path.relative_to(site).parts[0] != DOCS]
    names = ["./", *(path.relative_to(site).as_posix() for path in kept)]
    text = (WEB / "src" / "local" / "sw.js").read_text()
    text = text.replace("'VERSION'", json.dumps(key.hexdigest()[:16]))
    worker.write_text(text.replace("['FILES']", json.dumps(names)))


def _size(site: Path) -> str:
    found = [path.read_bytes() for path in site.rglob("*") if path.is_file()]
    whole, packed = sum(map(len, found)), sum(len(gzip.compress(each)) for each in found)
    return f"{len(found)} files, {whole / 1e6:.1f} MB ({packed / 1e6:.1f} MB as gzip)"


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if sys.argv[1:] else SITE
    try:
        make_site(target)
        make_offline(target)
    except CannotBuild as problem:
        sys.exit(str(problem))
    print(f"{target}: {_size(target)}")
