"""The command `tanglewood store`: what is kept, exported, backed up and deleted."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tanglewood.cli import cli
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import Store
from tests.session.test_store import ADA, FRIEND, INFO, SEATS, with_store


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A store with a finished and a running game."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    info = replace(INFO, outcomes=None, seats=(ADA, replace(FRIEND, name="Ben", joined=True)))

    async def fill(store: Store) -> None:
        for table in ("one", "two"):
            hosted = Hosted(replace(info, id=table))
            await store.create(hosted.info, SEATS)
            await store.append(table, hosted.make("start", -1, at=1))
            if table == "one":
                from tanglewood.record.scribe import result_of

                change = hosted.make("resign", 0, at=2)
                assert hosted.table.outcome is not None
                await store.append(table, change, result=result_of(hosted.table.outcome))

    with_store(url, fill)
    return url


def ask(*words: str) -> tuple[int, str]:
    found = CliRunner().invoke(cli, ["store", *words])
    return found.exit_code, found.output


def test_kept_games_are_exported_as_records(kept: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert ask("where", "--db", kept) == (0, f"{kept}: 2 tables, 1 finished.\n")
    assert ask("export", str(out), "--db", kept)[0] == 0
    (line,) = out.read_text().splitlines()
    assert json.loads(line)["result"]["winners"] == [1]
    assert ask("export", str(out), "--running", "--db", kept)[0] == 0
    assert len(out.read_text().splitlines()) == 2
    assert CliRunner().invoke(cli, ["check", str(out)]).exit_code == 0


def test_the_store_is_backed_up_whole(kept: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert ask("backup", str(copy), "--db", kept)[0] == 0
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT count(*) FROM changes").fetchone() == (3,)
    connection.close()
    assert ask("backup", str(copy), "--db", kept)[0] == 2
    assert ask("backup", str(copy) + "2", "--db", "postgresql://x/y")[0] == 2
    assert ask("backup", str(copy) + "2", "--db", f"sqlite:///{tmp_path}/none")[0] == 2


def test_games_are_deleted_only_when_one_says_which(kept: str) -> None:
    assert ask("delete", "--db", kept)[0] == 2
    assert ask("delete", "--db", kept, "--everything", "--table", "one")[0] == 2
    assert ask("delete", "--db", kept, "--table", "none", "--yes")[0] == 2
    assert ask("delete", "--db", kept, "--table", "one", "--yes")[1] == "1 table was deleted.\n"
    assert ask("delete", "--db", kept, "--older-than", "1", "--yes")[1] == "1 table was deleted.\n"
    assert ask("delete", "--db", kept, "--everything")[1].startswith("There is nothing")


@pytest.mark.parametrize(
    ("lang", "no", "yes"), [("en", "n", "y"), ("de", "nein", "Ja"), ("fr", "", "oui")]
)
def test_games_are_deleted_after_a_yes_in_ones_own_language(
    kept: str, lang: str, no: str, yes: str
) -> None:
    words = ["--lang", lang, "store", "delete", "--db", kept, "--everything"]
    CliRunner().invoke(cli, words, input=f"{no}\n")
    assert ask("where", "--db", kept)[1].endswith("2 tables, 1 finished.\n")
    CliRunner().invoke(cli, words, input=f"{yes}\n")
    assert ask("where", "--db", kept)[1].endswith("0 tables, 0 finished.\n")
    assert "0 tables" in ask("where", "--db", kept)[1]


def test_a_password_is_not_shown() -> None:
    from tanglewood.cli.place import url_without_password

    assert url_without_password("postgresql://fox:secret@host/db") == "postgresql://fox@host/db"
