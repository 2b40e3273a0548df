"""`learned` and `oak-1`: they play whole games, mix as they should, and know what to expect."""

import asyncio
from math import exp, floor, sqrt
from typing import Any, NamedTuple

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.learned import Learned, Oak1, budget
from tanglewood.agents.levels.ladder import AHEAD
from tanglewood.agents.levels.rungs import rung
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import AGENTS, agents_for
from tanglewood.agents.search import think
from tanglewood.analysis.networks.forward import ONE
from tanglewood.analysis.networks.learned import (
    FINE,
    FOLDER,
    Expectation,
    drawn,
    expectation,
    has_network,
    knows,
    preferred,
    weight,
)
from tanglewood.core.chance import Stream
from tanglewood.kernel import available
from tanglewood.server.catalogue import games as served
from tanglewood.tui.setup import Setup

NETWORKS = sorted(path.stem for path in FOLDER.glob("*.safetensors"))


@pytest.mark.parametrize("target", [0, 16, 21, 40, 41, 500])
@pytest.mark.parametrize("name", ["fox", "fox-manual"])
def test_learned_plays_whole_games_to_every_target(name: str, target: int) -> None:
    game = tw.load(name, target=target)
    seats = [agent("learned"), agent("learned-mixed")]
    played = playout(game, seats, seed=target)
    again = playout(game, seats, seed=target)
    assert played.outcome.scores == again.outcome.scores
    assert max(played.outcome.scores) >= target


def test_learned_beats_the_rules_of_thumb_clearly() -> None:
    for name in ("fox", "fox-manual"):
        game, points = tw.load(name, target=0), 0
        for seed in range(40):
            for seat in (0, 1):
                seats = [agent("heuristic"), agent("heuristic")]
                seats[seat] = agent("learned")
                scores = playout(game, seats, seed).outcome.scores
                points += scores[seat] - scores[1 - seat]
        assert points / 80 > 1


def test_a_weight_never_lies_near_a_rounding_edge() -> None:
    """So a difference in the last bit of `exp` between machines changes no draw."""
    assert weight(0) == FINE
    behind = 0
    while weight(behind):
        exact = FINE * exp(-behind / ONE)
        assert abs(exact - floor(exact) - 0.5) > 1e-7 * max(1.0, exact / FINE)
        behind += 1
    # From here on weights only fall: the next ones are well below one half.
    assert FINE * exp(-behind / ONE) < 0.5
    assert weight(10 * behind) == 0


def test_actions_are_drawn_as_often_as_the_network_would() -> None:
    view = tw.load("fox").start(seed=2).view(tw.load("fox").start(seed=2).to_act)
    first, second, third, *_ = view.legal
    preferences = {first: 0, second: -ONE, third: -30 * ONE}
    draws = [drawn(preferences, 0, Stream(5, number)) for number in range(4000)]
    share = exp(-1) / (1 + exp(-1))
    assert abs(draws.count(second) / 4000 - share) < 4 * sqrt(share * (1 - share) / 4000)
    assert third not in draws


@pytest.mark.parametrize("game", list(tw.GAMES))
def test_learned_agents_are_offered_where_a_network_is(game: str) -> None:
    offered = agents_for(game)
    assert ("learned" in offered) is ("learned-mixed" in offered) is has_network(game)
    assert has_network(game) is (game in NETWORKS)
    assert {"fox", "fox-manual"} <= {*NETWORKS}
    assert "oak-1" in offered
    assert {"learned", "learned-mixed", "oak-1"} <= AGENTS.keys()


def test_server_and_terminal_client_offer_them() -> None:
    handler: Any = served.fn
    found = asyncio.run(handler())
    for name in tw.GAMES:
        assert found[name].agents == list(agents_for(name))
        setup = Setup(name)
        offered = set()
        for _ in range(30):
            setup.other(1, 1)
            offered.add(setup.player(1).agent)
        assert offered == {"human", *agents_for(name)}


def test_by_rules_that_were_not_learned_it_plays_as_oak_1() -> None:
    game = tw.load("fox-mini", ranks=[1, 3, 7, 9])
    assert not knows(game)
    state = game.start(seed=4)
    view = state.view(state.to_act)
    chosen = {agent(who).choose(view, Stream(3)) for who in ("learned", "learned-mixed", "oak-1")}
    assert len(chosen) == 1


@pytest.mark.parametrize("game", list(tw.GAMES))
def test_oak_1_has_the_budget_that_strongest_had(game: str) -> None:
    """Where `strongest` still searches the last tricks, the two do so alike; `oak-1` stays when it
    changes."""
    top = rung(game, "old-oak")
    if top.way == AHEAD:
        assert budget(game) > top.iterations
    else:
        assert budget(game) == top.iterations


