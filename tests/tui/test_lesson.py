"""`s` at home: the lessons of the game, taken with keys, with marks for what is done."""

from textual.pilot import Pilot

from tanglewood.lessons.shelf import path_of
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.learning import LearningScreen
from tanglewood.tui.lesson import LessonScreen
from tanglewood.tui.preferences import lessons_done
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, on, press
from tests.tui.test_home import at_home, shown


async def take(pilot: Pilot[None]) -> None:
    """Do what the step asks for: the cursor stands on the first thing to pick."""
    screen = on(pilot, LessonScreen)
    step = screen.course.step
    assert step is not None
    at = screen.course.at
    if ">" in step.do:
        hand, slots = step.do.split(">")
        spots = screen.choosing.spots if screen.choosing is not None else []
        await press(pilot, next(it.key for it in spots if it.place == "hand" and it.text == hand))
        for slot in slots:
            spots = screen.choosing.spots if screen.choosing is not None else []
            await press(pilot, next(it.key for it in spots if it.place == "row"
                                    and it.at == int(slot)))  # fmt: skip
    elif step.do and screen.choosing is not None:
        wanted = [it for it in screen.choosing.spots if it.legal
                  and it.text in {step.do, step.do.rpartition("=")[2]}]  # fmt: skip
        await press(pilot, wanted[-1].key)
    else:
        await press(pilot, "enter")
    assert screen.course.at == at + 1


def test_lessons_are_taken_one_after_the_other_to_the_first_game() -> None:
    async def do(pilot: Pilot[None]) -> None:
        assert "New here?" in shown(pilot)
        await press(pilot, "s")
        on(pilot, LearningScreen)
        await press(pilot, "enter")
        lesson = on(pilot, LessonScreen)
        assert "You hold 13 cards" in shown(pilot)
        await press(pilot, "enter")
        await press(pilot, "1")  # the 4 of Bells is legal, and not asked for
        assert "That is allowed too" in shown(pilot)
        for _ in range(3):
            await take(pilot)
        await press(pilot, "1")  # a Bell does not follow a Moon
        assert "Moons" in lesson.refused
        await press(pilot, "u")
        assert lesson.course.at == 3
        for _ in range(3):
            await take(pilot)
        assert "That is a trick" in shown(pilot)
        assert lessons_done(FOLDER) == ("trick",)
        await press(pilot, "n")
        assert "This card is the decree" in shown(pilot)
        await press(pilot, "q")
        assert "done" in shown(pilot)
        await press(pilot, "up", "up", "enter")
        table = on(pilot, TableScreen).play.table
        assert table.names[1] == "Pip"

    at_home(do)


def test_what_is_not_taught_yet_is_not_on_the_table() -> None:
    async def do(pilot: Pilot[None]) -> None:
        for one in (path_of("fox")[0], path_of("duet")[0]):
            pilot.app.push_screen(LessonScreen(one, FOLDER))
            await pilot.pause()
            for word in ("Humble", "points", "gems", "tokens"):
                assert word not in shown(pilot)
        await take(pilot)
        await take(pilot)  # of the Duet: the tricks are counted where the path will be
        assert "Pip: 0 tricks" in shown(pilot)
        assert "you: 1 trick" in shown(pilot)
        pilot.app.push_screen(LessonScreen(path_of("woods")[0], FOLDER))
        await pilot.pause()
        assert "You (you)" not in shown(pilot)
        pilot.app.push_screen(LessonScreen(path_of("fox")[2], FOLDER))
        await pilot.pause()
        assert "Humble" in shown(pilot)

    at_home(do)


def test_every_lesson_fits_a_small_window() -> None:
    async def do(pilot: Pilot[None]) -> None:
        for one in (*path_of("deluxe")[5:], *path_of("duet"), *path_of("woods")):
            screen = LessonScreen(one, FOLDER)
            pilot.app.push_screen(screen)
            await pilot.pause()
            while screen.course.step is not None:
                said = screen.table_voice.say(screen.course.text)
                assert said.split()[0] in shown(pilot)
                assert said.split()[-1] in shown(pilot)
                await take(pilot)
            assert lessons_done(FOLDER)[-1] == one.name
            await press(pilot, "q")
        on(pilot, HomeScreen)

    at_home(do)
