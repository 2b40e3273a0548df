"""Match equities: what a score is worth on the way to the target."""

from itertools import pairwise

import pytest

from tanglewood.analysis.equity import MatchEquity, match_equity, round_table

RULESETS = ["fox", "fox-manual", "deluxe"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_chances_of_a_round_add_up(ruleset: str) -> None:
    table = round_table(ruleset)
    assert sum(table.chances.values()) == pytest.approx(1)
    assert table.games >= 1000


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("target", [16, 21, 35])
def test_what_one_side_has_the_other_lacks(ruleset: str, target: int) -> None:
    equity = match_equity(ruleset, target)
    for mine in range(0, target, 3):
        for theirs in range(0, target, 4):
            ahead = equity.at(mine, theirs, leading=True)
            behind = equity.at(theirs, mine, leading=False)
            assert ahead + behind == pytest.approx(1)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_more_points_are_never_worth_less(ruleset: str) -> None:
    equity = match_equity(ruleset, 21)
    for theirs in (0, 7, 14, 20):
        values = [equity.at(mine, theirs, leading=True) for mine in range(0, 21, 5)]
        assert all(low <= high + 0.02 for low, high in pairwise(values))
    assert equity.at(0, 18, leading=True) < 0.05 < 0.95 < equity.at(18, 0, leading=True)


def test_a_decided_game_is_decided() -> None:
    equity = MatchEquity("fox", 21)
    assert equity.after(22, 21, leading_next=True) == 1
    assert equity.after(20, 21, leading_next=True) == 0
    assert equity.after(24, 24, leading_next=True, won_round=1) == 1
    assert equity.after(24, 24, leading_next=True, won_round=0) == 0.5
    assert equity.at(24, 24, leading=True) == 0.5
