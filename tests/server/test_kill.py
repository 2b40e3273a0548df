"""Killed at any instant: what was acknowledged is kept, once, and play goes on."""

import asyncio
import time
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Player, make, run
from tests.server.running import Process, sqlite_url, wait_until

ROUNDS = 3
EACH = 10
"""Actions that are acknowledged before a kill, and after it."""


@pytest.fixture(params=["sqlite", "postgresql"])
def process_store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found = request.getfixturevalue("database")
    assert isinstance(found, str)
    return found


class Stubborn:
    """Somebody who plays both seats, reconnects when cut off, and notes what was acknowledged."""

    def __init__(self, url: str, table: str, tokens: list[str], choice: Random) -> None:
        self.url, self.table, self.tokens, self.choice = url, table, tokens, choice
        self.acknowledged: dict[int, str] = {}
        self.over = False
        self._sent: tuple[int, int, str] | None = None

    async def play(self, stop: Event) -> None:
        """Act as fast as possible until told to stop, whatever happens to the server."""
        while not (stop.is_set() or self.over):
            try:
                await self._connected(stop)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    def await_more(self, actions: int) -> None:
        """Wait until so many more actions were acknowledged."""
        enough = len(self.acknowledged) + actions
        wait_until(lambda: len(self.acknowledged) >= enough, 60)

    async def _connected(self, stop: Event) -> None:
        players = [await Player.sit(self.url, self.table, token) for token in self.tokens]
        try:
            if self._sent is not None:  # sent before the cut, never answered: sent again
                number, seat, text = self._sent
                await self._act(players[seat], number, seat, text)
            while not stop.is_set():
                number = max(player.number for player in players)
                for player in players:
                    await player.reach(number)
                seat = players[0].state["to_act"]
                if seat < 0:
                    self.over = True
                    return
                text = self.choice.choice(players[seat].state["legal"])["text"]
                await self._act(players[seat], number, seat, text)
        finally:
            for player in players:
                player.cut()

    async def _act(self, player: Player, number: int, seat: int, text: str) -> None:
        self._sent = number, seat, text
        answer = await player.act(text, number)
        self._sent = None
        assert answer["type"] == "ack", answer
        assert answer["number"] == number + 1
        self.acknowledged[answer["number"]] = text


def test_no_acknowledged_action_is_lost(process_store: str) -> None:
    choice = Random(17)
    server = Process(process_store)
    table, tokens = make(server.url, "fox", options={"target": 999})
    stubborn = Stubborn(server.url, table, tokens, choice)
    try:
        for _ in range(ROUNDS):
            stop = Event()
            player = Thread(target=asyncio.run, args=(stubborn.play(stop),))
            player.start()
            stubborn.await_more(EACH)
            time.sleep(choice.random() * 0.1)  # at any instant
            server.kill()
            server.start()
            stubborn.await_more(EACH)
            stop.set()
            player.join()
        kept = run(_kept(server.url, table))
    finally:
        server.kill()
    for number, text in stubborn.acknowledged.items():
        assert kept[number] == ("under" if text.startswith("under=") else text)
    assert sorted(kept) == list(range(2, max(kept) + 1)), "no gap, no duplicate"


async def _kept(url: str, table: str) -> dict[int, str]:
    """The cards played by number, as a spectator who comes afterwards sees them."""
    watching = await Player.sit(url, table, None)
    await watching.leave()
    kept: dict[int, str] = {}
    numbers = [event["number"] for event in watching.state["events"]]
    assert numbers == sorted(numbers)
    for event in watching.state["events"]:
        number = event["number"]
        match event["event"]:
            case "played":
                assert number not in kept
                kept[number] = event["card"]
            case "exchanged":
                kept[number] = f"decree={event['decree']}"
            case "kept":
                kept[number] = "decree=keep"
            case "put-under":  # hidden from a spectator; when drawn as the last card, no choice
                kept.setdefault(number, "under")
    return kept


def test_a_server_that_stops_says_goodbye_and_logs_no_secret(tmp_path: Path) -> None:
    server = Process(sqlite_url(tmp_path), "--verbose")
    table, tokens = make(server.url, "duet")

    async def stop() -> str:
        player = await Player.sit(server.url, table, tokens[0])
        await player.ask(type="act", number=1, action="nonsense")
        log = await asyncio.to_thread(server.stop)
        assert await player.closed() in {1001, 1012}
        assert '"bye"' in player.heard[-1]
        return log

    log = run(stop())
    assert not any(token in log for token in tokens)
    assert "Seat0" not in log
    assert "Traceback" not in log
