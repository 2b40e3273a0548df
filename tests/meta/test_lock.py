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


@pytest.mark.parametrize(
    ("lock", "needs"),
    [
        ("lock.txt", ALL),
        ("play.txt", BUILD + PLAY + EXTRAS["server"]),
        ("host.txt", PLAY + EXTRAS["server"] + EXTRAS["host"]),
    ],
)
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
def test_a_lock_names_the_extras_that_its_packages_ask_for(lock: str) -> None:
    """pip reads `coverage==7.1` as no answer to `coverage[toml]`: it would take the newest, and
    refuse it for want of a hash."""
    locked = {name: _pin(lines) for name, lines in _locked(lock).items()}
    for name, pin in locked.items():
        try:
            asked = [Requirement(it) for it in metadata.requires(name) or ()]
        except metadata.PackageNotFoundError:  # of another machine or Python
            continue
        extras = ["", *pin.extras]
        for need in asked:
            wanted = any(not need.marker or need.marker.evaluate({"extra": it}) for it in extras)
            if wanted and need.extras and need.name in locked:
                assert need.extras <= locked[need.name].extras, f"{name} asks for {need}"


def test_the_lock_builds_with_what_the_project_builds_with() -> None:
    lines = (repository.text(Path("requirements/build.in")) or "").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == BUILD


def test_playing_brings_nothing_that_only_hosts_need() -> None:
    brought = _locked("play.txt").keys() & {"asyncpg", "prometheus-client", "redis"}
    assert not brought, f"a home player would install {sorted(brought)}"


def test_doctor_looks_for_every_extra() -> None:
    assert doctor.EXTRAS.keys() == EXTRAS.keys()
