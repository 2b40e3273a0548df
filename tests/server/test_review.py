"""Reviews over HTTP: only after the end, in parts, kept with the table, and not for nobody."""

import asyncio
import json
from typing import Any

import httpx
import pytest

import tanglewood as tw
from tanglewood.agents.review import review
from tanglewood.kernel import available
from tanglewood.record import Record
from tanglewood.server import reviewing, reviews
from tanglewood.session.dealcode import deal_code
from tanglewood.session.simulation import simulate
from tests.server.client import Plain, Player, get, make, play_on, post, run, seated
from tests.server.running import Running, wait_until

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")

DEAL = deal_code(5)


def whole(server: Running, part: Plain) -> Plain:
    """All of a review, asked for until it is whole; parts only grow."""
    while not part["finished"]:
        newer = get(server.url, f"/api/reviews/{part['id']}?after={part['done']}")
        assert newer["done"] >= part["done"]
        part = newer
    assert part["id"] is None
    found = part["review"]
    assert isinstance(found, dict)
    return found


def played(game: str, seed: int, **options: Any) -> Plain:
    """The record of a game between quick AIs."""
    (row,) = simulate(
        tw.load(game, **options), ("heuristic", "uniform"), 1, seed, records=True, jobs=1
    )
    assert row.line is not None
    found: Plain = json.loads(row.line)
    return found


def test_a_finished_table_is_reviewed_once_and_a_running_one_not_at_all(server: Running) -> None:
    async def play() -> str:
        table, tokens = make(server.url, "fox-mini", deal=DEAL)
        players = await seated(server.url, table, tokens)
        refused = await asyncio.to_thread(httpx.post, f"{server.url}/api/tables/{table}/review")
        assert refused.status_code == 403
        await play_on(players, lambda legal: legal[-1])
        return table

    table = run(play())
    found = whole(server, post(server.url, f"/api/tables/{table}/review", None))
    record = Record.parse(get(server.url, f"/api/tables/{table}/record"))
    for seat, side in enumerate(found["seats"]):
        same = review(record, seat)
        assert side["accuracy"] == same.accuracy
        assert side["curve"] == [list(point) for point in same.curve]
        *parts, result = side["account"]
        assert sum(row["exact"] for row in parts) == result["exact"] == same.account.result
        assert sum(row["shown"] for row in parts) == result["shown"]
        assert [key["turn"] for key in side["keys"]] == [key.decision.turn for key in same.keys]
    moments = get(server.url, f"/api/tables/{table}/moments?viewer=all")["moments"]
    for one in found["decisions"]:
        assert moments[one["turn"] + 1]["action"]["text"] == one["played"]
    server.hub.reviewing._jobs.clear()
    server.hub.reviewing._keys.clear()
    again = post(server.url, f"/api/tables/{table}/review", None)
    assert again["finished"], "it is kept with the table"
    assert again["review"] == found


def test_a_record_file_is_reviewed_in_parts(server: Running) -> None:
    record = played("fox", 4, target=7)
    first = post(server.url, "/api/review", {"record": record})
    found = whole(server, first)
    assert found["done"] == found["total"] == len(record["entries"])
    assert found["unit"] == "chance"
    assert all(key["why"]["text"] for side in found["seats"] for key in side["keys"])


def test_an_unfinished_foreign_or_broken_file_gets_one_sentence(server: Running) -> None:
    record = played("fox-mini", 4)
    unfinished = record | {"entries": record["entries"][:5], "result": None}
    broken = record | {"entries": [*record["entries"][:5], *record["entries"][6:]]}
    for wrong in (unfinished, broken, {"foreign": True}, record | {"game": "chess"}):
        answer = httpx.post(f"{server.url}/api/review", json={"record": wrong})
        assert answer.status_code == 422
        assert answer.json()["detail"]
    assert httpx.get(f"{server.url}/api/reviews/nothing").status_code == 404


def test_a_review_that_nobody_waits_for_ends(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SOON", 60.0)  # whoever asks waits for a first picture
    monkeypatch.setattr(reviewing, "PATIENCE", 0.0)
    monkeypatch.setattr(reviewing, "PIECE", 0.0)
    record = played("fox", 5)
    part = post(server.url, "/api/review", {"record": record})
    assert not part["finished"]
    assert part["done"] < part["total"]
    wait_until(lambda: server.hub.reviewing.job(part["id"]) is None, 60)
    assert httpx.get(f"{server.url}/api/reviews/{part['id']}").status_code == 404


def test_a_game_is_played_on_from_a_moment_as_practice(server: Running) -> None:
    """What was played until then is there, the rest is up to the players, and nothing counts."""
    record = played("fox", 4, target=0)
    where = {"record": record, "turn": 5, "seat": 1, "name": " Ada "}
    made = post(server.url, "/api/practice", where)
    token = made["seats"][1]["token"]
    assert "token" not in made["seats"][0]

    async def play() -> None:
        (ada,) = await seated(server.url, made["table"], [token])
        then = post(server.url, "/api/replay", {"record": record, "viewer": 1})["moments"][5]
        first = ada.states[0]["view"]
        assert first["hand"] == then["view"]["hand"]
        await play_on_alone(ada)
        assert ada.state["deal"] is None, "no code deals it again"

    run(play())
    told = get(server.url, f"/api/tables/{made['table']}")
    assert told["begun"]
    assert [seat["name"] for seat in told["seats"]] == ["heuristic 1", "Ada"]
    kept = get(server.url, f"/api/tables/{made['table']}/record")
    whole = record["entries"]
    actions = [at for at, entry in enumerate(whole) if "action" in entry]
    assert kept["entries"][: actions[5]] == whole[: actions[5]]
    Record.parse(kept)
    mine = {"seats": [{"table": made["table"], "seat": 1, "token": token}]}
    assert post(server.url, "/api/statistics", mine) == {"games": {}}
    for wrong in ({"turn": 500}, {"seat": 4}, {"record": None}, {"name": "\n"}):
        answer = httpx.post(f"{server.url}/api/practice", json=where | wrong)
        assert answer.status_code == 422, answer.text
    ais = {"game": "fox", "seats": [{"player": "ai", "agent": "uniform"}] * 2}
    begun = {"outcomes": [{"begun": True}, *whole[:2]]}
    assert httpx.post(f"{server.url}/api/tables", json=ais | begun).status_code == 422


async def play_on_alone(player: Player) -> None:
    """Somebody plays with AIs to the end."""
    while player.state["outcome"] is None:
        if player.state["legal"]:
            answer = await player.act(player.state["legal"][0]["text"])
            await player.reach(answer["number"])
        else:
            await player.reach(player.number + 1)
