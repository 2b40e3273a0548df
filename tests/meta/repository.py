"""The files of this repository, as the tests about the repository itself see them."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_NOT_OURS = {"__pycache__", "_build", "build", "dist", "htmlcov", "node_modules"}


@cache
def files() -> tuple[Path, ...]:
    """Every file that is or would be committed, relative to the root, in order."""
    listed = _listed_by_git() or _found_on_disk()
    return tuple(sorted({path for path in listed if (ROOT / path).is_file()}))


def under(folder: str, *suffixes: str) -> Iterator[Path]:
    """The files below a folder, only those with one of the suffixes if any are given."""
    for path in files():
        if path.parts[0] == folder and (not suffixes or path.suffix in suffixes):
            yield path


def text(path: Path) -> str | None:
    """A file's text, or None when it is not text."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def make_targets() -> dict[str, str]:
    """The targets of the Makefile with their help sentence, empty where there is none."""
    lines = re.findall(r"^([a-z][a-z-]*):(?!=)(.*)$", text(Path("Makefile")) or "", re.MULTILINE)
    return {name: rest.partition("## ")[2] for name, rest in lines}


def _listed_by_git() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []  # an unpacked source archive
    return [Path(name) for name in done.stdout.decode().split("\0") if name]


def _found_on_disk() -> list[Path]:
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
    return [
        path
        for path in found
        if not any(part in _NOT_OURS or part.startswith(".") for part in path.parts)
    ]
