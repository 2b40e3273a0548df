"""A card is never broken across two lines, however narrow the terminal is."""

import re
from typing import Any

import pytest
from rich.cells import cell_len

from tanglewood.cli.line.screen import Screen, wrap_line
from tanglewood.games.registry import GAMES, load
from tanglewood.session import show
from tanglewood.words import table_voice
from tests.cli.terminal import Terminal

CARD = r"\b(?:[BKM](?:1[01]|[1-9])|[DRS](?:10|[1-9]))\b"


@pytest.mark.parametrize("width", [40, 80, 132])
@pytest.mark.parametrize("name", GAMES)
def test_words_stay_whole_and_lines_fit(name: str, width: int) -> None:
    game = load(name)
    voice = table_voice(game, ("Ann", "Ben", "Cleo")[: game.seats])
    state = game.start(seed=4)
    for _ in range(12):
        if state.outcome is not None:
            break
        told = [voice.say(game.message(event)) for event in state.events]
        view = state.view(state.to_act)
        told += show.position(view, voice) + show.choices(view, voice, width)
        for line in told:
            parts = wrap_line(line, width)
            assert " ".join(parts).split() == line.split()
            assert all(cell_len(part) <= width for part in parts)
        state = state.apply(state.legal[-1])


def test_choices_take_the_columns_that_fit() -> None:
    game = load("fox")
    view = game.start(seed=4).view(game.start(seed=4).to_act)
    rows = [len(show.choices(view, table_voice(game), width)) for width in (20, 40, 80)]
    assert rows == sorted(rows, reverse=True)
    assert rows[0] == len(view.legal) > rows[2]


def test_what_fits_and_what_is_piped_is_left_as_it_is() -> None:
    line = "  1) B3  Fox   " + "x" * 100
    assert wrap_line(line, None) == [line]
    assert wrap_line(line, 200) == [line]
    assert wrap_line("", 10) == [""]
    assert wrap_line("日本 日本", 5) == ["日本", "  日本"]


def test_a_word_longer_than_the_terminal_is_left_to_it() -> None:
    assert wrap_line("save /a/very/long/path.json", 10) == ["save", "  /a/very/long/path.json"]


@pytest.mark.parametrize("columns", ["40", "80"])
def test_cards_stay_whole_at_a_narrow_terminal(columns: str) -> None:
    words = ("play", "fox", "--seed", "4", "--seats", "Ann=human,Ben=heuristic")
    terminal = Terminal(*words, NO_COLOR="1", COLUMNS=columns)
    terminal.until(re.compile(r"Your (lead|turn):"))
    terminal.type("quit\n")
    assert terminal.end() == 0
    text = re.sub(r"\r|\x1b\[\d*m", "", terminal.text)
    lines = text.split("\n")
    table = [line for line in lines if "home" not in line and "resume" not in line]
    assert all(cell_len(line) <= int(columns) for line in table), table
    hand = re.search(r"Your hand: ((?:.|\n)*?)\n +1\) ", text)
    assert hand is not None
    assert len(re.findall(CARD, hand[1])) in {12, 13}
    assert not re.sub(CARD, "", hand[1]).strip()


def test_a_screen_that_is_no_terminal_has_no_width(capsys: pytest.CaptureFixture[str]) -> None:
    screen: Any = Screen("fox")
    assert screen.width is None
    screen.say("B3 " * 100)
    assert len(capsys.readouterr().out.splitlines()) == 1
