"""No sequence of bytes makes the server fail: whatever is wrong gets an answer that says so.

`make storm` goes on for longer: TANGLEWOOD_STORMS says how many storms each kind of store gets.
"""

import asyncio
import logging
import os
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Player, get, make, play_on, post, run, seated
from tests.server.running import Running
from tests.server.storm import good_frames, good_requests, hostile_frame, hostile_request

STORMS = int(os.environ.get("TANGLEWOOD_STORMS", "3"))
REQUESTS = 150
FRAMES = 20
FAILURES = ("cannot keep this now", "went wrong here", '"type":"unknown"')
"""What a server says over a WebSocket when something failed."""


async def _answer(url: str, request: bytes) -> bytes:
    """What comes back; a request that says it goes on ends after a moment."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request)
        try:
            async with asyncio.timeout(1):
                return await reader.read()
        except TimeoutError:
            writer.write_eof()
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


def _failed(answer: bytes) -> bool:
    return answer.startswith(b"HTTP/1.1 5")


@pytest.mark.parametrize("seed", range(STORMS))
def test_no_request_makes_the_server_fail(
    server: Running, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    choice = Random(seed)
    seats = [{"player": "me", "name": "Ada"}, {"player": "friend"}]
    made = post(server.url, "/api/tables", {"game": "fox", "seats": seats})
    over, tokens = make(server.url, "fox-mini", options={"target": 0})

    async def storm() -> None:
        await play_on(await seated(server.url, over, tokens), lambda legal: legal[0])
        record = get(server.url, f"/api/tables/{over}/record")
        ada, ben = made["seats"]
        good = good_requests(made["table"], over, ada["token"], ben["invite"], record)
        for _ in range(REQUESTS):
            request = hostile_request(choice, good)
            answer = await _answer(server.url, request)
            assert not _failed(answer), (request[:2000], answer)

    run(storm())
    assert not _errors(caplog)
    assert get(server.url, "/health")["status"] == "ok"


@pytest.mark.parametrize("seed", range(STORMS))
def test_no_frame_makes_the_server_fail(
    server: Running, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    choice = Random(seed)

    async def storm() -> None:
        game = choice.choice(["fox", "deluxe", "duet", "woods"])
        table, tokens = make(server.url, game)
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        for _ in range(8):
            player = Player(await connect(address))
            Player.connected.append(player)
            sent: list[bytes] = []
            code = 1000
            try:
                if choice.random() < 0.9:
                    await player.send(type="join", token=choice.choice(tokens))
                    await player.until("state")
                frames = good_frames(choice.randrange(3), tokens[0])
                for _ in range(FRAMES):
                    frame, is_text = hostile_frame(choice, frames)
                    sent.append(frame)
                    await player.send_raw(frame, text=is_text)
                await player.ask(type="ping")
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
            assert code != 1011, sent
            assert not any(sign in text for text in player.heard for sign in FAILURES), sent
        for token in tokens:  # the table is as it should be for those who sit at it
            await Player.sit(server.url, table, token)

    run(storm())
    assert not _errors(caplog)


def _errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error, but for what the server below us says of text that is none."""
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    return [what for what in logged if not what.startswith("Invalid UTF-8")]
