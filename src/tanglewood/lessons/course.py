"""Going through a lesson: a real table with a prepared deal, on which the learner takes one step
after the other and the others answer as it is written."""

from typing import Any

from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.games.registry import load
from tanglewood.lessons.form import CALLED, LEARNER, Lesson, LessonStep
from tanglewood.record.deal import Luck
from tanglewood.record.form import HUMAN, Player
from tanglewood.session.table import Table


class Course:
    """One lesson being taken. `at` is the step, from 0 on; after the last one it is at its end."""

    def __init__(self, lesson: Lesson, learner: str = "You") -> None:
        self.lesson = lesson
        self.learner = learner
        self.restart()

    def restart(self) -> None:
        """Begin again."""
        game: Game[Any] = load(self.lesson.game, **self.lesson.options)
        deal = {
            name: (tuple(game.item_parse(name, text) for text in texts),)
            for name, texts in self.lesson.chance.items()
        }
        players = [Player(name, HUMAN) for name in (self.learner, CALLED)]
        self.table = Table(game, players, Luck(deal=deal))
        self.at = 0
        self._play(self.lesson.before)

    def _play(self, actions: tuple[str, ...]) -> None:
        for action in actions:
            self.table.act(self.table.to_act, action)

    @property
    def step(self) -> LessonStep | None:
        """What is to be read or done; None at the end."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def text(self) -> Message:
        """What is said now."""
        return Message(self.lesson.text(self.at), other=CALLED)

    def offer(self, action: str) -> bool:
        """Try an action: True where it is what the step asks for, and the lesson goes on.
        TanglewoodError says why the law refuses it; then, and where it is False, nothing
        changes."""
        step, state = self.step, self.table.state
        if step is None or not step.do:
            return False
        state.apply(action, LEARNER)
        if self.table.game.actions.parse(action).text != step.do:
            return False
        self._take(step)
        return True

    def go_on(self) -> None:
        """To the next step, from one that was only to be read."""
        step = self.step
        if step is not None and not step.do:
            self._take(step)

    def _take(self, step: LessonStep) -> None:
        if step.do:
            self.table.act(LEARNER, step.do)
        self._play(step.then)
        self.at += 1

    def back(self) -> None:
        """To the step before; from the first one nowhere."""
        wanted = max(0, self.at - 1)
        self.restart()
        for step in self.lesson.steps[:wanted]:
            self._take(step)
