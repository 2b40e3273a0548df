"""A client that keeps to the protocol whatever happens: it comes back, sends again what was not
answered, and writes everything down."""

import asyncio
from random import Random
from time import monotonic
from typing import Final, Protocol

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.client import Plain, Player
from tests.storm.history import ACK, History, Request, Shown, Told

SILENCE: Final = 4.0
"""After this many seconds without a word, pings unanswered, a client connects again."""

FATAL: Final = {4400: "malformed", 4401: "its token", 4404: "its table"}
CUT: Final = (OSError, EOFError, WebSocketException, TimeoutError)

REASONS: Final = {
    "act": {"stale"},
    "undo": {"stale", "undo"},
    "chat": {"chat"},
    "claim": {"present", "stale", "over"},
    "takeover": {"present", "stale", "over"},
    "rematch": {"stale"},
}
"""The refusals that wrong nobody. Two may ask at once, so that one of them is too late."""


class Servers(Protocol):
    """Where clients connect."""

    calm: asyncio.Event
    """Set when nobody begins anything any more."""

    @property
    def urls(self) -> list[str]: ...


class Client:
    """One viewer of a table, over as many connections as it takes."""

    def __init__(
        self, servers: Servers, history: History, told: Told, shown: Shown, token: str | None,
        address: str, choice: Random,
    ) -> None:  # fmt: skip
        self._servers, self._history, self._told = servers, history, told
        self._token, self._address, self._choice = token, address, choice
        self.shown = shown
        self.state: Plain = {}
        self.moved = 0.0
        """When it last saw a new position, or had something acknowledged."""
        self._waiting: dict[str, Request] = {}
        self._asked = self._attempt = 0
        self._act_at = 0.0
        self._rematch = False
        told.shown.append(shown)

    @property
    def settled(self) -> bool:
        """Whether everything that it asked for was answered."""
        return not self._waiting

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["outcome"] is not None

    @property
    def done(self) -> bool:
        """Whether its game is over, it is agreed what follows, and everything is answered."""
        agreed = self.shown.viewer < 0 or bool(self.state and self.state["rematch"])
        return self.over and self.settled and (agreed or not self._rematch)

    def wants_rematch(self) -> None:
        """It will ask for another game when this one is over."""
        self._rematch = True

    async def play(self) -> None:
        """Take part until the game is over, or until it is told to stop."""
        while not self.done:
            url = self._servers.urls[self.shown.server]
            try:
                await self._connected(url)
                return
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                if code in FATAL:
                    self._wrong(f"a client lost {FATAL[code]}", code=code)
                    return
                self._note("cut", code=code)
            except CUT as error:
                self._note("cut", error=type(error).__name__)
            wait = min(0.2 * 2**self._attempt, 5.0) * (0.75 + 0.5 * self._choice.random())
            self._attempt += 1
            await asyncio.sleep(wait)
            self.shown.server = (self.shown.server + 1) % len(self._servers.urls)

    async def _connected(self, url: str) -> None:
        """One connection, until it is cut or the game is over."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self._told.table}/play"
        headers = {"X-Forwarded-For": self._address}
        socket = await connect(
            address, additional_headers=headers, open_timeout=SILENCE, ping_interval=None,
            max_queue=None,
        )  # fmt: skip
        player = Player(socket)
        try:
            await player.send(type="join", token=self._token, since=self.shown.number)
            while not player.states:
                self._hear(await player.hear(SILENCE))
            for key, request in self._waiting.items():
                await player.send(id=key, **request.message)
            self._attempt = 0
            await self._take_part(player)
        finally:
            player.cut()

    async def _take_part(self, player: Player) -> None:
        heard = monotonic()
        while not self.done:
            wait = await self._move(player)
            try:
                message = await player.hear(wait)
            except TimeoutError:
                silent = monotonic() - heard
                if silent > SILENCE:
                    raise
                if silent > SILENCE / 4:
                    await player.send(type="ping")
                continue
            heard = monotonic()
            player.heard.clear()
            del player.states[:-1]
            self._hear(message)

    def _hear(self, message: Plain) -> None:
        match message["type"]:
            case "state":
                if self._history.showed(self._told, self.shown, message):
                    self.moved = monotonic()
                    self._act_at = self.moved + self._choice.random() * 0.1
                self.state = message
            case "ack" | "refused":
                self._answered(message)
            case "unknown":
                self._note("unknown", key=message["id"])

    def _answered(self, message: Plain) -> None:
        request = self._waiting.pop(message["id"] or "", None)
        if request is None:  # the answer to what was sent twice, or to the join
            return
        self._history.answered(self._told, request, message)
        if message["type"] == ACK:
            self.moved = monotonic()
        elif message["reason"] not in REASONS[request.kind]:
            self._wrong("a request was refused that nobody may refuse", kind=request.kind,
                        number=request.number, text=request.text, refusal=message)  # fmt: skip

    async def _move(self, player: Player) -> float:
        """Send something if it is time to; how long to listen until it may be."""
        seat, state = self.shown.viewer, self.state
        if seat < 0 or self._servers.calm.is_set() or not self.settled:
            return 0.5
        number = int(state["number"])
        if self.over:
            if self._rematch and seat not in state["offers"]["rematch"]:
                await self._send(player, "rematch", None, "")
            return 0.5
        if state["to_act"] != seat or state["status"] != "playing":
            return 0.5
        if (left := self._act_at - monotonic()) > 0:
            return left
        chance = self._choice.random()
        if chance < 0.04:
            await self._send(player, "chat", None, f"{self._address} says {self._asked}")
        elif chance < 0.07 and state["undo"]:
            await self._send(player, "undo", number, "")
        elif chance < 0.10 and len(self._told.people) > 1:
            other = self._choice.choice([one for one in self._told.people if one != seat])
            kind = self._choice.choice(["claim", "takeover"])
            if not (kind == "claim" and self._told.game == "duet"):  # a team knows no claims
                await self._send(player, kind, number, str(other))
        else:
            await self._send(player, "act", number, self._choice.choice(state["legal"])["text"])
        return 0.5

    async def _send(self, player: Player, kind: str, number: int | None, text: str) -> None:
        self._asked += 1
        key = f"{self._address}/{self.shown.viewer}/{self._asked}".ljust(16, "-")
        request = self._waiting[key] = Request(self.shown.viewer, kind, number, text, key)
        self._history.sent(self._told, request)
        self._act_at = monotonic() + self._choice.random() * 0.1
        await player.send(id=key, **request.message)

    def _note(self, what: str, **more: object) -> None:
        self._history.note(what, table=self._told.table, viewer=self.shown.viewer,
                           server=self.shown.server, **more)  # fmt: skip

    def _wrong(self, what: str, **more: object) -> None:
        self._history.wrong(what, table=self._told.table, viewer=self.shown.viewer, **more)
