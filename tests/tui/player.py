"""Somebody at the keyboard: waits for their turn, presses the key of a legal choice, to the end."""

import asyncio
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot

import tanglewood as tw
from tanglewood.core.chance import Stream
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player
from tanglewood.session.table import Table
from tanglewood.tui import saved_games
from tanglewood.tui.after import AfterScreen
from tanglewood.tui.app import TanglewoodApp
from tanglewood.tui.handover import HandOverScreen
from tanglewood.tui.round_end import RoundScreen
from tanglewood.tui.stage import Stage, StageScreen
from tanglewood.tui.table import TableScreen

Screen = TypeVar("Screen")
SIZE = (80, 24)
FOLDER = Path("kept")


def dealt(name: str, *agents: str, seed: int = 3, **options: Any) -> Table:
    """A table with these at the seats; by default one person among heuristic agents."""
    game = tw.load(name, **options)
    who = agents or ("human", *["heuristic"] * (game.seats - 1))
    people = ("Ann", "Ben", "Cleo", "Dan", "Eve")
    names = [
        people[seat] if agent == "human" else f"{agent.capitalize()} {seat + 1}"
        for seat, agent in enumerate(who)
    ]
    players = [Player(called, agent) for called, agent in zip(names, who, strict=True)]
    return Table(game, players, Luck(seed))


def sat_down(table: Table | None = None, **given: Any) -> TanglewoodApp:
    """The app at a table, without waiting for anybody's eyes."""
    return TanglewoodApp(FOLDER, table=table, pace=0, **given)


def left(*tables: Table) -> list[Path]:
    """The files of games that were begun and left, the first one longest ago."""
    paths = [FOLDER / f"{table.game.name}-{at}.json" for at, table in enumerate(tables, 1)]
    for at, (path, table) in enumerate(zip(paths, tables, strict=True)):
        while table.let_agent_act():
            pass
        saved_games.keep(path, table.record)
        os.utime(path, (at, at))
    return paths


def on(pilot: Pilot[None], kind: type[Screen]) -> Screen:
    """The screen on top, which must be of this kind."""
    screen = pilot.app.screen
    assert isinstance(screen, kind), screen
    return screen


async def until(pilot: Pilot[None], ready: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(3000):
        if ready():
            return
        await pilot.pause()
    raise AssertionError(f"waited in vain at {pilot.app.screen}")


def settled(pilot: Pilot[None]) -> bool:
    """Whether somebody at the keyboard is waited for, and sees the screen."""
    screen = pilot.app.screen
    if isinstance(screen, StageScreen) and not any(it.size.width for it in screen.query(Stage)):
        return False
    return not isinstance(screen, TableScreen) or (
        screen.choosing is not None
        and screen.is_mounted
        and screen.play.table.outcome is None
        and screen.play.table.to_act == screen.play.at
        and not screen.hinting.busy
    )


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, each when everybody has answered the one before."""
    for key in keys:
        await until(pilot, lambda: settled(pilot))
        await pilot.press(key)
    await until(pilot, lambda: settled(pilot))


async def _quickly(ready: Callable[[], bool]) -> None:
    """Wait as `until` does, without the pauses that a pilot makes after every key."""
    for _ in range(60_000):
        if ready():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("waited in vain")


def _place(pilot: Pilot[None]) -> object:
    """Where the game stands at this screen; a legal choice always changes it."""
    screen = pilot.app.screen
    picks = screen.choosing if isinstance(screen, TableScreen) else None
    return screen, picks, picks and (picks.held, picks.slots)


def _moved(pilot: Pilot[None], before: object) -> bool:
    return _place(pilot) != before


async def play_on(pilot: Pilot[None], decisions: int, seed: int = 1) -> int:
    """Make random legal choices by their keys, until this many are made or the game is over."""
    stream, made = Stream(seed, 7), 0
    while made < decisions:
        await _quickly(lambda: settled(pilot))
        screen = pilot.app.screen
        if isinstance(screen, HandOverScreen | RoundScreen):
            before = _place(pilot)
            pilot.app.simulate_key("enter")
            await _quickly(partial(_moved, pilot, before))
        elif isinstance(screen, TableScreen) and screen.choosing is not None:
            keys = [spot.key for spot in screen.choosing.spots if spot.legal and spot.key]
            before = _place(pilot)
            pilot.app.simulate_key(keys[stream.below(len(keys))])
            await _quickly(partial(_moved, pilot, before))
            made += 1
        else:
            assert isinstance(screen, AfterScreen), screen
            break
    await until(pilot, lambda: settled(pilot))
    return made
