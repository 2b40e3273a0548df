"""The broker is dead, frozen or not there: people play on, and nobody loses who is at the table."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import httpx
import pytest

from tanglewood.server.presence import TRUST, Presence
from tanglewood.session.store.attendance import Attendance
from tests.cable import cable
from tests.server.client import Player, make, run
from tests.server.running import Process, Running, running, sqlite_url, wait_until
from tests.servers import Valkey

IMPATIENT = {"takeover_after": 0.0, "claim_after": 0.0, "beat": 1.0}

Lose = Callable[[Valkey], None]


@pytest.fixture
def pair(database: str, broker: Valkey) -> Iterator[list[Running]]:
    """Two servers where nobody waits long for those who are away."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(running(database, broker=broker.url, **IMPATIENT)) for _ in range(2)
        ]


async def _refused(player: Player, seat: int) -> None:
    claim = await player.ask(type="claim", number=player.number, seat=seat)
    assert claim.get("reason") == "present", claim
    request = {"number": player.number, "seat": seat, "agent": "uniform"}
    takeover = await player.ask(type="takeover", **request)
    assert takeover.get("reason") == "present", takeover


async def _accepted(player: Player, seat: int) -> None:
    """A claim is accepted at last."""
    while (await player.ask(type="claim", number=player.number, seat=seat))["type"] != "ack":
        await asyncio.sleep(0.05)


async def _beats(database: str) -> int:
    """How often all servers together have said who is there."""
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval("SELECT coalesce(sum(beat), 0) FROM attendance"))
    finally:
        await connection.close()


@pytest.mark.parametrize("lose", [Valkey.kill, Valkey.freeze], ids=["killed", "frozen"])
def test_who_is_at_another_server_does_not_lose_with_the_broker(
    pair: list[Running], database: str, broker: Valkey, lose: Lose
) -> None:
    async def play() -> None:
        table, tokens = make(pair[0].url, "fox")
        ada = await Player.sit(pair[0].url, table, tokens[0])
        ben = await Player.sit(pair[1].url, table, tokens[1])
        while not (await ada.until("presence"))["seats"][1]["present"]:
            pass
        lose(broker)
        first = await _beats(database)
        while await _beats(database) < first + 2 * (TRUST + 2):
            await _refused(ada, 1)
            await _refused(ben, 0)
        for _ in range(2):  # news travel through the store meanwhile
            actor, other = (ada, ben) if ada.state["to_act"] == 0 else (ben, ada)
            answer = await actor.act(actor.state["legal"][0]["text"])
            await actor.reach(answer["number"])
            await other.reach(answer["number"])
        await ben.leave()
        await _accepted(ada, 1)

    run(play())


def test_servers_that_share_a_store_alone_know_who_is_with_the_other(database: str) -> None:
    async def play(urls: list[str]) -> None:
        table, tokens = make(urls[0], "fox")
        ada = await Player.sit(urls[0], table, tokens[0])
        ben = await Player.sit(urls[1], table, tokens[1])
        await _refused(ada, 1)
        await _refused(ben, 0)
        await ben.leave()
        await _accepted(ada, 1)

    with running(database, **IMPATIENT) as one, running(database, **IMPATIENT) as other:
        run(play([one.url, other.url]))


def test_who_was_at_a_server_that_was_killed_is_away_after_all(database: str) -> None:
    other = Process(database)

    async def play(url: str) -> None:
        table, tokens = make(url, "fox")
        ada = await Player.sit(url, table, tokens[0])
        await Player.sit(other.url, table, tokens[1])
        await _refused(ada, 1)
        other.kill()
        await _refused(ada, 1)
        await _accepted(ada, 1)

    with running(database, **(IMPATIENT | {"beat": 0.25})) as server:
        run(play(server.url))


def test_what_could_not_be_told_is_told_when_the_broker_can_be_reached_again(
    database: str, broker: Valkey
) -> None:
    """One server alone is cut off from the broker, and no beat helps the people at the other."""

    async def play(urls: list[str]) -> None:
        table, tokens = make(urls[0], "fox")
        seat = (await Player.sit(urls[0], table, None)).state["to_act"]
        actor = await Player.sit(urls[0], table, tokens[seat])
        other = await Player.sit(urls[1], table, tokens[1 - seat])
        while not (await actor.until("presence"))["seats"][1 - seat]["present"]:
            pass
        line.cut()
        assert (await actor.act(actor.state["legal"][0]["text"]))["type"] == "ack"
        await actor.reach(2)
        line.mend()
        await other.reach(2)

    with (
        cable(broker.port) as line,
        running(database, broker=line.url.replace("http", "redis"), beat=3600.0) as one,
        running(database, broker=broker.url, beat=3600.0) as another,
    ):
        run(play([one.url, another.url]))


def test_the_word_of_a_server_stands_until_it_has_missed_several_beats() -> None:
    presence = Presence(2)
    assert presence.note_server("broker", [0])
    assert presence.read_book([Attendance("t", "store", (1,), 7)])
    for _ in range(TRUST):
        assert not presence.beat()
        assert not presence.read_book([Attendance("t", "store", (1,), 7)]), (
            "nothing new, still there"
        )
    assert presence.present(0)
    assert presence.present(1)
    assert not presence.read_book([Attendance("t", "store", (1,), 8)])
    assert presence.beat(), "the server that only the broker told of is silent"
    assert not presence.present(0)
    assert presence.present(1)
    assert presence.away_for(0) is not None
    assert presence.read_book([]), "a server took its word back"
    assert not presence.present(1)


@pytest.mark.parametrize("lose", [Valkey.kill, Valkey.freeze], ids=["killed", "frozen"])
def test_a_server_starts_and_people_play_without_the_broker(
    tmp_path: Path, broker: Valkey, lose: Lose
) -> None:
    lose(broker)
    server = Process(sqlite_url(tmp_path), "--broker", broker.url, healthy=False)

    def health() -> httpx.Response:
        return httpx.get(f"{server.url}/health", timeout=5)

    async def play() -> None:
        table, tokens = make(server.url, "fox")
        players = [await Player.sit(server.url, table, token) for token in tokens]
        actor = players[players[0].state["to_act"]]
        assert (await actor.act(actor.state["legal"][0]["text"]))["type"] == "ack"
        for player in players:
            await player.reach(2)

    try:
        answer = health()
        assert answer.status_code == 503
        told = answer.json()
        assert (told["status"], told["store"], told["broker"]) == ("failing", "ok", "failing")
        run(play())
        if lose is Valkey.kill:
            broker.start()
        else:
            broker.thaw()
        wait_until(lambda: health().status_code == 200, 60)
    finally:
        log = server.stop()
    assert "Traceback" not in log
