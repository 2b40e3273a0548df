"""The record of a game that was played state by state, without a table."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from tanglewood.core.arguments import checked_names
from tanglewood.core.chance import Chance, Drawn, Fate
from tanglewood.core.errors import wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Player, Record
from tanglewood.record.scribe import Scribe

Draw = Callable[[int, Chance], Drawn | None]


def record_of(state: State[Any], names: Sequence[str] = ()) -> Record:
    """The game that led to this state, for players with these names. One that was set up in a
    position has no record, since a record begins with the deal."""
    if not isinstance(state, State):
        raise wrong_kind("type-no-state", state)
    line, before = [state], cast(object, state.previous)
    while isinstance(before, State):
        line.append(before)
        before = before.previous
    scribe, first = Scribe(state.game, _players(state, names)), line.pop()
    at = _settled(state.game.first(Fate()), state.fated, scribe)
    if before is not None or at != first:
        raise BadRecord(Message("record-no-beginning"))
    for known in reversed(line):
        chance, seat, action = at.chance, at.to_act, known.action
        assert action is not None
        at = at.apply(action)
        if isinstance(action, Drawn):
            assert chance is not None
            scribe.write_chance(chance, action.items, at)
        else:
            scribe.write_action(seat, action, at)
        at = _settled(at, state.fated, scribe)
    return scribe.record(state.outcome)


def _settled(state: State[Any], draw: Draw, scribe: Scribe) -> State[Any]:
    """The state after all the chance that the fate decides, each outcome written down."""
    for chance, drawn, after in state.settle_steps(draw):
        scribe.write_chance(chance, drawn.items, after)
        state = after
    return state


def _players(state: State[Any], names: Sequence[str]) -> list[Player]:
    """A player for every seat."""
    seats = state.game.seats
    given = checked_names(names, seats) or [f"Seat {seat}" for seat in range(seats)]
    return [Player(name) for name in given]
