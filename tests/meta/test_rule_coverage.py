"""Rules and tests cite each other: every rule has a witness, and every citation has a rule."""

import tomllib
from pathlib import Path

from tanglewood.rulebook import all_ids
from tests.meta import citations, repository

EXEMPT: dict[str, str] = tomllib.loads(
    Path(__file__).with_name("exempt_rules.toml").read_text(encoding="utf-8")
)["exempt"]

# The sample citations of this folder witness nothing.
TESTS = [path for path in repository.under("tests", ".py") if path.parts[1] != "meta"]


def test_every_rule_is_cited_by_a_test() -> None:
    uncovered = all_ids() - _cited() - EXEMPT.keys()
    assert not uncovered, f"no test cites {sorted(uncovered)}"


def test_every_cited_rule_exists() -> None:
    known = all_ids()
    wrong = [
        f"{path}:{mark.line}: "
        + ("write the ids out as strings" if mark.id is None else f"unknown rule {mark.id}")
        for path in TESTS
        for mark in citations.marks(repository.text(path) or "")
        if mark.id not in known
    ]
    assert not wrong, "\n".join(wrong)


def test_every_exemption_is_needed_and_has_a_reason() -> None:
    assert not EXEMPT.keys() - all_ids(), "exempted, but no rule page has it"
    assert not EXEMPT.keys() & _cited(), "exempted, but a test cites it"
    assert all(len(reason.split()) >= 3 for reason in EXEMPT.values())


def _cited() -> frozenset[str]:
    marks = (mark for path in TESTS for mark in citations.marks(repository.text(path) or ""))
    return frozenset(mark.id for mark in marks if mark.id is not None)
