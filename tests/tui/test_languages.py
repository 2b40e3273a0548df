"""German and French at every screen: not one word that English alone has."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Label

from tanglewood import rulebook
from tanglewood.games.registry import GAMES
from tanglewood.session.table import Table
from tanglewood.tui.after import AfterScreen
from tanglewood.tui.colours import Look
from tanglewood.tui.commands import offered_commands
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.handover import HandOverScreen
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.page import PageScreen
from tanglewood.tui.play import Play
from tanglewood.tui.preferences import recall
from tanglewood.tui.round_end import RoundScreen
from tanglewood.tui.stage import Stage
from tanglewood.tui.table import TableScreen
from tests.tui.player import FOLDER, SIZE, dealt, left, on, play_on, press, sat_down, settled, until
from tests.tui.test_news import until_undo

WORDS = Path(__file__).parents[2] / "src" / "tanglewood" / "words"
OTHERS = ("de", "fr")
Do = Callable[["Reader"], Awaitable[None]]


def words(text: str) -> set[str]:
    """The words of three letters or more; files, rule ids and commands are the same everywhere."""
    text = re.sub(r"\S*\.json\S*|\S*/\S*|tanglewood \w+ \S+|\w+\.[\w.-]+", " ", text)
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


@cache
def vocabulary(lang: str) -> set[str]:
    """Every word that a language says, its rule pages included."""
    said = " ".join(path.read_text("utf-8") for path in (WORDS / lang).glob("*.ftl"))
    said = re.sub(r"^#.*|^[\w-]+ =|\{[^}]*->|\[\w+\]|\$\w+", " ", said, flags=re.MULTILINE)
    if lang in rulebook.languages() and lang != "en":
        pages = " ".join(rulebook.page(page, lang) for page in rulebook.PAGES)
        said += re.sub(r"`[^`]*`|\([^)]*\)", " ", pages)  # ids and links
    return words(said)


class Reader:
    """Somebody who reads each screen and knows one language alone."""

    def __init__(self, pilot: Pilot[None], lang: str) -> None:
        self.pilot = pilot
        self.foreign = vocabulary("en") - vocabulary(lang)

    async def press(self, *keys: str) -> None:
        """Press keys and read what comes after each."""
        for key in keys:
            await press(self.pilot, key)
            self.read()

    def read(self) -> None:
        screen = self.pilot.app.screen
        shown = [it.draw().text() for it in screen.query(Stage)]
        shown += [str(it.render()) for it in screen.query(Label)]
        text = "\n".join(shown)
        found = sorted(words(text) & self.foreign)
        assert not found, f"{found}\n{text}"


def read_in(lang: str, table: Table | None, do: Do, size: tuple[int, int] = SIZE) -> None:
    async def run() -> None:
        async with sat_down(table, lang=lang).run_test(size=size) as pilot:
            await until(pilot, lambda: settled(pilot))
            reader = Reader(pilot, lang)
            reader.read()
            await do(reader)

    asyncio.run(run())


@pytest.mark.parametrize("lang", OTHERS)
def test_home_and_setup(lang: str) -> None:
    async def do(reader: Reader) -> None:
        for number in range(1, len(GAMES) + 1):
            await reader.press(str(number), "enter")
            home = on(reader.pilot, HomeScreen)
            for _ in home.rows("deal"):
                await reader.press("up", "right" if home.cursor.kind == "seat" else "up")
        await reader.press("?", "escape", "t", "1", "enter", "up")
        await reader.pilot.press("enter")
        on(reader.pilot, EntryScreen)
        reader.read()
        await reader.pilot.press("x", "enter")
        reader.read()

    read_in(lang, None, do)


@pytest.mark.parametrize("lang", OTHERS)
def test_games_that_were_left(lang: str) -> None:
    left(dealt("fox"), dealt("woods"), dealt("duet"))

    async def do(reader: Reader) -> None:
        await reader.press("right", "right", "left", "c")

    read_in(lang, None, do)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, lang: str) -> None:
    options = {"fox": {"target": 5}, "fox-manual": {"target": 5}, "deluxe": {"special": 9}}

    async def do(reader: Reader) -> None:
        pilot = reader.pilot
        await reader.press("h", "?", "escape", "l", "escape", "m", "l", "escape", "right", "?")
        await reader.press("escape")
        picks = 0
        while isinstance(pilot.app.screen, TableScreen | RoundScreen):
            picks += await play_on(pilot, 1, seed=picks)
            reader.read()
        on(pilot, AfterScreen)
        await reader.press("left", "left", "home", "right", "v", "v", "v", "m", "escape")

    read_in(lang, dealt(name, seed=4, **options.get(name, {})), do)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(("name", "players"), [("woods", 1), ("woods", 5), ("deluxe", 2)])
def test_a_large_window_and_other_numbers_of_players(name: str, players: int, lang: str) -> None:
    async def do(reader: Reader) -> None:
        for _ in range(12):
            await play_on(reader.pilot, 1)
            reader.read()
        await reader.press("m", "u", "r", "n", "s")
        on(reader.pilot, EntryScreen)

    options = {"players": players} if name == "woods" else {"special": 9}
    read_in(lang, dealt(name, seed=2, **options), do, (140, 45))


@pytest.mark.parametrize("lang", OTHERS)
def test_refusals_handing_over_and_giving_up(lang: str) -> None:
    async def alone(reader: Reader) -> None:
        await reader.press("1", "1", "2", "1", "u", "r")
        await reader.press({"de": "j", "fr": "o"}[lang])
        on(reader.pilot, AfterScreen)

    async def together(reader: Reader) -> None:
        on(reader.pilot, HandOverScreen)
        await reader.press("enter", "1", "u")

    read_in(lang, dealt("fox", seed=4), alone)
    read_in(lang, dealt("fox", "human", "human", seed=1), together)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_small_window(lang: str) -> None:
    async def do(reader: Reader) -> None:
        reader.read()

    read_in(lang, None, do, (60, 20))


def test_the_language_changes_at_once_and_is_remembered() -> None:
    async def run() -> list[str]:
        said = []
        for lang, times in (("en", 2), (None, 1)):
            async with sat_down(lang=lang).run_test(size=SIZE) as pilot:
                await pilot.pause()
                for _ in range(times):
                    said.append(pilot.app.screen.query_one(Stage).draw().text())
                    await press(pilot, "l")
        return said

    english, german, french = asyncio.run(run())
    assert "Deal one." in english
    assert "Deutsch" in english
    assert "Fang eins an." in german
    assert "Distribue les cartes." in french
    assert recall(FOLDER)["lang"] == "en"  # the next after French


@pytest.mark.parametrize("lang", ["en", *OTHERS])
def test_the_keys_fit_80_columns(lang: str) -> None:
    play = Play(dealt("fox"), FOLDER / "game.json", memory=True, lang=lang)
    until_undo(play)
    for memory in (True, False):
        play.memory = memory
        for theme in ("dusk", "mist"):
            found = offered_commands(play, Look(theme), has_turn=True)
            assert len(found) == 9
            assert len(" ".join(map(" ".join, found))) <= 78


def test_help_is_the_rule_page_where_there_is_one() -> None:
    async def german(reader: Reader) -> None:
        await reader.press(*["right"] * 4, "?")
        on(reader.pilot, PageScreen)
        assert "Fuchs (3)" in reader.pilot.app.screen.query_one(Stage).draw().text()

    read_in("de", dealt("fox", seed=1), german)
