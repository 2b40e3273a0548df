"""The counters are the host's, and the privacy page tells the host's own settings."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from tanglewood.cli import cli
from tests.server.client import get
from tests.server.running import Process, running, sqlite_url
from tests.server.speaking import check_said

TOKEN = "0123456789abcdef-token"


def _status(url: str, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = httpx.get(f"{url}/metrics", headers=named)
    if answer.status_code == 403:
        assert answer.json()["message"]["id"] == "server-metrics-private"
        assert "tanglewood_" not in answer.text
    return answer.status_code


def test_without_a_token_only_this_machine_itself_reads_the_counters(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        assert _status(server.url) == 200
        assert _status(server.url, host="localhost:1") == 200
        assert _status(server.url, host="192.168.1.5:8000") == 403
        for name in ("x_forwarded_for", "x_real_ip", "via", "forwarded"):
            assert _status(server.url, **{name: "127.0.0.1"}) == 403


def test_behind_a_proxy_nobody_is_on_this_machine(tmp_path: Path) -> None:
    """A proxy that neither keeps the name nor says who calls looks like this machine."""
    with running(sqlite_url(tmp_path), origins=("https://fox.example",)) as server:
        assert _status(server.url) == 403
        assert _status(server.url, host="fox.example") == 403


@pytest.mark.parametrize("origins", [(), ("https://fox.example",)])
def test_a_token_opens_the_counters(tmp_path: Path, origins: tuple[str, ...]) -> None:
    with running(sqlite_url(tmp_path), metrics_token=TOKEN, origins=origins) as server:
        assert _status(server.url) == 403
        for wrong in ("Bearer", f"Bearer {TOKEN}x", TOKEN, f"Basic {TOKEN}", "Bearer é"):
            assert httpx.get(
                f"{server.url}/metrics", headers={b"authorization": wrong.encode("latin-1")}
            ).status_code == 403  # fmt: skip
        assert _status(server.url, authorization=f"Bearer {TOKEN}") == 200
        assert _status(server.url, authorization=f"Bearer {TOKEN}", via="1.1 proxy") == 200


def test_the_token_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    server = Process(sqlite_url(tmp_path), "--metrics-token", str(file))
    try:
        assert _status(server.url) == 403
        assert _status(server.url, authorization=f"Bearer {TOKEN}") == 200
    finally:
        log = server.stop()
    assert TOKEN not in log


@pytest.mark.parametrize("content", ["", "short", "two words of enough letters", "é" * 20])
def test_a_poor_token_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "token"
    file.write_text(content)
    words = ["serve", "--db", sqlite_url(tmp_path), "--metrics-token", str(file)]
    found = CliRunner().invoke(cli, words)
    assert (found.exit_code, found.stderr.count("\n")) == (2, 1)
    assert "must hold one word of at least 16" in found.stderr


def test_a_missing_token_file_gets_one_sentence(tmp_path: Path) -> None:
    words = ["serve", "--db", sqlite_url(tmp_path), "--metrics-token", str(tmp_path / "none")]
    found = CliRunner().invoke(cli, words)
    assert (found.exit_code, found.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("contact", ["", "two\nlines", "x" * 201])
def test_a_contact_is_one_line(tmp_path: Path, contact: str) -> None:
    words = ["serve", "--db", sqlite_url(tmp_path), "--contact", contact]
    found = CliRunner().invoke(cli, words)
    assert (found.exit_code, found.stderr.count("\n")) == (2, 1)
    assert "--contact takes one line" in found.stderr


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, {}),
        (
            {"contact": "host@fox.example", "expire_finished": 90.0, "requests_logged": True},
            {"contact": "host@fox.example", "expire_finished": 90.0, "requests_logged": True},
        ),
        (
            {"backup": "b", "backup_every": 12.0, "backup_keep": 3, "expire_abandoned": 7.0},
            {"backup_every": 12.0, "backup_keep": 3, "expire_abandoned": 7.0},
        ),
    ],
)
def test_the_settings_that_concern_people_are_told(
    tmp_path: Path, settings: dict[str, Any], told: dict[str, Any]
) -> None:
    if "backup" in settings:
        settings = settings | {"backup": tmp_path / settings["backup"]}
    nothing = dict.fromkeys(
        ("contact", "expire_finished", "expire_abandoned", "backup_every", "backup_keep")
    )
    with running(sqlite_url(tmp_path), **settings) as server:
        found = get(server.url, "/api/privacy")
        sections = found.pop("sections")
        assert found == {**nothing, "requests_logged": False, **told}
    said = [each["message"]["id"] for one in sections for each in (one["title"], *one["sentences"])]
    assert ("privacy-ask-contact" in said) == ("contact" in told)
    assert ("privacy-time-finished-no" in said) == ("expire_finished" not in told)
    assert ("privacy-time-abandoned-no" in said) == ("expire_abandoned" not in told)
    assert ("privacy-time-backup" in said) == ("backup_every" in told)
    assert ("privacy-log-requests" in said) == ("requests_logged" in told)
    for one in sections:
        for each in (one["title"], *one["sentences"]):
            check_said(each, "text")
