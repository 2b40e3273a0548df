"""Saving on the way, leaving, and going on later."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import refused, run
from tests.cli.terminal import Terminal

FOX = ("play", "fox", "--seed", "7", "--seats", "human,heuristic")


def _read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def test_what_was_saved_stays_as_it_was_when_the_game_goes_on(tmp_path: Path) -> None:
    told = run(*FOX, stdin="1\nsave f.json\n1\n1\nquit\n").stdout
    short = _read(tmp_path / "f.json")
    assert sum("action" in entry for entry in short["entries"]) < 4
    assert "f.json holds the game as it was when you saved it." in told
    assert "Use --save FILE to keep a game" in told


def test_what_was_saved_stays_as_it_was_when_the_game_ends(tmp_path: Path) -> None:
    told = run(*FOX, "--target", "0", stdin="1\nsave f.json\n" + "1\n" * 60).stdout
    assert " wins " in told
    assert _read(tmp_path / "f.json")["result"] is None


def test_leaving_right_after_saving_keeps_one_file() -> None:
    told = run(*FOX, stdin="1\nsave f.json\nquit\n").stdout
    assert told.endswith("Continue with: tanglewood play --resume f.json\n")


def test_another_card_after_taking_back_is_another_game() -> None:
    told = run(*FOX, "--seats", "human,human", stdin="1\nsave f.json\nundo\n2\nquit\n").stdout
    assert "holds the game as it was" in told


def test_a_file_that_was_saved_on_the_way_can_be_saved_anew(tmp_path: Path) -> None:
    run(*FOX, stdin="1\nsave f.json\n1\n1\nsave f.json\nquit\n")
    assert sum("action" in entry for entry in _read(tmp_path / "f.json")["entries"]) >= 4


def test_both_files_are_kept_where_there_are_two(tmp_path: Path) -> None:
    told = run(*FOX, "--save", "all.json", stdin="1\nsave f.json\n1\n1\nquit\n").stdout
    assert "The unfinished game is in all.json." in told
    assert "f.json holds the game as it was" in told
    entries = [len(_read(tmp_path / name)["entries"]) for name in ("f.json", "all.json")]
    assert entries[0] < entries[1]


def test_at_a_terminal_the_later_game_goes_to_the_data_folder(tmp_path: Path) -> None:
    terminal = Terminal(*FOX, NO_COLOR="1")
    terminal.until("1) ")
    terminal.type("save f.json\n")
    terminal.until("--resume f.json")
    terminal.type("1\nquit\n")
    assert terminal.end() == 0
    saved, left = _read(tmp_path / "f.json"), _read(tmp_path / "home" / "fox-1.json")
    assert left["entries"][: len(saved["entries"])] == saved["entries"]
    assert len(left["entries"]) > len(saved["entries"])


def _chances(path: Path) -> list[object]:
    return [entry for entry in _read(path)["entries"] if "chance" in entry]


def test_a_resumed_game_has_its_seed_and_its_luck(tmp_path: Path) -> None:
    whole = run(*FOX, "--save", "whole.json", stdin="1\n" * 400).stdout
    run(*FOX, "--save", "part.json", stdin="1\n1\nquit\n")
    assert _read(tmp_path / "part.json")["seed"] == 7
    told = run("play", "--resume", "part.json", stdin="1\n" * 400).stdout
    assert "Seed 7 ·" in whole
    assert "Seed 7 ·" in told
    assert _chances(tmp_path / "part.json") == _chances(tmp_path / "whole.json")
    assert len(_chances(tmp_path / "whole.json")) > 2, "there was a second round"
    assert "seed" not in _read(tmp_path / "part.json"), "nothing is still to come"


def test_another_seed_can_be_wished_and_a_record_without_one_gets_any(tmp_path: Path) -> None:
    run(*FOX, "--save", "g.json", stdin="1\nquit\n")
    assert "Seed 8 ·" in run("play", "--resume", "g.json", "--seed", "8", stdin="quit\n").stdout
    assert "Seed 8 ·" in run("play", "--resume", "g.json", stdin="quit\n").stdout
    value = _read(tmp_path / "g.json")
    del value["seed"]
    (tmp_path / "g.json").write_text(json.dumps(value))
    assert re.search(r"Seed \d+ ·", run("play", "--resume", "g.json", stdin="quit\n").stdout)


@pytest.mark.parametrize("seed", [-1, 2**63, True, None, "7", 7.0])
def test_a_seed_that_is_none_is_refused(tmp_path: Path, seed: object) -> None:
    run(*FOX, "--save", "g.json", stdin="1\nquit\n")
    (tmp_path / "g.json").write_text(json.dumps(_read(tmp_path / "g.json") | {"seed": seed}))
    assert "the seed must be a whole number" in refused("play", "--resume", "g.json")
    assert "the seed must be a whole number" in refused("check", "g.json")
