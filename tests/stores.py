"""Fixtures of the stores, for the conftests of those who test with each kind of them."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.server.running import sqlite_url
from tests.servers import postgres

KINDS = ("sqlite", "postgresql")
_numbers = count()

NewStore = Callable[[], str]
"""Makes a fresh store; its URL."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as server:
        yield server.url


def new_database(server: str) -> str:
    """A fresh database; its URL."""
    name = f"db{next(_numbers)}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    with ThreadPoolExecutor(1) as apart:  # the browser's driver has a loop in the tests' own thread
        apart.submit(asyncio.run, make()).result()
    return f"{server}/{name}"


@pytest.fixture
def database(postgres_server: str) -> str:
    """A fresh database."""
    return new_database(postgres_server)


@pytest.fixture(params=KINDS)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of store."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture(scope="module", params=KINDS)
def new_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewStore:
    """Each kind of store, for the servers that the tests of a file share."""
    if request.param == "sqlite":
        return lambda: sqlite_url(tmp_path_factory.mktemp("store"))
    server: str = request.getfixturevalue("postgres_server")
    return lambda: new_database(server)
