"""The servers that the tests share."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running, sqlite_url
from tests.servers import valkey
from tests.stores import database, postgres_server, store_url

__all__ = ["database", "postgres_server", "store_url"]  # fixtures


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    with valkey() as url:
        yield url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a file share."""
    with running(sqlite_url(tmp_path_factory.mktemp("store"))) as server:
        yield server
