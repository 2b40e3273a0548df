"""An agent of ours as a program that speaks the protocol: what `tanglewood bot` runs."""

import json
from typing import Any, TextIO

from tanglewood.agents.agent import Agent
from tanglewood.bots import whole
from tanglewood.core.chance import Stream
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.games.registry import entry


def serve(agent: Agent, heard: TextIO, said: TextIO) -> None:
    """Answer every line until there is none any more."""
    game: Game[Any] | None = None
    log: tuple[Event, ...] = ()
    for line in heard:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                _say(said, {"type": "hello", "name": agent.name, "view": "whole"})
            case "game":
                game, log = _game(message), ()
            case "turn":
                assert game is not None
                view = whole.read(message["whole"], game, log)
                log = view.log
                action = agent.choose(view, Stream(message["random"]))
                _say(said, {"type": "move", "action": action.text})
            case "error":
                return


def _say(said: TextIO, message: dict[str, object]) -> None:
    said.write(json.dumps(message) + "\n")
    said.flush()


def _game(message: dict[str, Any]) -> Game[Any]:
    components = message["components"]
    given = message["options"] | ({"components": components} if components else {})
    return entry(message["game"]).make(given)
