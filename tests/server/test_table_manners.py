"""Beside acting: undo, resigning, chat, being away, clocks, rematches."""

import asyncio
from typing import NoReturn

import pytest

from tanglewood.server import thinkers
from tests.server.client import Player, get, make, post, run, seated
from tests.server.running import Running, running


def test_an_illegal_action_says_why_and_changes_nothing(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        players = await seated(server.url, table, tokens)
        leader = players[players[0].state["to_act"]]
        other = players[1 - leader.state["viewer"]]
        held = other.state["view"]["hand"][0]
        refused = await leader.act(held)
        assert (refused["reason"], refused["rule"]) == ("illegal", "fox.lead")
        assert held in refused["sentence"]
        assert (await other.act(held))["reason"] == "turn"
        assert (await leader.act("nonsense"))["reason"] == "malformed"
        assert (await leader.act("B1", number=77))["reason"] == "stale"
        watching = await Player.sit(server.url, table, None)
        assert (await watching.act(held))["reason"] == "seat"
        assert get(server.url, f"/api/tables/{table}")["number"] == 1

    run(play())


def test_the_same_action_again_is_acknowledged_again(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        players = await seated(server.url, table, tokens)
        leader = players[players[0].state["to_act"]]
        text = leader.state["legal"][0]["text"]
        first = await leader.act(text, 1)
        again = await leader.act(text.lower(), 1)
        assert (first["type"], again["type"]) == ("ack", "ack")
        assert first["number"] == again["number"] == 2
        other = leader.state["view"]["hand"][-1]
        assert (await leader.act(other, 1))["reason"] == "stale"
        assert get(server.url, f"/api/tables/{table}")["number"] == 2

    run(play())


def test_against_an_ai_the_ai_answers_by_itself(server: Running) -> None:
    async def play() -> None:
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "uniform"}]
        table, tokens = make(server.url, "fox-mini", seats=seats)
        ada = await Player.sit(server.url, table, tokens[0])
        while ada.state["status"] == "playing":
            if ada.state["to_act"] == 0:
                answer = await ada.act(ada.state["legal"][0]["text"])
                await ada.reach(answer["number"])
            else:
                await ada.until("state")
        assert ada.state["seats"][1]["agent"] == "uniform"
        assert ada.state["deal"]

    run(play())


