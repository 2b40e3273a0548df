"""The storm, for a minute or two: every kind of fault at least once. `make storm` goes on."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.storm.faults import KINDS
from tests.storm.storm import Plan, storm


@pytest.mark.skipif(sys.platform == "win32", reason="processes are frozen with signals")
def test_nobody_is_wronged_whatever_is_killed_frozen_or_cut_off(tmp_path: Path) -> None:
    """Bounded by its rounds and not by a time, with a schedule that is the same in every run."""
    plan = Plan(rounds=1, seed=13, tables=6, history=tmp_path)
    report = asyncio.run(storm(plan, lambda *_: None))
    print(*report.lines(), sep="\n")
    assert not report.wrongs, f"the history is in {report.kept}"
    assert {kind.name for kind in KINDS} == report.tallies.keys()
    acknowledged = sum(result.counts["acknowledged"] for result in report.results)
    assert acknowledged > len(KINDS) * plan.tables // 2, "hardly anything was played"
