"""Of a trade in Into the Woods it is told what sets it apart from one that seems to do the same."""

import pytest

from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import woods_beside, woods_own
from tanglewood.agents.teacher.reasons.woods_trades import hand_after, row_after, sets, to_come
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_a_pair_is_called_dearer_only_if_no_fewer_of_it_can_be_had() -> None:
    met = 0
    for case in cases("woods", range(6), 6, 3):
        said = sentence(woods_beside.dearer_pair, case)
        if said is None:
            continue
        met += 1
        pair, less = (
            next(it for it in case.view.row if int(it) == said.args[name])
            for name in ("value", "less")
        )
        mine, theirs = hand_after(case, case.best), hand_after(case, case.other)
        assert mine is not None
        assert theirs is not None
        assert mine.count(pair) == theirs.count(less) == 2
        assert pair > less
        assert to_come(case, pair) >= to_come(case, less)
    assert met


def test_a_card_is_kept_for_two_of_the_row_that_what_is_given_could_not_buy() -> None:
    met = 0
    for case in cases("woods", range(6), 6, 3):
        said = sentence(woods_beside.keeps_dearer, case)
        if said is None:
            continue
        met += 1
        given, kept = int(str(said.args["given"])), int(str(said.args["kept"]))
        hand, row = hand_after(case, case.best), sorted(map(int, row_after(case)))
        assert hand is not None
        assert kept in map(int, hand)
        assert len([it for it in row if it < kept]) >= 2 > len([it for it in row if it < given])
        assert not sets(case, case.other)
    assert met


def test_two_cards_are_kept_together_only_if_a_third_can_be_had() -> None:
    met = 0
    for case in cases("woods", range(6), 6, 3):
        if sentence(woods_beside.breaks_no_pair, case) is None:
            continue
        met += 1
        assert case.best.card is not None
        assert case.other.card is not None
        assert case.view.hand.count(case.best.card) == 1
        assert case.view.hand.count(case.other.card) == 2
        after = hand_after(case, case.other)
        assert after is not None
        assert after.count(case.other.card) < 2
        assert to_come(case, case.other.card) > 0
    assert met


def test_alone_a_card_that_comes_for_its_like_leaves_the_row_to_be_bought() -> None:
    met = 0
    for case in cases("woods", range(8), 6, players=1):
        said = sentence(woods_own.brings, case)
        if said is None or said.id != "why-brings-same":
            continue
        met += 1
        assert hand_after(case, case.best) == case.view.hand
        assert said.args["left"] == tuple(sorted(map(int, row_after(case))))
    assert met
