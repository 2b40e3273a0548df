"""From what a search found to what every action promises."""

from collections.abc import Sequence
from math import sqrt

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.hint.form import Odds, Prospect, Z
from tanglewood.agents.search.match import GAME
from tanglewood.analysis.adding import added
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.core.view import View


def prospects(
    view: View, found: Searched, ends: Searched | None = None, games: Searched | None = None
) -> list[Prospect]:
    """Every action with its numbers; how rounds end is taken from `ends` if it is given, and the
    chance to win the game from `games`, a search for the game."""
    ended = (ends or found).tried
    by_action = {one.action: one for one in ended}
    chart = hinting(view).chart(view)
    listed = [
        _prospect(view, chart, one, by_action.get(one.action, one)) for one in _sobered(found)
    ]
    if chart is not None:
        last = len(chart) - 1
        tricks = _sobered(
            Searched(0, tuple(_tricks(view, last, one) for one in ended if any(one.ends)))
        )
        means = {one.action: one for one in tricks}
        won = {one.action: _won(view, last, one.ends) for one in ended if any(one.ends)}
        listed = [
            _with_tricks(one, means.get(one.action), won.get(one.action, ())) for one in listed
        ]
    if games is None:
        return listed
    chances = {one.action: _chance(one) for one in _sobered(games)}
    return [one._replace(win=chances.get(one.action)) for one in listed]


def _sobered(found: Searched) -> tuple[Tried, ...]:
    """The same with errors that a few tries cannot make small by coming out alike: two more tries
    are taken to lie as far apart as those of all actions do."""
    visits = sum(one.visits for one in found.tried)
    if not visits:
        return found.tried
    common = added(one.visits**2 * one.error**2 for one in found.tried) / visits

    def error(one: Tried) -> float:
        if not one.visits:
            return one.error
        own = max(one.visits - 1, 0) * one.visits * one.error**2
        return max(one.error, sqrt((own + 2 * common) / (one.visits + 1) / one.visits))

    return tuple(one._replace(error=error(one)) for one in found.tried)


def _chance(one: Tried) -> Odds:
    """Games won less games lost, as a chance to win."""
    return Odds(min(max((one.mean / GAME + 1) / 2, 0.0), 1.0), Z * one.error / GAME / 2)


def _prospect(view: View, chart: tuple[int, ...] | None, one: Tried, ended: Tried) -> Prospect:
    tries = sum(ended.ends)
    plain = Prospect(one.action, one.mean, Z * one.error, one.visits)
    if not tries:
        return plain
    if chart is not None:
        return _standings(view, chart, plain, ended.ends, tries)
    if view.viewer == 0 or view.game.cooperative:
        return plain._replace(win=Odds.of(ended.ends[1], tries))
    return plain


def _won(view: View, last: int, ends: tuple[float, ...]) -> list[float]:
    """How often the seat won 0, 1, 2 … tricks. Ends go by the tricks of seat 0; the other has the
    rest of the round's `last` tricks."""
    first = [ends[tricks] if tricks < len(ends) else 0.0 for tricks in range(last + 1)]
    return first if view.viewer == 0 else first[::-1]


def _tricks(view: View, last: int, one: Tried) -> Tried:
    """The tricks that the seat won, on average, in the place of what they were worth."""
    won = _won(view, last, one.ends)
    tries = sum(won)
    mean = added(at * often for at, often in enumerate(won)) / tries
    spread = added((at - mean) ** 2 * often for at, often in enumerate(won)) / tries
    return Tried(one.action, tries, mean, sqrt(spread / tries), one.ends)


def _with_tricks(one: Prospect, tricks: Tried | None, won: Sequence[float]) -> Prospect:
    if tricks is None:
        return one
    every = added(won)
    return one._replace(
        tricks=tricks.mean,
        tricks_error=Z * tricks.error,
        counts=tuple(often / every for often in won),
    )


def _standings(
    view: View, chart: tuple[int, ...], plain: Prospect, ends: tuple[float, ...], tries: float
) -> Prospect:
    """The chances of the round's ends, where the ruleset has names for them."""
    mine = _won(view, len(chart) - 1, ends)
    ends_by_tricks = hinting(view).ends(view)
    if not ends_by_tricks:
        return plain

    def chances(of: list[float]) -> dict[str, Odds]:
        hits = dict.fromkeys(ends_by_tricks, 0.0)
        for at, often in enumerate(of):
            hits[ends_by_tricks[at]] += often
        return {end: Odds.of(hit, tries) for end, hit in hits.items()}

    return plain._replace(mine=chances(mine), theirs=chances(mine[::-1]))
