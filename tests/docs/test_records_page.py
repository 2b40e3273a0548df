"""The examples of the records page are real."""

import json
import re
from pathlib import Path

import jsonschema
import pytest

from tanglewood.games.registry import GAMES, load
from tanglewood.record import Record, check, read_deal
from tests.record.samples import finished
from tests.record.test_form import SCHEMA

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]

POSITIONS = re.findall(r"^\| `(?:fox|duet|woods)` \| `([^`]*)` \|$", PAGE, re.MULTILINE)


def test_the_record_on_the_page_is_one() -> None:
    (record,) = [it for it in EXAMPLES if it["format"] == "tanglewood-record"]
    jsonschema.validate(record, SCHEMA)
    assert check(Record.parse(record)).outcome is not None


def test_the_deal_on_the_page_is_one(tmp_path: Path) -> None:
    (deal,) = [it for it in EXAMPLES if it["format"] == "tanglewood-deal"]
    (tmp_path / "deal.json").write_text(json.dumps(deal))
    assert set(read_deal(tmp_path / "deal.json", load("fox-mini"))) == {"dealer", "deal"}


def test_the_snippet_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (snippet,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(snippet, "records.md", "exec"), {})


@pytest.mark.parametrize("name", GAMES)
def test_every_chance_and_check_is_on_the_page(name: str) -> None:
    for entry in (entry for seed in range(1, 9) for entry in finished(name, seed).entries):
        for key in ("chance", "check"):
            if key in entry:
                assert f"`{entry[key]}`" in PAGE


@pytest.mark.parametrize("line", POSITIONS)
def test_the_positions_on_the_page_are_positions(line: str) -> None:
    name = "woods" if "row=" in line else "duet" if "tracker=" in line else "fox"
    assert load(name).position(line).legal
