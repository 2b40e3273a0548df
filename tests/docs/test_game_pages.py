"""The pages of the games are what the code says now."""

from pathlib import Path

import pytest

from tests.support import script

DOCS = Path(__file__).parents[2] / "docs"

pytest.importorskip("gymnasium")
pytest.importorskip("pyspiel")


def test_the_pages_are_written_from_this_code() -> None:
    pages = script("docs/tools/game_pages.py").pages()
    assert {page.name for page in (DOCS / "games").glob("*.md")} == set(pages)
    for name, text in pages.items():
        kept = (DOCS / "games" / name).read_text(encoding="utf-8")
        assert kept == text, "run python docs/tools/game_pages.py"
