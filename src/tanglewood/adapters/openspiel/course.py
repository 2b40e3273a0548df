"""A game under way behind the adapter: a walk on which chance draws card by card."""

from collections.abc import Mapping
from typing import Any, Final

from tanglewood.adapters.openspiel.draw import Draw, GroupSizes, begun
from tanglewood.adapters.openspiel.rows import Rows
from tanglewood.adapters.openspiel.rulesets.ruleset import Ruleset
from tanglewood.adapters.walk import Step, Walk, native_of
from tanglewood.core.chance import Fate
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tanglewood.kernel.twin import Native

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
        self.plans: Final[Mapping[str, GroupSizes]] = ruleset.plans(game)
        self.start: Final[State[Any]] = game.first(Fate())
        self.source: tuple[str, tuple[tuple[str, Any], ...]] | None = None
        """The name and the parameters that this was made from; pickles carry no more."""
        self.twin: Final[Native | None] = native_of(game, kernel=kernel)

    def opening(self) -> "CardCourse":
        """The course before anything has happened."""
        course = CardCourse(self, None if self.twin is None else self.twin.copy(), self.start)
        course.settle()
        return course

    def replayed(self, steps: list[Step], draw: tuple[int, ...]) -> "CardCourse":
        """The course after these steps and the items drawn since."""
        course = CardCourse(self, None if self.twin is None else self.twin.copy(), self.start)
        for step in steps:
            course.take(step)
        course.settle()
        while course.draw is not None and len(course.draw.drawn) < len(draw):
            course.apply(draw[len(course.draw.drawn)])
        return course


class CardCourse(Walk):
    """One game's moment; it changes in place."""

    __slots__ = ("deals", "draw", "kept", "named", "player", "setting")

    def __init__(self, setting: Setting, native: Native | None, law: State[Any]) -> None:
        super().__init__(setting.game, native, law)
        self.setting: Final = setting
        self.named: list[str] = []
        """The name of each step's chance, '' for an action."""
        self.kept: dict[int, tuple[int, str]] = {}
        """By viewer: how many of the news have been told, and their text."""
        self.draw: Draw | None = None
        self.player = CHANCE
        """Who is to act, or OVER: also when the rounds have run out."""
        self.deals = 0

    def copy(self) -> "CardCourse":
        """Another course of the same moment."""
        other = CardCourse(
            self.setting, None if self.native is None else self.native.copy(), self.law
        )
        other.steps = self.steps.copy()
        other.named = self.named.copy()
        other.news = self.news.copy()
        other.kept = self.kept.copy()
        other.draw = self.draw
        other.player, other.to_act = self.player, self.to_act
        other.deals = self.deals
        return other

    def __deepcopy__(self, _: object) -> "CardCourse":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        drawn = () if self.draw is None else self.draw.drawn
        return _restored, (self.setting.source, tuple(self.steps), drawn)

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
        name = self.asked()[0] if isinstance(step, tuple) else ""
        super().take(step)
        self.deals += name == "deal"
        self.named.append(name)
        self.player = self.to_act

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

    def begun(self, asked: tuple[str, tuple[int, ...], int, bool]) -> Draw:
        """The draw that a chance of the law unfolds into."""
        name, items, count, ordered = asked
        return begun(name, self.setting.plans.get(name, ()) if ordered else (count, 0), items)

    def scores(self) -> tuple[int, ...]:
        """The scores as they stand on the table."""
        return self.law.scores if self.native is None else self.native.scores()


def _restored(
    source: tuple[str, tuple[tuple[str, Any], ...]], steps: tuple[Step, ...], drawn: tuple[int, ...]
) -> CardCourse:
    from tanglewood.adapters.openspiel.game import setting_of

    return setting_of(*source).replayed(list(steps), drawn)
