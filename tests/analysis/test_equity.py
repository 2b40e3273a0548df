"""Match equities: what a score is worth on the way to the target."""

from itertools import pairwise

import pytest

from tanglewood.analysis.equity import EXACT, MatchEquity, Needs, match_equity, round_table

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


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("target", [EXACT + 1, 200, 500, 999, 10**9])
def test_no_target_is_too_far(ruleset: str, target: int) -> None:
    equity, near = MatchEquity(ruleset, target), MatchEquity(ruleset, 10)
    even = equity.at(0, 0, leading=True)
    assert even + equity.at(0, 0, leading=False) == pytest.approx(1)
    assert 0.45 < even < 0.55
    assert equity.at(50, 0, leading=True) > even > equity.at(0, 50, leading=True)
    assert equity.after(target, 0, leading_next=True) == 1
    assert equity.at(target - 10, target - 10, leading=True) == near.at(0, 0, leading=True)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_kept_does_not_grow_with_the_target(ruleset: str) -> None:
    needs = Needs(round_table(ruleset))
    for most in (EXACT, 999):
        for mine in range(1, most, 49):
            for theirs in range(1, most, 49):
                needs.after(mine, theirs, leading_next=True, won_round=0)
    needs.after(EXACT, EXACT, leading_next=True, won_round=0)
    assert len(needs._known) == EXACT**2


@pytest.mark.parametrize("ruleset", RULESETS)
def test_far_from_the_end_the_normal_distribution_is_close(ruleset: str) -> None:
    needs = Needs(round_table(ruleset))
    for mine in range(1, EXACT + 1, 9):
        for leading in (True, False):
            exact = needs.after(mine, EXACT, leading_next=leading, won_round=0)
            far = needs._far.before(mine, EXACT)[0 if leading else 1]
            assert far == pytest.approx(exact, abs=0.005)
