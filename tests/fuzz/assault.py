"""An assault on a server: hostile requests, messages and frames, on games of the assailant's own
and on those of others, which must stay as they are."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tanglewood.games.registry import GAMES
from tests.fuzz.frames import frame, handshake, hostile_frames
from tests.fuzz.hostile import Asked, good_frames, good_requests, hostile_frame, hostile_request
from tests.fuzz.kept import Kept, differences, kept, lawful
from tests.server.client import Plain, Player, get, make, play_on, post, seated

FAILURES: Final = ("cannot keep this now", "went wrong here", '"type":"unknown"', "Traceback")
"""What a server says when something failed."""
_SHARES: Final = {"requests": 50, "messages": 40, "frames": 10}
_A_TABLE: Final = 100
"""How many inputs are about the same tables."""
_A_CONNECTION: Final = 20
_GO_ON: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
_HANDS: Final = 32
"""How many do it at once."""


class Assault:
    """Inputs from a seed; the same seed, the same inputs."""

    def __init__(self, url: str, store: str, seed: int) -> None:
        self.url, self._store, self._seed = url, store, seed
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self._others: list[str] = []
        self._other_seats: dict[str, Plain] = {}
        self._own: list[str] = []
        self._before: dict[str, Kept] = {}

    async def prepare(self) -> None:
        """Games of others: of every kind one that goes on and one that is over."""
        for game in GAMES:
            for most in (3, 10_000):
                options = {"target": 0} if game.startswith("fox") else {}
                table, tokens = make(self.url, game, options=options)
                players = await seated(self.url, table, tokens)
                await players[0].ask(type="chat", text="Good luck")
                await play_on(players, lambda legal: legal[0], most)
                for player in players:
                    await player.leave()
                Player.connected.clear()
                self._others.append(table)
        self._before = await kept(self._store, self._others)

    async def run(self, inputs: int) -> None:
        """Send this many inputs."""
        whole = sum(_SHARES.values())
        ways: dict[str, Callable[[Random, int], Coroutine[Any, Any, None]]] = {
            "requests": self._requests, "messages": self._messages, "frames": self._frames,
        }  # fmt: skip
        jobs: list[tuple[str, int]] = []
        for kind, share in _SHARES.items():
            left = inputs * share // whole
            while left > 0:
                jobs.append((kind, min(left, _A_TABLE)))
                left -= _A_TABLE
        Random(self._seed).shuffle(jobs)
        waiting = asyncio.Queue[tuple[int, str, int]]()
        for number, (kind, many) in enumerate(jobs):
            waiting.put_nowait((number, kind, many))

        async def hand() -> None:
            while not waiting.empty():
                number, kind, many = waiting.get_nowait()
                try:
                    await ways[kind](Random(f"{self._seed} {number}"), many)
                except Exception as error:  # the tally must not be lost for one odd end
                    self._fail(f"{kind} {number}: {error!r}", b"")

        await asyncio.gather(*(hand() for _ in range(_HANDS)))

    async def check(self) -> None:
        """The games of others are as they were, one's own follow the law, and one can play."""
        self.failures += differences(self._before, await kept(self._store, self._others))
        for table, found in (await kept(self._store, self._own)).items():
            try:
                lawful(found)
            except Exception as error:  # whatever it is, it is a finding
                self.failures.append(f"table {table} is against the law: {error!r}")
        health = get(self.url, "/health")
        if health["status"] != "ok":
            self.failures.append(f"the server is not well: {health}")
        table, tokens = make(self.url, "fox-mini", options={"target": 0})
        players = await seated(self.url, table, tokens)
        await play_on(players, lambda legal: legal[0])
        for player in players:
            await player.leave()
        Player.connected.clear()

    async def _requests(self, choice: Random, many: int) -> None:
        good = await asyncio.to_thread(self._good, choice)
        for _ in range(many):
            request, ends = hostile_request(choice, good)
            answer = (await self._answer(request, ends)).removeprefix(_GO_ON)
            status = answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.1 ") else "none"
            self.counts["requests"] += 1
            self.counts[f"answered {status}"] += 1
            if (status.startswith("5") and status not in {"501", "503"}) or b"Traceback" in answer:
                self._fail(f"answered {status}", request)

    def _good(self, choice: Random) -> list[Asked]:
        seats = [{"player": "me", "name": "Ada"}, {"player": "friend"}]
        made = post(self.url, "/api/tables", {"game": "fox", "seats": seats})
        self._own.append(made["table"])
        over = choice.choice(self._others[1::2])
        record = get(self.url, f"/api/tables/{over}/record")
        ada, ben = made["seats"]
        own = good_requests(made["table"], over, ada["token"], ben["invite"], record)
        table = choice.choice(self._others)
        others = good_requests(table, over, ada["token"], ben["invite"], record)
        return own + others

    async def _answer(self, request: bytes, ends: bool) -> bytes:
        """What comes back; a request that may say it goes on ends after a moment."""
        reader, writer = await self._open()
        try:
            writer.write(request)
            try:
                async with asyncio.timeout(60 if ends else 0.5):
                    return await reader.read()
            except TimeoutError:
                writer.write_eof()
                return await reader.read()
        except OSError:
            return b""
        finally:
            writer.close()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        return await asyncio.open_connection(host, int(port))

    async def _messages(self, choice: Random, many: int) -> None:
        """Frames that hold what is no message, from a seat of one's own or from a stranger."""
        game = choice.choice([*GAMES])
        table, tokens = await asyncio.to_thread(make, self.url, game)
        self._own.append(table)
        while many > 0:
            stranger = choice.random() < 0.5
            where = choice.choice(self._others) if stranger else table
            token = None if stranger else choice.choice(tokens)
            many -= await self._connection(choice, where, token, min(many, _A_CONNECTION))

    async def _connection(self, choice: Random, table: str, token: str | None, most: int) -> int:
        """Send this many messages, or fewer if the server closes; how many were sent."""
        sent: list[bytes] = []
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        player = Player(await connect(address, max_queue=None))
        code = 1000
        try:
            if choice.random() < 0.9:
                await player.send(type="join", token=token)
                await player.until("state")
            number = player.number if player.states else 0
            good = good_frames(choice.choice([0, number, number + 1]), token or "x" * 43)
            for _ in range(most):
                data, is_text = hostile_frame(choice, good)
                sent.append(data)
                self.counts["messages"] += 1
                await player.send_raw(data, text=is_text)
            await player.ask(type="ping")
        except ConnectionClosed as closed:
            code = 1006 if closed.rcvd is None else closed.rcvd.code
        self.counts[f"closed {code}"] += 1
        if code == 1011 or any(sign in text for text in player.heard for sign in FAILURES):
            self._fail(f"closed {code}", json.dumps([each.decode("latin-1") for each in sent]))
        await player.leave()
        return len(sent)

    async def _frames(self, choice: Random, many: int) -> None:
        """Bytes that are hardly frames."""
        table, tokens = await asyncio.to_thread(make, self.url, "fox")
        self._own.append(table)
        for at in range(0, many, 4):
            reader, writer = await self._open()
            sent = b""
            try:
                writer.write(handshake(choice.choice([table, *self._others])))
                await reader.readuntil(b"\r\n\r\n")
                if choice.random() < 0.8:
                    writer.write(frame(b'{"type": "join"}'))
                good = good_frames(at % 3, tokens[0])
                for _ in range(min(4, many - at)):
                    message = json.dumps(choice.choice(good)).encode()
                    sent += hostile_frames(choice, message)
                    self.counts["frames"] += 1
                writer.write(sent)
                if choice.random() < 0.5:
                    writer.write(frame(b"\x03\xe8", 8))
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1):
                            if b"\x03\xf3" in (await reader.read())[-4:]:  # 1011
                                self._fail("closed 1011", sent)
            except (OSError, asyncio.IncompleteReadError, InvalidMessage, InvalidStatus):
                self.counts["cut off"] += 1
            finally:
                writer.close()

    def _fail(self, what: str, given: bytes | str) -> None:
        self.failures.append(f"{what}: {given[:1200]!r}")
