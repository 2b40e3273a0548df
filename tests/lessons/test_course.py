"""Lessons are played by the law: every step asks for something legal, and takes nothing else."""

import pytest

from tanglewood.core.errors import TanglewoodError
from tanglewood.games.registry import GAMES
from tanglewood.lessons.course import Course
from tanglewood.lessons.form import LEARNER, Lesson
from tanglewood.lessons.shelf import games, lessons, path_of
from tanglewood.protocol.lessons import lesson_plain, paths_plain
from tanglewood.words import ENGLISH

EVERY = [pytest.param(one, id=one.name) for one in lessons().values()]


def take(course: Course) -> None:
    """Do what the step asks for."""
    step = course.step
    assert step is not None
    if step.do:
        assert course.offer(step.do)
    else:
        course.go_on()


def test_every_game_has_a_path() -> None:
    assert games() == tuple(GAMES)
    named = {one.name for game in games() for one in path_of(game)}
    assert named == {*lessons()}  # no lesson lies beside every path


@pytest.mark.parametrize("lesson", EVERY)
def test_a_lesson_can_be_taken_to_its_end(lesson: Lesson) -> None:
    course = Course(lesson)
    while (step := course.step) is not None:
        assert len(ENGLISH.say(course.text)) > 20
        if step.do:
            assert course.table.to_act == LEARNER
            assert step.point
            state = course.table.state
            for other in state.legal:
                if other.text != step.do:
                    assert not course.offer(other.text)
            assert course.table.state is state
        take(course)
    assert len(ENGLISH.say(course.text)) > 20
    assert 4 <= len(lesson.steps) <= 9


@pytest.mark.parametrize("lesson", EVERY)
def test_a_lesson_hides_nothing_that_it_points_at(lesson: Lesson) -> None:
    pointed = {key for step in lesson.steps for key in step.point}
    for key in lesson.hide:
        assert not {one for one in pointed if one == key or one.startswith(f"{key}:")}
    if "forest" in lesson.hide:
        assert not pointed & {"tracker", "gems", "tokens", "plus"}
    assert (lesson_plain(lesson.name) or {})["hide"] == list(lesson.hide)


def test_what_the_law_refuses_is_refused_in_a_lesson() -> None:
    course = Course(lessons()["trick"])
    while course.at < 4:
        take(course)
    with pytest.raises(TanglewoodError, match="Moons"):
        course.offer("K2")
    assert course.at == 4


def test_one_can_go_back_and_begin_again() -> None:
    course = Course(lessons()["odd-low"])
    seen = []
    while course.step is not None:
        seen.append(course.table.view(LEARNER).plain())
        take(course)
    for at in reversed(range(len(seen))):
        course.back()
        assert course.at == at
        assert course.table.view(LEARNER).plain() == seen[at]
    course.back()
    assert course.at == 0
    assert not course.offer("M5")  # this one is only read


def test_a_face_elsewhere_is_told_all_of_a_lesson() -> None:
    assert {*paths_plain()} == {*GAMES}
    told = lesson_plain("trick")
    assert told is not None
    steps = told["steps"]
    assert [step["do"] for step in steps] == ["", "K8", "", "B4", "M10", "K2", ""]
    assert "K2" in steps[4]["refused"]
    assert steps[-1]["text"] == "lesson-trick-end"
    events = [event for step in steps for event in step["events"]]
    assert sum(event["event"] == "trick-won" for event in events) == 4
    assert lesson_plain("nothing") is None
