"""Stores of other forms: a newer one is left alone, of an older one a copy is kept."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from click.testing import CliRunner

from tanglewood.cli import cli
from tanglewood.session.store.form import _config, form_of, forms
from tests.session.filled import fill

NEWER = (
    "Error: This store has a format that is not known here: a newer Tanglewood wrote it. "
    "Nothing was changed; use the newer one, or name another store."
)


def _older(path: Path, form: str) -> None:
    """A store as an older program made it."""
    config = _config()
    config.attributes["url"] = f"sqlite:///{path}"
    command.upgrade(config, form)


def test_an_older_store_is_upgraded_and_a_copy_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    _older(path, "0001")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO tables VALUES"
            " ('one', 'fox', '{}', '7', 0, NULL, NULL, 1, 1, 'waiting', NULL, NULL, NULL)"
        )
        connection.commit()
    found = CliRunner().invoke(cli, ["store", "where", "--db", f"sqlite:///{path}"])
    assert found.exit_code == 0, found.output
    copy = tmp_path / "tables-form-0001.sqlite"
    assert f"A copy of the old one is at {copy};" in found.stderr
    assert found.stdout.endswith("1 table, 0 finished.\n")
    assert (form_of(path), form_of(copy)) == (forms()[0], "0001")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [("one",)]
    assert copy.stat().st_mode & 0o777 == 0o600


def test_a_new_or_newest_store_is_not_copied(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fill(url)
    fill_again = CliRunner().invoke(cli, ["store", "where", "--db", url])
    assert (fill_again.exit_code, fill_again.stderr) == (0, "")
    assert not list(tmp_path.glob("*form*"))


def test_every_command_leaves_a_newer_store_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    fill(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA journal_mode=DELETE")
    before = path.read_bytes()
    for words in (
        ["serve", "--port", "0"],
        ["store", "where"],
        ["store", "check"],
        ["store", "expire", "--finished", "1"],
        ["store", "backup", str(tmp_path / "copy.sqlite")],
        ["store", "delete", "--everything", "--yes"],
        ["store", "restore", str(path), "--replace"],
    ):
        found = CliRunner().invoke(cli, [*words, "--db", f"sqlite:///{path}"])
        assert found.exit_code == 2, words
        assert found.stderr.splitlines() == [NEWER], words
        assert path.read_bytes() == before
    assert [it.name for it in tmp_path.iterdir() if "copy" in it.name or "form" in it.name] == []
