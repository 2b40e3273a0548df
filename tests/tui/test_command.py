"""`tanglewood tui` from the outside: refusals, and a start in a real terminal."""

from pathlib import Path

import pytest

from tanglewood.cli.tui import letters_alone
from tests.cli.helpers import refused


def test_without_a_terminal_it_names_line_mode() -> None:
    assert refused("tui") == "tui needs a terminal; with piped input use 'tanglewood play'."


def test_it_starts_in_a_terminal_plays_and_leaves(tmp_path: Path) -> None:
    pytest.importorskip("pty", reason="pseudo terminals are a thing of Unix")
    from tests.cli.terminal import Terminal

    size = {"COLUMNS": "80", "LINES": "24"}
    terminal = Terminal("tui", "fox", "--seed", "1", TANGLEWOOD_HOME=str(tmp_path), **size)
    terminal.until("Your lead")
    terminal.type("1")
    terminal.until("takes the trick")
    terminal.type("q")
    terminal.until("Continue the last game")
    terminal.type("q")
    assert terminal.end() == 0
    assert (tmp_path / "fox-1.json").exists()


def test_no_colour_means_none(tmp_path: Path) -> None:
    pytest.importorskip("pty", reason="pseudo terminals are a thing of Unix")
    from tests.cli.terminal import Terminal

    size = {"COLUMNS": "80", "LINES": "24"}
    home = str(tmp_path)
    terminal = Terminal("tui", "--ascii", TANGLEWOOD_HOME=home, NO_COLOR="1", **size)
    text = terminal.until("Deal one.")
    terminal.type("q")
    assert terminal.end() == 0
    assert "38;2;" not in text
    assert "48;2;" not in text


@pytest.mark.parametrize(
    ("encoding", "alone"), [("utf-8", False), ("latin-1", True), ("ascii", True)]
)
def test_ascii_is_fallen_back_to_where_the_terminal_has_no_other_letters(
    encoding: str, alone: bool
) -> None:
    assert letters_alone(encoding) == alone
