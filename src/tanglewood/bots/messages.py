"""What a program is told: each message as plain JSON values, a turn in one of four ways."""

from typing import Any, Final

from tanglewood.bots import whole
from tanglewood.core.game import Game
from tanglewood.core.outcome import Outcome
from tanglewood.core.plain import Plain
from tanglewood.core.view import View
from tanglewood.record.form import options_of
from tanglewood.record.scribe import result_of
from tanglewood.rulebook import readable
from tanglewood.session.show import label, position, prompt
from tanglewood.words import table_voice

WAYS: Final = ("json", "text", "none", "whole")
"""How a program may want to see its turns."""


def names_of(game: Game[Any]) -> tuple[str, ...]:
    """The names of the seats in sentences."""
    return tuple(f"Player {seat + 1}" for seat in range(game.seats))


def game_message(game: Game[Any], seat: int, way: str) -> Plain:
    """A game begins: all that is public before the first card; in text also the rules."""
    found: Plain = {
        "type": "game",
        "game": game.name,
        "title": game.title,
        "options": options_of(game),
        "components": dict(game.components),
        "seat": seat,
        "seats": game.seats,
        "names": list(names_of(game)),
        "cooperative": game.cooperative,
        "actions": len(game.actions),
    }
    if way == "text":
        found["text"] = f"You are {names_of(game)[seat]}. The rules:\n\n{readable(game.name)}"
    return found


def turn_message(game: Game[Any], view: View, since: int, way: str) -> Plain:
    """A turn: the legal actions, and what the program wants to see; `since` is how many events it
    has been told before."""
    found: Plain = {
        "type": "turn",
        "legal": [action.text for action in view.legal],
        "indices": [action.index for action in view.legal],
    }
    if way == "json":
        events = [game.event_fields(event) for event in view.log[since:]]
        found |= {"view": view.plain(), "events": events}
    elif way == "text":
        found["text"] = turn_in_words(game, view, since)
    elif way == "whole":
        found["whole"] = whole.written(view, since)
    return found


def turn_in_words(game: Game[Any], view: View, since: int = 0) -> str:
    """A turn in natural language: what happened, what lies on the table, what can be chosen."""
    names, plain = names_of(game), view.plain()
    voice = table_voice(game, names)
    happened = [f"- {voice.say(game.message(event))}" for event in view.log[since:]]
    options = []
    for action in view.legal:
        words = label(game, plain, action.text, voice)
        options.append(f"- {action.text}" + (f": {words}" if words else ""))
    parts = [
        f"{game.title}. You are {names[view.viewer]}.",
        *(["What happened since your last turn:\n" + "\n".join(happened)] if happened else []),
        "The table:\n" + "\n".join(position(view, voice)),
        f"{prompt(view, voice)} Choose one of these actions.\n" + "\n".join(options),
    ]
    return "\n\n".join(parts)


def result_message(seat: int, outcome: Outcome) -> Plain:
    """The game is over; `won` is this seat's part."""
    return {
        "type": "result",
        **result_of(outcome),
        "sentence": str(outcome.reason),
        "won": seat in outcome.winners,
    }
