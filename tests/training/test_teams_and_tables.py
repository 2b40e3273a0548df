"""A team and a table learn in seconds, and what they learned plays, knows its rules, and tells what
to expect."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agents_for
from tanglewood.analysis.networks import learned
from tanglewood.analysis.networks.learned import expectation, knows
from tanglewood.core.chance import Stream
from tanglewood.training.aims import Rival
from tanglewood.training.curricula import duet as duet_curriculum
from tanglewood.training.run import Run, TrainingPlan
from tanglewood.training.settings import SMALL

GLADE: dict[str, Any] = {"gems": [1, 1, 1, 0, 1, 1, 1], "start": 3, "tokens": 2}
"""A board on which a team that plays at random wins one game in fifty."""
FEW = SMALL.with_(games=256)


def quiet(_: str) -> None:
    """Nobody listens."""


@contextmanager
def networks_in(folder: Path) -> Iterator[None]:
    """Networks lie here instead of in the package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learned, "FOLDER", folder)
        forget()
        yield
    forget()


def forget() -> None:
    learned.network.cache_clear()
    learned._needed.cache_clear()


@pytest.fixture(scope="module")
def team(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """A run that learned one board, with a teammate who slips now and then."""
    settings = FEW.with_(slips=(0.25, 0.2))
    with pytest.MonkeyPatch.context() as patch:
        boards = [tw.load("duet", level=2, components={"board": GLADE | {"plus": plus}})
                  for plus in ([], [], [5])]  # fmt: skip
        boards.append(tw.load("duet", level=3, components={"board": GLADE}))
        patch.setattr(duet_curriculum, "rulesets", lambda _: boards)
        run = Run(
            TrainingPlan("duet", tmp_path_factory.mktemp("duet"), settings, iterations=60), quiet
        )
        run.train()
    with networks_in(run.plan.folder):
        yield run


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    settings = FEW.with_(depth=1, epochs=1)
    run = Run(
        TrainingPlan("woods", tmp_path_factory.mktemp("woods"), settings, iterations=12), quiet
    )
    run.train()
    with networks_in(run.plan.folder):
        yield run


def test_a_team_learns_to_win(team: Run) -> None:
    """At random it wins 2 %; 60 % where this was written."""
    kept = team.carry.kept
    tally = team.match.tally(kept, Rival(kept, best=True), 1)
    assert tally.rounds.sum() == FEW.games
    assert tally.total.sum() / FEW.games > 0.3
    assert "other boards 0." in team.learner.aim.summary(tally)


def test_a_team_plays_by_rules_like_those_it_learned(team: Run) -> None:
    assert {"learned", "learned-mixed"} <= {*agents_for("duet")}
    game = tw.load("duet", components={"board": GLADE})
    assert knows(game)
    assert not learned.foresees_rounds("duet")
    assert knows(tw.load("duet", level=1, components={"board": {**GLADE, "plus": [2]}}))
    for other in (
        {"level": 1},
        {"components": {"board": {**GLADE, "tokens": 1}}},
        {"components": {"board": GLADE, "paws": {"ranks": [1] * 10}}},
    ):
        assert not knows(tw.load("duet", **other))
    won = 0
    for seed in range(12):
        seats = [agent("learned"), agent("learned")]
        won += bool(playout(game, seats, seed).outcome.winners)
    assert won >= 3
    assert (team.plan.folder / "duet.safetensors").stat().st_size < 2_000_000


def test_both_seats_of_a_team_see_the_same_game(team: Run) -> None:
    """A board that is the same from both ends: who sits where makes no difference."""
    game: Any = tw.load("duet", components={"board": GLADE})
    deal = [*range(11)], [*range(11, 22)]
    rest = [*range(22, 30)]
    states = [
        game.start(chance=[(dealer,), (*deal[dealer], *deal[1 - dealer], *rest)])
        for dealer in (0, 1)
    ]
    for step in range(12):
        assert states[0].to_act == 1 - states[1].to_act
        views = [state.view(state.to_act) for state in states]
        first, second = map(expectation, views)
        assert first[1:] == second[1:]
        assert sorted(first.actions.values()) == sorted(second.actions.values())
        assert 0 <= first.win <= 1
        assert first.tricks == ()
        chosen = [agent("learned").choose(view, Stream(step)) for view in views]
        states = [state.apply(action) for state, action in zip(states, chosen, strict=True)]


def test_a_table_learns_to_win(table: Run) -> None:
    """More than its part against chance, however many play; alone it takes much longer."""
    aim: Any = table.learner.aim
    tally = table.match.tally(table.carry.kept, Rival(None, best=True), 1)
    for players in (2, 3, 4, 5):
        which = aim.players == players
        share = tally.total[which].sum() / tally.rounds[which].sum()
        assert share > 1.5 / players
    assert aim.summary(tally).startswith("won alone 0.")


def test_a_table_of_any_size_is_played(table: Run) -> None:
    for options in (
        {"players": 1, "gentle": True},
        {"players": 2},
        {"players": 5, "deck": "tapered"},
    ):
        game = tw.load("woods", **options)
        assert knows(game)
        seats = [agent("learned-mixed"), *[agent("learned")] * (game.seats - 1)]
        played = playout(game, seats[: game.seats], seed=3)
        assert len(played.outcome.scores) == game.seats
        state = game.start(seed=3)
        told = expectation(state.view(state.to_act))
        assert sum(told.actions.values()) == pytest.approx(1)
        assert 0 <= told.win <= 1
        assert told.tricks == ()
    deck = {str(value): 6 for value in range(2, 9)}
    assert not knows(tw.load("woods", components={"deck": deck}))
    assert (table.plan.folder / "woods.safetensors").stat().st_size < 2_000_000
