"""Writes docs/rules from the rule pages of the package when Sphinx starts: English in the folder
itself, every other language in a folder below it with the same anchors.

What is written here is not kept under version control; the package holds the pages.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tanglewood import rulebook

RULES = Path(__file__).parents[1] / "rules"

_TARGET = re.compile(r"^\((?P<id>\S+)\)=$", re.MULTILINE)


def pages() -> dict[str, str]:
    """The text of every page by its path below docs/rules."""
    found = {}
    for lang in rulebook.languages():
        folder = "" if lang == rulebook.ENGLISH else f"{lang}/"
        found[f"{folder}index.md"] = "\n".join(_index(rulebook.language(lang))) + "\n"
        for name in rulebook.PAGES:
            text = rulebook.page(name, lang)
            found[f"{folder}{name}.md"] = _anchored(text) if folder else text
    return found


def write(into: Path = RULES) -> None:
    """Write the pages that are new or have changed, and take away what is no page any more."""
    wanted = {into / path: text for path, text in pages().items()}
    for old in set(into.rglob("*.md")) - set(wanted):
        old.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def _index(language: rulebook.Language) -> Iterator[str]:
    yield f"# {language.title}"
    yield ""
    yield language.about
    yield ""
    yield "```{toctree}"
    yield ":maxdepth: 1"
    yield ""
    yield from rulebook.PAGES
    yield "```"


def _anchored(text: str) -> str:
    """The page with plain anchors: Sphinx knows a target once, and that one is the English."""
    return _TARGET.sub(
        lambda found: f'<span id="{found["id"].replace(".", "-").lower()}"></span>\n', text
    )
