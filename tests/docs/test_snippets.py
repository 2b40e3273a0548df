"""The snippets of the documentation run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"contributing.md", "protocol.md", "records.md"}
"""Pages whose snippets other tests run, or that are pieces of a file."""
DOCS = [path for path in sorted((ROOT / "docs").glob("*.md")) if path.name not in ELSEWHERE]
PAGES = [path for path in (*DOCS, ROOT / "README.md") if "```python\n" in path.read_text("utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_snippets_of_a_page_run_one_after_the_other(page: Path) -> None:
    if page.name == "training.md":
        pytest.importorskip("jax")  # there is no wheel for some platforms
    text = page.read_text(encoding="utf-8")
    snippets = list(re.finditer(r"```python\n(.*?)```", text, re.DOTALL))
    assert snippets
    names: dict[str, object] = {}
    for snippet in snippets:
        line = text.count("\n", 0, snippet.start()) + 1
        padded = "\n" * line + snippet.group(1)
        exec(compile(padded, str(page), "exec"), names)
