"""The arena: fair seatings, paired deals, figures that mean what they say."""

import json
from math import isclose
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tanglewood as tw
from tanglewood.arena.deal import Pairing
from tanglewood.arena.figures import Mean, elo, elo_of, mean_of, rate_of, sequential
from tanglewood.arena.match import play_deal, play_match
from tanglewood.arena.result import Result
from tanglewood.arena.seating import seatings
from tanglewood.cli import cli

CASES = [
    ("fox", {"target": 0}),
    ("fox-manual", {"target": 0}),
    ("deluxe", {"target": 0}),
    ("woods", {}),
    ("woods", {"players": 4}),
    ("duet", {}),
    ("woods", {"players": 1}),
]


def pairing(name: str, options: dict[str, Any], a: str = "uniform", b: str = "uniform") -> Pairing:
    return Pairing(a, b, name, json.dumps(options), seed=3)


def result_of(match: Pairing, pairs: int) -> Result:
    result = Result(match)
    for deal in play_match(match, pairs, jobs=1):
        result.add(deal)
    return result


@pytest.mark.parametrize(("name", "options"), CASES)
def test_identical_agents_come_to_exactly_nothing(name: str, options: dict[str, Any]) -> None:
    result = result_of(pairing(name, options), 6)
    points = result.points
    assert (points.value, points.low, points.high) == (0, 0, 0)
    game = tw.load(name, **options)
    if game.seats > 1 and not game.cooperative:
        assert isclose(result.win_rate.value, 1 / game.seats)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_each_agent_sits_on_every_seat_once_a_deal(name: str, options: dict[str, Any]) -> None:
    game = tw.load(name, **options)
    seated = seatings(game)
    for seat in range(game.seats):
        sits = sum(seating.first[seat] for seating in seated)
        if game.cooperative:
            assert sits == 2
        else:
            assert sits == 1


def test_the_same_seed_gives_the_same_deals_whatever_the_processes() -> None:
    match = pairing("fox", {"target": 0})
    alone = [deal.tables for deal in play_match(match, 4, jobs=1)]
    together = [deal.tables for deal in play_match(match, 4, jobs=2)]
    for one, two in zip(alone, together, strict=True):
        assert [table[:4] for table in one] == [table[:4] for table in two]


def test_a_kept_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    match = pairing("fox", {"target": 0})
    first = list(play_match(match, 3, jobs=1, kept=kept))
    with kept.open("a", encoding="utf-8") as torn:
        torn.write('[["half a li')
    again = list(play_match(match, 3, jobs=1, kept=kept))
    assert again == first, "times included: nothing was played again"
    longer = list(play_match(match, 5, jobs=1, kept=kept))
    assert longer[:3] == first
    assert [deal.number for deal in longer] == [0, 1, 2, 3, 4]
    assert list(play_match(match, 5, jobs=1, kept=kept)) == longer


def test_records_of_a_match_can_be_checked(tmp_path: Path) -> None:
    written = tmp_path / "games.jsonl"
    runner = CliRunner()
    done = runner.invoke(
        cli, ["arena", "uniform", "uniform", "--pairs", "2", "--records", str(written)]
    )
    assert done.exit_code == 0, done.output
    assert len(written.read_text(encoding="utf-8").splitlines()) == 4
    assert runner.invoke(cli, ["check", str(written)]).exit_code == 0


def test_a_match_that_goes_on_writes_every_record_once(tmp_path: Path) -> None:
    written, kept = tmp_path / "games.jsonl", tmp_path / "kept.jsonl"
    words = ["arena", "uniform", "uniform", "uniform", "--jobs", "1", "--keep", str(kept)]
    for pairs, more in (
        (1, []),
        (2, ["--records", str(written)]),
        (3, ["--records", str(written)]),
    ):
        done = CliRunner().invoke(cli, [*words, "--pairs", str(pairs), *more])
        assert done.exit_code == 0, done.output
    lines = written.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3 * 3 * 2, "three pairs of agents, three deals, both ways round"


def test_means_and_intervals() -> None:
    assert mean_of([1.0, 1.0, 1.0]) == Mean(1.0, 1.0, 1.0)
    mean = mean_of([0.0, 2.0] * 50)
    assert mean.value == 1.0
    assert isclose(mean.high - 1.0, 1.959964 * (100 / 99 / 100) ** 0.5)
    assert mean_of([]).high == float("inf")
    assert mean_of([4.0]).low == float("-inf")


def test_a_run_of_wins_is_no_certainty() -> None:
    rate = rate_of([1.0] * 30)
    assert (rate.value, rate.high) == (1.0, 1.0)
    assert isclose(rate.low, 0.886, abs_tol=0.001)
    assert rate_of([0.5] * 30) == Mean(0.5, 0.5, 0.5), "equal agents are exactly equal"
    assert rate_of([1.0, 0.5, 1.0]).high == 1.0
    assert rate_of([0.5]) == Mean(0.5, 0.0, 1.0)


