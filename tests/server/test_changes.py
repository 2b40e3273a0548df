"""Whoever asks for changes ends up with the same state as whoever is sent the whole every time.

At every seat, and beside the table, two clients listen in each mode: one that merges what changed,
and one that does not know of changes. After every message both must hold the same, byte by byte.
"""

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tanglewood.games.registry import GAMES, load
from tests.server.client import Plain, Player, make, run
from tests.server.running import Running, running
from tests.stores import NewStore

OPTIONS: dict[str, dict[str, Any]] = {
    "fox": {"target": 6}, "fox-manual": {"target": 6}, "deluxe": {"target": 6, "special": 9},
    "woods": {"players": 3},
    "fox-mini": {"suits": 3, "ranks": [1, 2, 3, 5, 7, 9], "hand": 5, "scores": [5, 4, 3, 2, 1, 0]},
}  # fmt: skip


@pytest.fixture(scope="module")
def server(new_store: NewStore) -> Iterator[Running]:
    """A server where an agent may sit down for somebody who left just now."""
    with running(new_store(), takeover_after=0.0) as server:
        yield server


class Listeners(NamedTuple):
    """Somebody who merges changes, and somebody who is always sent the whole."""

    merging: Player
    whole: Player

    @classmethod
    async def sit(cls, url: str, table: str, token: str | None, **join: Any) -> "Listeners":
        merging = await Player.sit(url, table, token, changes=True, **join)
        return cls(merging, await Player.sit(url, table, token, **join))

    async def agree(self, number: int) -> None:
        merging, whole = [await each.reach(number) for each in self]
        assert json.dumps(merging) == json.dumps(whole)

    async def leave(self) -> None:
        for each in self:
            await each.leave()


def _kinds(player: Player) -> list[str]:
    return [json.loads(text)["type"] for text in player.heard]


async def _everybody(url: str, table: str, tokens: list[str]) -> list[Listeners]:
    return [
        await Listeners.sit(url, table, token, mode=mode, words=words)
        for token in (*tokens, None)
        for mode, words in (("assist", False), ("memory", True))
    ]


@pytest.mark.parametrize("name", GAMES)
def test_merged_states_are_whole_states(server: Running, name: str) -> None:
    options = OPTIONS.get(name, {})
    luck = random.Random(7)

    async def whole() -> None:
        table, tokens = make(server.url, name, load(name, **options).seats, options=options)
        everybody = await _everybody(server.url, table, tokens)
        state = everybody[0].whole.state
        while state["to_act"] >= 0:
            number = state["number"]
            actor = everybody[2 * state["to_act"]].whole
            answer = await actor.act(luck.choice(actor.state["legal"])["text"], number)
            assert answer["type"] == "ack", answer
            for each in everybody:
                await each.agree(number + 1)
            state = everybody[0].whole.state
            if luck.random() < 0.05:  # somebody loses the connection, and comes back
                at, since = luck.randrange(len(everybody)), luck.choice((0, number, number + 1))
                token = (*tokens, None)[at // 2]
                join = {"mode": ("assist", "memory")[at % 2], "words": bool(at % 2)}
                await everybody[at].leave()
                everybody[at] = await Listeners.sit(server.url, table, token, since=since, **join)
        changes = sum(_kinds(each.merging).count("change") for each in everybody)
        assert changes > sum(len(_kinds(each.whole)) for each in everybody) / 2

    run(whole())


def test_merging_survives_taking_back(server: Running) -> None:
    luck = random.Random(3)

    async def walk() -> None:
        table, (token,) = make(server.url, "woods", 1, options={"players": 1})
        pair = await Listeners.sit(server.url, table, token)
        taken_back = 0
        while pair.whole.state["to_act"] >= 0 and taken_back < 12:
            state = pair.whole.state
            if state["undo"] and luck.random() < 0.5:
                answer = await pair.whole.ask(type="undo", number=state["number"])
                taken_back += 1
            else:
                answer = await pair.whole.act(luck.choice(state["legal"])["text"])
            assert answer["type"] == "ack", answer
            await pair.agree(state["number"] + 1)
        assert taken_back

    run(walk())


def test_merging_survives_an_agent_that_sits_down_and_gets_up(server: Running) -> None:
    async def evening() -> None:
        table, tokens = make(server.url, "fox", options={"target": 0})
        pair = await Listeners.sit(server.url, table, tokens[0])
        other = await Player.sit(server.url, table, tokens[1], changes=True)
        await other.leave()
        while (await pair.whole.until("presence"))["seats"][1]["present"]:
            pass
        number = pair.whole.number
        request = {"type": "takeover", "seat": 1, "agent": "uniform"}
        assert (await pair.whole.ask(number=number, **request))["type"] == "ack"
        await pair.agree(number + 1)
        for _ in range(6):
            await _my_turn(pair)
            number = pair.whole.number
            await pair.whole.act(pair.whole.state["legal"][0]["text"])
            await pair.agree(number + 1)
        await _my_turn(pair)
        back = await Player.sit(server.url, table, tokens[1], changes=True)
        assert (await back.ask(type="back", number=back.number))["type"] == "ack"
        await pair.agree(back.number)

    async def _my_turn(pair: Listeners) -> None:
        while pair.whole.state["to_act"] == 1:
            await pair.whole.reach(pair.whole.number + 1)
        await pair.agree(pair.whole.number)

    run(evening())


def test_a_client_that_asks_for_nothing_is_sent_whole_states_in_words(server: Running) -> None:
    async def sit() -> Plain:
        table, tokens = make(server.url, "fox")
        first, second = [await Player.sit(server.url, table, token) for token in tokens]
        actor = (first, second)[first.state["to_act"]]
        await actor.act(actor.state["legal"][0]["text"])
        state = await actor.reach(2)
        assert "change" not in _kinds(actor)
        return state

    state = run(sit())
    assert all(event["words"] for event in state["events"])
