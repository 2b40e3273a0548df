"""A game under way behind the face: the compiled twin leads, the law follows when it is asked.

Moves go to the kernel's twin, which is quick. Whatever needs the law (what somebody has seen, a
position's text) lets the law catch up with the steps it has missed. Without a kernel the law is
driven from the start and everything works the same, slower.
"""

from collections.abc import Mapping
from typing import Any, Final

from tanglewood.adapters.openspiel.draw import Draw, Plan, begun
from tanglewood.adapters.openspiel.rows import Rows
from tanglewood.adapters.openspiel.rulesets.ruleset import Ruleset
from tanglewood.core.chance import Drawn, Fate
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tanglewood.kernel import has_twin, twin
from tanglewood.kernel.twin import Native

Step = int | tuple[int, ...]
"""An action by its index, or a whole chance outcome of the law."""

OVER: Final = -4
"""How OpenSpiel says that nobody is to act any more."""


class Setting:
    """What all courses of one game share. `first` is the seat that deals or begins round 1, -1 to
    draw it; after `rounds` rounds the game is over, whatever the scores."""

    def __init__(
        self, game: Game[Any], ruleset: Ruleset, first: int, rounds: int, *, kernel: bool = True
    ) -> None:
        self.game: Final = game
        self.ruleset: Final = ruleset
        self.first: Final = first
        self.limits: Final = ruleset.limits(game, rounds)
        self.rounds: Final = self.limits.rounds
        self.slots: Final = ruleset.slots(game)
        self.rows: Final = Rows(game, ruleset.ways)
        self.plans: Final[Mapping[str, Plan]] = ruleset.plans(game)
        self.start: Final[State[Any]] = game.first(Fate())
        self.source: tuple[str, tuple[tuple[str, Any], ...]] | None = None
        """The name and the parameters that this was made from; pickles carry no more."""
        self.twin: Final[Native | None] = twin(game).native if kernel and has_twin(game) else None

    def opening(self) -> "Course":
        """The course before anything has happened."""
        course = Course(self, None if self.twin is None else self.twin.copy(), self.start)
        course.settle()
        return course

    def replayed(self, steps: list[Step], draw: tuple[int, ...]) -> "Course":
        """The course after these steps and the items drawn since."""
        course = Course(self, None if self.twin is None else self.twin.copy(), self.start)
        for step in steps:
            course.take(step)
        course.settle()
        while course.draw is not None and len(course.draw.drawn) < len(draw):
            course.apply(draw[len(course.draw.drawn)])
        return course


class Course:
    """One game's moment; it changes in place."""

    __slots__ = (
        "deals", "done", "draw", "kept", "law", "named", "native", "news", "player", "setting",
        "steps",
    )  # fmt: skip

    def __init__(self, setting: Setting, native: Native | None, law: State[Any]) -> None:
        self.setting: Final = setting
        self.native = native
        self.law = law
        self.done = 0
        """How many of the steps the law has seen."""
        self.steps: list[Step] = []
        self.named: list[str] = []
        """The name of each step's chance, '' for an action."""
        self.news: list[tuple[Event, ...]] = []
        """The events of each step that the law has seen."""
        self.kept: dict[int, tuple[int, str]] = {}
        """By viewer: how many of the news have been told, and their text."""
        self.draw: Draw | None = None
        self.player = CHANCE
        self.deals = 0

    def copy(self) -> "Course":
        """Another course of the same moment."""
        other = Course(self.setting, None if self.native is None else self.native.copy(), self.law)
        other.done = self.done
        other.steps = self.steps.copy()
        other.named = self.named.copy()
        other.news = self.news.copy()
        other.kept = self.kept.copy()
        other.draw = self.draw
        other.player = self.player
        other.deals = self.deals
        return other

    def __deepcopy__(self, _: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        drawn = () if self.draw is None else self.draw.drawn
        return _restored, (self.setting.source, tuple(self.steps), drawn)

    def legal(self) -> list[int]:
        """The indices of the legal actions, ascending."""
        if self.native is not None:
            return list(self.native.legal())
        return [action.index for action in self.law.legal]

    def apply(self, action: int) -> None:
        """Take an action, or the next item of a draw."""
        draw = self.draw
        if draw is None:
            self.take(action)
        else:
            self.draw = draw = draw.after(action)
            if draw.left:
                return
            self.draw = None
            self.take(draw.drawn)
        if self.player < 0:
            self.settle()

    def take(self, step: Step) -> None:
        """Take an action or a whole outcome."""
        native = self.native
        name = ""
        if isinstance(step, tuple):
            name = self.asked()[0]
            self.deals += name == "deal"
            if native is not None:
                native.draw(step)
        elif native is not None:
            native.apply(step)
        self.steps.append(step)
        self.named.append(name)
        if native is None:
            self.now()
            self.player = self.law.to_act
        else:
            self.player = native.to_act

    def settle(self) -> None:
        """Go on through chance that is settled, to where somebody or a draw decides."""
        while self.player == CHANCE:
            asked = self.asked()
            name = asked[0]
            if name == "deal" and self.deals == self.setting.rounds:
                self.player = OVER
                return
            if name in {"dealer", "first"} and self.setting.first >= 0:
                self.take((self.setting.first,))
                continue
            self.draw = self.begun(asked)
            if self.draw.left:
                return
            drawn, self.draw = self.draw.drawn, None
            self.take(drawn)
        if self.player < 0:
            self.player = OVER

    def asked(self) -> tuple[str, tuple[int, ...], int, bool]:
        """What the law's chance has to draw."""
        if self.native is not None:
            found = self.native.chance()
            assert found is not None
            return found
        chance = self.law.chance
        assert chance is not None
        return chance.name, chance.items, chance.count, chance.ordered

    def begun(self, asked: tuple[str, tuple[int, ...], int, bool]) -> Draw:
        """The draw that a chance of the law unfolds into."""
        name, items, count, ordered = asked
        return begun(name, self.setting.plans.get(name, ()) if ordered else (count, 0), items)

    def now(self) -> State[Any]:
        """The law's state of this moment, before the draw that is under way."""
        law = self.law
        actions = self.setting.game.actions
        for step in self.steps[self.done :]:
            law = law.apply(Drawn(step) if isinstance(step, tuple) else actions[step])
            self.news.append(law.events)
        self.law = law
        self.done = len(self.steps)
        return law

    def scores(self) -> tuple[int, ...]:
        """The scores as they stand on the table."""
        return self.law.scores if self.native is None else self.native.scores()

    def winners(self) -> tuple[int, ...] | None:
        """Who won; None when the rounds ran out before the game's end."""
        if self.native is None:
            outcome = self.law.outcome
            return None if outcome is None else outcome.winners
        end = self.native.outcome()
        return None if end is None else end[1]


def _restored(
    source: tuple[str, tuple[tuple[str, Any], ...]], steps: tuple[Step, ...], drawn: tuple[int, ...]
) -> Course:
    from tanglewood.adapters.openspiel.game import setting_of

    return setting_of(*source).replayed(list(steps), drawn)
