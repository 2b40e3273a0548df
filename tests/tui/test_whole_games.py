"""Whole games of every ruleset, played by keys alone."""

import asyncio
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.record import check, read_records
from tanglewood.tui.after import AfterScreen
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, SIZE, dealt, on, play_on, press, sat_down

PLAYED: list[Any] = [
    *(pytest.param(name, {}, (), id=name) for name in tw.GAMES),
    pytest.param("deluxe", {"special": 9, "target": 10}, (), id="deluxe, all special cards"),
    pytest.param("duet", {"level": 3}, ("human", "human"), id="duet, two people"),
    pytest.param("fox", {"target": 5}, ("human", "human"), id="fox, two people"),
    pytest.param("woods", {"players": 1}, (), id="woods alone"),
    pytest.param("woods", {"players": 5}, (), id="woods, five players"),
]


@pytest.mark.parametrize(("name", "options", "agents"), PLAYED)
def test_a_whole_game_is_played_by_keyboard(
    name: str, options: dict[str, Any], agents: tuple[str, ...]
) -> None:
    async def play() -> None:
        app = sat_down(dealt(name, *agents, **options))
        async with app.run_test(size=SIZE) as pilot:
            made = await play_on(pilot, 2000)
            assert made > 2
            screen = on(pilot, AfterScreen)
            assert screen.play.table.outcome is not None
            await press(pilot, "left", "home", "right", "v", "end", "escape")
            on(pilot, AfterScreen)

    asyncio.run(play())
    [(_, record)] = read_records(FOLDER / "finished" / f"{name}-1.json")
    assert check(record).outcome is not None


def test_from_home_a_game_is_dealt_with_a_few_strokes() -> None:
    async def play() -> None:
        app = sat_down(seed=4)
        async with app.run_test(size=SIZE) as pilot:
            await press(pilot, "3", "enter", "enter")
            await play_on(pilot, 2000)
            on(pilot, AfterScreen)
            await press(pilot, "a")
            assert on(pilot, TableScreen).play.game.name == "fox-mini"

    asyncio.run(play())


def test_agents_play_while_nobody_touches_a_key() -> None:
    async def play() -> None:
        app = sat_down(dealt("fox-mini", "uniform", "heuristic"))
        async with app.run_test(size=SIZE) as pilot:
            await play_on(pilot, 1)
            on(pilot, AfterScreen)

    asyncio.run(play())
