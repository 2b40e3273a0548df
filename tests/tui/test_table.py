"""At the table: what cannot be played says why, what was done can be taken back, and so on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot

from tanglewood.agents.registry import ENTRIES, AgentEntry
from tanglewood.agents.uniform import Uniform
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.record import read_records
from tanglewood.session.table import Table
from tanglewood.tui.after import AfterScreen
from tanglewood.tui.app import TanglewoodApp
from tanglewood.tui.choosing import ANSWER, HAND
from tanglewood.tui.handover import HandOverScreen
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.page import PageScreen
from tanglewood.tui.round_end import RoundScreen
from tanglewood.tui.stage import Stage
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, SIZE, dealt, on, play_on, press, sat_down, settled, until


def at_table(table: Table | None, do: Callable[[Pilot[None]], Awaitable[Any]]) -> None:
    """Sit down, do something, leave."""

    async def run() -> None:
        async with sat_down(table).run_test(size=SIZE) as pilot:
            await until(pilot, lambda: settled(pilot))
            await do(pilot)

    asyncio.run(run())


def shown(pilot: Pilot[None]) -> str:
    """What stands on the screen."""
    stage = pilot.app.screen.query_one(Stage)
    return stage.draw().text()


def test_a_card_that_cannot_be_played_says_why() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "2", "1")
        assert "You hold Keys, so Keys must follow." in shown(pilot)
        assert "fox.follow" not in shown(pilot)  # the ids of rules are for programs
        await press(pilot, "right")
        assert "Keys must follow" not in shown(pilot)

    at_table(dealt("fox", seed=4), do)


def test_enter_plays_the_card_under_the_cursor_and_arrows_move_it() -> None:
    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await press(pilot, "right", "right", "left")
        assert screen.scene().cursor == 1
        card = screen.scene().spots[1].text
        await press(pilot, "enter")
        assert f"You play {card}" in " ".join(screen.play.log())

    at_table(dealt("fox", seed=1), do)


def test_the_answer_of_a_fox_stands_where_the_question_is() -> None:
    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await press(pilot, "5")
        assert "Choose a card for the decree, or keep it." in shown(pilot)
        [keep] = screen.scene().of(ANSWER)
        assert screen.scene().under == keep
        await press(pilot, "u")
        assert "Your lead" in shown(pilot)
        await press(pilot, "5", "k")
        assert "You keep the decree" in " ".join(screen.play.log())

    at_table(dealt("fox", seed=1), do)


def test_what_showed_something_new_is_taken_back_for_practice_when_asked_twice() -> None:
    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await press(pilot, "1", "u")
        assert "Press u again to take it back" in shown(pilot)
        assert "plays" in " ".join(screen.play.log())
        marked = [screen.play.table.practice]
        await press(pilot, "u")
        marked.append(screen.play.table.practice)
        assert marked == [False, True]
        assert "Your lead" in shown(pilot)

    at_table(dealt("fox", seed=1), do)


def test_help_shows_the_rule_of_the_card_under_the_cursor() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, *["right"] * 4, "?")
        on(pilot, PageScreen)
        assert "Fox (3)  (source: rulebook)" in shown(pilot)
        await press(pilot, "down", "pagedown", "end")
        assert "take your last decision back" in shown(pilot)
        await press(pilot, "escape")
        on(pilot, TableScreen)

    at_table(dealt("fox", seed=1), do)


def test_the_log_tells_what_may_be_remembered() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await play_on(pilot, 4)
        screen = on(pilot, TableScreen)
        assert not any("Round 1" in line for line in screen.play.log())
        assert not screen.scene().known
        await press(pilot, "m")
        assert any("Round 1" in line for line in screen.play.log())
        assert any("Tricks won" in line for line in screen.scene().known)
        await press(pilot, "l")
        assert "What is certain" in shown(pilot)

    at_table(dealt("fox"), do)


def test_two_people_hand_the_screen_over_and_see_only_their_own_cards() -> None:
    async def do(pilot: Pilot[None]) -> None:
        first = on(pilot, HandOverScreen).play.table.to_act
        await press(pilot, "enter")
        screen = on(pilot, TableScreen)
        assert screen.play.at == first
        hand = {spot.text for spot in screen.scene().of(HAND)}
        await press(pilot, "1")
        on(pilot, HandOverScreen)
        assert "may still take it back" in shown(pilot)
        assert not any(card in shown(pilot) for card in hand)
        assert screen.play.at == SPECTATOR  # nor does it flash up in between
        assert not screen.query_one(Stage).draw().text().strip()
        await press(pilot, "u")
        assert on(pilot, TableScreen).play.at == first
        await press(pilot, "1", "enter")
        assert on(pilot, TableScreen).play.at == 1 - first
        others = {spot.text for spot in screen.scene().of(HAND)}
        assert not hand & others

    at_table(dealt("fox", "human", "human", seed=1), do)


def test_the_mouse_points_and_plays() -> None:
    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        canvas = screen.query_one(Stage).draw()
        places = [it for it in canvas.places if getattr(it.what, "place", "") == HAND]
        places.sort(key=lambda it: it.x)
        await pilot.hover(offset=(places[3].x + 2, places[3].y + 2))
        assert screen.scene().cursor == 3
        await pilot.click(offset=(places[3].x + 2, places[3].y + 2))
        await until(pilot, lambda: settled(pilot))
        assert f"You play {places[3].what.text}" in " ".join(screen.play.log())
        help_key = next(it for it in canvas.places if it.what == "?")
        await pilot.click(offset=(help_key.x, help_key.y))
        on(pilot, PageScreen)

    at_table(dealt("fox", seed=1), do)


def test_giving_up_asks_once_more_and_ends_the_game() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "n")
        on(pilot, TableScreen)
        await press(pilot, "r")
        assert "Give up?" in shown(pilot)
        await press(pilot, "y")
        assert "gave up" in shown(pilot)
        on(pilot, AfterScreen)

    at_table(dealt("duet"), do)


def test_a_trade_is_picked_card_by_card() -> None:
    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await press(pilot, "1")
        assert screen.choosing is not None
        assert screen.choosing.held
        await press(pilot, "escape")
        assert not screen.choosing.held
        await press(pilot, "1")
        illegal = [it for it in screen.choosing.spots if it.place == "row" and not it.legal]
        if illegal:
            await press(pilot, illegal[0].key)
            assert screen.refused in shown(pilot)

    at_table(dealt("woods", players=2, seed=5), do)


def test_the_game_can_be_saved_under_a_name(tmp_path: Path) -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "s")
        await pilot.press(*["backspace"] * 10, "m", "y", ".", "j", "s", "o", "n", "enter")
        await pilot.pause()
        assert "Saved in my.json." in shown(pilot)
        await press(pilot, "s")
        await pilot.press(*["backspace"] * 10, "m", "y", ".", "j", "s", "o", "n", "enter")
        await pilot.pause()
        assert "already exists" in shown(pilot)

    at_table(dealt("fox", seed=1), do)
    [(_, record)] = read_records(tmp_path / "my.json")
    assert record.names == ("Ann", "Heuristic 2")


def test_leaving_keeps_the_game_and_home_offers_it() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await play_on(pilot, 3)
        before = on(pilot, TableScreen).play.table.record
        await press(pilot, "q")
        home = on(pilot, HomeScreen)
        assert home.offered_game is not None
        assert "Continue the last game" in shown(pilot)
        await press(pilot, "c")
        assert on(pilot, TableScreen).play.table.record == before

    at_table(dealt("fox"), do)
    assert (FOLDER / "fox-1.json").exists()


class Slow(Uniform):
    """Thinks until it is told to stop."""

    go_on = Event()

    def choose(self, view: View, source: Stream) -> Action:
        assert self.go_on.wait(30)
        return super().choose(view, source)


def test_the_screen_answers_while_an_agent_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "slow", AgentEntry("slow", "waits", Slow))
    Slow.go_on.clear()

    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await pilot.press("1")
        assert screen.thinking.busy
        assert "Slow 2 is thinking" in shown(pilot)
        await pilot.press("?")
        on(pilot, PageScreen)
        await pilot.press("escape", "u")  # nobody has answered yet: the card comes back
        assert settled(pilot)
        await pilot.press("2")
        Slow.go_on.set()  # the first, stale thought comes back too and is dropped
        await until(pilot, lambda: settled(pilot))
        played = [entry for entry in screen.play.table.record.entries if "action" in entry]
        assert [entry["seat"] for entry in played] == [0, *[1] * (len(played) - 1)]

    at_table(dealt("fox", "human", "slow", seed=1, target=0), do)


def test_an_agent_that_fails_leaves_the_game_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Uniform):
        def choose(self, view: View, source: Stream) -> Action:
            raise RuntimeError("out of ideas")

    monkeypatch.setitem(ENTRIES, "broken", AgentEntry("broken", "breaks", Broken))

    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await pilot.press("1")
        await until(pilot, lambda: bool(screen.refused))
        assert "could not decide (out of ideas)" in shown(pilot)
        await press_q(pilot)
        on(pilot, HomeScreen)

    async def press_q(pilot: Pilot[None]) -> None:
        await pilot.press("q")

    at_table(dealt("fox", "human", "broken", seed=1), do)


def test_a_small_window_asks_for_more_room() -> None:
    async def run() -> None:
        for table in (dealt("fox"), None):
            async with sat_down(table).run_test(size=(60, 20)) as pilot:
                await pilot.pause()
                assert "Make the window larger" in shown(pilot)
                assert "It has 60 columns and 20 lines." in shown(pilot)

    asyncio.run(run())


def test_a_round_ends_with_its_chart_and_goes_on_when_somebody_is_ready() -> None:
    async def do(pilot: Pilot[None]) -> None:
        while not isinstance(pilot.app.screen, RoundScreen):
            await play_on(pilot, 1)
        found = on(pilot, RoundScreen).found
        text = shown(pilot)
        assert "Humble" in text
        assert "Last trick" in text
        for side in found.sides:
            assert sum(part.points for part in side.parts) == side.points
        await press(pilot, "enter")
        assert on(pilot, TableScreen).play.view().plain()["round"] == 2

    at_table(dealt("fox"), do)


def test_a_trick_stays_until_a_key_hurries_it() -> None:
    async def run() -> None:
        app = TanglewoodApp(FOLDER, table=dealt("fox", seed=2), pace=3600)
        async with app.run_test(size=SIZE) as pilot:
            screen = on(pilot, TableScreen)
            while not (screen.resting and screen.play.scene().last is not None):
                picks = screen.choosing
                if screen.resting:
                    await pilot.press("enter")
                elif picks is not None:
                    await pilot.press(next(it.key for it in picks.spots if it.legal and it.key))
                await pilot.pause()
            many = len(screen.play.table.entries)
            await pilot.pause(0.1)
            assert len(screen.play.table.entries) == many
            await pilot.press("enter")
            await until(pilot, lambda: len(screen.play.table.entries) > many)

    asyncio.run(run())
