"""Opening a store: whoever cannot gets one sentence, without the password."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import asyncpg
import pytest
from click.testing import CliRunner

from tanglewood.cli import cli
from tanglewood.core.errors import BadOption
from tanglewood.session.store import open_store
from tanglewood.session.store.opening import sqlite_path
from tanglewood.session.store.sqlite import connect


def test_a_database_that_is_not_there_gets_one_sentence() -> None:
    with pytest.raises(BadOption, match="cannot be reached"):
        asyncio.run(open_store("postgresql://nobody@127.0.0.1:1/none"))
    for url in ("mysql://x", "sqlite:///", "tables.sqlite"):
        with pytest.raises(BadOption, match="sqlite:///PATH"):
            sqlite_path(url)


@pytest.fixture
def guarded(database: str) -> str:
    """A database whose server asks owl for a password; a mouse may come in, and write nothing."""

    async def owl_may_come() -> bool:
        try:
            await (await asyncpg.connect(database, user="owl", password="wrong")).close()
        except asyncpg.InvalidPasswordError:
            return False
        return True

    async def guard() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("DROP ROLE IF EXISTS owl")
        await connection.execute("DROP ROLE IF EXISTS mouse")
        await connection.execute("CREATE ROLE owl LOGIN PASSWORD 'right'")
        await connection.execute("CREATE ROLE mouse LOGIN")
        await connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        rules = await connection.fetchval("SHOW hba_file")
        await connection.execute(
            "COPY (VALUES ('host all owl all scram-sha-256'), ('host all all all trust')) "
            f"TO '{rules}'"
        )
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()
        while await owl_may_come():  # the server reads its rules again a little later
            await asyncio.sleep(0.01)

    asyncio.run(guard())
    return database


@pytest.mark.parametrize(
    ("user", "tail", "sentence"),
    [
        ("owl:S3cret", "", 'PostgreSQL refused: password authentication failed for user "owl".'),
        ("tanglewood:S3cret", "x", 'PostgreSQL refused: database "{name}x" does not exist.'),
        ("nobody:S3cret", "", 'PostgreSQL refused: role "nobody" does not exist.'),
        ("mouse:S3cret", "", "PostgreSQL refused: permission denied for schema public."),
        ("tanglewood:S3cret", "?cheese=1", 'unrecognized configuration parameter "cheese"'),
        ("tanglewood:S3cret", "?sslmode=require", "rejected SSL upgrade"),
        ("tanglewood:S3cret", "?sslmode=always", "could not answer: `sslmode` parameter must be"),
        ("owl:S3/cret", "", "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"),
    ],
)
def test_a_refusing_database_gets_one_sentence_without_the_password(
    guarded: str, user: str, tail: str, sentence: str
) -> None:
    url = guarded.replace("tanglewood@", f"{user}@") + tail
    done = CliRunner().invoke(cli, ["serve", "--db", url])
    assert done.exit_code == 2
    assert done.output.startswith("Error: ")
    assert done.output.count("\n") == 1
    assert sentence.format(name=guarded.rpartition("/")[2]) in done.output
    assert "S3" not in done.output


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("no-such-host.invalid", "cannot be reached"),
        ("127.0.0.1:1", "cannot be reached"),
        ("127.0.0.1:abc", "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"),
        ("127.0.0.1:99999", "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"),
        ("[::1", "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"),
    ],
)
def test_a_wrong_address_gets_one_sentence_without_the_password(where: str, sentence: str) -> None:
    done = CliRunner().invoke(cli, ["store", "where", "--db", f"postgresql://o:S3cret@{where}/g"])
    assert done.exit_code == 2
    assert sentence in done.output
    assert done.output.count("\n") == 1
    assert "S3" not in done.output


def test_a_store_of_a_later_form_is_refused_and_left_alone(store_url: str) -> None:
    async def opened() -> None:
        await (await open_store(store_url)).close()

    asyncio.run(opened())
    known = asyncio.run(_set_version(store_url, "9999"))
    with pytest.raises(BadOption, match="a newer Tanglewood wrote it"):
        asyncio.run(opened())
    told = CliRunner().invoke(cli, ["store", "where", "--db", store_url])
    assert told.exit_code == 2
    assert told.stderr.startswith("Error: This store has a format that is not known here")
    assert len(told.stderr.splitlines()) == 1
    assert asyncio.run(_set_version(store_url, known)) == "9999"
    asyncio.run(opened())


async def _set_version(url: str, version: str) -> str:
    """Write another version into the store, as a later migration would; the one before."""
    ask = "SELECT version_num FROM alembic_version"
    change = f"UPDATE alembic_version SET version_num = '{version}'"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(sqlite_path(url))) as database, database:
            ((before,),) = database.execute(ask).fetchall()
            database.execute(change)
    else:
        server = await asyncpg.connect(url)
        before = await server.fetchval(ask)
        await server.execute(change)
        await server.close()
    return str(before)


def test_a_fresh_file_may_be_opened_by_several_at_once(tmp_path: Path) -> None:
    """Turning it into the mode in which reading and writing go side by side takes a lock that
    SQLite does not always wait for."""
    for number in range(100):
        path, all_ = tmp_path / f"{number}.sqlite", Barrier(4)
        with closing(sqlite3.connect(path)) as fresh:
            fresh.execute("CREATE TABLE something (text TEXT)")

        def opened(path: Path = path, all_: Barrier = all_) -> None:
            all_.wait()
            connect(path).close()

        with ThreadPoolExecutor(4) as pool:
            for done in [pool.submit(opened) for _ in range(4)]:
                done.result()
