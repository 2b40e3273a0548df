"""Progress and the daily deal in the terminal: what counts is counted once, and nothing is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tanglewood.progress import file
from tanglewood.session.daily import Daily
from tanglewood.session.diary import Diary
from tanglewood.tui import counting, saved_games
from tanglewood.tui.after import AfterScreen
from tanglewood.tui.daily import DailyScreen
from tanglewood.tui.progress import ProgressScreen
from tanglewood.tui.stage import Stage
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, SIZE, dealt, on, play_on, press, sat_down, until

DAY = date(2026, 11, 16)


@pytest.fixture(autouse=True)
def _that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("daily", "play"):
        monkeypatch.setattr(f"tanglewood.tui.{room}.today", lambda: DAY)


def shown(pilot: Pilot[None]) -> str:
    (stage,) = pilot.app.screen.query(Stage)
    return stage.draw().text()


def at_home(do: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with sat_down().run_test(size=SIZE) as pilot:
            await do(pilot)

    asyncio.run(run())


def keep(number: int, *agents: str, known: bool = False, practice: bool = False) -> None:
    """A finished game in the folder."""
    table = dealt("fox", *agents, target=0, seed=number)
    table.known_deal, table.practice = known, practice
    while table.outcome is None:
        if table.to_act in table.people:
            table.act(table.to_act, table.state.legal[0])
        else:
            table.let_agent_act()
    saved_games.finish(FOLDER / f"fox-{number}.json", table.saved_record)


def test_games_that_count_are_counted_once() -> None:
    keep(1, "human", "seedling")
    keep(2, "human", "seedling", known=True)
    keep(3, "human", "seedling", practice=True)
    keep(4, "human", "human")
    (FOLDER / saved_games.FINISHED / "other.json").write_text("{")
    found = counting.count_games(FOLDER)
    assert len(found.games) == 2
    assert sorted(len(it.rounds) for it in found.games) == [0, 1]
    assert counting.count_games(FOLDER).games == found.games

    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "g")
        on(pilot, ProgressScreen)
        assert "Old oak" in shown(pilot)
        await press(pilot, "a")
        assert "Win a game against a level." in shown(pilot)
        await press(pilot, "escape", "escape")

    at_home(do)


def test_a_review_is_remembered_and_a_file_carries_all(tmp_path: Path) -> None:
    keep(1, "human", "seedling")
    (path,) = (FOLDER / saved_games.FINISHED).glob("*.json")
    record = saved_games.read_finished(path)
    counting.note_accuracy(FOLDER, record, 1, 50)  # the other's
    counting.note_accuracy(FOLDER, record, 0, 77)
    Diary(FOLDER).keep_all({("2026-11-15", "fox"): {"own": 7, "other": 3, "won": True}})
    mine = counting.count_games(FOLDER)
    assert [it.accuracy for it in mine.games] == [77]
    assert counting.export(FOLDER, tmp_path / "mine.json").id == "tui-saved"
    assert counting.export(FOLDER, tmp_path / "mine.json").id == "tui-saved-exists"

    other = tmp_path / "other"
    (tmp_path / "cut.json").write_text((tmp_path / "mine.json").read_text()[:-9])
    assert counting.take_in(other, tmp_path / "cut.json").id == "progress-bad-file"
    assert counting.take_in(other, tmp_path / "none.json").id == "progress-bad-file"
    assert not other.exists()
    assert counting.take_in(other, tmp_path / "mine.json").args == {"n": 1}
    assert counting.take_in(other, tmp_path / "mine.json").args == {"n": 0}
    assert counting.count_games(other).games == mine.games
    assert counting.count_games(other).days == mine.days
    (other / file.FILE).write_text("{")
    assert counting.count_games(other).games == ()
    assert (other / "progress.damaged.json").read_text() == "{"


def test_the_daily_deal_goes_on_with_its_luck_and_counts_once() -> None:
    deal = Daily(DAY, "fox-mini")

    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "d", "3", "enter")
        screen = on(pilot, TableScreen)
        await play_on(pilot, 1)
        await press(pilot, "q", "d", "3", "enter")
        again = on(pilot, TableScreen)
        assert again is not screen
        assert again.play.table.state.view(0).plain() == screen.play.table.state.view(0).plain()
        await play_on(pilot, 99)
        after = on(pilot, AfterScreen)
        await until(pilot, lambda: after.par is not None)
        assert "2026-11-16" in shown(pilot)
        await press(pilot, "c")
        assert pilot.app.clipboard.startswith("Tanglewood · 2026-11-16 · A small Fox")
        await press(pilot, "q", "d", "3")
        on(pilot, DailyScreen)
        assert "Played:" in shown(pilot)
        first = Diary(FOLDER).first(DAY, "fox-mini")
        await press(pilot, "enter")
        await play_on(pilot, 99, seed=5)
        assert Diary(FOLDER).first(DAY, "fox-mini") == first

    at_home(do)
    games = counting.count_games(FOLDER).games
    assert len(games) == 2
    assert not any(it.rounds for it in games), "the deal is known"
    assert saved_games.daily_of(saved_games.daily_path(FOLDER, deal)) == deal
