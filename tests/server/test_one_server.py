"""One server a SQLite file: a second one is told where the first is, and nothing is left behind."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tanglewood.cli.store import command as store
from tanglewood.core.errors import BadOption
from tanglewood.session.store.serving import served_alone
from tests.server.client import get, make
from tests.server.running import Process, sqlite_url


def test_a_second_server_on_one_file_says_where_the_first_is(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    first = Process(url)
    try:
        table, _ = make(first.url, "fox")
        second = subprocess.run(
            [sys.executable, "-m", "tanglewood", "serve", "--port", "0", "--db", url],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert second.returncode == 2
        assert f"the server at http://localhost:{first.port}/ keeps its games" in second.stderr
        assert len(second.stderr.strip().splitlines()) == 1
        assert get(first.url, f"/api/tables/{table}")["number"] == 1

        games, copy = tmp_path / "games.jsonl", tmp_path / "copy.sqlite"
        for words in (
            ["where"],
            ["export", str(games), "--running"],
            ["backup", str(copy)],
            ["delete", "--older-than", "1", "--yes"],
        ):  # these need no server to stop
            done = CliRunner().invoke(store, [*words, "--db", url])
            assert done.exit_code == 0, done.output
        with served_alone(f"sqlite:///{copy}"):  # a copy is a store of its own
            pass
    finally:
        first.kill()
    first.start()  # a crash leaves nothing in the way
    assert get(first.url, f"/api/tables/{table}")["number"] == 1
    first.stop()
    with served_alone(url):
        pass


def test_a_file_is_the_same_by_every_name(tmp_path: Path) -> None:
    url, linked = sqlite_url(tmp_path), tmp_path / "linked.sqlite"
    linked.symlink_to(tmp_path / "tables.sqlite")
    with served_alone(url) as note:
        for same in (url, f"sqlite:///{linked}", f"sqlite:///{tmp_path}/./tables.sqlite"):
            with pytest.raises(BadOption, match="another server keeps"), served_alone(same):
                raise AssertionError
        note("http://localhost:5/")
        with pytest.raises(BadOption, match="the server at http://localhost:5/"), served_alone(url):
            raise AssertionError
    with served_alone(url):
        pass


def test_a_place_that_cannot_be_written_to_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite-serving").mkdir()
    with pytest.raises(BadOption, match="Nothing can be kept"), served_alone(sqlite_url(tmp_path)):
        raise AssertionError


def test_several_servers_may_share_one_postgresql(database: str) -> None:
    with served_alone(database), served_alone(database) as note:
        note("http://localhost:5/")
