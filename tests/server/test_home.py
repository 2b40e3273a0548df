"""A server at home goes without what only hosts need, and names the extra when it is asked for."""

import asyncio
import sys
from pathlib import Path

import httpx
import pytest

from tanglewood.core.libraries import MissingExtra
from tanglewood.server.config import Config
from tanglewood.session.store import open_store
from tests.server.client import get, make
from tests.server.running import running, sqlite_url

HOST = r"tanglewood\[host\]"


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """As installed with the extra `server` alone."""
    for name in ("asyncpg", "prometheus_client", "redis", "redis.asyncio"):
        monkeypatch.setitem(sys.modules, name, None)


def test_tables_are_served_and_counters_name_the_extra(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        assert get(server.url, "/health")["status"] == "ok"
        make(server.url, "fox", 2)
        counters = httpx.get(f"{server.url}/metrics")
        assert counters.status_code == 501
        assert "tanglewood[host]" in counters.json()["detail"]


def test_a_store_in_postgresql_names_the_extra() -> None:
    with pytest.raises(MissingExtra, match=f"^A store in PostgreSQL needs .* asyncpg.*{HOST}"):
        asyncio.run(open_store("postgresql://ann:secret@127.0.0.1/tables"))


def test_a_broker_names_the_extra(tmp_path: Path) -> None:
    with pytest.raises(MissingExtra, match=f"^A broker needs the library redis.*{HOST}"):
        Config(store=sqlite_url(tmp_path), broker="redis://127.0.0.1:6379")
