"""The terminal client as an app: its colours, its screens, the games it deals and keeps."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.theme import Theme

from tanglewood.core.game import Game
from tanglewood.tui import saved_games
from tanglewood.tui.colours import DUSK, MIST, PALETTES, Look
from tanglewood.tui.home import HomeScreen
from tanglewood.tui.preferences import keep_opponents, own_name, recall, remember
from tanglewood.words import Voice, languages, preferred_language

if TYPE_CHECKING:
    from tanglewood.record.form import Player
    from tanglewood.session.daily import Daily
    from tanglewood.session.table import Table

PACE = 1.6
"""Seconds for which a taken trick is looked at before an agent goes on; a key hurries it."""


def _theme(name: str) -> Theme:
    colours = PALETTES[name]
    return Theme(
        name=name,
        primary=colours["ember"],
        accent=colours["ember"],
        foreground=colours["text"],
        background=colours["ground"],
        surface=colours["panel"],
        panel=colours["bar"],
        dark=name == DUSK,
    )


def any_seed() -> int:
    """A seed that nobody knows."""
    import secrets  # home comes up without it

    return secrets.randbelow(2**32)


class TanglewoodApp(App[None]):
    """`folder` is where games are kept and what is remembered lies; a `table` is played at once,
    else home comes first."""

    TITLE = "Tanglewood"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; }
    ModalScreen { background: transparent; }
    """

    def __init__(
        self,
        folder: Path,
        *,
        table: "Table | None" = None,
        path: Path | None = None,
        theme: str | None = None,
        ascii_only: bool = False,
        memory: bool = True,
        seed: int | None = None,
        lang: str | None = None,
        pace: float = PACE,
    ) -> None:
        plain = "NO_COLOR" in os.environ
        known = recall(folder)
        if theme is None:
            theme = known.get("theme")
        if lang is None:
            lang = known.get("lang")
        self.voice = Voice(lang if lang in languages() else preferred_language(os.environ))
        theme = theme if theme in PALETTES else DUSK
        super().__init__(ansi_color=True if plain else None)
        self.look = Look(theme, plain=plain, ascii_only=ascii_only)
        self.folder = folder
        self.memory = memory
        self.seed = seed
        self.pace = pace
        self._table = table
        self._path = path
        for name in (DUSK, MIST):
            self.register_theme(_theme(name))
        self.theme = theme

    def on_mount(self) -> None:
        self.push_screen(HomeScreen(self.folder, self.voice))
        if self._table is not None:
            self.play(self._table, self._path)

    def deal(self, game: Game[Any], players: "list[Player]") -> None:
        """Begin a new game."""
        from tanglewood.record.deal import Luck
        from tanglewood.session.table import Table

        keep_opponents(self.folder, game.name, [player.agent for player in players])
        table = Table(game, players, Luck(any_seed() if self.seed is None else self.seed))
        table.known_deal = self.seed is not None
        self.play(table)

    def continue_game(self, path: Path) -> None:
        """Go on with a kept game at its last action; TanglewoodError says why that cannot be."""
        from tanglewood.record.deal import Luck
        from tanglewood.session.table import Table

        record, deal = saved_games.read_unfinished(path), saved_games.daily_of(path)
        if deal is not None:
            self.play(deal.resume(record), path)
            return
        seed = any_seed() if record.seed is None else record.seed
        self.play(Table.resume(record, Luck(seed)), path)

    def play_daily(self, deal: "Daily") -> None:
        """Play the deal of a day, or go on with it where it was left."""
        path = saved_games.daily_path(self.folder, deal)
        if path.exists():
            self.continue_game(path)
        else:
            self.play(deal.table(own_name(self.folder) or self.voice("tui-player")), path)

    def play(self, table: "Table", path: Path | None = None) -> None:
        """Sit down at a table."""
        from tanglewood.tui.play import Play  # home comes up without what a table needs
        from tanglewood.tui.table import TableScreen

        path = path or saved_games.fresh_path(self.folder, table.game.name)
        self.push_screen(TableScreen(Play(table, path, memory=self.memory, lang=self.voice.lang)))

    def go_home(self) -> None:
        """Leave whatever is on top of the home screen."""
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def speak(self, lang: str) -> None:
        """Another language, at once where nothing but home is open; the next run begins with it."""
        self.voice = Voice(lang)
        remember(self.folder, lang=lang)
        for screen in self.screen_stack:
            if isinstance(screen, HomeScreen):
                screen.speak(self.voice)

    def other_theme(self) -> None:
        """Light for dark, dark for light; the next run begins with it."""
        self.theme = MIST if self.theme == DUSK else DUSK
        remember(self.folder, theme=self.theme)
        self.look = Look(self.theme, plain=self.look.plain, ascii_only=self.look.ascii)
        for screen in self.screen_stack:
            if hasattr(screen, "redraw"):
                screen.redraw()
