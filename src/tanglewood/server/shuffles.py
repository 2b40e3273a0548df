"""The shuffle of a game that is over, with all that a browser needs to check it by itself."""

import asyncio
from typing import Any

from litestar import get
from msgspec import Struct

from tanglewood.record.proof import draws
from tanglewood.server.params import Id, TheHub, problems
from tanglewood.server.replays import REPLAYS, record_of


class DrawPlain(Struct):
    """A chance outcome: what was drawn, and among which."""

    entry: int
    chance: str
    ordered: bool
    outcome: list[str]
    among: list[str]


class Shuffled(Struct):
    """How the cards of a game were shuffled; `shuffle` is that of its record, null without one."""

    game: str
    known_deal: bool
    shuffle: dict[str, Any] | None
    draws: list[DrawPlain]


@get("/api/tables/{table:str}/shuffle", responses=problems(404))
async def shuffle(table: Id, hub: TheHub) -> Shuffled:
    """How the cards were shuffled, once the game is over."""
    record = await record_of(hub, table)
    found: list[DrawPlain] = []
    if record.shuffle is not None:
        async with REPLAYS:
            drawn = await asyncio.to_thread(draws, record)
        found = [DrawPlain(*draw) for draw in drawn]
    plain = None if record.shuffle is None else record.shuffle.plain()
    return Shuffled(record.game.name, record.known_deal, plain, found)
