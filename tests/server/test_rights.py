"""Rights: root is warned, and with --user the server keeps none of root's."""

import os
import pwd
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import tanglewood
from tests.server.client import Player, make, run
from tests.server.running import Process, sqlite_url

AI = [{"player": "me", "name": "Ann"}, {"player": "ai", "agent": "seedling"}]
NOBODY = "nobody"

as_root = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only root can become somebody else"
)

_WITHIN = """
mount --make-rprivate / && aside=$(mktemp -d) && mount --bind "$3" "$aside" &&
mount -t tmpfs -o "mode=$1" tmpfs "$2" && mkdir -p "$3" && mount --bind "$aside" "$3" &&
shift 3 && exec "$@"
"""


def _within(mode: str, outer: Path, inner: Path) -> list[str]:
    """The words before a command that give it a view of the file system of its own, where a folder
    has this mode, and nothing in it but one folder below."""
    return ["unshare", "--mount", "sh", "-c", _WITHIN, "sh", mode, str(outer), str(inner)]


def _readable() -> list[str]:
    """The words that let everybody read this Python, where it is root's own."""
    base = Path(sys.base_prefix)
    closed = [each for each in (*reversed(base.parents), base) if not each.stat().st_mode & 0o005]
    return _within("755", closed[0], base) if closed else []


@pytest.fixture
def theirs() -> Iterator[Path]:
    """A folder that belongs to nobody."""
    with TemporaryDirectory(prefix="tanglewood-rights-") as folder:
        os.chown(folder, pwd.getpwnam(NOBODY).pw_uid, -1)
        yield Path(folder)


def _low_port() -> int:
    """A port that only root may take."""
    for port in range(700, 1024):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no low port is free")


def _serve(*words: str, before: tuple[str, ...] = ()) -> tuple[int, str]:
    """Start a server that must not start: its exit code, and what it says."""
    command = [*_readable(), *before, sys.executable, "-m", "tanglewood", "serve", "--port", "0"]
    done = subprocess.run(
        [*command, *words], capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, done.stderr


@as_root
def test_root_is_warned(tmp_path: Path) -> None:
    server = Process(sqlite_url(tmp_path))
    assert server.stop().startswith("This server runs as root, but needs none of root's rights:")


@as_root
def test_a_server_takes_its_port_as_root_and_runs_as_somebody_else(theirs: Path) -> None:
    nobody = pwd.getpwnam(NOBODY)
    backups = theirs / "backups"
    server = Process(
        sqlite_url(theirs), "--user", NOBODY, "--backup", str(backups),
        port=_low_port(), before=_readable(),
    )  # fmt: skip
    try:
        status = dict(
            line.split(":\t", 1)
            for line in Path(f"/proc/{server.pid}/status").read_text().splitlines()
            if ":\t" in line
        )
        assert status["Uid"].split() == [str(nobody.pw_uid)] * 4, "real, effective, saved, files"
        assert status["Gid"].split() == [str(nobody.pw_gid)] * 4
        assert set(status["Groups"].split()) <= {str(nobody.pw_gid)}
        assert int(status["CapEff"], 16) == int(status["CapPrm"], 16) == 0

        async def played() -> None:
            """Rules and AIs are loaded when they are first needed."""
            table, tokens = make(server.url, "duet", seats=AI)
            ann = await Player.sit(server.url, table, tokens[0])
            while ann.number < 6:
                if ann.state["to_act"] == 0:
                    answer = await ann.act(ann.state["legal"][0]["text"])
                    await ann.reach(answer["number"])
                else:
                    await ann.hear()

        run(played())
    finally:
        log = server.stop()
    assert "root" not in log
    made = [theirs / "tables.sqlite", backups, *backups.glob("*.sqlite")]
    assert len(made) == 3
    for each in made:
        assert each.stat().st_uid == nobody.pw_uid, each
        assert not each.stat().st_mode & 0o077, each


@as_root
def test_what_belongs_to_somebody_else_is_told_in_one_sentence(
    theirs: Path, tmp_path: Path
) -> None:
    """First the lock, then the store, then the folder of the backups are root's own."""
    url, user = sqlite_url(theirs), pwd.getpwnam(NOBODY).pw_uid
    Process(url).stop()
    for file, sentence in (
        ("tables.sqlite-serving", "Nothing can be kept at"),
        ("tables.sqlite", "nobody cannot write to"),
    ):
        code, told = _serve("--user", NOBODY, "--db", url)
        assert (code, told.count("\n")) == (2, 1), told
        assert sentence in told
        assert str(theirs / "tables.sqlite") in told
        os.chown(theirs / file, user, -1)
    code, told = _serve("--user", NOBODY, "--db", url, "--backup", str(tmp_path / "backups"))
    assert (code, told.count("\n")) == (2, 1), told
    assert "Backups cannot be written to" in told
    code, told = _serve("--user", NOBODY, "--db", sqlite_url(tmp_path / "new"))
    assert (code, told.count("\n")) == (2, 1), told
    assert "Nothing can be kept at" in told


@as_root
@pytest.mark.parametrize(
    ("user", "sentence"),
    [
        ("nosuchuser", "There is no user 'nosuchuser' on this machine."),
        ("99999999999999999999", "There is no user"),
        ("root", "--user must not be root"),
        ("0", "--user must not be root"),
    ],
)
def test_a_user_who_cannot_be_gets_one_sentence(user: str, sentence: str, tmp_path: Path) -> None:
    code, told = _serve("--user", user, "--db", sqlite_url(tmp_path))
    assert (code, told.count("\n")) == (2, 1)
    assert sentence in told
    assert list(tmp_path.iterdir()) == []


@as_root
def test_only_root_becomes_somebody_else(tmp_path: Path) -> None:
    as_nobody = ("setpriv", f"--reuid={NOBODY}", "--clear-groups", "--regid=nogroup")
    words = ("--user", "daemon", "--db", sqlite_url(tmp_path))
    code, told = _serve(*words, before=as_nobody)
    assert (code, told.count("\n")) == (2, 1), told
    assert "Only root can become daemon" in told


@as_root
def test_an_installation_that_the_user_cannot_read_is_told(theirs: Path) -> None:
    package = Path(tanglewood.__file__).parent
    hidden = _within("700", package.parent, package)
    words = ("--user", NOBODY, "--db", sqlite_url(theirs))
    code, told = _serve(*words, before=tuple(hidden))
    assert (code, told.count("\n")) == (2, 1), told
    assert f"nobody cannot read {package}" in told
    assert list(theirs.iterdir()) == []
