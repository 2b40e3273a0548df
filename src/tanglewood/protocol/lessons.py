"""Lessons as plain values: the path of each game, and every step of a lesson as its learner sees
it. A client that is elsewhere needs no more to give the lesson: it knows no rule."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from tanglewood.core.layout import prompt
from tanglewood.core.plain import Plain
from tanglewood.core.view import seen_events
from tanglewood.lessons.course import Course
from tanglewood.lessons.form import CALLED, LEARNER, OTHER, Lesson
from tanglewood.lessons.shelf import games, lessons, path_of
from tanglewood.protocol.actions import describe
from tanglewood.protocol.event_writer import event_plain
from tanglewood.protocol.state_message import own_words


def paths_plain() -> dict[str, Plain]:
    """By game: who sits across, and its lessons in their order, each with its game and steps."""
    return {
        game: {
            "other": OTHER,
            "called": CALLED,
            "lessons": [
                {"name": one.name, "game": one.game, "steps": len(one.steps)}
                for one in path_of(game)
            ],
        }
        for game in games()
    }


@cache
def lesson_plain(name: str) -> Plain | None:
    """A lesson with all its steps, and what is shown after the last; None where there is none."""
    lesson = lessons().get(name)
    if lesson is None:
        return None
    course = Course(lesson)
    return {
        "name": name,
        "game": lesson.game,
        "other": OTHER,
        "called": CALLED,
        "own_words": own_words(course.table.game),
        "hide": list(lesson.hide),
        "steps": list(_steps(lesson, course)),
    }


def _steps(lesson: Lesson, course: Course) -> Iterator[Plain]:
    seen_count = 0
    for at, step in enumerate((*lesson.steps, None)):
        events = course.table.events(LEARNER)
        position = _position_plain(course)
        fresh = [
            event_plain(course.table.game, event, None, at)
            for event in seen_events(events, LEARNER)[seen_count:]
        ]
        seen_count = len(events)
        point = [] if step is None else list(step.point)
        do = "" if step is None else step.do
        yield {"text": lesson.text(at), "do": do, "point": point, "events": fresh, **position}
        if step is not None and step.do:
            course.offer(step.do)
        else:
            course.go_on()


def _position_plain(course: Course) -> Plain:
    """The position as a table would tell it, with all that the law would refuse."""
    view, step = course.table.view(LEARNER), course.step
    asked = step is not None and step.do != ""
    return {
        "view": view.plain(),
        "marks": view.marks(),
        "legal": [describe(action) for action in view.legal] if asked else [],
        "prompt": prompt(view).plain() if asked else None,
        "refused": dict(_refusals(course)) if asked else {},
    }


def _refusals(course: Course) -> Iterator[tuple[str, object]]:
    """What a learner may try with a card in hand that is not allowed, and what the law says."""
    state: Any = course.table.state
    view: Any = course.table.view(LEARNER)
    kinds = {describe(action)["kind"] for action in state.legal}
    hand = {str(card) for card in view.hand}
    for action in course.table.game.actions:
        tried = describe(action)
        may_be_tried = tried["kind"] in kinds and str(tried.get("card")) in hand
        if may_be_tried and (why := state.why_not(action)):
            yield action.text, why.message.plain()