def test_live_agents_pass_their_time_on() -> None:
    assert Learned(milliseconds=5.0).milliseconds == 5.0
    assert Oak1(milliseconds=5.0).milliseconds == 5.0


BANDS = (range(4), range(4, 5), range(5, 6), range(6, 7), range(7, 10), range(10, 14))
"""The numbers of tricks that score alike."""


class Told(NamedTuple):
    """What a seat expected at some moment, and what came: points, tricks, the game."""

    expected: Expectation
    points: float
    tricks: int
    win: float


def foretold(name: str, target: int, games: int) -> list[Told]:
    """One moment of a round in each of this many games that the network plays with itself."""
    player, game = agent("learned-mixed"), tw.load(name, target=target)
    found: list[Told] = []
    for seed in range(games):
        state: Any = game.start(seed=1000 + seed)
        moment = None
        decision = 0
        while state.outcome is None:
            view = state.view(state.to_act)
            if decision == seed % 20:
                moment = view.viewer, expectation(view), state.scores
            state = state.apply(player.choose(view, Stream(seed, decision)))
            decision += 1
            ended = [event for event in state.events if type(event).__name__ == "RoundScored"]
            if moment and len(found) == seed and ended:
                seat, expected, _ = moment
                points, tricks = ended[-1].points, ended[-1].tricks
                found.append(Told(expected, points[seat] - points[1 - seat], tricks[seat], 0.0))
        assert moment is not None
        winners = state.outcome.winners
        win = 0.5 if len(winners) != 1 else float(moment[0] in winners)
        found[seed] = found[seed]._replace(win=win)
    return found


def agrees(off: list[float]) -> bool:
    """Whether these differences are 0 on average, within four standard errors."""
    mean = sum(off) / len(off)
    spread = sum((one - mean) ** 2 for one in off) / (len(off) - 1)
    return abs(mean) < 4 * sqrt(spread / len(off))


@pytest.mark.parametrize(("name", "target", "games"), [
    ("fox", 0, 600), ("fox-manual", 0, 600), ("fox", 21, 100),
])  # fmt: skip
def test_what_is_expected_comes_on_average(name: str, target: int, games: int) -> None:
    told = foretold(name, target, games)
    assert agrees([one.expected.points - one.points for one in told])
    assert agrees([one.expected.win - one.win for one in told])
    tricks = [sum(n * p for n, p in enumerate(one.expected.tricks)) - one.tricks for one in told]
    assert agrees(tricks)
    for band in BANDS:
        assert agrees(
            [sum(one.expected.tricks[n] for n in band) - (one.tricks in band) for one in told]
        )
    # It knows more than that both seats are alike: guessing 0 points, or an even game, is worse.
    assert sum((t.expected.points - t.points) ** 2 for t in told) < sum(t.points**2 for t in told)
    if target == 0:
        wins = [(one.expected.win - one.win) ** 2 for one in told]
        assert sum(wins) < sum((0.5 - one.win) ** 2 for one in told)
    for one in told:
        assert sum(one.expected.actions.values()) == pytest.approx(1)
        assert sum(one.expected.tricks) == pytest.approx(1)
        assert 0 <= one.expected.win <= 1


@pytest.mark.skipif(not available(), reason="the kernel looks ahead")
@pytest.mark.parametrize(("name", "close"), [("fox", 6), ("fox-manual", 6), ("deluxe", 4)])
def test_strongest_looks_ahead_by_the_network_and_searches_the_end(name: str, close: int) -> None:
    game = tw.load(name, target=0)
    state = game.start(seed=3)
    ended = 0
    while state.outcome is None:
        view = state.view(state.to_act)
        chosen = agent("strongest").choose(view, Stream(3, 5))
        if len(view.hand) > close:
            assert chosen is agent("ahead:600").choose(view, Stream(3, 5))
        elif len(view.legal) > 1:
            seed = Stream(3, 5).below(1 << 53)
            assert chosen is think(view, budget(name), seed, learned=True).best.action
            ended += 1
        state = state.apply(chosen)
    assert ended


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_strongest_plays_as_the_network_prefers_where_it_cannot_look_ahead(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = tw.load(name)
    state = game.start(seed=3)
    view = state.view(state.to_act)
    with monkeypatch.context() as without:
        without.setattr("tanglewood.agents.levels.level.foresees", lambda _: False)
        assert agent("strongest").choose(view, Stream(1)) is preferred(view)
