"""A place where one game follows the other: bots of every ruleset, some with an AI or a clock."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

import httpx

from tests.storm.client import Client, Servers
from tests.storm.history import History, Plain, Shown, Told

AI: Final = {"player": "ai", "agent": "heuristic"}
GAMES: Final[list[dict[str, Any]]] = [
    {"game": "fox", "clock": {"seconds": 60, "increment": 2}},
    {"game": "duet"},
    {"game": "deluxe"},
    {"game": "woods", "options": {"players": 3}},
    {"game": "fox", "ai": 1},
    {"game": "fox-mini"},
    {"game": "fox-manual", "options": {"target": 16}},
    {"game": "woods", "options": {"players": 3}, "ai": 2},
    {"game": "duet", "clock": {"seconds": 60, "increment": 2}},
    {"game": "deluxe", "ai": 0},
]
WATCHER: Final = -3
_AGAIN: Final = 0.2

Check = Callable[[Told], Awaitable[None]]


class Table:
    """One game after the other."""

    def __init__(
        self, place: int, servers: Servers, history: History, check: Check, seed: str
    ) -> None:
        self._place, self._servers, self._history, self._check = place, servers, history, check
        self._choice = Random(f"{seed} table {place}")
        self._clients: list[Client] = []
        self._following: tuple[str, list[str | None]] | None = None
        self.games = 0

    def went_on(self, since: float) -> bool:
        """Whether everybody at the table has been shown something new since then."""
        return bool(self._clients) and all(client.moved > since for client in self._clients)

    @property
    def where(self) -> Plain:
        """Where the game stands, for those who ask why it does not go on."""
        return {
            "place": self._place,
            "clients": [
                {"viewer": client.shown.viewer, "number": client.shown.number,
                 "server": client.shown.server, "settled": client.settled}
                for client in self._clients
            ],
        }  # fmt: skip

    async def play(self) -> None:
        """Play until it is told to be calm."""
        while not self._servers.calm.is_set():
            await self._game(GAMES[self._place % len(GAMES)])

    async def _game(self, kind: dict[str, Any]) -> None:
        seats = int(kind.get("options", {}).get("players", 2))
        people = frozenset(range(seats)) - {kind.get("ai")}
        if self._following is None:
            table, tokens = await self._make(kind, seats)
        else:
            table, tokens = self._following
        told = Told(table, kind["game"], people)
        self._history.tables[table] = told
        self._history.note("made", table=table, **kind)
        servers = len(self._servers.urls)
        viewers = [*sorted(people), WATCHER] if len(people) < seats else sorted(people)
        self._clients = [
            Client(
                self._servers, self._history, told, Shown(viewer, at % servers),
                tokens[viewer] if viewer >= 0 else None,
                f"10.{self._place}.{at}.{self.games % 250}", Random(self._choice.random()),
            )
            for at, viewer in enumerate(viewers)
        ]  # fmt: skip
        self.games += 1
        if again := self.games % 2 == 1:
            for client in self._clients:
                client.wants_rematch()
        await asyncio.gather(*(client.play() for client in self._clients))
        self._following = await self._rematch(kind, tokens) if again else None
        await self._check(told)

    async def _make(self, kind: dict[str, Any], seats: int) -> tuple[str, list[str | None]]:
        """A new table; every second one by invitations."""
        friends = "friend" if self.games % 4 == 0 else "me"
        players = [
            AI if seat == kind.get("ai") else {"player": "me" if seat == 0 else friends}
            for seat in range(seats)
        ]
        body = {key: kind[key] for key in ("game", "options", "clock") if key in kind}
        for seat, player in enumerate(players):
            if player["player"] == "me":
                player["name"] = f"Bot {seat}"
        made = await self._post("/api/tables", body | {"seats": players})
        tokens: list[str | None] = []
        for seat, answer in enumerate(made["seats"]):
            token = answer.get("token")
            if "invite" in answer:
                token = await self._join(made["table"], answer["invite"], seat)
            tokens.append(token)
        return made["table"], tokens

    async def _rematch(
        self, kind: dict[str, Any], tokens: list[str | None]
    ) -> tuple[str, list[str | None]] | None:
        """The table that was agreed upon; only people's, since an AI changes its seat as well."""
        found = self._clients[0].state.get("rematch")
        if found is None or "ai" in kind:
            return None
        seats = [
            await self._join(found["table"], tokens[(seat - 1) % len(tokens)] or "", seat)
            for seat in range(len(tokens))
        ]
        return found["table"], list(seats)

    async def _join(self, table: str, invite: str, seat: int) -> str:
        request = "".join(self._choice.choices("abcdefgh", k=20))
        body = {"invite": invite, "name": f"Bot {seat}", "request": request}
        return str((await self._post(f"/api/tables/{table}/join", body))["token"])

    async def _post(self, path: str, body: Plain) -> Plain:
        """Post it until it is answered well, at one server or the other."""
        at = self._choice.randrange(len(self._servers.urls))
        headers = {"X-Forwarded-For": f"10.{self._place}.0.{self.games % 250}"}
        while True:
            url = self._servers.urls[at % len(self._servers.urls)]
            try:
                async with httpx.AsyncClient(timeout=4) as web:
                    answer = await web.post(url + path, json=body, headers=headers)
                if answer.is_success:
                    found = answer.json()
                    assert isinstance(found, dict)
                    return found
                if answer.status_code not in {429, 502, 503}:
                    self._history.wrong("a good request was refused", path=path,
                                        status=answer.status_code, answer=answer.text)  # fmt: skip
            except httpx.TransportError:
                pass
            at += 1
            await asyncio.sleep(_AGAIN)
