"""`p` at home: puzzles on the table, right and wrong answers, the next one."""

import pytest
from textual.pilot import Pilot

from tanglewood.kernel import available
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.notes import FILE, read_notes
from tanglewood.puzzles.shelf import shelf
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.page import PageScreen
from tanglewood.tui.puzzle import PuzzleScreen
from tanglewood.tui.themes import ThemesScreen
from tests.tui.player import FOLDER, on, press, until
from tests.tui.test_home import at_home, shown

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def fixed(number: int) -> Puzzle:
    """An easy one that a card of the hand answers: the same every time."""
    return [one for one in shelf("fox") if "=" not in one.answer.text][number]


async def answer(pilot: Pilot[None], screen: PuzzleScreen, *, right: bool) -> None:
    assert screen.choosing is not None
    assert screen.puzzle is not None
    wanted = screen.puzzle.answer.text
    spots = [it for it in screen.choosing.spots if it.legal]
    await press(pilot, next(it.key for it in spots if (it.text == wanted) is right))
    await until(pilot, lambda: screen.solved is not None)


def test_puzzles_are_solved_one_after_the_other() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "p")
        assert "rated" in shown(pilot)
        await press(pilot, "q")
        on(pilot, HomeScreen)
        screen = PuzzleScreen("fox", FOLDER, fixed(0))
        pilot.app.push_screen(screen)
        await pilot.pause()
        await answer(pilot, screen, right=True)
        assert "Right." in shown(pilot)
        await press(pilot, "l")
        assert "What is certain" in shown(pilot)
        await press(pilot, "escape")
        assert "In a row: 1" in shown(pilot)
        await press(pilot, "n")
        assert screen.solved is None
        await answer(pilot, screen, right=False)
        assert "Not the best here." in shown(pilot)
        await press(pilot, "r")
        on(pilot, PageScreen)
        assert "Not the best here." in shown(pilot)
        await press(pilot, "escape", "escape")
        on(pilot, HomeScreen)
        assert len(read_notes(FOLDER / FILE)["fox"].done) == 2

    at_home(do)


def test_a_theme_is_trained() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "p", "o")
        themes = on(pilot, ThemesScreen)
        await press(pilot, *["down"] * themes.names.index("witch"), "enter")
        screen = on(pilot, PuzzleScreen)
        assert screen.puzzle is not None
        assert "witch" in screen.puzzle.themes
        assert "The Witch alone" in shown(pilot)

    at_home(do)
