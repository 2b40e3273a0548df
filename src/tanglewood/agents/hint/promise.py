"""What every legal action promises the seat to act: the one call behind hints and reviews.

Where a network was learned, it looks one step ahead in worlds that fit the view
(`tanglewood.analysis.networks.look_ahead`); elsewhere the search of the game says it
(`tanglewood.agents.search`). The same view, effort and seed give the same answer.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import floor, hypot
from typing import Final, NamedTuple

from tanglewood.agents.hint.family import POINTS, WORTH, hinting
from tanglewood.agents.hint.form import ByNetwork, Prospect, Z
from tanglewood.agents.hint.prospects import prospects
from tanglewood.agents.search import think
from tanglewood.agents.search.plain import by_hand, ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.adding import mean
from tanglewood.core.action import Action
from tanglewood.core.view import View
from tanglewood.kernel import has_twin

ITERATIONS: Final = 2000
LEAST: Final = 4
"""Iterations for each choice: a search tries everything once before it compares."""
PART: Final = 80
"""A look into a world counts as this many iterations."""
FEWEST: Final = 8
"""Worlds that a network looks into at least."""
AGAIN: Final = 4
"""So many times as many where the numbers speak for an action that the network would not take."""
SETTLED: Final = 0.95
"""An end of the round that is so likely whatever is chosen is not what the choice is about."""
PATIENCE: Final = 2000.0
"""Milliseconds for each search where there is no compiled kernel."""

NEAR: Final = {POINTS: 0.15, WORTH: 0.02}
"""Points of a single round, and the worth of its end, that differ by less are about as good."""
NEAR_GAME: Final = 0.015
"""The same of the chance to win the game."""
CLOSE: Final = 2
"""What is worth less by no more than so many times that is close behind."""
UNSURE: Final = 3
"""So many times that may lie between two actions of which nobody can tell which is better."""

Worlds = Mapping[Action, tuple[float, ...]]
"""What each action was worth in each world, the worlds in one order."""
NOWHERE: Final[Worlds] = {}


class Choice(NamedTuple):
    """The other actions by what they are worth beside the advised one: `equal` are about as good,
    `unsure` worth little less, which may be luck; `worse` are those that are clearly worse, by how
    much, or, where none is, those of which that is not known. `close` are worth as much or little
    less, the best of them first."""

    equal: tuple[Action, ...]
    worse: Mapping[Action, float]
    unsure: tuple[Action, ...] = ()
    close: tuple[Action, ...] = ()

    @property
    def as_good(self) -> tuple[Action, ...]:
        """What may do as well."""
        return (*self.equal, *self.unsure)


class Promised(NamedTuple):
    """Every action that was tried, best first; `chosen` is the one to take. `unit` is `points`,
    `worth` or `none` (nothing could be tried); `worlds` are empty where a search was asked."""

    chosen: Action
    prospects: tuple[Prospect, ...]
    unit: str
    iterations: int
    worlds: Worlds = NOWHERE
    sound: frozenset[Action] = frozenset()
    """What the network would take at least now and then."""
    expected: float | None = None
    """What the network expects of the view itself, in what is played for."""

    @property
    def for_the_game(self) -> bool:
        """Whether values are chances to win the game, not points of this round."""
        return self.unit == POINTS and self.prospects[0].win is not None

    def value(self, action: Action) -> float:
        """What an action is worth: the chance to win, else the points or the worth."""
        one = next(it for it in self.prospects if it.action is action)
        return one.win.value if self.for_the_game and one.win is not None else one.value

    def gap(self, better: Action, worse: Action) -> tuple[float, float]:
        """How much more an action is worth than another, and half of the 95 % interval of that."""
        if self.worlds:
            pairs = zip(self.worlds[better], self.worlds[worse], strict=True)
            middle, error = mean([one - other for one, other in pairs])
            return middle, Z * error
        return self.value(better) - self.value(worse), hypot(
            self._error(better), self._error(worse)
        )

    @property
    def near(self) -> float:
        """By less than this no action is worth more than another."""
        return NEAR_GAME if self.for_the_game else NEAR.get(self.unit, NEAR[WORTH])

    def choice(self) -> Choice:
        """The other actions by what they are worth: the one place that says what is about as good,
        and what is clearly worse."""
        gaps = {it.action: self.gap(self.chosen, it.action) for it in self.others}
        gaps = dict(sorted(gaps.items(), key=lambda it: it[1][0]))
        equal = [it for it, (gap, _) in gaps.items() if gap < self.near]
        less = {it: gap for it, (gap, _) in gaps.items() if it not in equal}
        worse = {it: gap for it, gap in less.items() if gap > gaps[it][1]} or less
        unsure = [it for it in less if gaps[it][0] < min(gaps[it][1], UNSURE * self.near)]
        close = [it for it, (gap, _) in gaps.items() if gap < CLOSE * self.near]
        return Choice(tuple(equal), worse, tuple(unsure), tuple(close))

    def _error(self, action: Action) -> float:
        one = next(it for it in self.prospects if it.action is action)
        return one.win.error if self.for_the_game and one.win is not None else one.error

    @property
    def same_end(self) -> str | None:
        """The end of the round that every action almost surely brings."""
        likely = [
            {end for end, odds in one.mine.items() if odds.value >= SETTLED}
            for one in self.prospects
        ]
        return min(set.intersection(*likely), default=None)

    @property
    def others(self) -> Sequence[Prospect]:
        """All but the chosen one."""
        return [one for one in self.prospects if one.action is not self.chosen]


def promised(
    view: View, *, iterations: int = ITERATIONS, seed: int = 0, milliseconds: float = 0.0
) -> Promised:
    """What every legal action promises.

    Every choice gets a few iterations, however few are asked for; what the time did not suffice to
    try is not listed.
    """
    if len(view.legal) == 1:
        return _nothing(view, view.legal[0])
    found = _by_network(view, max(FEWEST, iterations // PART), seed)
    return found or _by_search(view, iterations, seed, milliseconds)


def _by_network(view: View, worlds: int, seed: int) -> Promised | None:
    ask = hinting(view).by_network
    found: ByNetwork | None = ask(view, seed, worlds)
    if found and advised(found.prospects, POINTS, found.sound) not in found.sound:
        found = ask(view, seed, AGAIN * worlds)
    if found is None:
        return None
    best = advised(found.prospects, POINTS, found.sound)
    return Promised(
        chosen=best, prospects=_listed(found.prospects, POINTS, best), unit=POINTS,
        iterations=found.number, worlds=found.worlds, sound=found.sound, expected=found.expected,
    )  # fmt: skip


def advised(prospects: Iterable[Prospect], unit: str, rather: Collection[Action] = ()) -> Action:
    """The action of which no table shows less than of another one: the highest number as it is
    rounded there, and of those that are alike then one of these, with more points."""
    best = max(
        prospects,
        key=lambda one: (*_shown(one, unit), one.action in rather, one.value, -one.action.index),
    )
    return best.action


def _shown(one: Prospect, unit: str) -> tuple[int, int]:
    """What a table shows of an action, whichever way it rounds a half: points to a tenth, or a
    hundred times the chance to win the game or the worth of its end."""
    number, parts = _counts(one, unit), 10 if unit == POINTS and one.win is None else 100
    return floor(parts * number + 0.5), round(parts * number)


def _counts(one: Prospect, unit: str) -> float:
    """What an action is judged by: the chance to win, else the points or the worth."""
    return one.win.value if unit == POINTS and one.win is not None else one.value


def _listed(prospects: Iterable[Prospect], unit: str, best: Action) -> tuple[Prospect, ...]:
    """All of them, the one to take first and then the best."""
    return tuple(sorted(prospects, key=lambda it: (it.action is not best, -_counts(it, unit))))


def _by_search(view: View, iterations: int, seed: int, milliseconds: float) -> Promised:
    if not has_twin(view.game):
        milliseconds = milliseconds or PATIENCE
    iterations = max(iterations, LEAST * len(view.legal))
    family = hinting(view)
    found = think(view, iterations, seed, milliseconds=milliseconds)
    chosen = found.best.action
    games = None
    if family.for_the_game(view):  # play is for the game, numbers are in points
        games = found
        found = think(view, iterations, seed, milliseconds=milliseconds, target_aware=False)
    if not found.iterations:
        return _nothing(view, chosen)
    found = found.looked_at
    if len(found.tried) == 1:  # the time was up at once
        return _nothing(view, by_hand(view).best.action)
    if all(one.action is not chosen for one in found.tried):
        chosen = found.best.action
    ends = None
    if family.UNIT == POINTS and not any(sum(one.ends) for one in found.tried):  # solved worlds
        ends = ismcts(view, Task(iterations, seed, milliseconds))
    tried = prospects(view, found, ends, games)
    if games is not None:
        tried = [one for one in tried if one.win is not None] or tried
    chosen = advised(tried, family.UNIT, {chosen})
    return Promised(chosen, _listed(tried, family.UNIT, chosen), family.UNIT, found.iterations)


def _nothing(view: View, chosen: Action) -> Promised:
    listed = tuple(
        Prospect(action, 0.0, 0.0, 0.0)
        for action in sorted(view.legal, key=lambda it: (it is not chosen, it.index))
    )
    return Promised(listed[0].action, listed, "none", 0)
