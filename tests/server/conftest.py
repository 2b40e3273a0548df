"""The servers that the tests share."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.cable import Cable, cable
from tests.server.running import Running, running
from tests.servers import Valkey, valkey
from tests.stores import NewStore, database, new_store, postgres_server, store_url

__all__ = ["database", "new_store", "postgres_server", "store_url"]  # fixtures


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    with valkey() as server:
        yield server.url


@pytest.fixture
def broker() -> Iterator[Valkey]:
    """A broker of the test's own, which may be killed."""
    with valkey() as server:
        yield server


@pytest.fixture
def line(database: str) -> Iterator[Cable]:
    """The cable to a fresh database."""
    with cable(urlsplit(database).port or 0) as made:
        yield made


@pytest.fixture(scope="module")
def server(new_store: NewStore) -> Iterator[Running]:
    """A server that the tests of a file share, on each kind of store."""
    with running(new_store()) as server:
        yield server
