"""The published tables of actions are those of the code."""

import re
from pathlib import Path

import pytest

import tanglewood as tw

PAGE = (Path(__file__).parents[2] / "docs" / "actions.md").read_text(encoding="utf-8")
PINNED = Path(__file__).parents[1] / "golden" / "actions"
ROW = re.compile(r"^\| (\d+)(?:-(\d+))? +\| `([^`]+)`", re.MULTILINE)


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_the_table_on_the_page_is_that_of_the_code(name: str) -> None:
    heading, _, _ = next(
        part
        for head in PAGE.split("\n## ")[1:]
        if name in (part := head.partition("\n"))[0].split(", ")
    )
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    actions, following = tw.load(name).actions, None
    for first, last, text in ROW.findall(section):
        assert actions[int(first)].text == text
        assert following in {None, int(first)}, "a row is missing"
        following = int(last or first) + 1
    assert following == len(actions)


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_every_index_means_what_was_published(name: str) -> None:
    actions = tw.load(name).actions
    published = (PINNED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert [f"{action.index} {action.text}" for action in actions] == published
