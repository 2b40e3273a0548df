"""What an action is worth more than another, split into its causes: tricks that end the round
better, more of them or fewer, the points of Treasure, goals and poison, and what stays open.

The chances of each number of tricks after the one action are moved onto those after the other, the
fewest onto the fewest; each move is worth what the ends of the round differ by. Other points are
counted where both play on as the network does (`tanglewood.analysis.networks.played`). With what
neither shows the parts add up to the whole difference.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.analysis.adding import added, mean
from tanglewood.analysis.equity import match_equity
from tanglewood.analysis.networks.played import Course, Playing, plays_on
from tanglewood.core.action import Action
from tanglewood.kernel.seen import NoWorlds

MORE: Final = "more"
FEWER: Final = "fewer"
POINTS: Final = "points"
CAUSES: Final = (MORE, FEWER, POINTS)
OPEN: Final = "open"
LEAST: Final = 1e-9
UNSURE: Final = 1.96
"""What is not so many standard errors away from nothing is luck."""
FEWEST, MOST = 16, 60
"""Worlds in which every action is played on to the end of the round, more of them …"""
CARDS: Final = 2600
"""… where so few cards are played in all of them."""


class Move(NamedTuple):
    """So much is gained where the round ends with `to` tricks, and not with `of`."""

    of: int
    to: int
    gain: float


class Parts(NamedTuple):
    """What the advised action is worth more than another one, by causes and what is open; the moves
    make up those of tricks."""

    gains: Mapping[str, float]
    moves: tuple[Move, ...] = ()

    @property
    def whole(self) -> float:
        return added(self.gains.values())

    @property
    def cause(self) -> str:
        """The largest of those that are known."""
        return max(CAUSES, key=lambda it: self.gains[it])


def parts(case: Case, other: Action) -> Parts:
    """The causes for which the advised action is worth more than this one."""
    found: Parts = case.once(("parts", case.best, other), lambda: _parts(case, other))
    return found


def together(case: Case, others: Collection[Action]) -> Parts:
    """The same of several actions."""
    every = [parts(case, it) for it in others]
    gains = {cause: added(it.gains[cause] for it in every) for cause in (*CAUSES, OPEN)}
    return Parts(gains, tuple(move for it in every for move in it.moves))


def way(found: Parts) -> int:
    """1 if more tricks are what it is about, -1 if fewer are and 0 if it is something else."""
    return {MORE: 1, FEWER: -1, POINTS: 0}[found.cause]


def courses(case: Case, action: Action) -> Sequence[Course]:
    """How the round goes on after an action, world by world; nothing where nobody can tell."""
    playing: Playing | None = case.once("playing", lambda: _playing(case))
    return () if playing is None else playing.after(action)


def _playing(case: Case) -> Playing | None:
    if not plays_on(case.view):
        return None
    try:
        cards = len(case.view.legal) * max(1, len(case.view.hand))
        return Playing(case.view, min(MOST, max(FEWEST, CARDS // cards)), case.seed)
    except NoWorlds:
        return None


def worth(case: Case) -> tuple[float, ...]:
    """What 0, 1, 2 … tricks at the end of the round are worth, in what is played for."""
    found: tuple[float, ...] = case.once("worth", lambda: _worth(case))
    return found


def _worth(case: Case) -> tuple[float, ...]:
    chart, view = hinting(case.view).chart(case.view) or (), case.view
    pairs = [*zip(chart, reversed(chart), strict=True)]
    if not case.found.for_the_game:
        return tuple(float(mine - theirs) for mine, theirs in pairs)
    mine, theirs = view.scores[case.me], view.scores[1 - case.me]
    return tuple(_after(case, mine + own, theirs + their) for own, their in pairs)


def a_point(case: Case) -> float:
    """What a point beside those for tricks is worth, by the ends that the advice may bring."""
    if not case.found.for_the_game:
        return 1.0
    found: float = case.once(("point", case.best), lambda: _a_point(case))
    return found


def _a_point(case: Case) -> float:
    chart, view = hinting(case.view).chart(case.view) or (), case.view
    mine, theirs = view.scores[case.me], view.scores[1 - case.me]
    ends = [(mine + own, theirs + their) for own, their in zip(chart, chart[::-1], strict=True)]
    steps = (_after(case, own + 1, their) - _after(case, own, their + 1) for own, their in ends)
    likely = case.prospect(case.best).counts
    return added(often * step / 2 for often, step in zip(likely, steps, strict=True))


def _after(case: Case, mine: int, theirs: int) -> float:
    view = case.view
    if max(mine, theirs) >= view.target:
        return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
    equity = match_equity(view.name, view.target)
    return equity.after(mine, theirs, leading_next=view.dealer == view.viewer)


def _parts(case: Case, other: Action) -> Parts:
    gap = case.found.value(case.best) - case.found.value(other)
    here, there = case.prospect(case.best).counts, case.prospect(other).counts
    if not here or not there:
        return Parts({MORE: 0.0, FEWER: 0.0, POINTS: 0.0, OPEN: gap})
    values = worth(case)
    moves = tuple(
        Move(of, to, share * (values[to] - values[of]))
        for of, to, share in _moved(there, here)
        if of != to
    )
    more = added(it.gain for it in moves if it.to > it.of)
    fewer = added(it.gain for it in moves if it.to < it.of)
    points = a_point(case) * _beside(case, other)
    return Parts(
        {MORE: more, FEWER: fewer, POINTS: points, OPEN: gap - more - fewer - points}, moves
    )


def _beside(case: Case, other: Action) -> float:
    """How much further ahead the advice brings the seat than another action by all that is not
    scored by tricks; nothing where that may be the luck of the worlds."""
    chart, found = hinting(case.view).chart(case.view) or (), courses(case, case.best)
    if not found:
        return 0.0
    pairs = zip(found, courses(case, other), strict=True)
    middle, error = mean([beside(one, chart) - beside(two, chart) for one, two in pairs])
    return middle if abs(middle) > UNSURE * error else 0.0


def beside(course: Course, chart: Sequence[int]) -> float:
    """How far ahead a round brought the seat by all that is not scored by tricks."""
    tricks = course.ended.tricks
    return course.ended.points - chart[tricks] + chart[len(chart) - 1 - tricks]


def _moved(of: tuple[float, ...], to: tuple[float, ...]) -> Iterator[tuple[int, int, float]]:
    """The fewest tricks onto the fewest: from how many to how many, and how likely."""
    first = second = 0
    left, room = of[0], to[0]
    while True:
        share = min(left, room)
        if share > LEAST:
            yield first, second, share
        left, room = left - share, room - share
        if left <= room:
            if (first := first + 1) >= len(of):
                return
            left = of[first]
        else:
            if (second := second + 1) >= len(to):
                return
            room = to[second]
