"""Outcomes that were asked for and the beginning of another game are kept in one list."""

from dataclasses import replace

import pytest

from tanglewood.session.change import TableInfo
from tanglewood.session.kept_start import kept_start, start_of
from tests.session.test_store import INFO

DEALER = {"chance": "dealer", "outcome": ["0"]}
PLAYED = {"seat": 1, "action": "B1"}


@pytest.mark.parametrize(
    ("info", "kept"),
    [
        (replace(INFO, outcomes=None), None),
        (replace(INFO, outcomes=(DEALER,)), [DEALER]),
        (
            replace(INFO, outcomes=None, beginning=(DEALER, PLAYED)),
            [{"begun": True}, DEALER, PLAYED],
        ),
    ],
    ids=["a fresh deal", "outcomes", "a beginning"],
)
def test_what_a_table_starts_with_is_kept_as_ever(info: TableInfo, kept: object) -> None:
    assert kept_start(info) == kept
    assert start_of(kept_start(info)) == (info.outcomes, info.beginning)
    assert info.plays_on == (info.beginning is not None)
