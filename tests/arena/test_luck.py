"""Results less their luck: the same mean, and closer together where much was luck."""

import json
from statistics import fmean, stdev
from typing import Any

import pytest
from click.testing import CliRunner

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout
from tanglewood.arena.deal import Pairing
from tanglewood.arena.luck import luck_of
from tanglewood.arena.match import play_match
from tanglewood.arena.result import Result
from tanglewood.arena.seating import seatings
from tanglewood.arena.worth import worth
from tanglewood.cli import cli
from tanglewood.kernel import available

pytestmark = pytest.mark.skipif(not available(), reason="networks are slow without the kernel")


def lucks(name: str, options: dict[str, Any], who: str, games: int) -> list[tuple[Any, Any]]:
    """Result and luck of the first agent in games of an agent with itself."""
    game: Any = tw.load(name, **options)
    found = []
    for seed in range(games):
        agents, seating = [agent(who)] * game.seats, seatings(game)[0]
        played = playout(game, agents, seed)
        luck = luck_of(played.state, seating, agents, seed)
        found.append((worth(game, seating, played.outcome), luck))
    return found


@pytest.mark.parametrize(
    ("name", "options", "who", "games"),
    [
        ("fox-mini", {"target": 0}, "uniform", 60),
        ("fox-mini", {"target": 0}, "learned-mixed", 40),
        ("fox", {"target": 0}, "heuristic", 40),
        ("deluxe", {"target": 0, "special": 5}, "heuristic", 30),
        ("duet", {"level": 3}, "heuristic", 30),
        ("woods", {"players": 1}, "learned", 12),
        ("woods", {"players": 3}, "uniform", 24),
    ],
)
def test_luck_comes_to_nothing_on_average(
    name: str, options: dict[str, Any], who: str, games: int
) -> None:
    found = lucks(name, options, who, games)
    for part in (0, 1):
        values = [luck[part] for _, luck in found]
        assert stdev(values) > 0
        assert abs(fmean(values)) < 3.5 * stdev(values) / games**0.5


def test_results_of_a_lone_player_less_their_luck_lie_closer_together() -> None:
    found = lucks("woods", {"players": 1}, "learned", 20)
    plain = stdev([one.points for one, _ in found])
    less = stdev([one.points - luck.points for one, luck in found])
    assert less < 0.8 * plain


def test_a_match_tells_its_figures_with_and_without_luck() -> None:
    pairing = Pairing("learned", "heuristic", "fox", '{"target": 0}', 3, luck=True)
    result = Result(pairing)
    for deal in play_match(pairing, 4, jobs=1):
        result.add(deal)
    told = result.plain()
    other = Result(pairing._replace(luck=False))
    for deal in play_match(pairing._replace(luck=False), 4, jobs=1):
        other.add(deal)
    assert told["points_per_round"] == other.plain()["points_per_round"], "the same games"
    assert told["less_luck"]["points_per_round"] != told["points_per_round"]
    assert told["deals_needed"]["points"] > 0
    assert "less_luck" not in other.plain()


def test_a_deals_luck_is_the_others_bad_luck() -> None:
    """Both ways round it cancels: paired deals have none."""
    pairing = Pairing("heuristic", "heuristic", "fox", '{"target": 0}', 3, luck=True)
    for deal in play_match(pairing, 3, jobs=1):
        first, second = deal.tables
        assert first.luck is not None
        assert second.luck is not None
        assert first.luck[0] == pytest.approx(-second.luck[0])


def test_kept_deals_without_luck_are_played_again(tmp_path: Any) -> None:
    words = ["arena", "uniform", "uniform", "--game", "fox-mini", "--pairs", "2", "--jobs", "1"]
    words += ["--keep", str(tmp_path / "kept.jsonl"), "--json"]
    assert CliRunner().invoke(cli, words).exit_code == 0
    told = json.loads(CliRunner().invoke(cli, [*words, "--luck"]).stdout)
    again = json.loads(CliRunner().invoke(cli, [*words, "--luck"]).stdout)
    assert told == again
    assert "less_luck" in told["results"][0]


def test_a_game_that_no_network_learned_is_refused() -> None:
    done = CliRunner().invoke(
        cli, ["arena", "uniform", "uniform", "--game", "fox-mini", "--suits", "3", "--luck"]
    )
    assert done.exit_code != 0
    assert "--luck" in done.output
