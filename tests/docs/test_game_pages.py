"""The pages of the games are what the code says now."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[2] / "docs"

pytest.importorskip("gymnasium")
pytest.importorskip("pyspiel")


def tool() -> ModuleType:
    """The script that writes the pages."""
    spec = spec_from_file_location("game_pages", DOCS / "tools" / "game_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_are_written_from_this_code() -> None:
    pages = tool().pages()
    assert {page.name for page in (DOCS / "games").glob("*.md")} == set(pages)
    for name, text in pages.items():
        kept = (DOCS / "games" / name).read_text(encoding="utf-8")
        assert kept == text, "run python docs/tools/game_pages.py"
