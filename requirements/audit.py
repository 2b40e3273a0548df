"""`make audit`: known weaknesses of what the locks install, as of today.

pip-audit and npm audit ask the registries' databases of weaknesses. pip-audit is run where it is
found, or fetched for the moment by uv: it is no part of our locks, since it would bring more than
playing needs. Where a database cannot be reached, what is locked is listed with the hashes and the
date, so that it can be compared elsewhere. The exit code is 1 if a weakness is known, else 0; with
--strict 3 if a database could not be asked.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHON_LOCKS: Final = tuple(sorted((ROOT / "requirements").glob("*.txt")))
NPM_LOCK: Final = ROOT / "web" / "package-lock.json"

_PINNED: Final = re.compile(r"^(?P<name>[\w.-]+)(?:\[[\w,.-]+\])?==(?P<version>[^\s;\\]+)")
_HASH: Final = re.compile(r"--hash=(\S+)")
_PATIENCE: Final = 300


class Locked(NamedTuple):
    """A package as a lock has it."""

    name: str
    version: str
    hashes: tuple[str, ...]


class Weakness(NamedTuple):
    """A known weakness of a package."""

    package: str
    id: str
    advice: str


class Answer(NamedTuple):
    """What a database knows, and which packages it was really asked about; None: all of them."""

    weaknesses: tuple[Weakness, ...]
    asked: frozenset[str] | None = None


class Unreached(Exception):
    """A database could not be asked; the text says why."""


def python_locked(lock: Path) -> list[Locked]:
    """The packages of a requirements file."""
    found: list[Locked] = []
    for line in lock.read_text(encoding="utf-8").splitlines():
        if pinned := _PINNED.match(line):
            found.append(Locked(pinned["name"], pinned["version"], ()))
        if (hashed := _HASH.search(line)) and found:
            found[-1] = found[-1]._replace(hashes=(*found[-1].hashes, hashed[1]))
    return found


def npm_locked(lock: Path = NPM_LOCK) -> list[Locked]:
    """The packages of npm's lock."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return [
        Locked(path.rpartition("node_modules/")[2], it["version"], (it["integrity"],))
        for path, it in packages.items()
        if path and "integrity" in it
    ]


def ask_python(lock: Path) -> Answer:
    """What pip-audit knows; raises `Unreached`. What other systems install is asked about, too: the
    conditions of the lock are left out, and a package with two versions is asked about twice."""
    rounds: list[dict[str, Locked]] = []
    for each in python_locked(lock):
        free = next((it for it in rounds if each.name not in it), None)
        if free is None:
            rounds.append({each.name: each})
        else:
            free[each.name] = each
    answers = [_ask_pip_audit(list(it.values())) for it in rounds]
    return Answer(
        tuple(weak for it in answers for weak in it.weaknesses),
        frozenset().union(*(it.asked or () for it in answers)),
    )


def _ask_pip_audit(packages: Sequence[Locked]) -> Answer:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "packages.txt"
        file.write_text("".join(map(_pinned, packages)))
        flags = ["--requirement", str(file), "--require-hashes", "--disable-pip",
                 "--format", "json", "--progress-spinner", "off"]  # fmt: skip
        return python_told(_told([*_pip_audit(), *flags]))


def _pinned(each: Locked) -> str:
    return f"{each.name}=={each.version} {' '.join(f'--hash={it}' for it in each.hashes)}\n"


def python_told(text: str) -> Answer:
    """What pip-audit's answer says. It calls a package clean that it could not ask about; we do
    not."""
    found, asked = [], set()
    for package in json.loads(text)["dependencies"]:
        if "skip_reason" not in package:
            asked.add(_spelled(package["name"], package["version"]))
        for known in package.get("vulns", ()):
            fixed = ", ".join(known["fix_versions"]) or "no version yet"
            name = f"{package['name']} {package['version']}"
            found.append(Weakness(name, known["id"], f"fixed in {fixed}"))
    return Answer(tuple(found), frozenset(asked))


def _spelled(name: str, version: str) -> str:
    """A package, however its name is written."""
    return f"{re.sub('[-_.]+', '-', name).lower()} {version}"


def ask_npm() -> Answer:
    """What npm audit knows; raises `Unreached`."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unreached("there is no npm")
    return npm_told(_told([npm, "audit", "--package-lock-only", "--json"], ROOT / "web"))


def npm_told(text: str) -> Answer:
    """What npm's answer says."""
    answer = json.loads(text)
    if "vulnerabilities" not in answer:
        raise Unreached(str(answer.get("message") or answer.get("error") or "no answer")[:200])
    found = [
        Weakness(
            f"{name} {known.get('range', '')}",
            str(via.get("url", "")),
            f"{via.get('severity', 'unknown')}: {via.get('title', '')}",
        )
        for name, known in answer["vulnerabilities"].items()
        for via in known["via"]
        if isinstance(via, dict)
    ]
    return Answer(tuple(found))


def _pip_audit() -> list[str]:
    beside = Path(sys.executable).with_name("pip-audit")
    found = str(beside) if beside.exists() else shutil.which("pip-audit")
    if found is not None:
        return [found]
    uv = os.environ.get("UV") or shutil.which("uv")
    if not uv:
        raise Unreached("there is neither pip-audit nor uv, which would fetch it")
    return [uv, "tool", "run", "--quiet", "pip-audit"]


def _told(command: Sequence[str], folder: Path = ROOT) -> str:
    """What a program answers: JSON, whatever its exit code."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
        json.loads(done.stdout)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unreached(f"{type(error).__name__}") from None
    except ValueError:
        said = done.stderr.strip().splitlines() or ["no answer"]
        raise Unreached(said[-1][:200]) from None
    return done.stdout


def audited(name: str, locked: Sequence[Locked], asking: Callable[[], Answer]) -> tuple[int, bool]:
    """Ask about one lock and print what is known: how many weaknesses, and whether all of it could
    be asked about."""
    today = datetime.now(UTC).date().isoformat()
    known: tuple[Weakness, ...] = ()
    asked: frozenset[str] | None = frozenset()
    why = "it does not know them"
    try:
        known, asked = asking()
    except Unreached as error:
        why = str(error)
    left = [it for it in locked if asked is not None and _spelled(it.name, it.version) not in asked]
    many = len(locked) - len(left)
    print(f"{name}: {len(known)} known weaknesses in {many} packages asked about, {today}.")
    for weak in known:
        print(f"  {weak.package}: {weak.id} ({weak.advice})")
    if left:
        print(f"  NOT CHECKED: the database could not be asked about {len(left)} packages ({why}).")
        print("  They are, with their hashes, to be compared elsewhere:")
    for each in left:
        more = f" and {len(each.hashes) - 1} more" if len(each.hashes) > 1 else ""
        print(f"  {each.name} {each.version}  {each.hashes[0] if each.hashes else '-'}{more}")
    return len(known), not left


def main(words: Sequence[str]) -> int:
    """Ask about every lock."""
    found = [
        audited(f"requirements/{lock.name}", python_locked(lock), partial(ask_python, lock))
        for lock in PYTHON_LOCKS
    ]
    found.append(audited("web/package-lock.json", npm_locked(), ask_npm))
    if any(known for known, _ in found):
        return 1
    return 3 if "--strict" in words and not all(asked for _, asked in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
