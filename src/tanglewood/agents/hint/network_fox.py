"""What a learned network says of every action, as prospects."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.hint.form import Odds, Prospect, Z
from tanglewood.agents.hint.prospects import ENDS
from tanglewood.agents.search.fox import POLICIES
from tanglewood.agents.search.proof_fox import alike
from tanglewood.analysis.adding import added
from tanglewood.analysis.networks.learned import knows
from tanglewood.analysis.networks.told import Looked, looked, mean
from tanglewood.core.action import Action
from tanglewood.core.view import View
from tanglewood.games.fox.rules import standing
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import has_twin

NOW_AND_THEN: Final = 0.1
"""What the network takes at least so often is a sound choice: it mixes on purpose."""
LAST: Final = 2
"""With this many cards in hand worlds are solved."""
LEAST: Final = 0.002
"""No chance of so few worlds is surer than this."""


class ByNetwork(NamedTuple):
    """All prospects; `worlds` has what is played for (the game, or the points of a single round) in
    every world, `sound` what the network would take, `number` how many worlds there were."""

    prospects: tuple[Prospect, ...]
    worlds: Mapping[Action, tuple[float, ...]]
    sound: frozenset[Action]
    number: int
    expected: float


def has_network(view: View) -> bool:
    """Whether a network can be asked about this view: at a fox game whose past can be weighed."""
    weighed = isinstance(view, FoxView) and view.name in POLICIES
    return weighed and knows(view.game) and has_twin(view.game)


def by_network(view: View, seed: int, worlds: int) -> ByNetwork:
    """Every legal action one step ahead, in this many worlds."""
    assert isinstance(view, FoxView)
    game = hinting(view).for_the_game(view)
    here, rows = looked(view, worlds, seed)
    found = _levelled(view, rows, game=game)
    liked = here.actions
    most = max(liked.values())
    sound = frozenset(it for it, often in liked.items() if often >= min(NOW_AND_THEN, most))
    return ByNetwork(
        tuple(_prospect(view, one, game=game) for one in found),
        {one.action: one.win if game else one.points for one in found},
        sound,
        len(found[0].win),
        here.win if game else here.points,
    )


def _levelled(view: FoxView, found: Sequence[Looked], *, game: bool) -> Sequence[Looked]:
    """The same, where of the last two cards those that bring the same in every world are worth the
    same: what is proven needs no guess."""
    if view.counts[view.viewer] > LAST or not alike(view, [one.action for one in found]):
        return found
    if game:
        win = _means([one.win for one in found])
        return [one._replace(win=win) for one in found]
    points = _means([one.points for one in found])
    return [one._replace(points=points) for one in found]


def _means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of several actions in each world."""
    return tuple(added(column) / len(rows) for column in zip(*rows, strict=True))


def _prospect(view: View, one: Looked, *, game: bool) -> Prospect:
    chart = hinting(view).chart(view)
    assert chart is not None
    value, error = mean(one.points)
    won, unsure = mean(one.win)
    counts = [added(at * often for at, often in enumerate(chances)) for chances in one.tricks]
    tricks, spread = mean(counts)
    plain = Prospect(
        one.action,
        value,
        Z * error,
        float(len(one.points)),
        tricks,
        win=Odds(won, max(Z * unsure, LEAST)) if game else None,
        tricks_error=max(Z * spread, LEAST),
    )
    if not standing(chart, 0):
        return plain
    mine = {end: _chance(one, chart, end) for end in ENDS}
    other = {end: mine[against] for end, against in zip(ENDS, reversed(ENDS), strict=True)}
    return plain._replace(mine=mine, theirs=other)


def _chance(one: Looked, chart: tuple[int, ...], end: str) -> Odds:
    """How likely the round ends so for the seat."""
    each = [
        added(often for at, often in enumerate(chances) if standing(chart, at) == end)
        for chances in one.tricks
    ]
    value, error = mean(each)
    return Odds(value, max(Z * error, LEAST))
