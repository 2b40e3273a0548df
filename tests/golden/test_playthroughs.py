"""Every ruleset still plays its golden game, step by step."""

import pytest

from tests.golden.playthrough import FOLDER, cases, playthrough


def test_no_game_is_without_a_playthrough_and_no_playthrough_without_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(cases())


@pytest.mark.parametrize("file", list(cases()))
def test_the_golden_game_is_played_as_written_down(file: str) -> None:
    written = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    assert playthrough(*cases()[file]).splitlines() == written.splitlines()
