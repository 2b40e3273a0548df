"""The verifiable shuffle at a server: what is pledged, given, waited for, refused and revealed."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tanglewood.games.registry import GAMES
from tanglewood.record.proof import prove
from tanglewood.session.dealcode import deal_code
from tests.server.client import Player, get, make, play_on, post, run
from tests.server.running import Running, running, sqlite_url
from tests.server.sharing import Sharer, give_up, given_in, invited, join, record_of, shuffled

GAME: dict[str, Any] = {"options": {"target": 0}}


async def ended(url: str, table: str, player: Player) -> None:
    """Give up; a team is one when both do."""
    await player.ask(type="resign", number=player.number)


def pair_at(url: str) -> tuple[Sharer, Sharer]:
    return Sharer(url), Sharer(url)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_shuffled_with_the_shares_of_all(server: Running, game: str) -> None:
    ada, ben = pair_at(server.url)

    async def play() -> None:
        table, players = await shuffled(ada, ben, game)
        await give_up(players)
        record = record_of(server.url, table)
        assert given_in(record) == [ada.share, ben.share]
        assert prove(record) >= 1
        assert not record.known_deal

    run(play())


def test_what_is_published_before_the_deal_is_what_is_revealed(server: Running) -> None:
    ada, ben = pair_at(server.url)

    async def play() -> None:
        made = invited(ada, ben, "fox", **GAME)
        before = made["shuffle"]
        assert before["pledges"] == [ada.pledge, None]
        assert get(server.url, f"/api/tables/{made['table']}")["shuffle"] == before
        first = await Player.sit(server.url, made["table"], ada.token)
        assert first.state["shuffle"] == before
        join(ben, made)
        while first.state["shuffle"]["pledges"][1] is None:
            await first.until("state")
        both = {"pledges": [ada.pledge, ben.pledge], "awaited": [0, 1]}
        assert first.state["shuffle"] == before | both
        assert first.state["status"] == "waiting"
        assert first.state["view"] is None
        await ada.give(first)
        assert (await ada.give(first))["type"] == "ack"  # again is harmless
        second = await Player.sit(server.url, made["table"], ben.token)
        assert second.state["shuffle"]["awaited"] == [1]
        await ben.give(second)
        await play_on([first, second], Random(2).choice)
        table = made["table"]
        record, told = record_of(server.url, table), get(server.url, f"/api/tables/{table}/shuffle")
        assert record.shuffle is not None
        assert record.shuffle.plain() == told["shuffle"]
        assert record.shuffle.commitment == before["commitment"]
        assert [it.pledge for it in record.shuffle.shares] == both["pledges"]
        assert prove(record) == len(told["draws"])
        assert [draw["entry"] for draw in told["draws"]] == [
            number for number, entry in enumerate(record.entries, 1) if "chance" in entry
        ]

    run(play())


def test_a_share_that_is_wrong_early_or_anothers_is_refused(server: Running) -> None:
    ada, ben = pair_at(server.url)

    async def play() -> None:
        made = invited(ada, ben, "fox", **GAME)
        player = await Player.sit(server.url, made["table"], ada.token)
        assert (await ada.give(player))["reason"] == "waiting"  # not everybody sits
        join(ben, made)
        assert (await ada.give(player, ben.share))["reason"] == "malformed"
        assert (await player.ask(type="share", token="nobody", share=ada.share))[
            "reason"
        ] == "token"
        for nonsense in ("", "77", "Z" * 64, ada.share.upper(), ada.share + "\n", ada.share * 2):
            await player.send(type="share", token=ada.token, share=nonsense)
            assert (await player.until("refused"))["reason"] == "malformed"
        assert get(server.url, f"/api/tables/{made['table']}")["status"] == "waiting"
        watching = await Player.sit(server.url, made["table"], None)
        assert (await ada.give(watching))["type"] == "ack"  # the token says whose it is
        assert (await ben.give(watching))["type"] == "ack"
        await player.reach(1)

    run(play())


def test_who_pledges_nothing_is_not_waited_for(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox", **GAME)
        player = await Player.sit(server.url, table, tokens[0])
        assert player.number == 1
        assert player.state["shuffle"]["pledges"] == [None, None]
        await ended(server.url, table, player)
        record = record_of(server.url, table)
        assert given_in(record) == [None, None]
        prove(record)
        again, seats = make(server.url, "fox", deal=player.state["deal"], **GAME)
        other = await Player.sit(server.url, again, seats[0])
        assert other.state["view"]["hand"] == player.states[0]["view"]["hand"]

    run(play())


def test_a_pledge_of_another_kind_of_seat_or_form_is_refused(server: Running) -> None:
    me = {"player": "me", "name": "Ada"}
    for odd in ({"player": "friend", "pledge": "a" * 64}, {**me, "pledge": "a" * 63},
                {**me, "pledge": "A" * 64}, {**me, "pledge": "a" * 64 + "\n"}):  # fmt: skip
        answer = httpx.post(f"{server.url}/api/tables", json={"game": "fox", "seats": [me, odd]})
        assert answer.status_code in {400, 422}, answer.text


def test_a_share_that_does_not_come_is_left_out_and_the_record_says_so(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), share_within=0.4) as server:
        ada, ben = pair_at(server.url)

        async def play() -> None:
            made = invited(ada, ben, "fox", **GAME)
            player = await Player.sit(server.url, made["table"], ada.token)
            join(ben, made)
            await ada.give(player)
            await player.reach(1)
            other = await Player.sit(server.url, made["table"], ben.token)
            assert (await ben.give(other))["reason"] == "late"
            assert (await ada.give(other))["type"] == "ack"  # it is in, whenever it is sent again
            await ended(server.url, made["table"], player)
            record = record_of(server.url, made["table"])
            assert given_in(record) == [ada.share, None]
            assert record.shuffle is not None
            assert record.shuffle.shares[1].pledge == ben.pledge
            prove(record)

        run(play())


def test_the_deal_waits_over_a_restart_and_the_game_goes_on_over_another(tmp_path: Path) -> None:
    ada, ben = pair_at("")
    store = sqlite_url(tmp_path)
    made: dict[str, Any] = {}
    with running(store, share_within=600.0) as server:
        ada.url = ben.url = server.url

        async def first() -> None:
            made.update(invited(ada, ben, "fox"))
            join(ben, made)
            await ada.give(await Player.sit(server.url, made["table"], ada.token))

        run(first())
    with running(store, share_within=600.0) as server:

        async def second() -> None:
            players = [await Player.sit(server.url, made["table"], it.token) for it in (ada, ben)]
            assert players[0].state["shuffle"]["awaited"] == [1]
            await ben.give(players[1])
            assert await play_on(players, Random(4).choice, 20) == 20

        run(second())
    with running(store) as server:  # rounds that were not begun before are dealt now

        async def third() -> None:
            players = [await Player.sit(server.url, made["table"], it.token) for it in (ada, ben)]
            await play_on(players, Random(5).choice)
            record = record_of(server.url, made["table"])
            assert given_in(record) == [ada.share, ben.share]
            assert prove(record) > 2
            assert record.shuffle is not None
            assert record.shuffle.commitment == made["shuffle"]["commitment"]

        run(third())


@pytest.fixture
def two(database: str, valkey_url: str) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running(database, broker=valkey_url)) for _ in range(2)]


def test_two_servers_shuffle_one_deal(two: list[Running]) -> None:
    ada, ben = (Sharer(server.url) for server in two)

    async def play() -> None:
        table, players = await shuffled(ada, ben, "fox-mini")
        hands = [player.state["view"]["hand"] for player in players]
        assert not set(hands[0]) & set(hands[1])
        await play_on(players, Random(6).choice)
        records = [record_of(server.url, table) for server in two]
        assert records[0] == records[1]
        assert given_in(records[0]) == [ada.share, ben.share]
        prove(records[0])

    run(play())


def test_two_servers_that_deal_at_once_agree_on_the_shares(database: str) -> None:
    """Neither knows of the other: both wait until the share of the other's guest is late."""
    with ExitStack() as stack:
        servers = [stack.enter_context(running(database, share_within=0.5)) for _ in range(2)]
        for _ in range(4):
            ada, ben = (Sharer(server.url) for server in servers)

            async def play(ada: Sharer = ada, ben: Sharer = ben) -> None:
                made = invited(ada, ben, "fox", **GAME)
                join(ben, made)
                first = await Player.sit(ada.url, made["table"], ada.token)
                second = await Player.sit(ben.url, made["table"], ben.token)
                answers = [await ada.give(first), await ben.give(second)]
                await first.reach(1)
                await ended(ada.url, made["table"], first)
                record = record_of(ben.url, made["table"])
                for each, share, answer in zip((ada, ben), given_in(record), answers, strict=True):
                    assert share in {each.share, None}
                    if answer["number"] == 1:  # dealt: it is certain by then
                        assert (share is None) == (answer.get("reason") == "late")
                prove(record)

            run(play())


