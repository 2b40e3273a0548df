"""What every agent promises: its choices are legal and can be repeated."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout
from tanglewood.core.chance import Stream
from tests.support import EVERY_MIX, walk

WHO = ["uniform", "heuristic", "ismcts:20", "search:20"]
CASES = [pytest.param(name, *mix.values, id=f"{name} {mix.id}") for name in WHO
         for mix in EVERY_MIX]  # fmt: skip


@pytest.mark.parametrize(("who", "name", "options"), CASES)
def test_an_agent_chooses_legal_actions_and_repeats_itself(
    who: str, name: str, options: dict[str, Any]
) -> None:
    game, player = tw.load(name, **options), agent(who)
    for number, state in enumerate(walk(game.start(seed=5), 5)):
        if state.outcome is None and number % 5 == 0:
            view = state.view(state.to_act)
            action = player.choose(view, Stream(7, number))
            assert action in state.legal
            assert player.choose(view, Stream(7, number)) is action


def test_a_playout_tells_who_thought_how_often() -> None:
    game = tw.load("fox", target=0)
    played = playout(game, [agent("heuristic"), agent("uniform")], seed=2)
    assert sum(played.asked) == played.decisions
    assert all(spent > 0 for spent in played.thought)


@pytest.mark.parametrize("name", ["fox", "fox-manual", "deluxe", "woods"])
def test_the_heuristic_beats_chance_clearly(name: str) -> None:
    game, wins = tw.load(name), 0.0
    heuristic, uniform = agent("heuristic"), agent("uniform")
    for seed in range(20):
        for seat in (0, 1):
            seats = [uniform, uniform]
            seats[seat] = heuristic
            wins += seat in playout(game, seats, seed).outcome.winners
    assert wins >= 28
