"""The home screen: every game, its options, who plays."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

import tanglewood as tw
from tanglewood.agents.registry import agents_for
from tanglewood.tui.handover import HandOverScreen
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.home_drawing import SettingRow
from tanglewood.tui.setup import USUAL, Setup
from tanglewood.tui.stage import Stage
from tanglewood.tui.table import TableScreen
from tests.tui.player import SIZE, dealt, left, on, press, sat_down


def at_home(do: Callable[[Pilot[None]], Awaitable[Any]]) -> None:
    async def run() -> None:
        async with sat_down(seed=7).run_test(size=SIZE) as pilot:
            await pilot.pause()
            await do(pilot)

    asyncio.run(run())


def shown(pilot: Pilot[None]) -> str:
    return pilot.app.screen.query_one(Stage).draw().text()


def test_every_game_is_listed_and_the_empty_place_invites() -> None:
    async def do(pilot: Pilot[None]) -> None:
        for words in ("The Fox in the Forest", "Deluxe", "Duet", "Into the Woods", "Deal one."):
            assert words in shown(pilot)

    at_home(do)


def test_options_and_opponents_are_chosen_with_arrows() -> None:
    async def do(pilot: Pilot[None]) -> None:
        home = on(pilot, HomeScreen)
        await press(pilot, "6", "enter")
        assert home.cursor == SettingRow("deal")
        names = [option.name for option in home.setup.options]
        await press(pilot, *["up"] * (len(names) - names.index("players")), "right", "right")
        assert home.setup.seats == 4
        await press(pilot, "up", "right")
        everybody = ["human", *agents_for("woods")]
        other = everybody[everybody.index(USUAL) + 1]
        assert home.setup.player(3).agent == other
        await press(pilot, "tab", "enter", "enter")
        table = on(pilot, TableScreen).play.table
        assert table.game.options["players"] == 4
        assert table.players[3].agent == other

    at_home(do)


def test_a_value_and_a_name_can_be_typed() -> None:
    async def do(pilot: Pilot[None]) -> None:
        home = on(pilot, HomeScreen)
        await press(pilot, "1", "enter", "up", "enter")
        await pilot.press("backspace", "backspace", "3", "5", "enter")
        assert home.setup.value("target") == 35
        await pilot.press("enter", "x", "enter")
        assert "Play to: this must be a whole number" in shown(pilot)
        await pilot.press("up", "up", "enter", *["backspace"] * 8, "A", "n", "n", "enter")
        assert home.setup.player(0).name == "Ann"

    at_home(do)


def test_every_game_that_was_left_can_be_continued_the_last_one_first() -> None:
    oldest, older, last = left(dealt("fox"), dealt("woods", "human", "human"), dealt("duet"))

    async def do(pilot: Pilot[None]) -> None:
        home = on(pilot, HomeScreen)
        assert "Continue the last game" in shown(pilot)
        for key, path in [("left", last), ("right", older), ("right", oldest), ("right", oldest)]:
            await press(pilot, key)
            assert home.offered_game is not None
            assert home.offered_game.path == path
            assert home.cursor == SettingRow("continue")
        assert "Continue an older game" in shown(pilot)
        assert "in fox-1.json" in shown(pilot)
        canvas = home.query_one(Stage).draw()
        newer = next(it for it in canvas.places if it.what == (SettingRow("continue"), -1))
        await pilot.click(offset=(newer.x + 1, newer.y))
        assert "Ann and Ben" in shown(pilot)
        await press(pilot, "1", "c")
        assert on(pilot, HandOverScreen) is not None

    at_home(do)


def test_what_a_kept_file_says_cannot_speak_to_the_terminal() -> None:
    (path,) = left(dealt("fox"))
    said = json.loads(path.read_text("utf-8"))
    said["seats"][0]["name"] = "\x1b[2J\x9b31m\u202eMal"
    path.write_text(json.dumps(said), "utf-8")

    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "right")
        assert "Mal and Heuristic 2" in shown(pilot)
        assert all(line.isprintable() for line in shown(pilot).splitlines())

    at_home(do)


def test_a_game_that_was_left_alone_has_no_other_beside_it() -> None:
    left(dealt("fox"))

    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "right", "left")
        home = on(pilot, HomeScreen)
        assert home.cursor == SettingRow("continue")
        places = home.query_one(Stage).draw().places
        assert not any(isinstance(it.what, tuple) and it.what[0] == home.cursor for it in places)
        await press(pilot, "enter")
        assert on(pilot, TableScreen).play.table.game.name == "fox"

    at_home(do)


def test_the_mouse_chooses_and_deals() -> None:
    async def do(pilot: Pilot[None]) -> None:
        home = on(pilot, HomeScreen)
        canvas = home.query_one(Stage).draw()
        duet = next(it for it in canvas.places if it.what == SettingRow("game", 4))
        await pilot.click(offset=(duet.x + 3, duet.y))
        assert home.chosen == 4
        canvas = home.query_one(Stage).draw()
        more = next(it for it in canvas.places if it.what == (SettingRow("option", 0), 1))
        await pilot.click(offset=(more.x + 1, more.y))
        assert home.setup.value("level") == 2
        deal = next(it for it in canvas.places if it.what == SettingRow("deal"))
        await pilot.click(offset=(deal.x + 3, deal.y))
        await pilot.pause()
        assert on(pilot, TableScreen).play.game.options["level"] == 2

    at_home(do)


def test_what_does_not_fit_together_is_told_before_the_deal() -> None:
    setup = Setup("fox-mini")
    setup.values["hand"] = 9
    assert "too few" in setup.trouble()
    setup = Setup("fox")
    rival = setup.player(1).name
    assert setup.call(1, rival) == ""
    assert setup.call(0, rival) == "Two players have the same name."
    assert setup.type(setup.options[0], "many").startswith("Play to: this must be")
    assert all(Setup(name).trouble() == "" for name in tw.GAMES)


def test_the_light_theme_is_one_key_away() -> None:
    async def do(pilot: Pilot[None]) -> None:
        before = pilot.app.theme
        await press(pilot, "t", "?", "escape")
        assert pilot.app.theme != before

    at_home(do)
