"""Bots that play fox over WebSockets, and the server processes they play at."""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Legal(msgspec.Struct):
    text: str


class News(msgspec.Struct, frozen=True):
    """What a bot reads of a change."""

    to_act: int | msgspec.UnsetType = msgspec.UNSET
    legal: list[Legal] | msgspec.UnsetType = msgspec.UNSET


class Heard(msgspec.Struct):
    """What a bot reads of a message."""

    type: str
    number: int = 0
    to_act: int = -2
    legal: list[Legal] = []
    set: News = News()

    def merged(self, before: "Heard") -> "Heard":
        """The state after this change."""
        to_act, legal = self.set.to_act, self.set.legal
        if to_act is msgspec.UNSET:
            to_act = before.to_act
        return Heard(
            "state", self.number, to_act, before.legal if legal is msgspec.UNSET else legal
        )


HEARD = msgspec.json.Decoder(Heard)


class Server:
    """A server process: its address, its processor time, its memory."""

    def __init__(
        self, kind: str, store: str, broker: str | None = None, program: str = "load.py"
    ) -> None:
        command = [
            sys.executable,
            str(Path(__file__).resolve().parents[1] / program),
            "--serve",
            kind,
            "--db",
            store,
        ]
        command += [] if broker is None else ["--broker", broker]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{int(self._process.stdout.readline())}"
        self.pid = self._process.pid
        self._stat = Path(f"/proc/{self.pid}")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads together."""
        fields = (self._stat / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory."""
        return int((self._stat / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def serving(
    kind: str, store: str, broker: str | None = None, program: str = "load.py"
) -> Iterator[Server]:
    server = Server(kind, store, broker, program)
    try:
        yield server
    finally:
        server.stop()


class Table:
    """Two bots at one table."""

    def __init__(self, urls: list[str], table: str, tokens: list[str]) -> None:
        """`urls` are the servers at which the bots sit, one for both or one for each."""
        self._addresses = [
            f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play" for url in urls
        ]
        self._tokens = tokens
        self._sockets: list[ClientConnection] = []
        self._heard: list[Heard] = []
        self._choice = random.Random(table)

    @classmethod
    async def make(cls, http: httpx.AsyncClient, *urls: str) -> "Table":
        seats = [{"player": "me", "name": f"Bot {n}"} for n in (1, 2)]
        wish = {"game": "fox", "options": {"target": 999}, "seats": seats}
        made = (await http.post(f"{urls[0]}/api/tables", json=wish)).raise_for_status().json()
        table = cls(list(urls), made["table"], [seat["token"] for seat in made["seats"]])
        await table.open()
        return table

    async def open(self) -> None:
        for seat, token in enumerate(self._tokens):
            address = self._addresses[seat % len(self._addresses)]
            socket = await connect(address, compression=None, max_queue=None)
            wish = {"type": "join", "token": token, "changes": True, "words": False}
            await socket.send(json.dumps(wish))  # as the page does
            self._sockets.append(socket)
            self._heard.append(Heard(""))
            await self._hear(len(self._heard) - 1, 0)

    async def act(self) -> float:
        """One action; seconds from sending it to the other seat's state."""
        seat = self._heard[0].to_act
        mine = self._heard[seat]
        text = self._choice.choice(mine.legal).text
        began = time.perf_counter()
        message = f'{{"type":"act","number":{mine.number},"action":"{text}"}}'
        await self._sockets[seat].send(message)
        other = 1 - seat
        await self._hear(other, mine.number + 1)
        spent = time.perf_counter() - began
        await self._hear(seat, mine.number + 1)
        return spent

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def _hear(self, seat: int, number: int) -> None:
        """Listen until a seat has been told the state with this number."""
        while self._heard[seat].number < number or not self._heard[seat].type:
            heard = HEARD.decode(await self._sockets[seat].recv())
            if heard.type == "state":
                self._heard[seat] = heard
            elif heard.type == "change":
                self._heard[seat] = heard.merged(self._heard[seat])


async def tables(many: int, *urls: str) -> list[Table]:
    async with httpx.AsyncClient(timeout=60) as http:
        return [await Table.make(http, *urls) for _ in range(many)]


async def rates(work: Iterable[Awaitable[int]], *servers: Server) -> dict[str, float]:
    """How often a second, and how often a second of the servers' processor, something was done."""
    began, cpu = time.perf_counter(), sum(server.cpu() for server in servers)
    count = sum(await asyncio.gather(*work))
    wall, cpu = time.perf_counter() - began, sum(server.cpu() for server in servers) - cpu
    return {"a_second": count / wall, "a_cpu_second": count / cpu}
