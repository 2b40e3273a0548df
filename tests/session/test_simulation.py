"""Simulations: the same games whatever the number of processes, and honest figures."""

from collections import Counter

import pytest

from tanglewood.games.registry import GAMES, load
from tanglewood.record import Record, check
from tanglewood.record.plain import parse_json
from tanglewood.session.simulation import GameRow, game_seed, simulate
from tanglewood.session.tally import Tally, interval, spread


@pytest.mark.parametrize("name", GAMES)
def test_a_simulation_gives_its_games_in_order(name: str) -> None:
    game = load(name)
    rows = list(simulate(game, ("uniform",) * game.seats, 7, 3, records=True, jobs=1))
    assert [row.number for row in rows] == list(range(1, 8))
    assert [row.seed for row in rows] == [game_seed(3, number) for number in range(7)]
    for row in rows:
        assert row.line is not None
        record = Record.parse(parse_json(row.line))
        outcome = check(record).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == (row.winners, row.scores)
        assert row.decisions == sum("action" in entry for entry in record.entries)
    found = Tally(game.seats, team=game.cooperative)
    found.add_all(rows)
    plain = found.plain()
    assert sum(plain["endings"].values()) == 7
    assert sum(plain["decisions"]["distribution"].values()) == 7


def test_the_number_of_processes_changes_nothing() -> None:
    game = load("fox-mini", hand=2, scores=[1, 2, 0])
    seats = ("uniform", "uniform")
    alone = list(simulate(game, seats, 120, 8, records=True, jobs=1))
    together = list(simulate(game, seats, 120, 8, records=True, jobs=2))
    assert alone == together
    assert len({row.seed for row in alone}) == 120


def test_tricks_are_counted_by_round() -> None:
    game = load("fox")
    for row in simulate(game, ("uniform", "uniform"), 5, 1, records=False, jobs=1):
        assert len(row.tricks) == row.rounds
        assert all(sum(won) == 13 for won in row.tricks)
        assert row.line is None


def test_a_game_without_tricks_has_none() -> None:
    game = load("woods")
    (row,) = simulate(game, ("uniform", "uniform"), 1, 1, records=False, jobs=1)
    assert row.tricks == ()


def test_intervals_hold_the_rate() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    for hits, of in ((0, 10), (5, 10), (10, 10), (333, 1000)):
        low, high = interval(hits, of)
        assert 0 <= low <= hits / of <= high <= 1
    low, high = interval(500, 1000)
    assert low == pytest.approx(0.469, abs=0.001)
    assert high == pytest.approx(0.531, abs=0.001)


def test_shared_victories_are_counted_apart() -> None:
    rows = [
        GameRow(1, 1, "shared", (0, 2), (5, 4, 5), (), 1, 9, None),
        GameRow(2, 2, "win", (1,), (5, 6, 5), (), 1, 11, None),
    ]
    found = Tally(3, team=False)
    found.add_all(rows)
    plain = found.plain()
    assert [(it["wins"], it["shared"]) for it in plain["wins"]] == [(0, 1), (1, 0), (0, 1)]
    assert plain["scores"][1]["distribution"] == {"4": 1, "6": 1}
    assert plain["decisions"]["mean"] == 10
    assert plain["tricks"] == []


def test_a_team_is_counted_once() -> None:
    rows = [GameRow(1, 1, "victory", (0, 1), (17,), ((6, 5),), 1, 40, None)]
    found = Tally(2, team=True)
    found.add_all(rows)
    plain = found.plain()
    assert [it["seat"] for it in plain["wins"]] == ["team"]
    assert len(plain["scores"]) == 1


def test_nothing_counted_has_no_mean() -> None:
    assert Tally(2, team=False).plain()["rounds"] == spread(Counter())
    assert spread(Counter())["mean"] is None
