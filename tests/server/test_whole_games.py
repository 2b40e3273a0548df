"""Whole games over real WebSockets, of every ruleset, on every kind of store."""

import json
from random import Random
from typing import Any

import pytest

from tanglewood.games.registry import GAMES
from tanglewood.record.form import Record
from tanglewood.record.moment import check
from tests.server.client import Player, get, make, play_on, post, run, seated
from tests.server.running import running

OPTIONS: dict[str, dict[str, Any]] = {"fox": {"target": 7}, "fox-manual": {"target": 7},
                                      "deluxe": {"target": 7}}  # fmt: skip
PLAYERS = [(name, None) for name in GAMES if GAMES[name].players == (2, 2)]
SEATS = [*PLAYERS, *(("woods", players) for players in range(1, 6))]


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_whole_game_is_played_and_recorded(
    store_url: str, game: str, players: int | None
) -> None:
    options = OPTIONS.get(game, {}) | ({"players": players} if players else {})
    seats = players or 2
    choice = Random(game)

    async def play(url: str) -> None:
        table, tokens = make(url, game, seats, options=options)
        watching = await Player.sit(url, table, None)
        everybody = await seated(url, table, tokens)
        await play_on(everybody, choice.choice)
        last = everybody[0].state
        await watching.reach(last["number"])
        assert last["status"] == "over"
        assert last["outcome"]["cause"] == "rules"
        assert watching.state["outcome"] == last["outcome"]
        record = Record.parse(get(url, f"/api/tables/{table}/record"))
        assert check(record).outcome is not None
        _check_log(record, everybody[0])
        _check_moments(url, table, record)
        mine = {"seats": [{"table": table, "token": tokens[0]}]}
        (listed,) = post(url, "/api/mine", mine)["games"]
        assert listed["table"]["status"] == "over"
        assert post(url, "/api/statistics", mine)["games"][game]["played"] == 1
        for each in (*everybody, watching):
            await each.leave()

    with running(store_url) as server:
        run(play(server.url))


def test_an_owners_goal_comes_with_its_words(store_url: str) -> None:
    """At the table and in the steps through the record, in all the languages it has."""
    own = {"id": "own", "name": {"de": "Mein Ziel", "en": "My Goal"}, "text": "a trick won",
           "kind": "claim", "points": 2, "when": {"on": "win"}}  # fmt: skip
    options = {"target": 0, "special": 0, "components": {"goals": [own]}}

    async def play(url: str) -> None:
        table, tokens = make(url, "deluxe", 2, options=options)
        everybody = await seated(url, table, tokens)
        first = everybody[1].states[0]["own_words"]
        assert first["goal-own"]["args"]["text"] == {"texts": own["name"]}
        assert first["goal-own-about"]["args"]["asked"]["args"]["text"] == "a trick won"
        await play_on(everybody, Random(1).choice)
        assert not any("own_words" in state for state in everybody[1].states[1:])
        assert get(url, f"/api/tables/{table}/moments?viewer=0&from=0&to=1")["own_words"] == first
        for each in everybody:
            await each.leave()

    with running(store_url) as server:
        run(play(server.url))


def _check_log(record: Record, player: Player) -> None:
    """The events came once each and in order."""
    numbers = [event["number"] for state in player.states for event in state["events"]]
    assert numbers == sorted(numbers)
    assert all(not state["reset"] for state in player.states[1:])
    actions = sum("action" in entry for entry in record.entries)
    assert player.number == actions + 1  # the deal is the first change


def _check_moments(url: str, table: str, record: Record) -> None:
    path = f"/api/tables/{table}/moments?viewer=all&from=0&to=5"
    shown = get(url, path)
    actions = sum("action" in entry for entry in record.entries)
    assert shown["count"] == actions + 1
    assert shown["moments"][0]["action"] is None
    assert len(shown["moments"][1]["views"]) == record.game.seats
    body = {"record": json.loads(record.text), "viewer": "all", "from": 0, "to": 5}
    assert post(url, "/api/replay", body)["moments"] == shown["moments"]
