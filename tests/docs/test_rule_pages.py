"""The documentation holds the rule pages of every language."""

import re
from pathlib import Path

from tanglewood import rulebook
from tests.support import script

DOCS = Path(__file__).parents[2] / "docs"


def test_every_language_has_its_section_with_every_page() -> None:
    pages = script("docs/tools/rule_pages.py").pages()
    names = {"index.md", *(f"{name}.md" for name in rulebook.PAGES)}
    others = [code for code in rulebook.languages() if code != rulebook.ENGLISH]
    assert set(pages) == names | {f"{code}/{name}" for code in others for name in names}
    assert pages["fox.md"] == rulebook.page("fox")
    assert pages["de/index.md"].startswith("# Regeln auf Deutsch\n")
    assert "rules/*/index" in (DOCS / "index.md").read_text("utf-8")


def test_the_anchors_are_the_same_in_every_language() -> None:
    pages = script("docs/tools/rule_pages.py").pages()
    anchors = re.findall(r'<span id="([^"]+)"></span>', pages["de/rulings.md"])
    targets = re.findall(r"^\((\S+)\)=$", pages["rulings.md"], re.MULTILINE)
    assert anchors == [target.replace(".", "-").lower() for target in targets]
    assert ")=\n" not in pages["de/rulings.md"]


def test_a_page_that_is_gone_is_taken_away(tmp_path: Path) -> None:
    old = tmp_path / "xx" / "fox.md"
    old.parent.mkdir()
    old.write_text("Nothing.")
    script("docs/tools/rule_pages.py").write(tmp_path)
    assert not old.exists()
    assert (tmp_path / "de" / "fox.md").is_file()
