"""Somebody leaves the table: an AI takes over, or the other claims the game."""

from collections.abc import Iterator

import pytest

from tests.server.client import Player, make, run, seated
from tests.server.running import Running, running
from tests.stores import NewStore


@pytest.fixture(scope="module")
def impatient(new_store: NewStore) -> Iterator[Running]:
    """A server where nobody waits long for those who are away."""
    with running(new_store(), takeover_after=0.0, claim_after=0.0) as server:
        yield server


def test_who_is_there_cannot_be_replaced(impatient: Running) -> None:
    async def play() -> None:
        table, tokens = make(impatient.url, "fox")
        ada, _ = await seated(impatient.url, table, tokens)
        request = {"type": "takeover", "number": 1, "seat": 1, "agent": "uniform"}
        assert (await ada.ask(**request))["reason"] == "present"
        assert (await ada.ask(type="claim", number=1, seat=1))["reason"] == "present"
        assert (await ada.ask(type="claim", number=1, seat=0))["reason"] == "seat"

    run(play())


def test_who_is_away_for_a_moment_may_come_back(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        ada, ben = await seated(server.url, table, tokens)
        await ben.leave()
        while (await ada.until("presence"))["seats"][1]["present"]:
            pass
        assert (await ada.ask(type="claim", number=1, seat=1))["reason"] == "present"

    run(play())


def test_an_ai_takes_over_and_the_person_takes_back(impatient: Running) -> None:
    async def play() -> None:
        table, tokens = make(impatient.url, "fox")
        ada = await Player.sit(impatient.url, table, tokens[0])
        request = {"type": "takeover", "number": 1, "seat": 1, "agent": "uniform"}
        assert (await ada.ask(**request))["type"] == "ack"
        state = await ada.reach(2)
        assert state["seats"][1]["player"] == "ai"
        # Until it is Ada's turn: then no AI acts between.
        while ada.number < 12 or ada.state["to_act"] != 0:
            if ada.state["to_act"] == 0:
                answer = await ada.act(ada.state["legal"][0]["text"])
                await ada.reach(answer["number"])
            else:
                await ada.until("state")
        ben = await Player.sit(impatient.url, table, tokens[1])
        assert (await ben.act("B1"))["reason"] == "seat"
        assert (await ben.ask(type="back", number=ben.number))["type"] == "ack"
        state = await ada.reach(ben.number)
        while state["seats"][1]["player"] == "ai":
            state = await ada.until("state")
        assert (await ben.ask(type="back", number=0))["reason"] in {"seat", "stale"}

    run(play())


def test_a_game_is_claimed_from_who_stays_away(impatient: Running) -> None:
    async def play() -> None:
        table, tokens = make(impatient.url, "fox")
        ada = await Player.sit(impatient.url, table, tokens[0])
        assert (await ada.ask(type="claim", number=1, seat=1))["type"] == "ack"
        state = await ada.reach(2)
        assert state["outcome"]["winners"] == [0]
        assert state["outcome"]["cause"] == "claim"

    run(play())


def test_a_team_cannot_claim(impatient: Running) -> None:
    async def play() -> None:
        table, tokens = make(impatient.url, "duet")
        ada = await Player.sit(impatient.url, table, tokens[0])
        assert (await ada.ask(type="claim", number=1, seat=1))["reason"] == "unavailable"

    run(play())
