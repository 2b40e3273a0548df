"""What can be done at a table besides picking a card, by its key."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tanglewood.core.seat import SPECTATOR
from tanglewood.session.undo import CannotUndo
from tanglewood.tui import saved_games
from tanglewood.tui.bars import game_title, other_colours
from tanglewood.tui.colours import Look
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.helping import help_lines
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.play import Play

if TYPE_CHECKING:
    from tanglewood.tui.table import TableScreen

Command = Callable[["TableScreen"], None]


def offered_commands(play: Play, look: Look, *, has_turn: bool) -> list[tuple[str, str]]:
    """The commands that mean something now, for the foot of a table."""
    seat, voice = play.at, play.voice
    found = [("?", voice("tui-help"))]
    if has_turn:
        found.append(("h", voice("tui-hint")))
    if seat != SPECTATOR and play.table.may_undo(seat):
        found.append(("u", voice("tui-undo")))
    found += [("l", voice("tui-log")), ("m", voice("tui-assist" if play.memory else "tui-memory"))]
    found.append(("s", voice("tui-save")))
    if seat != SPECTATOR:
        found.append(("r", voice("tui-give-up")))
    return [*found, *other_colours(look, voice), ("q", voice("tui-leave"))]


def _help(screen: "TableScreen") -> None:
    scene = screen.scene()
    screen.app.push_screen(PageScreen(game_title(scene.voice, scene.game.name), help_lines(scene)))


def _hint(screen: "TableScreen") -> None:
    """The hint where the eye is; asked again, all its numbers."""
    hinting = screen.hinting
    if screen.choosing is None:
        return
    if hinting.found is not None and hinting.found.unit != "none":
        lines = hinting.page(screen.scene())
        screen.app.push_screen(PageScreen(screen.voice("hint-all"), lines))
    else:
        hinting.begin(screen.play.table, partial(_show_hint, screen))
        screen.redraw()


def _show_hint(screen: "TableScreen") -> None:
    if screen.choosing is not None:
        at = screen.hinting.spot(screen.choosing)
        if at is not None:
            screen.choosing.cursor = at
    screen.redraw()


def _undo(screen: "TableScreen") -> None:
    play = screen.play
    if play.at == SPECTATOR:
        return
    question = play.voice("tui-undo-practice")
    try:
        play.undo(play.at, practice=screen.refused == question)  # asked once, and pressed again
    except CannotUndo as error:
        possible = play.table.may_practise(play.at)
        screen.refused = question if possible else play.voice("tui-undo-refused", why=error.message)
        screen.redraw()
        return
    screen.rest()
    screen.go_on()


def _log(screen: "TableScreen") -> None:
    play, voice = screen.play, screen.play.voice
    lines = [Line(text) for text in play.log()] or [Line(voice("tui-log-none"))]
    known = screen.scene().known
    if known:
        lines += [Line(""), Line(voice("tui-log-certain"), "head"), *map(Line, known)]
    if play.memory:
        lines += [Line(""), Line(voice("tui-log-memory"), "soft")]
    heading = voice("tui-log-latest" if play.memory else "tui-log-all")
    screen.app.push_screen(PageScreen(heading, lines, end=True))


def _mode(screen: "TableScreen") -> None:
    screen.play.memory = not screen.play.memory
    screen.redraw()


def _save(screen: "TableScreen") -> None:
    def on_name(name: str | None) -> None:
        if name:
            screen.notice = screen.voice.say(
                saved_games.save_record(Path(name), screen.play.table.saved_record)
            )
            screen.redraw()

    usual = f"{screen.play.game.name}.json"
    screen.app.push_screen(EntryScreen(screen.voice("tui-save-as"), usual), on_name)


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
