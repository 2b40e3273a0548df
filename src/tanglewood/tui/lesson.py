"""A lesson on the table: the coach says one thought, points at it, and takes what it asks for."""

from pathlib import Path

from tanglewood.lessons.course import Course
from tanglewood.lessons.form import CALLED, LEARNER, OTHER, Lesson, LessonStep
from tanglewood.tui import scenes
from tanglewood.tui.action_words import action_words
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.choosing import HAND, ROW, SHOWN, Spot, choosing
from tanglewood.tui.colours import Ink
from tanglewood.tui.helping import help_lines
from tanglewood.tui.page import PageScreen
from tanglewood.tui.picking import PickingScreen
from tanglewood.tui.play import NEWS, scene_of
from tanglewood.tui.preferences import lesson_done
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.measures import measures
from tanglewood.tui.scenes.parts import prompt_rows
from tanglewood.words import Voice, table_voice


class LessonScreen(PickingScreen):
    """Answers True when the learner wants the next lesson."""

    def __init__(self, lesson: Lesson, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.course = Course(lesson)
        self._ask()

    @property
    def table_voice(self) -> Voice:
        """The voice of the table, for the learner."""
        table = self.course.table
        return table_voice(table.game, self._names, LEARNER, self.voice.lang)

    @property
    def _names(self) -> tuple[str, ...]:
        return self.voice("seat-you"), CALLED

    def _ask(self) -> None:
        """A new step: the cursor goes to what it asks for."""
        self.refused = ""
        step = self.course.step
        if step is None:
            lesson_done(self.folder, self.course.lesson.name)
        if step is None or not step.do:
            self.choosing = None
            return
        self.choosing = choosing(self.course.table.view(LEARNER).plain())
        named = {_points(spot): spot for spot in reversed(self.choosing.spots)}
        meant = next((named[key] for key in step.point if key in named), None)
        if meant is not None:
            self.choosing.point(meant)

    # ── what is shown ───────────────────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        scene = self.scene()
        scenes.draw(canvas, scene)
        if not canvas.areas:
            return  # the window is too small for a table
        step = self.course.step
        for key in () if step is None else step.point:
            _light(canvas, key)
        place = measures(canvas)
        lines = wrap(self.table_voice.say(self.course.text), place.width - 6)
        y = place.prompt - prompt_rows(scene, place.width) + 1 - len(lines)
        canvas.fill(0, y, place.width, len(lines), Ink("text", "panel"))
        for row, line in enumerate(lines, y):
            canvas.put(1, row, canvas.look.sign("post"), Ink("ember", "panel", "strong"))
            canvas.put(3, row, line, Ink("text", "panel", "strong"))

    def scene(self) -> Scene:
        """The table as the learner sees it, with what can be picked."""
        table, voice = self.course.table, self.table_voice
        view = table.view(LEARNER)
        latest = table.events(LEARNER)[-NEWS:]
        levels = ("", *[OTHER] * (table.game.seats - 1))
        scene = scene_of(
            table.game, view, self._names, levels=levels, latest=latest, voice=voice, news=[]
        )
        # What was said so far stands where a game has its log; what happened is said by the coach.
        lesson = self.course.lesson
        scene.before = [self.voice(lesson.text(at), other=CALLED) for at in range(self.course.at)]
        scene.hidden = lesson.hide
        if "known" in scene.hidden:
            scene.known = []
        self.show_picks(scene)
        scene.prompt = self._prompt(voice)
        scene.footer = self._keys(voice)
        return scene

    def _prompt(self, voice: Voice) -> str:
        course = self.course
        step = voice("learn-step", n=course.at + 1, m=len(course.lesson.steps) + 1)
        return f"{voice.say(course.lesson.title)} · {step}"

    def _keys(self, voice: Voice) -> list[tuple[str, str]]:
        step = self.course.step
        keys = []
        if step is None:
            keys = [("n", voice("learn-next-lesson"))]
        elif not step.do:
            keys = [("enter", voice("learn-next"))]
        if self.course.at:
            keys += [("u", voice("learn-back")), ("r", voice("learn-again"))]
        return [*keys, ("?", voice("tui-help")), ("q", voice("learn-all"))]

    # ── keys ────────────────────────────────────────────────────────────────────────────────

    def press_key(self, key: str) -> bool:
        course = self.course
        if key == "q" or (key == "escape" and self.choosing is None):
            self.dismiss(False)
        elif self.pressed_spot(key):
            return True
        elif key in {"enter", " ", "n"} and course.step is None:
            self.dismiss(True)
        elif key in {"enter", " "} and self.choosing is None:
            course.go_on()
            self._step()
        elif key == "u":
            course.back()
            self._step()
        elif key == "r":
            course.restart()
            self._step()
        elif key == "?":
            self.app.push_screen(PageScreen(self.voice("tui-help"), help_lines(self.scene())))
        else:
            return self.choosing is not None and self.move_cursor(key)
        return True

    def _step(self) -> None:
        self._ask()
        self.redraw()

    def act(self, text: str) -> None:
        """Only what the step asks for goes on."""
        step = self.course.step
        assert step is not None
        if self.course.offer(text):
            self._step()
        else:
            self.refuse(self.voice("learn-other", action=self._wanted_words(step)))

    def refuse(self, why: str) -> None:
        if self.choosing is not None:
            self.choosing.put_down()
        super().refuse(why)

    def _wanted_words(self, step: LessonStep) -> str:
        """What the step asks for, in words."""
        scene = self.scene()
        return action_words(scene, step.do)


def _points(spot: Spot) -> str:
    """The key by which lessons name what can be picked."""
    return f"slot:{spot.at}" if spot.place == ROW else f"card:{spot.text}"


def _light(canvas: Canvas, key: str) -> None:
    """Ring what a key names; what has no place of its own stands in the words beside the trick."""
    spots = [it for it in canvas.places if isinstance(it.what, Spot)]
    if key in {"hand", "row"}:
        areas = [it for it in spots if it.what.place == (ROW if key == "row" else HAND)]
    else:
        areas = [it for it in spots if it.what.place in {HAND, ROW, SHOWN}
                 and _points(it.what) == key]  # fmt: skip
        areas += [it for it in canvas.areas if it.what == key]
    if not areas and key.partition(":")[0] == "band":
        areas = [it for it in canvas.areas if it.what == "band"]
    for area in areas or [it for it in canvas.areas if it.what == "beside"]:
        canvas.ring(area)
