"""A call says what its values are: no more than five of them go by their place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.meta.repository import ROOT

SOURCE = ROOT / "src" / "tanglewood"
MOST = 5
MANY = {
    "Affine": "a matrix by rows, as SVG writes it",
    "Table": "the columns of an SQL table",
    "create_table": "the columns of an SQL table",
    "_HEAD.pack": "numbers after the letters of a format",
    "add_row": "a cell for each column",
    "do": "a function and what it is called with",
    "fill": "a rectangle, its ink and its sign",
    "fact": "a kind of fact and the cards that it names",
    "middle": "lines one below the other",
    "of_rank": "ranks",
}
"""Calls that take any number of values of one kind, or whose order is an outer standard."""
FILES = sorted(SOURCE.rglob("*.py"))


def crowded(path: Path) -> Iterator[str]:
    """Calls in a file with more values by place than that."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) > MOST:
            called = ast.unparse(node.func)
            starred = any(isinstance(it, ast.Starred) for it in node.args)
            if not starred and not {called, called.rpartition(".")[2]} & MANY.keys():
                yield f"{path.name}:{node.lineno}: {called}"


@pytest.mark.parametrize("path", FILES, ids=lambda it: str(it.relative_to(SOURCE)))
def test_no_more_than_five_values_go_by_their_place(path: Path) -> None:
    assert not list(crowded(path))


def test_a_crowded_call_would_be_found(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("made = Made(1, 2, 3, 4, 5, 6)\nmany = of_rank(1, 2, 3, 4, 5, 6)\n")
    assert list(crowded(wrong)) == ["wrong.py:1: Made"]
