"""The JSON schema of every view and event: `python -m tanglewood.games.schema` prints it.

Nothing is listed here. A game's view is the one that its states give, and its events are those
declared in its folder and in the folders of the games that it is built on.
"""

import json
from typing import Any

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.schema import Schema, Schemas
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.games.registry import GAMES, load


def events_of(game: Game[Any]) -> list[type[Event]]:
    """Every kind of event that a game can have, the games that it is built on first."""
    kin = [base for base in reversed(type(game).__mro__) if issubclass(base, Game)]
    folders = dict.fromkeys(base.__module__.rpartition(".")[0] for base in kin)
    found: list[type[Event]] = []
    for folder in folders:
        own = [it for it in Event.__subclasses__() if it.__module__.startswith(f"{folder}.")]
        found += sorted(own, key=lambda event: event.__module__)  # and as they are declared
    return found


def views() -> dict[type[View], Game[Any]]:
    """Every kind of view, with a game that has it."""
    found: dict[type[View], Game[Any]] = {}
    for name in GAMES:
        game = load(name)
        found.setdefault(type(game.start(seed=0).view(SPECTATOR)), game)
    return found


def schema() -> Schema:
    """`FoxView` is the definition of a view of the fox games, `FoxEvent` of any of their events."""
    definitions: dict[str, Schema] = {}
    for view, game in views().items():
        name = view.__name__.removesuffix("View")
        schemas = Schemas(name, game.extras)
        schemas.record(view)
        kinds = [schemas.record(event) for event in events_of(game)]
        definitions |= schemas.found | {f"{name}Event": {"oneOf": kinds}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
