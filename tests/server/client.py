"""A client for the tests: it speaks the protocol and keeps every byte it hears."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, ClassVar, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.merging import merged
from tests.server.speaking import check_said

Plain = dict[str, Any]
T = TypeVar("T")


def post(url: str, path: str, body: object) -> Plain:
    """Post JSON; the answer must be good."""
    answer = httpx.post(url + path, json=body, timeout=60)
    assert answer.is_success, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def get(url: str, path: str) -> Plain:
    """Get JSON; the answer must be good."""
    answer = httpx.get(url + path, timeout=60)
    assert answer.is_success, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def make(url: str, game: str, many: int = 2, **request: Any) -> tuple[str, list[str]]:
    """A table whose seats are all mine; its id and the tokens."""
    request.setdefault("seats", [{"player": "me", "name": f"Seat{n}"} for n in range(many)])
    made = post(url, "/api/tables", {"game": game, **request})
    return made["table"], [seat.get("token") for seat in made["seats"]]


class Player:
    """One connection to a table."""

    connected: ClassVar[list["Player"]] = []

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[str] = []
        self.states: list[Plain] = []
        self.asked = 0

    @classmethod
    async def sit(
        cls, url: str, table: str, token: str | None, since: int = 0, **join: Any
    ) -> Self:
        """Connect and join; the first state has arrived."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        # Without a bound: a test may leave messages unread, and must still hear the goodbye.
        player = cls(await connect(address, max_queue=None))
        cls.connected.append(player)
        await player.send(type="join", token=token, since=since, **join)
        await player.until("state")
        return player

    @property
    def state(self) -> Plain:
        """The newest state."""
        return self.states[-1]

    @property
    def number(self) -> int:
        return int(self.state["number"])

    async def send(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def send_raw(self, data: str | bytes, *, text: bool | None = None) -> None:
        """Send a frame; `text` says what it calls itself, whatever is in it."""
        await self._socket.send(data, text=text)

    async def hear(self, timeout: float = 60) -> Plain:
        """The next message."""
        async with asyncio.timeout(timeout):
            data = await self._socket.recv()
        text = data if isinstance(data, str) else data.decode()
        self.heard.append(text)
        message: Plain = json.loads(text)
        assert isinstance(message, dict)
        if message["type"] == "change":
            message = merged(self.state, message)
        if message["type"] == "state":
            self.states.append(message)
            if message["outcome"] is not None:
                check_said(message["outcome"], "sentence")
        elif message["type"] in {"refused", "unknown"}:
            check_said(message, "sentence")
        return message

    async def until(self, *kinds: str) -> Plain:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def reach(self, number: int) -> Plain:
        """The state with this number, or a later one."""
        while not self.states or self.number < number:
            await self.hear()
        return self.state

    async def turn(self) -> Plain:
        """The state in which this seat is asked: an AI that leads has led."""
        while self.state["to_act"] != self.state["viewer"]:
            await self.reach(self.number + 1)
        return self.state

    async def ask(self, **message: Any) -> Plain:
        """Send something and wait for its answer."""
        self.asked += 1
        await self.send(id=str(self.asked), **message)
        while True:
            answer = await self.until("ack", "refused", "pong")
            if answer["id"] == str(self.asked):
                return answer

    async def act(self, action: str, number: int | None = None) -> Plain:
        """Act in the current position, or in the one with a number."""
        number = self.number if number is None else number
        return await self.ask(type="act", number=number, action=action)

    async def closed(self) -> int:
        """Wait until the server closes; the code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    async def leave(self) -> None:
        await self._socket.close()

    def cut(self) -> None:
        """Lose the connection without a goodbye."""
        self._socket.transport.abort()


def run(doing: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine; whoever is still connected afterwards leaves."""

    async def whole() -> T:
        try:
            return await doing
        finally:
            await asyncio.gather(*(player.leave() for player in Player.connected))
            Player.connected.clear()

    return asyncio.run(whole())


async def seated(url: str, table: str, tokens: list[str]) -> list[Player]:
    """A connection for every seat."""
    return [await Player.sit(url, table, token) for token in tokens]


async def play_on(players: list[Player], choose: Any, most: int = 10_000) -> int:
    """Play on until the game is over, or for this many actions; how many were made."""
    for made in range(most):
        newest = max(player.number for player in players)
        for player in players:
            await player.reach(newest)
        to_act = players[0].state["to_act"]
        if to_act < 0:
            return made
        actor = next(player for player in players if player.state["viewer"] == to_act)
        action = choose(actor.state["legal"])
        answer = await actor.act(action["text"])
        assert answer["type"] == "ack", answer
        await actor.reach(answer["number"])
    return most
