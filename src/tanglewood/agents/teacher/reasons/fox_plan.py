"""Fox: what a seat is after in this round, by its tricks and by what its cards promise.

A reason that praises winning a trick is none for a seat that means to stay Humble, and the other
way round; so reasons ask for the plan first.
"""

from typing import Any, Final

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.games.fox.rules import standing

HUMBLE: Final = "humble"
"""Few tricks so far, and few to come."""
FEWER: Final = "fewer"
"""Too many tricks are the danger."""
MORE: Final = "more"
"""Tricks are wanted."""
OPEN: Final = "open"
"""Nothing of that is clear."""

FEW: Final = frozenset({HUMBLE, FEWER})
"""Plans by which a trick is better lost."""


def plan(case: Case) -> str:
    """What the seat is after, as far as its prospects tell."""
    view: Any = case.view
    ends, instead = case.prospect(case.best).mine, case.prospect(case.other).mine
    chart = hinting(view).chart(view)
    if chart is None or not ends or not instead:
        return OPEN if chart is None else _by_points(case)
    few, many = ends["Humble"].value, ends["Victorious"].value
    greedy = max(ends["Greedy"].value, instead["Greedy"].value)
    now = standing(chart, view.tricks[case.me])
    if now == "Victorious":
        return FEWER if greedy >= 0.05 else OPEN
    if now == "Humble" and few >= max(0.2, 2 * many):
        return HUMBLE
    if greedy >= 0.25 and greedy > few:
        return FEWER
    return MORE if many >= 0.15 and many > few else OPEN


def wants_tricks(case: Case) -> bool:
    """Whether a trick is welcome; by a chart without names also where nothing is clear."""
    aim = plan(case)
    return aim == MORE or (aim == OPEN and not case.prospect(case.best).mine)


def _by_points(case: Case) -> str:
    """By a chart without names, tricks are wanted where none of those to be expected is one that
    costs points."""
    tricks = case.prospect(case.best).tricks
    chart = hinting(case.view).chart(case.view)
    if tricks is None or chart is None or not 1 <= tricks < len(chart) - 1:
        return OPEN
    near = chart[round(tricks) - 1 : round(tricks) + 2]
    return MORE if sorted(near) == [*near] else OPEN
