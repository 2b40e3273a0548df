"""A new game brings its own folder and its entry; everything else goes on as it is.

`CONTRIBUTING.md` shows this game as its example.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.hint import hint
from tanglewood.agents.registry import agents_for
from tanglewood.agents.search.agent import Ismcts
from tanglewood.analysis.worlds import world_count, worlds
from tanglewood.core.errors import BadOption, IllegalAction
from tanglewood.games.registry import forget, load, register
from tanglewood.kernel import has_twin, twin
from tanglewood.observing import observed
from tanglewood.record import Record, check
from tanglewood.record.plain import dump, parse_json
from tanglewood.session import playout
from tanglewood.session.show import choices, position
from tanglewood.words import table_voice
from tests.cli.helpers import run as run_command
from tests.server.client import get, make, play_on, run, seated
from tests.server.running import running, sqlite_url
from tests.support import walk
from tests.toys.highcard.family import FAMILY


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The game is known while a test runs."""
    register(FAMILY)
    yield
    forget(FAMILY.name)


@pytest.mark.parametrize("player", ["uniform", "ismcts", "heuristic", "search", "learned", "oak-1"])
def test_agents_play_it_out_and_the_record_is_right(player: str) -> None:
    game = load("highcard")
    seats = [Ismcts(60) if player == "ismcts" else agent(player), agent("uniform")]
    if player in {"search", "oak-1", "learned"}:
        seats[0].milliseconds = 30  # type: ignore[attr-defined]
    for seed in range(3):
        played = playout(game, seats, seed)
        record = Record.parse(parse_json(dump(played.record.plain())))
        assert check(record).outcome == played.outcome


def test_a_search_plays_better_than_chance() -> None:
    game = load("highcard")
    players = [Ismcts(60), agent("uniform")]
    won = sum(
        seat in playout(game, players if seat == 0 else players[::-1], seed).outcome.winners
        for seat in range(2)
        for seed in range(30)
    )
    assert won > 33


def test_every_level_sits_down() -> None:
    state = load("highcard").start(seed=2)
    for name in agents_for("highcard"):
        level = agent(name)
        level.milliseconds = 20  # type: ignore[attr-defined]
        assert level.choose(state.view(state.to_act), tw.Stream(1)) in state.legal


def test_positions_and_views_are_texts_and_pictures() -> None:
    game = load("highcard")
    for state in walk(game.start(seed=5), 5):
        assert game.position(state.text) == state
        for viewer in (0, 1, tw.SPECTATOR):
            view = state.view(viewer)
            dump(view.plain())
            voice = table_voice(game, ("Ada", "Bo"), viewer)
            assert position(view, voice)
            assert "<svg" in view._repr_svg_()
            if view.legal:
                assert choices(view, voice)
    with pytest.raises(IllegalAction, match="do not hold"):
        game.position("0:B1,B2,B3 1:B4,B5,B6").apply("B9")


def test_worlds_are_those_of_its_deals() -> None:
    state = load("highcard").start(seed=1)
    assert world_count(state, seat=0) == 20 * 6
    for world in worlds(state, 20, seat=0, seed=3):
        assert world.view(0).hand == state.view(0).hand  # type: ignore[attr-defined]


def test_a_hint_gives_the_numbers() -> None:
    state = load("highcard").start(seed=1)
    found = hint(state.view(state.to_act), iterations=200)
    assert found.action in state.legal
    assert found.sentence.endswith(".")


def test_what_it_does_not_bring_is_said() -> None:
    game = load("highcard")
    assert not has_twin(game)
    with pytest.raises(BadOption, match="The kernel does not know highcard"):
        twin(game)
    with pytest.raises(BadOption, match="no layout"):
        observed(game.start(seed=1).view(0))


def test_people_play_it_in_a_terminal() -> None:
    told = run_command(
        "play", "highcard", "--seed", "4", "--seats", "human,uniform", stdin="1\n" * 3
    )
    assert told.exit_code == 0
    assert "Two tricks win." in told.stdout


def test_people_play_it_on_a_server(tmp_path: Path) -> None:
    choice = Random(4)

    async def play(url: str) -> None:
        table, tokens = make(url, "highcard", 2)
        everybody = await seated(url, table, tokens)
        await play_on(everybody, choice.choice)
        assert everybody[0].state["status"] == "over"
        assert check(Record.parse(get(url, f"/api/tables/{table}/record"))).outcome is not None
        for each in everybody:
            await each.leave()

    with running(sqlite_url(tmp_path)) as server:
        assert get(server.url, "/api/games")["highcard"]["title"] == "High Card"
        run(play(server.url))
