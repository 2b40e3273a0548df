"""Fixtures of the stores, for the conftests of those who test with each kind of them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.running import sqlite_url
from tests.servers import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def database(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """A fresh database."""
    name = f"db{abs(hash(request.node.nodeid))}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{postgres_server}/postgres")
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return f"{postgres_server}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of store."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found = request.getfixturevalue("database")
    assert isinstance(found, str)
    return found
