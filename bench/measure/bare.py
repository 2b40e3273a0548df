"""A bare server of the same stack (Litestar, uvicorn, the library's WebSockets), which thinks
nothing: what it can do is the most that can be done."""

import socket
import time
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket

from tanglewood.protocol.making import new_table
from tanglewood.server.bounds import wide
from tanglewood.server.config import Config
from tanglewood.server.serving import settings_of
from tanglewood.server.tables import TableRequest
from tanglewood.session.change import Change
from tanglewood.session.store import Store, open_store

STATE = f'{{"type":"state","view":"{"x" * 1660}"}}'
"""As long as the state of a fox game is on average."""
ENTRIES: Any = (
    {"seat": 0, "action": "B11"},
    {"check": "trick", "winner": 0, "leader": 0, "cards": ["B11", "B7"], "scores": [0, 0]},
)
"""As long as what an action adds to a record, or a little longer."""

Socket = WebSocket[Any, Any, Any]


class Pair:
    """Two who are sent the same, and their table in the store."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.table = ""
        self.number = 0


def serve_bare(store: str) -> None:
    """Print the port, then serve until terminated: `echo` sends back what it got, `relay` sends
    the messages of an action, and `keep` stores a change before it does."""
    kept: list[Store] = []
    pairs: dict[str, Pair] = {}

    async def begin(app: Litestar) -> None:
        kept.append(await open_store(store + ".bare"))

    async def relay_on(socket: Socket, pair: Pair, *, keep: bool) -> None:
        await socket.accept()
        pair.sockets.append(socket)
        while (event := await socket.receive())["type"] == "websocket.receive":
            if keep:
                pair.number += 1
                change = Change(
                    number=pair.number, kind="act", seat=0, text="B11", entries=ENTRIES,
                    at=1_700_000_000_000, spent=5, to_act=1,
                )  # fmt: skip
                await kept[0].append(pair.table, change)
            for each in pair.sockets:
                await each.send_text(STATE)
            await socket.send_text(event["text"] or "")

    @websocket("/echo")
    async def echo(socket: Socket) -> None:
        await socket.accept()
        while (event := await socket.receive())["type"] == "websocket.receive":
            await socket.send_text(event["text"] or "")

    @websocket("/relay/{name:str}")
    async def relay(socket: Socket, name: str) -> None:
        await relay_on(socket, pairs.setdefault(name, Pair()), keep=False)

    @websocket("/keep/{name:str}")
    async def keep(socket: Socket, name: str) -> None:
        pair = pairs.setdefault(f"keep {name}", Pair())
        if not pair.table:
            seats = [{"player": "me", "name": f"Bot {n}"} for n in (1, 2)]
            wish = msgspec.convert({"game": "fox", "seats": seats}, TableRequest)
            info, new, _ = new_table(wish, None, int(time.time() * 1000))
            pair.table = info.id
            await kept[0].create(info, new)
        await relay_on(socket, pair, keep=True)

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    print(listening.getsockname()[1], flush=True)
    app = Litestar(
        [echo, relay, keep], on_startup=[begin], openapi_config=None, logging_config=None
    )
    settings = settings_of(app, Config(store="", **wide()))
    settings.ws = "websockets-sansio"  # the stack as it comes
    uvicorn.Server(settings).run(sockets=[listening])
