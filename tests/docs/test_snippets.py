"""The snippets of the documentation run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ("api", "gymnasium", "kernel", "openspiel", "pettingzoo", "training", "vector", "worlds")
PAGES = [*(ROOT / "docs" / f"{page}.md" for page in DOCS), ROOT / "README.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_snippets_of_a_page_run_one_after_the_other(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    snippets = list(re.finditer(r"```python\n(.*?)```", text, re.DOTALL))
    assert snippets
    names: dict[str, object] = {}
    for snippet in snippets:
        line = text.count("\n", 0, snippet.start()) + 1
        padded = "\n" * line + snippet.group(1)
        exec(compile(padded, str(page), "exec"), names)
