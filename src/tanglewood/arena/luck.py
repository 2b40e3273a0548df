"""How much luck there was in a game: what may be taken off its result without moving the mean.

Whatever a moment is thought to be worth, chance makes it better or worse, and on average neither:
what a deal, a drawn card or an agent's own lot brought, less what the same chance brings on
average, has mean 0. So a result less all of this luck means the same, and where the worth of
moments is known well it lies closer together (AIVAT). The worth is what a learned network expects.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tanglewood.agents.agent import Agent, Mixing
from tanglewood.analysis.adding import mean
from tanglewood.analysis.networks.inputs import input_of
from tanglewood.analysis.networks.learned import network, observation
from tanglewood.analysis.networks.look_ahead import looked
from tanglewood.arena.seating import Seating
from tanglewood.arena.worth import Worth, worth
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.core.view import View

DEALS: Final = 12
"""What else could have been dealt, drawn anew for every deal: then no error of it stays."""
ORDERS: Final = 8
"""Other orders of the cards that nobody has seen."""
WORLDS: Final = 8
"""Worlds in which the actions of an agent that draws lots are tried."""
APART: Final = 1 << 20
"""Streams beside those that deals and decisions are drawn from."""


class _Table(NamedTuple):
    """A game that was played: who sat where, and what all else is drawn from."""

    seating: Seating
    agents: Sequence[Agent]
    seed: int


def luck_of(end: State[Any], seating: Seating, agents: Sequence[Agent], seed: int) -> Worth:
    """The luck of the first agent in the game that ended here."""
    table = _Table(seating, agents, seed)
    points = win = 0.0
    for number, (before, after) in enumerate(_steps(end)):
        for one in _luck(table, before, after, number):
            points, win = points + one.points, win + one.win
    return Worth(points, win)


def _steps(end: State[Any]) -> Iterator[tuple[State[Any], State[Any]]]:
    """From moment to moment, all that chance does in one go."""
    states = [end]
    while states[-1].previous is not None:
        states.append(states[-1].previous)
    before = states.pop()
    while states:
        after = states.pop()
        while before.chance is not None and after.chance is not None and states:
            after = states.pop()
        yield before, after
        before = after


def _luck(table: _Table, before: State[Any], after: State[Any], number: int) -> Iterator[Worth]:
    def source(*path: int) -> Stream:
        return Stream(table.seed, APART + number, *path)

    def than_usual(others: Iterator[State[Any]]) -> Worth:
        usual = [_worth(table, one, source(APART, at)) for at, one in enumerate(others)]
        here = _worth(table, after, source(APART))
        return Worth(
            here.points - sum(one.points for one in usual) / len(usual),
            here.win - sum(one.win for one in usual) / len(usual),
        )

    if before.chance is not None:
        yield than_usual(_settled(before, source(at)) for at in range(DEALS))
        return
    action = after.action
    assert action is not None
    if len(getattr(after, "deck", ())) < len(getattr(before, "deck", ())):
        orders = (_in_other_order(before, source(at)) for at in range(ORDERS))
        yield than_usual(one.apply(action) for one in orders)
    agent = table.agents[before.to_act]
    if isinstance(agent, Mixing) and len(before.legal) > 1:
        view = before.view(before.to_act)
        if (chances := agent.mixture(view)) is not None:
            yield _of_lots(table, view, chances, action, source(0).below(1 << 53))


def _settled(state: State[Any], source: Stream) -> State[Any]:
    """Once chance has done all it does here."""
    while state.chance is not None:
        state = state.draw(source)
    return state


def _worth(table: _Table, state: State[Any], source: Stream) -> Worth:
    """What a moment is worth to the first agent, as results are counted."""
    state = _settled(state, source)
    if state.outcome is not None:
        return worth(state.game, table.seating, state.outcome)
    view = state.view(state.to_act)
    outputs = network(view.name).outputs(observation(view))[len(view.game.actions) :]
    seat = table.seating.first.index(True) if table.seating.counts == "both" else 0
    forecast = input_of(view.name).forecast_for(view, outputs, seat)
    return Worth(forecast.points, forecast.win)


def _in_other_order(state: Any, source: Stream) -> State[Any]:
    """The same moment with another order of those cards of the deck that nobody has seen: all but
    those that went under it."""
    below = len(getattr(state.view(state.to_act).known, "under", ()))
    deck = list(state.deck)
    unseen = range(len(deck) - below)
    for at in reversed(unseen):
        other = source.below(at + 1)
        deck[at], deck[other] = deck[other], deck[at]
    found: State[Any] = state._replace(deck=tuple(deck))
    return found


def _of_lots(
    table: _Table, view: View, chances: Mapping[Action, float], action: Action, seed: int
) -> Worth:
    """What an agent that draws lots made of its choice, beside what it makes of it on average."""
    _, found = looked(view, WORLDS, seed)
    points = {one.action: mean(one.points)[0] for one in found}
    win = {one.action: mean(one.win)[0] for one in found}
    contest = table.seating.counts == "both"
    sign = -1 if contest and not table.seating.first[view.viewer] else 1
    return Worth(
        sign * (points[action] - sum(often * points[it] for it, often in chances.items())),
        sign * (win[action] - sum(often * win[it] for it, often in chances.items())),
    )
