"""Whatever is piped into a game or given as arguments, there is never a traceback."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tanglewood.cli import COMMANDS
from tanglewood.games.registry import GAMES
from tests.cli.helpers import run

FEW = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
WORDS = st.sampled_from(
    [
        "1", "2", "3", "7", "?", "help", "show", "log", "undo", "rules", "rules fox.swan", "resign",
        "resign yes", "yes", "no", "", "B1", "decree=keep", "D1", "8>0", "pass", "rules x", "save",
        "0", "-1", "99999999999999999999", "²", "１",
    ]
)  # fmt: skip
ENDING = [name for name in COMMANDS if name != "serve"]  # serving does not end by itself
ARGUMENTS = st.sampled_from(
    [
        "fox", "duet", "--seed", "--depth", "1", "--json", "--games", "--at", "x.json", "--seats",
        "uniform,uniform", "--target", "--help",
    ]
)  # fmt: skip


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TANGLEWOOD_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("name", GAMES)
@FEW
@given(answers=st.lists(WORDS | st.text(max_size=8).filter(lambda it: not it.startswith("save")),
                        max_size=60))  # fmt: skip
def test_any_answers(name: str, answers: list[str]) -> None:
    stdin = "\n".join(answers).encode("utf-8", "replace")
    assert run("play", name, "--seed", "1", stdin=stdin).exit_code == 0


@FEW
@given(stdin=st.binary(max_size=200))
def test_any_bytes(stdin: bytes) -> None:
    for args in (["play", "fox", "--seats", "human,human"], ["play"]):
        assert run(*args, "--seed", "1", stdin=stdin).exit_code == 0


@FEW
@given(command=st.sampled_from(ENDING), args=st.lists(ARGUMENTS | st.text(max_size=5), max_size=5))
def test_any_arguments(command: str, args: list[str]) -> None:
    assert run(command, *args, stdin="q\n").exit_code in {0, 2}


@FEW
@given(content=st.binary(max_size=200))
def test_any_file(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "f.json").write_bytes(content)
    (tmp_path / "f.jsonl").write_bytes(content)
    for file in ("f.json", "f.jsonl"):
        for command in ("check", "replay"):
            assert run(command, file).exit_code == 2
        assert run("play", "fox", "--resume", file).exit_code == 2
        assert run("play", "fox", "--deal", file).exit_code == 2
        assert run("play", "duet", "--components", file).exit_code == 2
