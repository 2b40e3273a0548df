"""The storm, for a minute or two: every kind of fault at least once. `make storm` goes on."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.storm.checker import LOST
from tests.storm.faults import KINDS
from tests.storm.storm import Plan, storm

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are frozen by signals")


def test_nobody_is_wronged_whatever_is_killed_frozen_or_cut_off(tmp_path: Path) -> None:
    """Bounded by its rounds and not by a time, with a schedule that is the same in every run."""
    plan = Plan(rounds=1, seed=13, tables=6, history=tmp_path)
    report = asyncio.run(storm(plan, lambda *_: None))
    print(*report.lines(), sep="\n")
    assert not report.wrongs, f"the history is in {report.kept}"
    assert {kind.name for kind in KINDS} == report.tallies.keys()
    acknowledged = sum(result.counts["acknowledged"] for result in report.results)
    assert acknowledged > len(KINDS) * plan.tables // 2, "hardly anything was played"


def test_a_server_that_acknowledges_too_early_is_found_out(tmp_path: Path) -> None:
    plan = Plan(rounds=2, seed=1, tables=6, only=("kill server (SQLite)",), history=tmp_path,
                planted="acknowledge_early")  # fmt: skip
    report = asyncio.run(storm(plan, lambda *_: None))
    assert report.results[0].broken[LOST] > 0
    assert report.kept == tmp_path
    history = report.results[0].history.read_text()
    assert f'"seed":"{plan.seed} ' in history
    assert '"what":"WRONG"' in history
