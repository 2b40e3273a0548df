"""What the learned network of the fox games says of every action, as prospects."""

from collections.abc import Sequence
from typing import Final

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.hint.form import ByNetwork, Odds, Prospect, Z
from tanglewood.agents.search.fox import POLICIES
from tanglewood.agents.search.proof_fox import alike
from tanglewood.analysis.adding import added, mean
from tanglewood.analysis.networks.learned import knows
from tanglewood.analysis.networks.look_ahead import LookedAt, looked
from tanglewood.analysis.past import past_of
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import has_twin

NOW_AND_THEN: Final = 0.1
"""What the network takes at least so often is a sound choice: it mixes on purpose."""
LAST: Final = 2
"""With this many cards in hand worlds are solved."""
LEAST: Final = 0.002
"""No chance of so few worlds is surer than this."""


def by_network(view: FoxView, seed: int, worlds: int) -> ByNetwork | None:
    """Every legal action one step ahead, in this many worlds; None where the network does not
    know the options, or the past cannot be weighed since its deal was not seen."""
    if not (view.name in POLICIES and knows(view.game) and has_twin(view.game)):
        return None
    if past_of(view) is None:
        return None
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


def _levelled(view: FoxView, found: Sequence[LookedAt], *, game: bool) -> Sequence[LookedAt]:
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


def _prospect(view: FoxView, one: LookedAt, *, game: bool) -> Prospect:
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
        counts=_means(one.tricks),
    )
    named = hinting(view).ends(view)
    ends = list(dict.fromkeys(named))
    mine = {end: _chance(one, named, end) for end in ends}
    other = {end: mine[against] for end, against in zip(ends, reversed(ends), strict=True)}
    return plain._replace(mine=mine, theirs=other)


def _chance(one: LookedAt, named: Sequence[str], end: str) -> Odds:
    """How likely the round ends so for the seat."""
    each = [
        added(often for at, often in enumerate(chances) if named[at] == end)
        for chances in one.tricks
    ]
    value, error = mean(each)
    return Odds(value, max(Z * error, LEAST))