def test_a_decision_that_showed_nothing_new_is_taken_back(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        first = await Player.sit(server.url, table, tokens[0])
        seat = first.state["to_act"]
        leader = await Player.sit(server.url, table, tokens[seat])
        await first.leave()  # nobody else looks
        while seat != 0 and (await leader.until("presence"))["seats"][0]["present"]:
            pass
        before = leader.state["view"]
        plain = next(
            each["text"] for each in leader.state["legal"] if int(each["card"][1:]) % 2 == 0
        )
        assert (await leader.act(plain))["type"] == "ack"
        await leader.reach(2)
        assert leader.state["undo"]
        answer = await leader.ask(type="undo", number=2)
        assert answer["type"] == "ack", answer
        state = await leader.reach(3)
        assert state["reset"]
        assert state["view"] == before
        assert not state["undo"]
        assert (await leader.ask(type="undo", number=3))["reason"] == "undo"

    run(play())


def test_what_another_person_has_seen_is_not_taken_back(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        players = await seated(server.url, table, tokens)
        leader = players[players[0].state["to_act"]]
        await leader.act(leader.state["legal"][0]["text"])
        await leader.reach(2)
        assert not leader.state["undo"]
        assert (await leader.ask(type="undo", number=2))["reason"] == "undo"

    run(play())


def test_who_resigns_loses_and_everybody_hears_it(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        ada, ben = await seated(server.url, table, tokens)
        assert (await ada.ask(type="resign", number=1))["type"] == "ack"
        state = await ben.reach(2)
        assert state["outcome"]["winners"] == [1]
        assert state["outcome"]["cause"] == "resign"
        assert state["to_act"] == -2
        assert state["view"]["legal"] == state["legal"] == []
        assert (await ben.ask(type="act", number=2, action="B1"))["reason"] == "over"
        moments = get(server.url, f"/api/tables/{table}/moments?viewer=0")
        assert moments["moments"][-1]["events"][0]["event"] == "resigned"

    run(play())


def test_a_team_resigns_together(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "duet")
        ada, ben = await seated(server.url, table, tokens)
        await ada.ask(type="resign", number=1)
        state = await ben.reach(2)
        assert state["status"] == "playing"
        assert state["offers"]["resign"] == [0]
        await ben.ask(type="resign", number=2)
        state = await ada.reach(3)
        assert state["status"] == "over"
        assert state["outcome"]["ending"] == "defeat"

    run(play())


@pytest.mark.rule("duet.talk")
def test_a_team_is_silent_during_a_round(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "duet")
        ada, ben = await seated(server.url, table, tokens)
        assert ada.state["chat"] is False
        refused = await ada.ask(type="chat", text="I hold the Heir")
        assert (refused["reason"], refused["rule"]) == ("chat", "duet.talk")
        for player in (ada, ben):
            answer = await player.ask(type="resign", number=player.number)
            await ben.reach(answer["number"])
        assert (await ada.ask(type="chat", text="Well tried"))["type"] == "ack"
        assert (await ben.until("chat"))["text"] == "Well tried"

    run(play())


def test_chat_is_kept_for_those_who_come_later(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        ada = await Player.sit(server.url, table, tokens[0])
        await ada.ask(type="chat", text="Good\n evening")
        ben = await Player.sit(server.url, table, tokens[1])
        said = await ben.until("chat")
        assert (said["name"], said["text"]) == ("Seat0", "Good evening")
        watching = await Player.sit(server.url, table, None)
        assert (await watching.ask(type="chat", text="Hello"))["reason"] == "seat"
        assert (await ada.ask(type="chat", text="\x1b[2J"))["reason"] == "malformed"

    run(play())


def test_a_hint_comes_with_its_reason_for_who_plays_with_agents_alone(server: Running) -> None:
    async def play() -> None:
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "seedling"}]
        table, tokens = make(server.url, "fox", seats=seats)
        ada = await Player.sit(server.url, table, tokens[0])
        while len((await ada.turn())["legal"]) < 2:  # the AI led what she must follow with one card
            answer = await ada.act(ada.state["legal"][0]["text"])
            await ada.reach(answer["number"])
        number = ada.state["number"]
        assert (await ada.ask(type="hint", number=number + 5))["reason"] == "stale"
        await ada.send(type="hint", number=number)
        hint = await ada.until("hint")
        assert hint["number"] == number
        assert hint["action"] in [action["text"] for action in ada.state["legal"]]
        assert hint["sentence"].endswith(".")
        assert {one["action"] for one in hint["prospects"]} == set(ada.state["view"]["legal"])
        assert "hint" in get(server.url, "/api/hello")["capabilities"]

    run(play())


def test_hints_are_refused_where_another_person_plays(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        ada = await Player.sit(server.url, table, tokens[0])
        assert (await ada.ask(type="hint", number=1))["reason"] == "unavailable"

    run(play())


def test_a_hint_that_fails_is_refused_in_a_sentence_and_the_game_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> NoReturn:
        raise IndexError("no sentence for this position")

    monkeypatch.setattr(thinkers, "_hint", failing)

    async def play() -> None:
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "seedling"}]
        table, tokens = make(server.url, "fox", seats=seats)
        ada = await Player.sit(server.url, table, tokens[0])
        legal = (await ada.turn())["legal"]
        refused = await ada.ask(type="hint", number=ada.state["number"])
        assert (refused["type"], refused["reason"]) == ("refused", "unavailable")
        assert refused["sentence"].startswith("No hint this time: ")
        assert (await ada.act(legal[0]["text"]))["type"] == "ack"

    run(play())


def test_time_runs_for_the_seat_to_act_and_ends_the_game(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox", clock={"seconds": 1, "increment": 0})
        players = await seated(server.url, table, tokens)
        loser = players[0].state["to_act"]
        clock = players[0].state["clock"]
        assert clock["running"] == loser
        assert clock["left"][1 - loser] == 1000
        state = await players[0].reach(2)
        assert state["outcome"]["cause"] == "time"
        assert state["outcome"]["winners"] == [1 - loser]
        assert state["clock"]["left"][loser] == 0

    run(play())


def test_an_action_adds_its_increment(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox", clock={"seconds": 100, "increment": 50})
        players = await seated(server.url, table, tokens)
        seat = players[0].state["to_act"]
        await players[seat].act(players[seat].state["legal"][0]["text"])
        state = await players[seat].reach(2)
        assert 100_000 < state["clock"]["left"][seat] <= 150_000
        assert state["clock"]["left"][1 - seat] <= 100_000

    run(play())


def test_a_rematch_rotates_the_seats(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        ada, ben = await seated(server.url, table, tokens)
        assert (await ada.ask(type="rematch"))["reason"] == "waiting"
        await ada.ask(type="resign", number=1)
        await ben.reach(2)
        await ada.ask(type="rematch")
        assert (await ben.reach(3))["offers"]["rematch"] == [0]
        await ben.ask(type="rematch")
        state = await ada.reach(4)
        following = state["rematch"]["table"]
        joined = [
            post(server.url, f"/api/tables/{following}/join",
                 {"invite": token, "request": "x" * 20})
            for token in tokens
        ]  # fmt: skip
        assert [seat["seat"] for seat in joined] == [1, 0]
        fresh = await Player.sit(server.url, following, joined[0]["token"])
        assert fresh.state["status"] == "playing"
        assert [seat["name"] for seat in fresh.state["seats"]] == ["Seat1", "Seat0"]
        assert get(server.url, f"/api/tables/{following}")["rematch_of"] == table

    run(play())


def test_pass_and_play_shows_one_seat_after_the_other(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        screen = await Player.sit(server.url, table, tokens[0])
        await screen.send(type="join", token=tokens[1], since=0)
        state = await screen.until("state")
        assert state["viewer"] == 1
        assert [seat["present"] for seat in state["seats"]] == [True, True]

    run(play())


def test_an_idle_table_is_parked_and_comes_back(store_url: str) -> None:
    with running(store_url, park_after=0.05, beat=0.05) as server:

        async def play() -> None:
            table, tokens = make(server.url, "fox")
            ada = await Player.sit(server.url, table, tokens[0])
            before = ada.state["view"]
            await ada.leave()
            async with asyncio.timeout(60):
                while table in server.hub.rooms:
                    await asyncio.sleep(0.02)
            ada = await Player.sit(server.url, table, tokens[0])
            assert ada.state["view"] == before
            await ada.leave()

        run(play())
