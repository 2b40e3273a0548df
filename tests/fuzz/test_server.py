"""No sequence of bytes makes the server fail: whatever is wrong gets an answer that says so, and no
game changes. `make fuzz` goes on for longer."""

import logging

import pytest

from tests.fuzz.assault import Assault
from tests.server.client import run
from tests.server.running import running

INPUTS = 800


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_makes_the_server_fail(
    store_url: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    with running(store_url) as server:
        assault = Assault(server.url, store_url, seed)

        async def whole() -> None:
            await assault.prepare()
            await assault.run(INPUTS)
            await assault.check()

        run(whole())
    assert assault.failures == []
    sent = sum(assault.counts[kind] for kind in ("requests", "messages", "frames"))
    assert sent == INPUTS
    assert [it.getMessage() for it in caplog.records if it.levelno >= logging.ERROR] == []
