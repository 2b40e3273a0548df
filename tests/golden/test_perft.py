"""Perft counts of every ruleset: a change of the rules that changes any choice shows here."""

import json
from pathlib import Path

import pytest

from tanglewood.analysis.perft import perft
from tanglewood.games.registry import load
from tanglewood.record.deal import Luck
from tests.golden.playthrough import SEED, cases

COUNTS: dict[str, list[int]] = json.loads(
    (Path(__file__).parent / "perft.json").read_text(encoding="utf-8")
)


def test_no_ruleset_is_without_its_counts() -> None:
    assert set(COUNTS) == set(cases())


@pytest.mark.parametrize("case", list(cases()))
def test_the_number_of_decision_sequences_is_the_one_written_down(case: str) -> None:
    name, options = cases()[case]
    depth = len(COUNTS[case]) - 1
    assert perft(load(name, **options), Luck(seed=SEED), depth) == COUNTS[case]
