"""One step ahead with a network: what every legal action of a fox round promises.

Worlds that fit the view are drawn and weighed by how plausible they make what the other was seen to
do. In each of them every action is taken; the other answers as the network would, from what it sees
in that world, and when it is the viewer's turn again the network says what the viewer then expects.
The expectation is always the viewer's own: the other does not know the viewer's hand, and what it
expects would leave that hand out. An end of the round is worth what its scores are. All actions are
tried in the same worlds with the same luck, so that their differences are surer than their values.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple, cast

from tanglewood.analysis.adding import added
from tanglewood.analysis.equity import match_equity
from tanglewood.analysis.networks.inputs.fox import AT
from tanglewood.analysis.networks.inputs.versus import expected_of, moved_near
from tanglewood.analysis.networks.learned import drawn, network
from tanglewood.analysis.networks.past_fox import Memory, Past
from tanglewood.analysis.search import Standpoint, Weighted
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel.twin import Twin

DRAWN: Final = 120
"""Worlds that are weighed."""
LOOKED: Final = 24
"""Worlds that are looked into: as many, drawn from the weighed ones evenly by their weight."""


Ends = tuple[float, float, tuple[float, ...]]
"""The chance to win, the points ahead, and the chance of each number of tricks."""


class Looked(NamedTuple):
    """What an action promised in each world, in the order of the worlds: the chance to win the
    game, the points of the round less the other's, and the chances of each number of tricks."""

    action: Action
    win: tuple[float, ...]
    points: tuple[float, ...]
    tricks: tuple[tuple[float, ...], ...]


def look(view: FoxView, seed: int, worlds: int = LOOKED) -> tuple[Looked, ...]:
    """Every legal action in this many worlds."""
    here = Standpoint(view.game, view)
    believed = evenly(here.plausible(max(DRAWN, 4 * worlds), seed, policy=view.name), worlds)
    past, standing = Past(view), cast(FoxState, here.standing)
    return tuple(_looked(view, standing, believed, action, past.with_action(action), seed)
                 for action in view.legal)  # fmt: skip


def evenly(worlds: Sequence[Weighted], count: int) -> list[Twin]:
    """This many worlds, each as often as its weight says, at even steps through their sum."""
    step = added(one.weight for one in worlds) / count
    found: list[Twin] = []
    passed, at = 0.0, step / 2
    for one in worlds:
        passed += one.weight
        while at < passed and len(found) < count:
            found.append(one.world)
            at += step
    return found + [worlds[-1].world] * (count - len(found))


def _looked(
    view: FoxView,
    standing: FoxState,
    worlds: Sequence[Twin],
    action: Action,
    memory: Memory,
    seed: int,
) -> Looked:
    found = [_followed(view, standing, world, action, memory, Stream(seed, at))
             for at, world in enumerate(worlds)]  # fmt: skip
    wins, points, tricks = zip(*found, strict=True)
    return Looked(action, wins, points, tricks)


def _followed(
    view: FoxView, standing: FoxState, world: Twin, action: Action, memory: Memory, luck: Stream
) -> Ends:
    """One action in one world, until the viewer's turn or the end of the round."""
    asked, actions, me = network(view.name), view.game.actions, view.viewer
    deck, after = world.position()[0][5], world.copy()
    after.apply(action.index)
    while True:
        if after.to_act < 0 or sum(after.position()[3]) < sum(view.tricks):
            return over(view, standing, after)
        outputs = asked.outputs(moved_near(memory.observation(deck, after), AT, view.target))
        if after.to_act == me:
            found = expected_of(outputs[len(actions) :])
            return found.win, found.points, found.tricks
        preferences = {actions[index]: outputs[index] for index in after.legal}
        answer = drawn(preferences, max(preferences.values()), luck)
        after.apply(answer.index)
        memory = memory.and_then(answer)


def over(view: FoxView, standing: FoxState, after: Twin) -> Ends:
    """What the end of the round brought: the game, or the scores to go on with."""
    me, scores, before = view.viewer, after.scores, standing.scores_before
    first, second = scores[0] - before[0], scores[1] - before[1]
    ahead = float(first - second) * (1 if me == 0 else -1)
    taken = view.tricks[me] + (after.position()[5] == me)
    tricks = tuple(float(at == taken) for at in range(len(view.chart)))
    end = after.outcome
    if end is not None:
        won = 0.5 if len(end.winners) != 1 else float(me in end.winners)
        return won, ahead, tricks
    equity = match_equity(view.name, view.target)
    mine, theirs = scores[me], scores[1 - me]
    return equity.after(mine, theirs, leading_next=view.dealer == me), ahead, tricks


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of the worlds and its standard error."""
    count = len(values)
    middle = added(values) / count
    if count < 2:
        return middle, 0.0
    return middle, sqrt(added((one - middle) ** 2 for one in values) / (count - 1) / count)
