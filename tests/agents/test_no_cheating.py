"""No agent can cheat: what its seat cannot see makes no difference to what it chooses."""

from functools import cache
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent, learned
from tanglewood.agents.levels import level, personality
from tanglewood.agents.levels.ladder import Rung
from tanglewood.agents.levels.rungs import rung
from tanglewood.agents.registry import AGENTS, BUDGETED, agents_for
from tanglewood.core.chance import Stream
from tests.agents.pairs import Pair, pair_at

FEW = 20
"""Iterations of a search here: a cheat would show with few as with many."""
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in tw.GAMES},
    "woods of 3": ("woods", {"players": 3}),
}
WHO = [
    pytest.param(table, who, id=f"{who} at {table}")
    for table, (name, _) in TABLES.items()
    for who in dict.fromkeys((*agents_for(name), *AGENTS, *BUDGETED))
]


@cache
def pairs(table: str) -> list[Pair]:
    """An opening, and moments in the middle of games; the shortest games have fewer of them."""
    name, options = TABLES[table]
    game = tw.load(name, **options)
    found = []
    for decisions in (0, 2, 5, 11):
        tried = (pair_at(game, seed, decisions) for seed in range(9))
        found.append(next((pair for pair in tried if pair is not None), None))
    assert found[0] is not None
    return [pair for pair in found if pair is not None]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels, personalities and `oak-1` with few iterations."""

    def short(game: str, name: str) -> Rung:
        how = rung(game, name)
        return how._replace(iterations=min(how.iterations, FEW))

    monkeypatch.setattr(level, "rung", short)
    monkeypatch.setattr(personality, "ITERATIONS", FEW)
    monkeypatch.setattr(learned, "budget", lambda game: FEW)


@pytest.mark.parametrize(("table", "who"), WHO)
def test_two_states_with_equal_views_get_equal_play(table: str, who: str) -> None:
    player = agent(f"{who}:{FEW}" if who in BUDGETED else who)
    for number, (state, twin) in enumerate(pairs(table)):
        seat = state.to_act
        chosen = player.choose(state.view(seat), Stream(1, number))
        assert chosen in state.legal
        assert player.choose(twin.view(seat), Stream(1, number)) is chosen


@pytest.mark.parametrize("table", TABLES)
def test_the_two_states_differ_where_the_seat_cannot_look(table: str) -> None:
    assert len(pairs(table)) >= 2
    for state, twin in pairs(table):
        seat = state.to_act
        assert state.view(seat) == twin.view(seat)
        others = set(range(state.game.seats)) - {seat}
        assert any(state.view(other) != twin.view(other) for other in others)
