"""The published tables of actions are those of the code."""

from importlib import import_module
from pathlib import Path

import pytest

import tanglewood as tw

PAGE = (Path(__file__).parents[2] / "docs" / "actions.md").read_text(encoding="utf-8")
PINNED = Path(__file__).parents[1] / "golden" / "actions"


@pytest.mark.parametrize("room", ["fox", "deluxe", "duet", "woods"])
def test_the_page_has_the_table_that_stands_with_the_code(room: str) -> None:
    table = import_module(f"tanglewood.games.{room}.actions").__doc__
    assert table is not None
    assert table.partition("\n")[2].strip() in PAGE


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_every_index_means_what_was_published(name: str) -> None:
    actions = tw.load(name).actions
    published = (PINNED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert [f"{action.index} {action.text}" for action in actions] == published
