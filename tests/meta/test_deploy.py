"""What hosts are given to start from: a unit, a container file and a proxy that fit the server."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tanglewood.cli.serve import command as serve
from tests.meta.repository import ROOT
from tests.server.client import get, make
from tests.server.running import Process

UNIT = (ROOT / "deploy" / "tanglewood.service").read_text()
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text()
PROXY = (ROOT / "deploy" / "nginx.conf").read_text()
STATE = "/var/lib"


def _unit_words() -> list[str]:
    """The command of the unit, after `tanglewood serve`."""
    found = re.search(r"^ExecStart=((?:.*\\\n)*.*)$", UNIT, re.MULTILINE)
    assert found
    program, verb, *words = shlex.split(found[1].replace("\\\n", " ").replace("%S", STATE))
    assert (program, verb) == ("/opt/tanglewood/bin/tanglewood", "serve")
    return words


def _container_words() -> list[str]:
    found = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    assert found
    program, verb, *words = json.loads(found[1])
    assert (program, verb) == ("/opt/tanglewood/bin/tanglewood", "serve")
    return list(words)


@pytest.mark.parametrize("words", [_unit_words(), _container_words()], ids=["unit", "container"])
def test_every_option_exists(words: list[str]) -> None:
    with click.Context(serve) as ctx:
        serve.parse_args(ctx, list(words))
    assert ctx.params["db"].startswith("sqlite:////")
    assert ctx.params["backup"].is_absolute()


def test_the_unit_starts_a_server(tmp_path: Path) -> None:
    """Its own words, but for the port and the places."""
    words = [word.replace(f"{STATE}/tanglewood", str(tmp_path)) for word in _unit_words()]
    port, db = words.index("--port"), words.index("--db")
    store = words[db + 1]
    kept = [word for at, word in enumerate(words) if at not in {port, port + 1, db, db + 1}]
    server = Process(store, *kept)
    try:
        make(server.url, "fox")
        told = get(server.url, "/api/privacy")
        assert (told["contact"], told["expire_finished"]) == ("host@fox.example", 365)
    finally:
        server.stop()
    assert (tmp_path / "tables.sqlite").is_file()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_systemd_accepts_the_unit_and_finds_little_exposed(tmp_path: Path) -> None:
    unit = tmp_path / "tanglewood.service"
    unit.write_text(UNIT.replace("/opt/tanglewood/bin/tanglewood", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", "--no-pager", str(unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-300:]


def test_nothing_runs_as_root() -> None:
    assert "DynamicUser=yes" in UNIT
    last = CONTAINER.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert last.index("USER 10001") < last.index("ENTRYPOINT")


def test_everything_that_the_container_installs_is_locked() -> None:
    for line in CONTAINER.splitlines():
        if "pip install" in line:
            assert "--require-hashes" in line or "--no-index" in line, line
    for lock in re.findall(r"-r (requirements/\S+)", CONTAINER):
        assert (ROOT / lock).is_file()


def test_the_proxy_hides_the_counters_and_says_who_calls() -> None:
    assert re.search(r"location = /metrics \{\s*return 404;", PROXY)
    for header in ("Host $host", "Upgrade $http_upgrade", "X-Forwarded-For $remote_addr"):
        assert f"proxy_set_header {header};" in PROXY
