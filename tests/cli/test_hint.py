"""`tanglewood hint`, and `hint` while playing in lines."""

import json
from pathlib import Path
from typing import NoReturn

import pytest

from tests.cli.helpers import refused, run
from tests.record.samples import finished


@pytest.fixture(autouse=True)
def _game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "g.json").write_text(finished("fox").text)


def test_a_moment_of_a_record_gets_a_hint_with_numbers() -> None:
    shown = run("hint", "g.json", "--at", "4", "--iterations", "200").stdout
    assert "Hint: " in shown
    assert "Hum" in shown
    assert "±" not in shown
    found = json.loads(run("hint", "g.json", "--at", "4", "--iterations", "200", "--json").stdout)
    assert found["prospects"][0]["action"] == found["action"]
    assert set(found["prospects"][0]["mine"]) == {"Humble", "Defeated", "Victorious", "Greedy"}
    assert found["unit"] == "points"


def test_without_a_moment_the_last_decision_is_looked_at() -> None:
    found = json.loads(run("hint", "g.json", "--seat", "1", "--json").stdout)
    assert found["seat"] == 1


def test_a_moment_without_a_decision_is_refused() -> None:
    assert "Nobody has to decide" in refused("hint", "g.json", "--at", "0")
    assert "entries, not 9999" in refused("hint", "g.json", "--at", "9999")
    assert "no game 2" in refused("hint", "g.json", "--game", "2")


def test_a_player_in_lines_can_ask() -> None:
    shown = run("play", "woods", "--players", "1", "--seed", "1", stdin="hint\nquit\n").stdout
    assert "Hint: " in shown
    assert "how far off a number may be" in shown
    assert "±" not in shown


def test_a_hint_that_fails_says_so_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object, **__: object) -> NoReturn:
        raise IndexError("no sentence for this position")

    monkeypatch.setattr("tanglewood.agents.hint.hint", failing)
    played = run("play", "woods", "--players", "1", "--seed", "1", stdin="hint\n1\nquit\n")
    assert "There is no hint here (no sentence for this position)." in played.stdout
    assert "Traceback" not in played.stdout + played.stderr
