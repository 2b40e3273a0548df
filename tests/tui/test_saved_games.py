"""Games in progress survive a kill, and a broken file is told, not lost."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tanglewood.core.errors import TanglewoodError
from tanglewood.tui import saved_games
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, SIZE, dealt, on, play_on, press, sat_down

ROOT = Path(__file__).parents[2]

KILLED = """
import asyncio, os, signal, sys
sys.path.insert(0, sys.argv[1])
from tests.tui.player import dealt, sat_down, SIZE, play_on, on
from tanglewood.tui.table import TableScreen

async def run():
    async with sat_down(dealt("duet")).run_test(size=SIZE) as pilot:
        await play_on(pilot, 5)
        # Straight to the descriptor: the running app may hold back what is printed.
        os.write(1, on(pilot, TableScreen).play.table.record.line.encode())
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(run())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_a_killed_game_goes_on_at_its_last_action(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", KILLED, str(ROOT)]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=tmp_path, env=env
    )
    assert done.returncode == -signal.SIGKILL, done.stderr

    async def run() -> None:
        async with sat_down().run_test(size=SIZE) as pilot:
            await pilot.pause()
            await press(pilot, "enter")  # the cursor waits on the game to continue
            screen = on(pilot, TableScreen)
            assert screen.play.table.record.line == done.stdout.strip()
            await play_on(pilot, 2)

    asyncio.run(run())


def test_the_file_follows_every_action_and_every_taking_back() -> None:
    async def run() -> None:
        async with sat_down(dealt("fox", seed=1)).run_test(size=SIZE) as pilot:
            screen = on(pilot, TableScreen)
            for key in ("5", "u", "5", "k"):
                await press(pilot, key)
                assert saved_games.read_unfinished(screen.play.path) == screen.play.table.record

    asyncio.run(run())


@pytest.mark.parametrize(
    "content",
    ["", "{}", "[1, 2", "[" * 100_000, '{"format": "tanglewood-record"}'],
    ids=range(5),
)
def test_other_files_are_not_offered(content: str) -> None:
    FOLDER.mkdir()
    (FOLDER / "fox-1.json").write_text(content)
    assert list(saved_games.unfinished_games(FOLDER)) == []
    assert saved_games.fresh_path(FOLDER, "fox").name == "fox-2.json"


def test_a_kept_game_that_was_edited_is_told_and_left_alone() -> None:
    async def run() -> None:
        async with sat_down(dealt("fox", seed=1)).run_test(size=SIZE) as pilot:
            await press(pilot, "1", "q")
            path = FOLDER / "fox-1.json"
            text = path.read_text().replace('"action":', '"action": "B99", "was":', 1)
            path.write_text(text)
            await press(pilot, "c")
            home = on(pilot, HomeScreen)
            assert home.notice.startswith("Entry ")
            assert path.read_text() == text

    asyncio.run(run())


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on() -> None:
    FOLDER.write_text("a file, not a folder")

    async def run() -> None:
        async with sat_down(dealt("fox", seed=1)).run_test(size=SIZE) as pilot:
            await play_on(pilot, 2)
            assert "cannot be saved" in on(pilot, TableScreen).play.trouble

    asyncio.run(run())


def test_what_cannot_be_continued_says_why(tmp_path: Path) -> None:
    def refused(path: Path) -> str:
        with pytest.raises(TanglewoodError) as error:
            saved_games.read_unfinished(path)
        return str(error.value)

    table: Any = dealt("fox-mini", "uniform", "uniform", target=0)
    while table.let_agent_act():
        pass
    place = saved_games.finish(tmp_path / "fox-mini-1.json", table.record)
    assert place == tmp_path / "finished" / "fox-mini-1.json"
    assert "is finished" in refused(place)
    assert "cannot be read" in refused(tmp_path / "nothing.json")
