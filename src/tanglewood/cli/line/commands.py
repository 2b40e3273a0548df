"""What can be typed besides a choice."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tanglewood.cli.line.saving import save
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.cli.line.game import LineGame
    from tanglewood.words import Voice

HELP: Final = (
    "number", "text", "show", "log", "rules", "hint", "undo", "save", "resign", "quit",
)  # fmt: skip
"""What the help lists: a choice in two ways, then the commands."""

Command = Callable[["LineGame", int, str], bool | None]
"""A command gets the rest of the line; True where the turn has to be looked at again."""


def _help(line: "LineGame", seat: int, rest: str) -> None:
    voice = line.voice
    rows = [(voice(f"line-help-{it}"), voice(f"line-help-{it}-why")) for it in HELP]
    width = max(len(what) for what, _ in rows) + 2
    line.screen.show(f"  {what:<{width}}{why}" for what, why in rows)


def _show(line: "LineGame", seat: int, rest: str) -> None:
    line.show(line.view(seat))


def _log(line: "LineGame", seat: int, rest: str) -> None:
    line.log(seat)


def _rules(line: "LineGame", seat: int, rest: str) -> None:
    from tanglewood import rulebook
    from tanglewood.cli.rules import page_language, rule_text

    name, lang = line.table.game.name, page_language()
    if lang != line.voice.lang:
        line.tell(Message("rules-in-english"))
    if not rest:
        line.tell(Message("line-rules"))
        line.screen.show(f"  {it.id:<28} {it.title}" for it in rulebook.rules(name, lang))
        return
    try:
        line.screen.show(rule_text(rest, name, lang).splitlines())
    except rulebook.UnknownRule as error:
        line.screen.say(line.voice.say(error.message))


def _hint(line: "LineGame", seat: int, rest: str) -> None:
    from tanglewood.agents.hint import hint
    from tanglewood.session.show.hint import hint_lines

    table = line.table
    view, number = table.view(seat), len(table.entries)
    try:
        found = hint(view, avoid_reasons=table.hint_history.reasons_before(seat, number))
    except Exception as error:  # a mistake of ours; the game goes on
        line.tell(Message("tui-hint-none", why=str(error)))
        return
    table.hint_history.keep(seat, number, found.kind)
    line.screen.show(hint_lines(view, found, line.voice))


def _undo(line: "LineGame", seat: int, rest: str) -> bool:
    return line.undo(seat, practice=rest.lower() in {"practice", line.voice("line-word-practice")})


def _save(line: "LineGame", seat: int, rest: str) -> None:
    last = line.saved.path if line.saved is not None else None
    path = Path(rest) if rest else line.save or last
    if path is not None:
        save(line, path)
    else:
        line.tell(Message("line-save-where"))


def _resign(line: "LineGame", seat: int, rest: str) -> bool:
    if not _yes(line, rest):
        line.tell(Message("line-resign-sure"))
        return False
    if line.table.resign(seat):
        return True
    for mate in line.table.people:
        if mate != seat:
            question = line.voice("line-resign-agree", name=line.table.names[mate])
            if not _yes(line, line.screen.ask(question) or ""):
                line.tell(Message("line-goes-on"))
                return False
            line.table.resign(mate)
    return True


def _yes(line: "LineGame", answer: str) -> bool:
    return answer.strip().lower() in {"yes", line.voice("line-yes")}


def _quit(line: "LineGame", seat: int, rest: str) -> bool:
    line.has_left = True
    return True


COMMANDS: Final[dict[str, Command]] = {
    "?": _help,
    "help": _help,
    "show": _show,
    "log": _log,
    "rules": _rules,
    "hint": _hint,
    "h": _hint,
    "undo": _undo,
    "save": _save,
    "resign": _resign,
    "quit": _quit,
    "q": _quit,
    "exit": _quit,
}


def command(voice: "Voice", word: str) -> Command | None:
    """The command that a word means; every language has words of its own beside the English."""
    own = {voice(f"line-word-{name}"): name for name in ("help", *HELP[2:])}
    return COMMANDS.get(own.get(word.lower(), word.lower()))
