"""A table lets go of the states behind it, and still knows all that is asked of the past."""

import random
from typing import Any

import pytest

from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.games.registry import GAMES, load
from tanglewood.record import Luck, Player
from tanglewood.session import Table
from tanglewood.session import table as tables
from tanglewood.session.past import Past


def _walked(name: str, most: int = 120) -> tuple[Table, State[Any]]:
    """A table after a random walk, and the same state with its whole past."""
    game = load(name)
    table = Table(game, [Player(f"P{seat}") for seat in range(game.seats)], Luck(4))
    state = game.start(seed=4)
    luck = random.Random(9)
    for step in range(most):
        if state.to_act < 0:
            break
        if step % 5 == 0:
            table.view(luck.randrange(game.seats))
        action = luck.choice(state.legal)
        table.act(state.to_act, action)
        state = state.apply(action)
    return table, state


@pytest.mark.parametrize("name", GAMES)
def test_every_viewer_sees_what_a_whole_past_would_show(name: str) -> None:
    table, state = _walked(name)
    viewers = (*range(table.game.seats), SPECTATOR)
    for viewer in viewers:
        ours, whole = table.view(viewer), state.view(viewer)
        assert ours == whole
        assert ours.log == whole.log == table.events(viewer)
    assert table.state == state


@pytest.mark.parametrize("name", GAMES)
def test_only_the_newest_states_are_kept(name: str) -> None:
    table, _ = _walked(name)
    kept, at = 0, table.state
    while at.previous is not None:
        kept += not isinstance(at, Past)
        at = at.previous
    assert kept <= tables._RECENT + 1
    assert isinstance(at, State)


def test_what_was_let_go_is_found_again_by_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_RECENT", 1)
    game = load("fox")
    table = Table(game, [Player("Ann"), Player("Ben")], Luck(4))
    luck = random.Random(2)
    for _ in range(30):
        table.act(table.to_act, luck.choice(table.state.legal))
    taken_back = 0
    for _ in range(400):
        if table.outcome is not None:
            break
        seat, before, view = table.to_act, table.record, table.state.view(SPECTATOR)
        table.act(seat, luck.choice(table.state.legal))
        if table.may_undo(seat):
            table.undo(seat)
            taken_back += 1
            assert table.record == before
            assert table.state.view(SPECTATOR) == view
            table.act(table.to_act, luck.choice(table.state.legal))
    assert taken_back > 20
