"""The locks hold what the project asks for, with hashes, and nothing else decides versions."""

import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tanglewood.cli import doctor
from tests.meta import repository

PROJECT: dict[str, Any] = tomllib.loads(repository.text(Path("pyproject.toml")) or "")
BUILD: list[str] = PROJECT["build-system"]["requires"]
PLAY: list[str] = PROJECT["project"]["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
# Too large for everybody's environment: their users ask for them by name.
ON_REQUEST = {"scale"}
# An extra may contain another one.
ALL = [
    need
    for needs in (BUILD, PLAY, *(EXTRAS[extra] for extra in EXTRAS.keys() - ON_REQUEST))
    for need in needs
    if not need.startswith("tanglewood[")
]
LOCKS = {
    "lock.txt": ALL,
    "play.txt": BUILD + PLAY + EXTRAS["server"],
    "host.txt": PLAY + EXTRAS["server"] + EXTRAS["host"],
}


def _name(requirement: str) -> str:
    """`Open_Spiel>=1.6; …` is the package open-spiel."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def _pin(lines: list[str]) -> Requirement:
    """What an entry of a lock pins, with its extras."""
    return Requirement(lines[0].split()[0])


def _locked(lock: str) -> dict[str, list[str]]:
    """Package name → the lines of its entry."""
    entries: dict[str, list[str]] = {}
    name = ""
    for line in (repository.text(Path("requirements", lock)) or "").splitlines():
        if re.match(r"\w", line):
            name = _name(line)
            entries[name] = []
        entries[name].append(line)
    return entries


@pytest.mark.parametrize(("lock", "needs"), LOCKS.items())
def test_a_lock_holds_what_the_project_asks_for(lock: str, needs: list[str]) -> None:
    own = {"tanglewood"}  # an extra may contain another one
    missing = {_name(need) for need in needs} - _locked(lock).keys() - own
    assert not missing, f"run make lock: requirements/{lock} lacks {sorted(missing)}"


@pytest.mark.parametrize("lock", ["lock.txt", "play.txt", "host.txt"])
def test_every_locked_package_has_a_version_and_hashes(lock: str) -> None:
    for name, lines in _locked(lock).items():
        assert "==" in lines[0], name
        assert any("--hash=sha256:" in line for line in lines), name


@pytest.mark.parametrize("lock", ["play.txt", "host.txt"])
def test_playing_hosting_and_working_use_the_same_versions(lock: str) -> None:
    whole = _locked("lock.txt")
    for name, lines in _locked(lock).items():
        assert name in whole
        # What follows the version says on which machines it is needed; that may differ.
        assert _pin(whole[name]).specifier == _pin(lines).specifier


@pytest.mark.parametrize("lock", ["lock.txt", "play.txt", "host.txt"])
def test_a_lock_is_whole_so_that_nothing_has_to_be_resolved(lock: str) -> None:
    """A lock is installed with `--no-deps`: what is newer than the lock cannot get in the way."""
    here = _pinned_here(lock)
    asked = list(map(Requirement, LOCKS[lock]))
    seen: set[tuple[str, str]] = set()
    while asked:
        need = asked.pop()
        name = _name(need.name)
        if name == "tanglewood" or (need.marker and not need.marker.evaluate()):
            continue
        assert name in here, f"run make lock: requirements/{lock} lacks {need}"
        assert here[name] in need.specifier, f"run make lock: {name} is {here[name]}, not {need}"
        for extra in {"", *need.extras}:
            if (name, extra) not in seen:
                seen.add((name, extra))
                asked += _brought(name, extra)
    assert {name for name, _ in seen} >= {_name(need) for need in PLAY}


def _pinned_here(lock: str) -> dict[str, str]:
    """Package name → its version in the lock, of what is installed on this machine."""
    text = repository.text(Path("requirements", lock)) or ""
    pins = [Requirement(line.rstrip(" \\")) for line in re.findall(r"^\w.*$", text, re.MULTILINE)]
    return {
        _name(pin.name): next(iter(pin.specifier)).version
        for pin in pins
        if not pin.marker or pin.marker.evaluate()
    }


def _brought(name: str, extra: str) -> list[Requirement]:
    """What a package brings along; with an extra, what that adds."""
    needs = [Requirement(it) for it in metadata.requires(name) or ()]
    return [
        Requirement(str(it).partition(";")[0])
        for it in needs
        if (not it.marker and not extra) or (it.marker and it.marker.evaluate({"extra": extra}))
    ]


def test_every_lock_is_installed_as_it_stands() -> None:
    for path in ("Makefile", "deploy/Containerfile", "docs/hosting.md", "backend/wasm_kernel.py",
                 "backend/tanglewood_build.py"):  # fmt: skip
        text = repository.text(Path(path)) or ""
        found = re.findall(r"--require-hashes[^-]*(--no-deps)?", text)
        assert found, path
        assert all(found), f"{path} lets pip choose versions"


def test_the_lock_builds_with_what_the_project_builds_with() -> None:
    lines = (repository.text(Path("requirements/build.in")) or "").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == BUILD


def test_playing_brings_nothing_that_only_hosts_need() -> None:
    brought = _locked("play.txt").keys() & {"asyncpg", "prometheus-client", "redis"}
    assert not brought, f"a home player would install {sorted(brought)}"


def test_doctor_looks_for_every_extra() -> None:
    assert doctor.EXTRAS.keys() == EXTRAS.keys()
