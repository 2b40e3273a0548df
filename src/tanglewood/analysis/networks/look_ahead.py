"""What a learned network tells of a view and of every legal action, in one call.

    found = look_ahead(view)
    found.here.win, found.here.points, found.here.tricks
    found.actions[action].win, .points, .tricks

Every action is taken in the same worlds that fit the view, with the same luck in each; the others
answer as the network would from what they see there, and when the viewer is asked again the network
says what the viewer expects then (`cpp/include/tanglewood/search/told.hpp`). An end is worth what
it is. So differences between actions are sure with few worlds, and how good they are altogether is
what the network expects of the view itself.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tanglewood.analysis.adding import added, mean
from tanglewood.analysis.networks.foresight import Foresight
from tanglewood.analysis.networks.learned import Expectation, expected, network
from tanglewood.analysis.search import Standpoint
from tanglewood.core.action import Action
from tanglewood.core.arguments import checked_count, checked_seed
from tanglewood.core.asked import check_asked
from tanglewood.core.errors import BadOption
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel import search

WORLDS: Final = 12
"""Worlds in which every action is taken."""


class Promise(NamedTuple):
    """What an action promises, as a `Forecast` of the seat that takes it, and how sure the first
    two are: standard errors beside what the network expects of the view."""

    chance: float
    """How likely the network would take it."""
    win: float
    points: float
    tricks: tuple[float, ...]
    win_error: float
    points_error: float


class LookAhead(NamedTuple):
    """What a network expects of a view, and what every legal action promises."""

    here: Expectation
    actions: dict[Action, Promise]


class LookedAt(NamedTuple):
    """What an action promised in each world, in the order of the worlds: the chance to win the
    game, the points (`Forecast`), and the chances of each number of tricks."""

    action: Action
    win: tuple[float, ...]
    points: tuple[float, ...]
    tricks: tuple[tuple[float, ...], ...]


class Worth(NamedTuple):
    """What an action is worth, and how far off that may be."""

    level: float
    error: float


def look_ahead(view: View, worlds: int = WORLDS, seed: int = 0) -> LookAhead:
    """What the network of the view's game tells the seat to act; the same view, number of worlds
    and seed give the same answer. It needs the compiled kernel."""
    check_asked(view)
    worlds, seed = checked_count(worlds, 1), checked_seed(seed)
    here, found = looked(view, worlds, seed)
    chances = [here.actions[one.action] for one in found]
    wins = _levelled([one.win for one in found], chances, here.win)
    points = _levelled([one.points for one in found], chances, here.points)
    promises = {
        one.action: Promise(
            chance=chance,
            win=min(1.0, max(0.0, win.level)),
            points=gained.level,
            tricks=_means(one.tricks),
            win_error=win.error,
            points_error=gained.error,
        )
        for one, chance, win, gained in zip(found, chances, wins, points, strict=True)
    }
    return LookAhead(here, promises)


def looked(
    view: View, worlds: int, seed: int, *, to_the_end: bool = False
) -> tuple[Expectation, list[LookedAt]]:
    """What the network expects of the view, and every legal action in this many worlds. With
    `to_the_end` the viewer goes on as the network does, too, and nothing is expected."""
    if not view.legal:
        raise BadOption("A network speaks for the seat that is to act.")
    how: Foresight = part(view.name, "foresight")
    drawn = how.worlds(Standpoint(view), worlds, seed)
    own = network(view.name).native
    here, rows = search.told(drawn, own, how.notes(view), seed, to_the_end=to_the_end)
    found = []
    for index, row in rows:
        wins, points, tricks = zip(*(how.reached(view, one) for one in row), strict=True)
        found.append(LookedAt(view.game.actions[index], wins, points, tricks))
    return expected(view, here), found


def _levelled(
    rows: Sequence[Sequence[float]], chances: Sequence[float], level: float
) -> list[Worth]:
    """Means and errors of what the actions are worth, so that they are worth on average what the
    view is: worlds that are better for all of them say nothing about any."""
    usual = [
        added(often * one for often, one in zip(chances, world, strict=True))
        for world in zip(*rows, strict=True)
    ]
    beside = [mean([one - all_ for one, all_ in zip(row, usual, strict=True)]) for row in rows]
    return [Worth(level + more, error) for more, error in beside]


def _means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of every column."""
    return tuple(added(column) / len(rows) for column in zip(*rows, strict=True))
