"""`h`: a hint where the eye is, and again for its numbers; and what is remembered."""

from pathlib import Path

from textual.pilot import Pilot

from tanglewood.tui.home import HomeScreen
from tanglewood.tui.home_drawing import SettingRow
from tanglewood.tui.page import PageScreen
from tanglewood.tui.preferences import opponents, recall, remember
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, dealt, on, press
from tests.tui.test_home import at_home
from tests.tui.test_table import at_table, shown


def test_a_hint_names_an_action_and_why_and_the_cursor_goes_there() -> None:
    async def do(pilot: Pilot[None]) -> None:
        screen = on(pilot, TableScreen)
        await press(pilot, "h")
        found = screen.hinting.found
        assert found is not None
        assert f"Hint: {found.action.text}" in shown(pilot)
        under = screen.scene().under
        assert under is not None
        assert under.text == found.action.text
        await pilot.press("h")
        on(pilot, PageScreen)
        assert "Vic" in shown(pilot).replace("\u00a0", " ")
        await pilot.press("escape")
        await press(pilot, "enter")  # the hinted card is played, and the hint is gone
        assert screen.hinting.found is None or "Hint:" not in shown(pilot)

    at_table(dealt("fox", seed=1), do)


def test_a_trade_is_hinted_too() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await press(pilot, "h")
        assert "Hint: " in shown(pilot)

    at_table(dealt("woods", players=1), do)


def test_colours_names_and_opponents_are_remembered() -> None:
    async def change(pilot: Pilot[None]) -> None:
        home = on(pilot, HomeScreen)
        await press(pilot, "1", "enter", "t")
        home._on_name(0, "Mia")
        assert home.setups["duet"].player(0).name == "Mia"
        home._to(SettingRow("seat", 1))
        await press(pilot, "right")
        home._to(SettingRow("deal"))
        await press(pilot, "enter")
        assert recall(FOLDER)["theme"] == "mist"

    async def again(pilot: Pilot[None]) -> None:
        home = on(pilot, HomeScreen)
        assert pilot.app.theme == "mist"
        assert home.setups["fox"].player(1).agent == "sapling"
        assert {setup.player(0).name for setup in home.setups.values()} == {"Mia"}
        assert home.setups["fox"].about(1)

    at_home(change)
    assert opponents(FOLDER, "fox") == {0: "human", 1: "sapling"}
    at_home(again)


def test_a_broken_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("[1")
    assert recall(tmp_path) == {}
    remember(tmp_path, seats=7)
    assert opponents(tmp_path, "fox") == {}
