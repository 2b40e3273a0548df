"""`tanglewood review`."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run
from tests.record.samples import finished


@pytest.fixture(autouse=True)
def _game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "g.json").write_text(finished("fox-mini").text)


def test_a_game_is_reviewed_in_lines() -> None:
    shown = run("review", "g.json").stdout
    assert "Key moments" in shown
    assert "What nobody could know" in shown
    assert "Accuracy: " in shown
    assert "±" not in shown


def test_a_review_speaks_the_language_that_was_asked_for() -> None:
    assert "Schlüsselmomente" in run("review", "g.json", "--lang", "de").stdout
    assert "Moments clés" in run("review", "g.json", "--lang", "fr").stdout


@pytest.mark.parametrize(("game", "moment"), [("duet", "round  trick  "), ("woods", "turn  ")])
def test_every_decision_is_told_in_the_words_of_the_table(
    game: str, moment: str, tmp_path: Path
) -> None:
    """Not in the notation of records: neither `move=+1` nor `5>03`, and no number of an entry."""
    (tmp_path / "g.json").write_text(finished(game).text)
    run("review", "g.json", "--html", "page.html")
    page = (tmp_path / "page.html").read_text("utf-8")
    shown = run("review", "g.json").stdout
    assert moment in shown
    for text in (shown, re.sub("<.*?>", " ", page.partition("</style>")[2])):
        assert not re.search(r"\w=\S|\d>\d|[Ee]ntry", text)


def test_a_review_as_json_adds_up() -> None:
    found = json.loads(run("review", "g.json", "--seat", "1", "--json").stdout)
    account = found["account"]
    result = account.pop("result")
    assert sum(account.values()) == result
    assert found["seat"] == 1


def test_a_review_as_a_page_is_one_file(tmp_path: Path) -> None:
    assert "page.html" in run("review", "g.json", "--html", "page.html").stdout
    text = (tmp_path / "page.html").read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    assert "src=" not in text
    assert "href=" not in text


def test_what_cannot_be_reviewed_gets_one_sentence(tmp_path: Path) -> None:
    whole = json.loads((tmp_path / "g.json").read_text())
    cut = {**whole, "entries": whole["entries"][:1], "result": None}
    (tmp_path / "cut.json").write_text(json.dumps(cut))
    assert "not finished yet" in refused("review", "cut.json")
    (tmp_path / "foreign.json").write_text('{"format": "pgn"}')
    assert "not a Tanglewood record" in refused("review", "foreign.json")
    (tmp_path / "broken.json").write_text("{")
    assert "JSON" in refused("review", "broken.json")
    assert "seats" in refused("review", "g.json", "--seat", "5")