def test_elo_of_a_win_rate() -> None:
    assert elo(0.5) == 0
    assert isclose(elo(0.75), 190.848, abs_tol=0.01)
    assert isclose(elo(0.25, 4), 0, abs_tol=1e-9), "one of four equal players"
    assert elo_of(Mean(0.5, 0.0, 1.0)).high < 1300


def test_a_sequential_test_decides_for_the_hypothesis_that_holds() -> None:
    good, bad = [1.0, 0.0, 0.5, 0.9] * 25, [-1.0, 0.0, -0.5, -0.9] * 25
    assert sequential(good, 0.0, 0.3).state == "accepted"
    assert sequential(bad, 0.0, 0.3).state == "rejected"
    assert sequential(good[:4], 0.0, 0.3).state == "open"
    assert sequential([1.0] * 20, 0.0, 0.3).state == "open", "no spread, no test"


def test_the_command_prints_json_alone() -> None:
    runner = CliRunner()
    done = runner.invoke(cli, ["arena", "uniform", "uniform", "--pairs", "3", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    (row,) = found["results"]
    assert row["a"] == row["b"] == "uniform"
    assert (row["games"], row["points_per_round"], row["ci95"]) == (6, 0.0, [0.0, 0.0])
    assert found["unit"] == "round"
    assert row["win_rate"] == 0.5


def test_one_deal_says_nothing_about_how_sure_it_is() -> None:
    words = ["arena", "heuristic", "uniform", "--pairs", "1", "--jobs", "1"]
    found = json.loads(
        CliRunner().invoke(cli, [*words, "--json"]).stdout,
        parse_constant=lambda word: pytest.fail(f"{word} is no JSON"),
    )
    assert found["results"][0]["ci95"] == [None, None]
    assert "? … ?" in CliRunner().invoke(cli, words).output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["uniform"], "at least two agents"),
        (["uniform", "unifrom"], "Did you mean 'uniform'"),
        (["uniform", "uniform", "--game", "woods", "--unit", "round"], "has no rounds"),
        (["uniform", "uniform", "--target", "16"], "--unit game"),
        (["uniform", "uniform", "--sprt", "1", "0"], "the smaller one first"),
    ],
)
def test_user_errors_are_one_sentence(words: list[str], sentence: str) -> None:
    done = CliRunner().invoke(cli, ["arena", *words])
    assert done.exit_code == 2
    assert sentence in done.output


def test_a_table_and_a_matrix_are_shown_for_people() -> None:
    done = CliRunner().invoke(
        cli,
        ["arena", "uniform", "uniform", "uniform", "--pairs", "12", "--sprt", "0", "0.5"],
    )
    assert done.exit_code == 0
    assert "row against column" in done.output


@pytest.mark.parametrize(
    ("game", "figures"),
    [
        ("fox", {"ci95": "{:+.3f}", "win_rate_ci95": "{:.1%}", "elo_ci95": "{:+.0f}"}),
        ("duet", {"ci95": "{:+.3f}", "win_rate_ci95": "{:.1%}", "win_rate_b_ci95": "{:.1%}"}),
    ],
)
def test_every_figure_for_people_has_its_interval(game: str, figures: dict[str, str]) -> None:
    told = ["arena", "heuristic", "uniform", "--game", game, "--pairs", "4", "--jobs", "1"]
    shown = CliRunner().invoke(cli, told).output
    (found,) = json.loads(CliRunner().invoke(cli, [*told, "--json"]).stdout)["results"]
    for name, form in figures.items():
        low, high = (form.format(bound) for bound in found[name])
        assert f"{low} … {high}" in shown


@pytest.mark.parametrize(
    ("words", "unit"),
    [
        (["--game", "fox"], "round"),
        (["--game", "fox", "--unit", "game", "--target", "5"], "round"),
        (["--game", "woods"], "game"),
        (["--game", "duet"], "game"),
    ],
)
def test_points_are_counted_in_their_true_unit(words: list[str], unit: str) -> None:
    told = ["arena", *["uniform"] * 3, "--pairs", "2", "--jobs", "1", *words]
    shown = CliRunner().invoke(cli, told).output
    other = "game" if unit == "round" else "round"
    assert f"points per {unit}, row against column" in shown
    assert shown.count(f"a {other}") == 0
    assert json.loads(CliRunner().invoke(cli, [*told, "--json"]).stdout)["unit"] == unit


@pytest.mark.parametrize("content", [b"a diary\n", b"{}\n", b"\xff\xfe\x00", b"[1, 2, 3]\n"])
def test_a_file_of_something_else_is_no_place_to_keep_deals(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.jsonl"
    file.write_bytes(content)
    done = CliRunner().invoke(cli, ["arena", "uniform", "uniform", "--keep", str(file)])
    assert done.exit_code == 2
    assert "diary.jsonl holds something other than the deals" in done.output
    assert file.read_bytes() == content


def test_deals_are_numbered() -> None:
    assert play_deal(pairing("fox", {"target": 0}), 7).number == 7
