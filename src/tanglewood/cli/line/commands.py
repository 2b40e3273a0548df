"""What can be typed besides a choice."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tanglewood.cli.line.saving import save

if TYPE_CHECKING:
    from tanglewood.cli.line.game import LineGame

HELP: Final = (
    ("a number", "take that choice"),
    ("a text like B3", "take the choice that is written so"),
    ("show", "show the table again"),
    ("log", "tell again what happened (from memory: since your last decision)"),
    ("rules [NAME]", "show the rules of this game, or of one card or rule"),
    ("hint", "say which choice is best, and why"),
    ("undo", "take your last decision back, as long as nothing new was seen"),
    ("save FILE", "keep the game as it stands now in a file"),
    ("resign", "give up (asks once more)"),
    ("quit", "leave the game"),
)

Command = Callable[["LineGame", int, str], bool]
"""A command gets the rest of the line and says whether the turn has to be looked at anew."""


def _help(line: "LineGame", seat: int, rest: str) -> bool:
    width = max(len(what) for what, _ in HELP) + 2
    line.screen.show(f"  {what:<{width}}{why}" for what, why in HELP)
    return False


def _show(line: "LineGame", seat: int, rest: str) -> bool:
    line.show(line.view(seat))
    return False


def _log(line: "LineGame", seat: int, rest: str) -> bool:
    line.log(seat)
    return False


def _rules(line: "LineGame", seat: int, rest: str) -> bool:
    from tanglewood import rulebook
    from tanglewood.cli.rules import rule_text

    name = line.table.game.name
    if not rest:
        line.screen.say("The rules of this game ('rules NAME' shows one, by its name or its id):")
        line.screen.show(f"  {it.id:<28} {it.title}" for it in rulebook.rules(name))
        return False
    try:
        line.screen.show(rule_text(rest, name).splitlines())
    except rulebook.UnknownRule as error:
        line.screen.say(str(error))
    return False


def _hint(line: "LineGame", seat: int, rest: str) -> bool:
    from tanglewood.agents.hint import hint
    from tanglewood.session.show.hint import hint_lines

    view = line.table.view(seat)
    line.screen.show(hint_lines(view, hint(view), line.voice))
    return False


def _undo(line: "LineGame", seat: int, rest: str) -> bool:
    return line.undo(seat)


def _save(line: "LineGame", seat: int, rest: str) -> bool:
    last = line.saved.path if line.saved is not None else None
    path = Path(rest) if rest else line.save or last
    if path is not None:
        save(line, path)
    else:
        line.screen.say("Say where: save FILE, for example save game.json")
    return False


def _resign(line: "LineGame", seat: int, rest: str) -> bool:
    if rest.lower() != "yes":
        line.screen.say("Type 'resign yes' to give up.")
        return False
    if line.table.resign(seat):
        return True
    for mate in line.table.people:
        if mate != seat:
            answer = line.screen.ask(
                f"{line.table.names[mate]}, do you agree to give up? (yes or no)"
            )
            if answer is None or answer.strip().lower() != "yes":
                line.screen.say("The game goes on.")
                return False
            line.table.resign(mate)
    return True


def _quit(line: "LineGame", seat: int, rest: str) -> bool:
    line.left = True
    return True


COMMANDS: Final[dict[str, Command]] = {
    "?": _help,
    "help": _help,
    "show": _show,
    "log": _log,
    "rules": _rules,
    "hint": _hint,
    "undo": _undo,
    "save": _save,
    "resign": _resign,
    "quit": _quit,
    "q": _quit,
    "exit": _quit,
}
