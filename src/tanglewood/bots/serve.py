"""An agent of ours as a program that speaks the protocol: what `tanglewood bot` runs."""

import json
import sys
from typing import Any, TextIO

from tanglewood.agents.agent import Agent
from tanglewood.agents.registry import agent_of
from tanglewood.bots import whole
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadText, wrong_kind
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.view import View
from tanglewood.record.form import game_with


def serve(agent: Agent | str, heard: TextIO | None = None, said: TextIO | None = None) -> None:
    """Answer every line until there are no more, from stdin to stdout unless others are given;
    BadText for a line that is not a message."""
    agent = agent_of(agent)
    heard, said = _file(heard, sys.stdin, "readline"), _file(said, sys.stdout, "write")
    game: Game[Any] | None = None
    log: tuple[Event, ...] = ()
    for line in heard:
        message = _message(line)
        match message["type"]:
            case "hello":
                _say(said, {"type": "hello", "name": agent.name, "view": "whole"})
            case "game":
                game, log = _game(message), ()
            case "turn":
                if game is None or "whole" not in message:
                    raise BadText("A turn comes after a 'game', with the view 'whole'.")
                view, source = _turn(message, game, log)
                log = view.log
                action = agent.choose(view, source)
                _say(said, {"type": "move", "action": str(action)})
            case "error":
                return


def _file(given: TextIO | None, usual: TextIO, offered: str) -> TextIO:
    """The open file that was given, or the usual one."""
    if given is not None and not hasattr(given, offered):
        raise wrong_kind("type-no-file", given)
    return usual if given is None else given


def _message(line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("type"), str):
        raise BadText(f"{line.strip()[:60]!r} is no message: a JSON object with a 'type'.")
    return found


def _game(message: dict[str, Any]) -> Game[Any]:
    try:
        return game_with(message["game"], message["options"], message["components"])
    except (KeyError, TypeError):
        raise BadText("A 'game' names its game, options and components.") from None


def _turn(message: dict[str, Any], game: Game[Any], log: tuple[Event, ...]) -> tuple[View, Stream]:
    try:
        return whole.read(message["whole"], game, log), Stream(message["random"])
    except (LookupError, TypeError, AttributeError, ImportError, AssertionError):
        raise BadText("A 'turn' has a whole view, as we write it, and a 'random' number.") from None


def _say(said: TextIO, message: dict[str, object]) -> None:
    said.write(json.dumps(message) + "\n")
    said.flush()
