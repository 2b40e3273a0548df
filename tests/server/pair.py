"""Somebody who plays both seats of a table in a thread of its own."""

import asyncio
from random import Random
from threading import Event

from tests.server.client import Player
from tests.server.running import wait_until


class Pair:
    """Plays both seats as fast as it can, and notes what was acknowledged."""

    def __init__(self, url: str, table: str, tokens: list[str], choice: Random) -> None:
        self.url, self.table, self.tokens, self.choice = url, table, tokens, choice
        self.acknowledged: dict[int, str] = {}

    async def play(self, stop: Event) -> None:
        """Act until told to stop, or until the game is over."""
        players = [await Player.sit(self.url, self.table, token) for token in self.tokens]
        while not stop.is_set():
            number = max(player.number for player in players)
            for player in players:
                await player.reach(number)
            seat = players[0].state["to_act"]
            if seat < 0:
                break
            text = self.choice.choice(players[seat].state["legal"])["text"]
            answer = await players[seat].act(text, number)
            assert answer["type"] == "ack", answer
            self.acknowledged[answer["number"]] = text
        for player in players:
            player.cut()

    def run(self, stop: Event) -> None:
        """The same, in a thread."""
        asyncio.run(self.play(stop))

    def await_more(self, actions: int) -> None:
        """Wait until this many more actions were acknowledged."""
        enough = len(self.acknowledged) + actions
        wait_until(lambda: len(self.acknowledged) >= enough, 60)