def test_undo_takeover_and_rematch_keep_the_shuffle_right(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), takeover_after=0.0) as server:
        ada, ben = pair_at(server.url)

        async def play() -> None:
            table, players = await shuffled(ada, ben, "fox")
            choice = Random(7)
            undone = 0
            for _ in range(30):
                await play_on(players, choice.choice, 1)
                for player in players:
                    await player.reach(max(each.number for each in players))
                    if player.state["undo"] and undone < 3:
                        answer = await player.ask(type="undo", number=player.number)
                        undone += answer["type"] == "ack"
                        break
            await players[1].leave()
            while (await players[0].until("presence"))["seats"][1]["present"]:
                pass
            asked = {"type": "takeover", "seat": 1, "agent": "uniform"}
            answer = await players[0].ask(number=players[0].number, **asked)
            assert answer["type"] == "ack", answer
            await players[0].reach(answer["number"])
            while players[0].state["to_act"] >= 0:
                number = players[0].number
                if players[0].state["to_act"] == 0:
                    await players[0].act(choice.choice(players[0].state["legal"])["text"])
                await players[0].reach(number + 1)
            record = record_of(server.url, table)
            prove(record)
            assert given_in(record) == [ada.share, ben.share]

            await players[0].ask(type="rematch")
            while players[0].state["rematch"] is None:
                await players[0].until("state")
            following = players[0].state["rematch"]["table"]
            fresh = get(server.url, f"/api/tables/{following}")
            assert record.shuffle is not None
            assert fresh["shuffle"]["commitment"] != record.shuffle.commitment
            again = Sharer(server.url)
            for old, new in ((ada, again), (ben, Sharer(server.url))):
                asked = {"invite": old.token, "request": "r" * 16, "pledge": new.pledge}
                new.token = post(server.url, f"/api/tables/{following}/join", asked)["token"]
            player = await Player.sit(server.url, following, again.token)
            assert player.state["shuffle"]["awaited"] == [0, 1]
            await again.give(player)
            assert player.state["status"] == "waiting"

        run(play())


