"""Looking ahead by a network in the fox games: to the next choice of the viewer."""

from typing import Final

from tanglewood.analysis.adding import added
from tanglewood.analysis.networks.foresight import Looking
from tanglewood.analysis.networks.foresight.versus import known_to_other, reached
from tanglewood.analysis.networks.learned import network
from tanglewood.analysis.search import Standpoint, Weighted
from tanglewood.cards.fox import FoxCards
from tanglewood.games.fox.knowledge import Watcher
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel.twin import Twin

__all__ = ["LOOKING", "believed", "notes", "reached", "worlds"]

LOOKING: Final = Looking(actions=8, trust=0.2, doubt=0.0)
DRAWN: Final = 120
"""Worlds that are weighed at least."""
JUDGED: Final = 140
"""Worlds that a network weighs for a search."""
BELIEVED: Final = 0.7
"""How far it is believed that the other goes on as the network would: a power of its chances."""
FITTED: Final = frozenset({"fox", "fox-manual"})
"""The rulesets with a policy that says how plausible a world is."""


def notes(view: FoxView) -> list[tuple[int, ...]]:
    """By seat: the cards played, those it is known to hold and to lack, those that it put under the
    deck as far as the viewer saw, and how many it put there."""
    me, known = view.viewer, view.known
    assert known is not None
    theirs, _ = known_to_other(view, Watcher(view.game))
    played = [0, 0]
    for trick in view.won or ():
        played[trick.leader] |= trick.lead.bit
        played[1 - trick.leader] |= trick.follow.bit
    for at, laid in enumerate(view.trick):
        played[view.leader ^ at] |= laid.card.bit
    mine = [card for card in known.under if card is not None]

    def by_seat(own: int, other: int) -> tuple[int, int]:
        return (own, other) if me == 0 else (other, own)

    return [
        (played[0], played[1]),
        by_seat(theirs.holds[me].mask, known.holds[1 - me].mask),
        by_seat(theirs.lacks[me].mask, known.lacks[1 - me].mask),
        by_seat(FoxCards(mine).mask, 0),
        by_seat(len(mine), len(known.under) - len(mine)),
    ]


def worlds(here: Standpoint, count: int, seed: int) -> list[Twin]:
    """Worlds by how plausible they make what the other was seen to do."""
    if here.game.name not in FITTED:
        return here.draw(count, seed)
    return evenly(here.plausible(max(DRAWN, 4 * count), seed, policy=here.game.name), count)


def believed(here: Standpoint, seed: int) -> Standpoint:
    """Worlds by how likely the network would have done what the other was seen to do."""
    asked = network(here.game.name).native
    return here.weighted(here.likely(asked, JUDGED, seed, power=BELIEVED))


def evenly(drawn: list[Weighted], count: int) -> list[Twin]:
    """This many worlds, each as often as its weight says, at even steps through their sum."""
    step = added(one.weight for one in drawn) / count
    found: list[Twin] = []
    passed, at = 0.0, step / 2
    for one in drawn:
        passed += one.weight
        while at < passed and len(found) < count:
            found.append(one.world)
            at += step
    return found + [drawn[-1].world] * (count - len(found))
