"""The servers that the tests share."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running
from tests.servers import valkey
from tests.stores import NewStore, database, new_store, postgres_server, store_url

__all__ = ["database", "new_store", "postgres_server", "store_url"]  # fixtures


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    with valkey() as url:
        yield url


@pytest.fixture(scope="module")
def server(new_store: NewStore) -> Iterator[Running]:
    """A server that the tests of a file share, on each kind of store."""
    with running(new_store()) as server:
        yield server
