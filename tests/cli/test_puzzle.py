"""`tanglewood puzzle`."""

import json
from pathlib import Path

import pytest

from tanglewood.puzzles.shelf import shelf
from tests.cli.helpers import refused, run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TANGLEWOOD_HOME", str(tmp_path))
    return tmp_path


def test_a_right_answer_is_praised_counted_and_kept(home: Path) -> None:
    one = shelf("fox")[0]
    shown = run("puzzle", "fox", "--key", one.key, stdin=f"nonsense\n{one.chosen + 1}\nq\n").stdout
    assert f"Puzzle {one.key} · rated {one.rating}" in shown
    assert shown.count("nonsense") == 2  # as it was typed, and in the sentence about it
    assert "Right." in shown
    assert "Your puzzle rating: " in shown
    kept = json.loads((home / "puzzles.json").read_text())["games"]["fox"]
    assert (kept["streak"], kept["done"]) == (1, [one.key])


def test_a_wrong_answer_shows_what_was_better_and_the_next_one_follows() -> None:
    one = shelf("fox")[0]
    wrong = next(it for it in one.state().legal if it is not one.answer)
    told = run("puzzle", "--key", one.key, "--seed", "1", stdin=f"{wrong.text}\n\nquit\n").stdout
    assert "Not the best here. " in told
    assert told.count(" · rated ") == 2


def test_puzzles_speak_the_language_that_was_asked_for() -> None:
    for lang, right in {"de": "Richtig", "fr": "Juste"}.items():
        one = shelf("duet")[0]
        shown = run("puzzle", "duet", "--key", one.key, "--lang", lang, stdin=f"{one.chosen + 1}\n")
        assert right in shown.stdout


def test_themes_are_listed_and_chosen() -> None:
    assert "Reach Humble" in run("puzzle", "--themes").stdout
    assert " · rated " in run("puzzle", "--theme", "humble", stdin="q\n").stdout


def test_what_is_not_there_gets_one_sentence() -> None:
    assert "There are no puzzles for fox-mini" in refused("puzzle", "fox-mini")
    assert "There is no theme swords here" in refused("puzzle", "--theme", "swords")
    assert "There is no puzzle 0-0" in refused("puzzle", "--key", "0-0")
