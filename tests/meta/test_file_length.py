"""A file has one noun and stays short; a longer one says why it is."""

import re
from pathlib import Path

import pytest

from tests.meta import repository

LIMIT = 400
FOLDERS = ("src", "tests", "bench", "cpp", "examples", "training", "web")
ENDINGS = (".py", ".pyi", ".c", ".cpp", ".cu", ".cuh", ".h", ".hpp", ".css", ".svelte", ".ts")
REASON = re.compile(rf"Longer than {LIMIT} lines because \w+")
HEADER_LINES = 40
GENERATED = {Path("src/tanglewood/kernel/_kernel.pyi"), Path("web/src/net/views.ts")}
"""Written from the bindings and from what the law declares; tests compare them with these."""


def _gives_a_reason(source: str) -> bool:
    header = " ".join(source.splitlines()[:HEADER_LINES])
    return REASON.search(re.sub(r"[\s/*#]+", " ", header)) is not None


def test_every_file_is_short_or_says_why_not() -> None:
    sources = {
        path: repository.text(path) or ""
        for folder in FOLDERS
        for path in repository.under(folder, *ENDINGS)
        if path not in GENERATED
    }
    long = [
        f"{path} has {lines} lines: split it, or write in its docstring "
        f"'Longer than {LIMIT} lines because …'"
        for path, source in sources.items()
        if (lines := len(source.splitlines())) > LIMIT and not _gives_a_reason(source)
    ]
    assert not long, "\n".join(long)


@pytest.mark.parametrize(
    ("header", "given"),
    [
        ('"""All of it.\n\nLonger than 400 lines\nbecause it is one table.\n"""', True),
        ("// Longer than 400 lines because\n// it is one table.", True),
        ('"""Longer than 400 lines because"""', False),
        ('"""All of it."""' + "\n" * HEADER_LINES + "# Longer than 400 lines because so", False),
    ],
)
def test_the_reason_stands_in_the_header(header: str, given: bool) -> None:
    assert _gives_a_reason(header) is given