@pytest.mark.parametrize("known", [
    {"deal": deal_code(5)}, {"deal": deal_code(bytes(range(16)))},
    {"outcomes": [{"chance": "dealer", "outcome": ["0"]}]},
])  # fmt: skip
def test_a_chosen_deal_is_told_to_everybody_and_marked(
    server: Running, known: dict[str, Any]
) -> None:
    ada, ben = pair_at(server.url)

    async def play() -> None:
        made = invited(ada, ben, "fox", **GAME, **known)
        assert made["shuffle"] is None
        told = get(server.url, f"/api/tables/{made['table']}")
        assert (told["deal_known"], told["deal_by"], told["shuffle"]) == (True, 0, None)
        join(ben, made)
        for token in (ada.token, ben.token, None):
            player = await Player.sit(server.url, made["table"], token)
            assert (player.number, player.state["deal_known"], player.state["deal_by"]) == (
                1,
                True,
                0,
            )
            assert player.state["shuffle"] is None
        player = await Player.sit(server.url, made["table"], ada.token)
        assert (await ada.give(player))["reason"] == "late"  # nothing is shuffled
        await ended(server.url, made["table"], player)
        record = record_of(server.url, made["table"])
        assert record.known_deal
        assert record.shuffle is None
        told = get(server.url, f"/api/tables/{made['table']}/shuffle")
        assert (told["known_deal"], told["shuffle"], told["draws"]) == (True, None, [])
        if "deal" in known:
            assert player.state["deal"] == known["deal"]

    run(play())


def test_who_chose_a_deal_and_does_not_sit_is_nobody(server: Running) -> None:
    friends = [{"player": "friend"}, {"player": "friend"}]
    request = {"game": "fox", "seats": friends, "deal": deal_code(5)}
    made = post(server.url, "/api/tables", request)
    told = get(server.url, f"/api/tables/{made['table']}")
    assert (told["deal_known"], told["deal_by"]) == (True, None)


def test_a_rematch_of_a_chosen_deal_is_fresh(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox", deal=deal_code(5), **GAME)
        players = [await Player.sit(server.url, table, token) for token in tokens]
        await ended(server.url, table, players[0])
        for player in players:
            await player.ask(type="rematch")
        following = (await players[0].reach(4))["rematch"]["table"]
        told = get(server.url, f"/api/tables/{following}")
        assert not told["deal_known"]
        assert told["shuffle"] is not None

    run(play())
