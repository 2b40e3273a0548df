"""The commands that the pages promise exist, and each says what it does."""

import re
from pathlib import Path

import pytest

from tests.meta import repository

TARGETS = repository.make_targets()
PAGES = [Path("README.md"), Path("CONTRIBUTING.md"), Path("ARCHITECTURE.md"), Path("docs/index.md")]


def _commands(page: str) -> set[str]:
    """The targets in `make …` code spans and on lines of code blocks that start with make."""
    spans = re.findall(r"`make ([a-z-]+)[^`]*`", page)
    return {*spans, *re.findall(r"^\s*(?:\$ )?make ([a-z-]+)", page, re.MULTILINE)}


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_make_target_on_a_page_exists(path: Path) -> None:
    assert _commands(repository.text(path) or "") <= TARGETS.keys()


def test_the_readme_names_the_two_commands_that_do_everything() -> None:
    assert {"play", "test"} <= _commands(repository.text(Path("README.md")) or "")


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_every_target_has_its_help(target: str) -> None:
    assert TARGETS[target]
