"""What can be done at a table besides picking a card, by its key."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tanglewood.core.seat import SPECTATOR
from tanglewood.session.table import CannotUndo
from tanglewood.tui import kept
from tanglewood.tui.colours import Look
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.helping import help_lines
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.play import Play

if TYPE_CHECKING:
    from tanglewood.tui.table import TableScreen

Command = Callable[["TableScreen"], None]


def offered(play: Play, look: Look, *, asked: bool) -> list[tuple[str, str]]:
    """The commands that mean something now, for the foot of a table."""
    seat = play.at
    found = [("?", "help")]
    if asked:
        found.append(("h", "hint"))
    if seat != SPECTATOR and play.table.may_undo(seat):
        found.append(("u", "undo"))
    found += [("l", "log"), ("m", "assist" if play.memory else "memory"), ("s", "save")]
    if seat != SPECTATOR:
        found.append(("r", "give up"))
    if not look.plain:
        found.append(("t", "light" if look.theme == "dusk" else "dark"))
    return [*found, ("q", "leave")]


def _help(screen: "TableScreen") -> None:
    scene = screen.scene()
    screen.app.push_screen(PageScreen(f"Help: {scene.game.title}", help_lines(scene)))


def _hint(screen: "TableScreen") -> None:
    """The hint where the eye is; asked again, all its numbers."""
    hinting = screen.hinting
    if screen.choosing is None:
        return
    if hinting.found is not None and hinting.found.unit != "none":
        lines = hinting.page(screen.scene())
        screen.app.push_screen(PageScreen("What every choice promises", lines))
    else:
        hinting.begin(screen.play.table.state, partial(_hinted, screen))
        screen.redraw()


def _hinted(screen: "TableScreen") -> None:
    if screen.choosing is not None:
        at = screen.hinting.spot(screen.choosing)
        if at is not None:
            screen.choosing.cursor = at
    screen.redraw()


def _undo(screen: "TableScreen") -> None:
    play = screen.play
    if play.at == SPECTATOR:
        return
    try:
        play.undo(play.at)
    except CannotUndo as error:
        screen.refused = f"This cannot be taken back: {error}"
        screen.redraw()
        return
    screen.rest()
    screen.go_on()


def _log(screen: "TableScreen") -> None:
    play = screen.play
    lines = [Line(text) for text in play.log()] or [Line("Nothing has happened yet.")]
    known = screen.scene().known
    if known:
        lines += [Line(""), Line("What is certain", "head"), *map(Line, known)]
    if play.memory:
        more = "You play from memory; m at the table lists the rest."
        lines += [Line(""), Line(more, "soft")]
    told = "since your last decision" if play.memory else "since the start"
    screen.app.push_screen(PageScreen(f"What happened, {told}", lines, end=True))


def _mode(screen: "TableScreen") -> None:
    screen.play.memory = not screen.play.memory
    screen.redraw()


def _save(screen: "TableScreen") -> None:
    def saved(name: str | None) -> None:
        if name:
            screen.said = kept.saved(Path(name), screen.play.table.kept)
            screen.redraw()

    usual = f"{screen.play.game.name}.json"
    screen.app.push_screen(EntryScreen("Save the game as", usual), saved)


def _ask_to_give_up(screen: "TableScreen") -> None:
    if screen.play.at != SPECTATOR:
        screen.giving_up = True
        screen.redraw()


def _theme(screen: "TableScreen") -> None:
    screen.tanglewood.other_theme()


def _leave(screen: "TableScreen") -> None:
    screen.rest()
    screen.play.keep()
    screen.tanglewood.go_home()


COMMANDS: Final[dict[str, Command]] = {
    "?": _help,
    "h": _hint,
    "u": _undo,
    "l": _log,
    "m": _mode,
    "s": _save,
    "r": _ask_to_give_up,
    "t": _theme,
    "q": _leave,
}
