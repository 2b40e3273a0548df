"""Bad input gets a clear refusal: never a 500, never a changed game."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tanglewood.games.registry import load
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player as RecordPlayer
from tanglewood.session.table import Table
from tests.server.client import Player, get, make, run, seated
from tests.server.running import Running
from tests.server.speaking import check_said

QUIET = settings(
    max_examples=20, deadline=None, phases=[Phase.explicit, Phase.generate], derandomize=True,
    suppress_health_check=list(HealthCheck), database=None,
)  # fmt: skip
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PATHS = ["/api/hello", "/api/games", "/api/games/{game}/actions", "/api/rules/{game}",
         "/api/tables", "/api/tables/{table}", "/api/tables/{table}/join",
         "/api/tables/{table}/record", "/api/tables/{table}/moments",
         "/api/tables/{table}/shuffle", "/api/mine", "/api/statistics", "/api/replay", "/api/qr",
         "/api/tables/{table}/review", "/api/review", "/api/reviews/{review}", "/api/practice",
         "/api/puzzles", "/api/puzzles/{game}/next", "/api/puzzles/{game}/{key}",
         "/api/puzzles/{game}/{key}/answer",
         "/api/lessons", "/api/lessons/{name}", "/api/progress",
         "/api/daily", "/api/daily/{game}", "/api/tables/{table}/daily",
         "/api/tables/{table}/duplicate", "/api/tables/{table}/course",
         "/api/privacy", "/health", "/metrics"]  # fmt: skip


def test_the_description_names_every_path(server: Running) -> None:
    assert sorted(get(server.url, "/schema/openapi.json")["paths"]) == sorted(PATHS)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("path", PATHS)
def test_whatever_is_sent_gets_an_answer_as_described(
    server: Running, path: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations: list[Any] = list(schema.include(path=path).get_all_operations())
    assert operations
    for operation in operations:

        @QUIET
        @given(case=operation.ok().as_strategy(generation_mode=mode))
        def try_it(case: Any) -> None:
            case.call_and_validate(checks=CHECKS, timeout=30)

        with suppress(Unsatisfiable):  # there is no wrong way to ask for this
            try_it()


TWO = b'[{"player":"me","name":"A"},{"player":"me","name":"B"}]'
DEALER = b'{"chance":"dealer","outcome":["0"]}'
POSTED = ["tables", "mine", "statistics", "replay", "review", "practice", "qr"]
WRONG_BODIES = [
    b"", b"{", b"null", b"[]", b'"text"', b"{}", b"\xff\xfe", b'{"game": 5}', b"[" * 5000,
    b'{"game": "fox", "seats": [], "extra": 1}',
    b'{"game": "fox", "seats": [{"player": "me", "name": "\\u0000"}]}',
    b'{"game": "fox", "seats": [{"player": "me", "name": "A"}]}',
    b'{"game": "fox", "options": {"target": "x"}, "seats": [{"player": "me", "name": "A"}]}',
    b'{"game": "fox", "options": {"nothing": 1}, "seats": [{"player": "me", "name": "A"}]}',
    b'{"game": "fox", "deal": "77", "seats": [{"player":"me","name":"A"},{"player":"friend"}]}',
    b'{"game":"fox","seats":[{"player":"ai","agent":"deep"},{"player":"friend"}]}',
    b'{"game":"fox","seats":[{"player":"me"},{"player":"friend"}]}',
    b'{"game":"fox","seats":[{"player":"me","name":"A","agent":"uniform"},{"player":"friend"}]}',
    b'{"game":"fox","outcomes":[{"chance":"deal","outcome":["B1"]}],"seats":%s}' % TWO,
    b'{"game":"fox","outcomes":[{"chance":"dealer","outcome":["0","0"]}],"seats":%s}' % TWO,
    b'{"game":"fox","outcomes":[%s],"seats":%s}' % (b",".join([DEALER] * 2), TWO),
    b'{"game":"fox","outcomes":[{"fate":1}],"seats":%s}' % TWO,
    b'{"game":"fox","options":{"target":1e999},"seats":%s}' % TWO,
    b'{"game":"fox","options":{"name":"fox"},"seats":%s}' % TWO,
    b'{"game":"fox","options":{"self":1,"options":{}},"seats":%s}' % TWO,
    b'{"game":"fox","options":{"target":%s},"seats":%s}' % (b"9" * 400, TWO),
    b'{"game":"\\ud800","seats":%s}' % TWO,
    b'{"game":"\xed\xa0\x80","seats":%s}' % TWO,
    b'{"seats":[{"table":"\\ud800","token":"x"}],"text":"\\ud800"}',
    b'{"seats":[{"table":"\xed\xa0\x80","token":"x"}]}',
    b'{"text":"\xed\xb0\x80"}',
]  # fmt: skip


@pytest.mark.parametrize("body", WRONG_BODIES, ids=range(len(WRONG_BODIES)))
@pytest.mark.parametrize(
    "path", ["tables", "mine", "statistics", "replay", "review", "practice", "qr"]
)
def test_a_wrong_body_gets_one_sentence(server: Running, path: str, body: bytes) -> None:
    answer = httpx.post(
        f"{server.url}/api/{path}", content=body, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    check_said(answer.json(), "detail")


def test_a_zero_is_in_no_id(server: Running) -> None:
    for path in ("", "/record", "/moments"):
        answer = httpx.get(f"{server.url}/api/tables/a%00b{path}")
        assert answer.status_code == 404
    request = {"invite": "\0" * 43, "request": "\0" * 16, "name": "Ben"}
    assert httpx.post(f"{server.url}/api/tables/a%00b/join", json=request).status_code == 404
    held = {"seats": [{"table": "a\0b", "token": "\0"}]}
    assert httpx.post(f"{server.url}/api/mine", json=held).json() == {"games": []}
    assert httpx.post(f"{server.url}/api/statistics", json=held).json() == {"games": {}}
    assert run(_frames(server.url, "a%00b", [JOIN])) == 4404


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    answer = httpx.post(
        f"{server.url}/api/qr",
        content=b'{"text": "' + b"x" * 3_000_000 + b'"}',
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 413


def test_a_record_that_was_edited_names_its_first_wrong_entry(server: Running) -> None:
    record = {"format": "tanglewood-record", "version": 1, "game": "fox"}
    answer = httpx.post(f"{server.url}/api/replay", json={"record": record})
    assert answer.status_code == 422
    many: dict[str, Any] = {"record": {"entries": [{}] * 10_000}}
    assert httpx.post(f"{server.url}/api/replay", json=many).status_code == 422


def test_the_longest_games_can_be_shown(server: Running) -> None:
    table = Table(
        load("fox", target=999),
        [RecordPlayer("A", "uniform"), RecordPlayer("B", "uniform")],
        Luck(3),
    )
    while table.outcome is None:
        action = table.choose()
        assert action is not None
        table.act(table.to_act, action.text)
    request = {"record": table.record.plain(), "from": 5000, "to": 5200}
    answer = httpx.post(f"{server.url}/api/replay", json=request, timeout=60)
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["moments"]) == 200


def test_an_invitation_is_good_once(server: Running) -> None:
    from tests.server.client import post

    seats = [{"player": "me", "name": "Ada"}, {"player": "friend"}]
    made = post(server.url, "/api/tables", {"game": "fox", "seats": seats})
    path = f"{server.url}/api/tables/{made['table']}/join"
    request = {"invite": made["seats"][1]["invite"], "name": "Ben", "request": "b" * 16}
    first = httpx.post(path, json=request)
    again = httpx.post(path, json=request)
    assert first.json()["seat"] == again.json()["seat"] == 1
    assert first.json() == again.json()
    assert httpx.post(path, json=request | {"request": "c" * 16}).status_code == 409
    assert httpx.post(path, json=request | {"invite": "x" * 43}).status_code == 401


async def _frames(url: str, table: str, frames: list[str | bytes]) -> int | None:
    """Send frames one after the other; the code with which the server closes, if it does."""
    async with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play") as socket:
        try:
            for frame in frames:
                await socket.send(frame)
            await socket.send('{"type": "ping"}')
            while '"pong"' not in await socket.recv():
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006
    return None


JOIN = '{"type": "join"}'


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["no json"], 4400),
        (['{"type": "act", "number": 1, "action": "B1"}'], 4400),
        (['{"type": "join", "token": "wrong"}'], 4401),
        (['{"type": "join", "token": 5}'], 4400),
        ([b"\x00\xff"], 4400),
        ([JOIN, *["no json"] * 12], 4400),
        ([JOIN, "x" * 20_000], 1009),
        ([JOIN, '{"type": "nothing"}', '{"type": "chat", "text": ""}', "[]", "5"], None),
    ],
)
def test_frames_that_are_no_messages(
    server: Running, frames: list[str | bytes], code: int | None
) -> None:
    table, _ = make(server.url, "fox")
    assert run(_frames(server.url, table, frames)) == code


def test_a_key_as_long_as_a_body_is_quoted_in_part(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/qr", json={"text": "x", "y" * 5000: 1})
    assert answer.status_code == 400
    assert "yyy" in answer.json()["detail"]
    assert len(answer.text) < 1500
    table, _ = make(server.url, "fox")
    long = json.dumps({"type": "ping", "y" * 5000: 1})
    assert run(_frames(server.url, table, [JOIN, long])) is None


def test_a_table_that_does_not_exist(server: Running) -> None:
    assert run(_frames(server.url, "nothing", [JOIN])) == 4404


KEYS = ["type", "id", "number", "action", "seat", "agent", "text", "token", "since", "mode",
        "share"]  # fmt: skip
VALUES: list[Any] = [
    None, -1, 0, 1, 2, 3, 99, 2**40, 1.5, True, "", "B1", "K11", "decree=keep", "uniform", "x" * 99,
    "act", "undo", "resign", "takeover", "back", "claim", "rematch", "chat", "hint", "share",
    "ping", "join", "a" * 64, "memory", [], {}, "\ud800", "😀",
]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_random_frames_from_a_spectator_change_nothing(server: Running, seed: int) -> None:
    choice = Random(seed)

    async def storm() -> None:
        table, tokens = make(server.url, choice.choice(["fox", "duet", "woods", "deluxe"]))
        players = await seated(server.url, table, tokens)
        before = [player.state["view"] for player in players]
        for _ in range(8):
            frames: list[str | bytes] = [JOIN]
            for _ in range(10):
                message = {choice.choice(KEYS): choice.choice(VALUES) for _ in range(4)}
                if choice.random() < 0.8:
                    message["type"] = choice.choice(VALUES[16:27])
                if choice.random() < 0.5:
                    message["number"] = 1
                text = json.dumps(message)
                forms: list[str | bytes] = [text, text.encode(), text[: len(text) // 2]]
                frames.append(choice.choice(forms))
            frames.append(choice.randbytes(20))
            await _frames(server.url, table, frames)
        assert get(server.url, f"/api/tables/{table}")["number"] == 1
        after = [await Player.sit(server.url, table, token) for token in tokens]
        assert [player.state["view"] for player in after] == before

    run(storm())


def test_old_frames_of_a_seat_change_nothing_when_sent_again(server: Running) -> None:
    async def replay() -> None:
        table, tokens = make(server.url, "fox")
        players = await seated(server.url, table, tokens)
        sent: list[tuple[int, str, int]] = []
        for _ in range(8):
            seat = players[0].state["to_act"]
            text = players[seat].state["legal"][0]["text"]
            sent.append((seat, text, players[0].number))
            answer = await players[seat].act(text)
            for player in players:
                await player.reach(answer["number"])
        before = [player.state["view"] for player in players]
        for seat, text, number in Random(1).sample(sent, len(sent)):
            answer = await players[seat].act(text, number)
            assert (answer["type"], answer["number"]) == ("ack", number + 1)
            other = await players[1 - seat].act(text, number)
            assert other["reason"] in {"stale", "turn"}
        after = [await Player.sit(server.url, table, token) for token in tokens]
        assert [player.state["view"] for player in after] == before

    run(replay())
