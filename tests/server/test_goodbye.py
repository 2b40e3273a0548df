"""A server that is stopped: it says goodbye, and what it logged tells nothing."""

import asyncio
from pathlib import Path

from tests.server.client import Player, make, run
from tests.server.running import Process, sqlite_url


def test_a_server_that_stops_says_goodbye_and_logs_no_secret(tmp_path: Path) -> None:
    server = Process(sqlite_url(tmp_path), "--verbose")
    table, tokens = make(server.url, "duet")

    async def stop() -> str:
        player = await Player.sit(server.url, table, tokens[0])
        await player.ask(type="act", number=1, action="nonsense")
        log = await asyncio.to_thread(server.stop)
        assert await player.closed() in {1001, 1012}
        assert '"bye"' in player.heard[-1]
        return log

    log = run(stop())
    assert not any(token in log for token in tokens)
    assert "Seat0" not in log
    assert "Traceback" not in log
