"""At a terminal: colours, the hand-over screen, and games that are left."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


def test_people_hand_over_the_screen_and_may_take_back_before() -> None:
    terminal = Terminal("play", "fox", "--seats", "Ann=human,Ben=human", "--seed", "2")
    terminal.until("Hand over the screen, then press Enter:")
    terminal.type("\n")
    seen = terminal.until("Your lead:")
    assert "Ben (you)" in seen
    assert "\x1b[33mB4" in seen, "Bells are yellow"
    terminal.type("1\n")
    between = terminal.until("(Ben may still type undo):")
    assert "Your hand" not in between
    terminal.type("undo\n")
    assert "Taken back." in terminal.until("Your lead:")
    terminal.type("2\n")
    terminal.until("(Ben may still type undo):")
    terminal.type("\n")
    seen = terminal.until("Your turn:")
    assert "Ann (you)" in seen
    assert "Ben (you)" not in seen.rpartition("\x1b[2J")[2]
    terminal.type("\x04")
    assert terminal.end() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n"])
def test_a_game_that_is_left_is_kept(tmp_path: Path, key: str) -> None:
    for number in (1, 2):
        terminal = Terminal("play", "fox", "--seed", "3", NO_COLOR="1")
        assert "\x1b[33m" not in terminal.until("Your lead:")
        terminal.type(key)
        assert terminal.end(again=key) == 0
        assert f"fox-{number}.json" in terminal.text
        assert (tmp_path / "home" / f"fox-{number}.json").exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    terminal = Terminal("play", "fox", "--seed", "3")
    terminal.until("Your lead:")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "could not be saved" in terminal.text


def test_leaving_at_the_hand_over_is_polite() -> None:
    terminal = Terminal("play", "fox", "--seats", "human,human", "--seed", "2")
    terminal.until("then press Enter:")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_a_rule_is_set_like_a_page() -> None:
    terminal = Terminal("rules", "fox", "fox.monarch")
    assert terminal.end() == 0
    assert "Monarch" in terminal.text
    assert "###" not in terminal.text


def test_a_page_goes_through_the_pager() -> None:
    terminal = Terminal("rules", "fox", PAGER="cat")
    assert terminal.end() == 0
    assert "Monarch" in terminal.text
