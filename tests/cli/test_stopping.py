"""Ctrl-C: a server ends quietly, long work tells what it found, nothing stays behind."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner

from tanglewood.arena.deal import Deal, Pairing
from tanglewood.arena.keeper import Keeper
from tanglewood.cli import cli
from tanglewood.cli.stopping import INTERRUPTED
from tests.cli.terminal import Terminal

SOME = re.compile(r"[1-9]\d*(%|/\d)")
"""A bar that has begun to move."""


def _stopped_after(file: Path, process: "subprocess.Popen[bytes]") -> tuple[bytes, bytes]:
    """What a program says that hears Ctrl-C, as its whole group does, once the file has something
    in it."""
    try:
        while not (file.exists() and file.stat().st_size):
            assert process.poll() is None
            sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        return process.communicate(timeout=120)
    finally:
        process.kill()


def test_a_server_ends_quietly_with_exit_code_0(tmp_path: Path) -> None:
    terminal = Terminal("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/t.sqlite")
    terminal.until("Stop with Ctrl+C; every game is kept.")
    terminal.type("\x03")
    assert terminal.end(again="\x03") == 0
    assert "Aborted" not in terminal.text
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_stopped_simulation_tells_what_it_found(tmp_path: Path, jobs: str) -> None:
    words = ("simulate", "fox", "--games", "200000", "--jobs", jobs)
    terminal = Terminal(*words, "--table", "t.csv", "--records", "r.jsonl")
    terminal.until(SOME)
    terminal.type("\x03")
    assert terminal.end() == INTERRUPTED
    told = re.search(r"Stopped: (\d+) of 200000 games were played", terminal.text)
    assert told is not None
    assert f": {told[1]} games" in terminal.text
    assert "Wins (95 % interval)" in terminal.text
    assert "Traceback" not in terminal.text
    rows = (tmp_path / "t.csv").read_text().splitlines()
    assert len(rows) - 1 >= int(told[1])
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) >= int(told[1])


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("keep", [(), ("--keep", "kept.jsonl")])
def test_a_stopped_match_tells_what_it_found(jobs: str, keep: tuple[str, ...]) -> None:
    words = ("arena", "uniform", "heuristic", "uniform", "--pairs", "100000", "--jobs", jobs)
    terminal = Terminal(*words, *keep, COLUMNS="140")
    terminal.until(SOME)
    terminal.type("\x03")
    assert terminal.end() == INTERRUPTED
    assert re.search(r"Stopped: \d+ of 300000 deals", terminal.text)
    assert "with 95 % intervals" in terminal.text
    assert ("The same command continues from there." in terminal.text) is bool(keep)
    assert "Traceback" not in terminal.text


def test_a_stopped_match_leaves_no_program_behind(tmp_path: Path) -> None:
    program, pids, kept = tmp_path / "bot.sh", tmp_path / "pids", tmp_path / "kept.jsonl"
    program.write_text(
        f"#!/bin/sh\necho $$ >> {pids}\nexec {sys.executable} -m tanglewood bot uniform\n"
    )
    program.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "tanglewood", "arena", "uniform", "--agent", f"cmd:{program}",
         "--pairs", "100000", "--jobs", "2", "--keep", str(kept)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    told, said = _stopped_after(kept, process)
    assert process.returncode == INTERRUPTED, said
    assert b"with 95 % intervals" in told
    assert b"misbehaving" not in told
    assert b"Traceback" not in said
    for pid in pids.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_a_match_that_is_stopped_while_it_keeps_a_deal_counts_that_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write = Keeper.__call__

    def stopped(keeper: Keeper, pairing: Pairing, deal: Deal) -> None:
        write(keeper, pairing, deal)
        raise KeyboardInterrupt

    monkeypatch.setattr(Keeper, "__call__", stopped)
    words = ["arena", "uniform", "uniform", "--pairs", "9", "--jobs", "1", "--keep", "kept.jsonl"]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == INTERRUPTED
    assert "Stopped: 1 of 9 deals" in result.stderr
    assert "with 95 % intervals" in result.stdout
    assert len(Path("kept.jsonl").read_text().splitlines()) == 1


def test_stopped_before_anything_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("tanglewood.session.simulation.playout", stopped)
    for words in (["simulate", "fox"], ["simulate", "fox", "--json"]):
        result = CliRunner().invoke(cli, [*words, "--jobs", "1"])
        assert result.exit_code == INTERRUPTED
        assert "Stopped before the first game was over." in result.stderr
        assert result.stdout == ""


def test_figures_of_a_stopped_simulation_are_whole_json() -> None:
    words = ["simulate", "fox", "--games", "200000", "--jobs", "1", "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tanglewood", *words, "--records", "r.jsonl"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    told, said = _stopped_after(Path("r.jsonl"), process)
    assert process.returncode == INTERRUPTED
    found = json.loads(told)
    assert found["games"] == sum(found["endings"].values()) > 0
    assert b"Stopped: " in said


def test_other_commands_end_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("tanglewood.analysis.perft.perft", stopped)
    result = CliRunner().invoke(cli, ["perft", "fox", "--seed", "1"])
    assert result.exit_code == INTERRUPTED
    assert result.output.strip() == ""


def test_a_no_deletes_nothing(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.sqlite"
    said = CliRunner().invoke(cli, ["store", "delete", "--everything", "--db", db], input="n\n")
    assert "Aborted" not in said.output
