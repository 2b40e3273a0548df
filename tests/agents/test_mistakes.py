"""The mistakes that levels make: named, and rarer from level to level."""

from itertools import pairwise

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.levels import NAMES
from tanglewood.agents.levels.ladder import AHEAD
from tanglewood.agents.levels.mistakes import FORGETS, Count, counted, names_of, possible
from tanglewood.agents.levels.rungs import rung
from tanglewood.analysis.networks.learned import preferred

GAMES = {
    name: tw.load(name, **options)
    for name, options in {
        "fox": {"target": 0}, "fox-manual": {"target": 0}, "deluxe": {"target": 0},
        "duet": {}, "woods": {},
    }.items()
}  # fmt: skip
ROUNDS = 30


@pytest.mark.parametrize("name", GAMES)
def test_every_mistake_is_rarer_at_a_higher_level(name: str) -> None:
    """The gentlest, a middle and the highest level; the rounds are the same every time. Where the
    highest looks ahead, farther than the judge, it is left to the judge's own play to err never."""
    game = GAMES[name]
    highest = rung(name, NAMES[-1])
    top = "learned" if highest.way == AHEAD or highest.tries else NAMES[-1]
    found = [counted(game, [agent(level)] * 2, ROUNDS) for level in ("seedling", "birch", top)]
    for mistake in names_of(name):
        gentle, _, _ = rates = [one[mistake].rate for one in found]
        assert all(more > less for more, less in pairwise(rates)), (mistake, rates)
        assert found[0][mistake].chances >= 10
        assert gentle > 10
        assert rates[-1] == 0


def test_what_the_network_would_do_is_no_mistake() -> None:
    for game in GAMES.values():
        for seed in range(3):
            view = game.start(seed=seed).view(game.start(seed=seed).to_act)
            for actions in possible(view).values():
                assert preferred(view) not in actions
                assert actions <= {*view.legal}


def test_at_the_beginning_there_is_nothing_to_forget() -> None:
    for seed in range(8):
        state = tw.load("fox", target=0).start(seed=seed)
        assert FORGETS not in possible(state.view(state.to_act))


def test_a_rate_is_of_a_hundred_chances() -> None:
    assert Count(8, 2).rate == 25.0
    assert Count(0, 0).rate == 0.0
