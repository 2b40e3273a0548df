"""What an action brings by itself is said first, and holds in worlds that nobody looked into."""

from itertools import islice
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint import hint
from tanglewood.agents.hint.ahead import to_the_end
from tanglewood.agents.teacher import duet, woods
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    duet_answers,
    duet_course,
    duet_covers,
    duet_gifts,
    duet_moves,
    woods_next,
    woods_others,
    woods_own,
)
from tanglewood.agents.teacher.reasons.duet_path import gems_after, landing
from tanglewood.agents.teacher.reasons.woods_trades import hand_after, others_hold, row_after
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message, Who
from tanglewood.kernel import available
from tests.agents.cases import cases
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_what_a_trade_brings_is_said_before_what_only_compares() -> None:
    introduced = 0
    for seed in range(8):
        for state in islice(walk(tw.load("woods").start(seed=seed), seed), 3, 40, 4):
            if state.to_act < 0 or len(state.legal) < 3:
                continue
            told = hint(state.view(state.to_act), iterations=200, seed=1)
            said = told.sentence
            if told.kind in woods.LITTLE and said.startswith(("You get", "You then hold")):
                introduced += 1
                assert said.count(". ") >= 1
    assert introduced


def test_a_set_that_is_promised_for_the_next_turn_can_be_bought_with_what_is_held_then() -> None:
    met = set()
    for case in cases("woods", range(8), 6, 3):
        said = sentence(woods_next.set_next, case)
        if said is None:
            continue
        value, payer = said.args["value"], said.args["payer"]
        hand, row = hand_after(case, case.best), row_after(case)
        assert hand is not None
        held, lie = (sum(int(it) == value for it in cards) for cards in (hand, row))
        met.add(said.id.removesuffix("-likely"))
        assert held + lie >= 3
        assert any(int(it) == payer for it in hand) or payer == value
    assert met == {"why-set-next-one", "why-set-next-two"}


def test_a_card_is_taken_away_only_from_one_who_would_make_a_set_of_it() -> None:
    met = 0
    for case in cases("woods", range(6), 6, 3):
        said = sentence(woods_others.denies, case)
        if said is None:
            continue
        met += 1
        who = said.args["who"]
        assert isinstance(who, Who)
        card = next(it for it in case.view.row if int(it) == said.args["value"])
        assert others_hold(case)[who.seat].count(card) == 2
        assert woods_next.pocketed(case, case.other, who.seat, card) >= woods_others.OFTEN
    assert met


def test_a_pair_is_not_kept_together_that_pays_for_the_next_set() -> None:
    for case in cases("woods", range(2), 6, 3):
        card = case.other.card
        if card is None:
            continue
        said = Message("why-set-next-one", value=2, payer=int(card))
        assert not woods.agrees(case, said, _named("breaks_pair"), case)
        assert woods.agrees(case, said, _named("lone_card"), case)
        return
    raise AssertionError("no trade was met")


def _named(name: str) -> Any:
    return next(it for it in woods.REASONS if it.__name__ == name)


def test_two_cards_of_one_value_are_a_pair_only_beside_a_third_card() -> None:
    for case in cases("woods", range(6), 6, 2):
        said = sentence(woods_own.brings, case)
        if said is not None and said.id.startswith("why-brings-pair"):
            hand = hand_after(case, case.best)
            assert hand is not None
            assert len(hand) >= woods_own.TOGETHER


def test_a_gem_that_every_answer_finds_is_found_in_worlds_that_were_not_looked_into() -> None:
    met = 0
    for case in cases("duet", range(10), 12, 2, only=lambda it: it.phase == "lead"):
        if sentence(duet_answers.sure_gem, case) is None:
            continue
        met += 1
        ends = [*_ends(case)]
        found = sum(any(it.kind == "collected" for it in events) for events in ends)
        assert found >= 0.97 * len(ends)
        if met == 4:
            return
    assert met


def _ends(case: Case) -> Any:
    for number, world in enumerate(case.more_worlds[24:40]):
        led = world.apply(case.best)
        for answer in led.legal:
            told = to_the_end(led.apply(answer), Stream(7, number))
            assert told is not None
            yield told[0]


def test_the_end_that_is_covered_lies_behind_the_tracker_as_most_gems_do_not() -> None:
    met = 0
    for case in cases("duet", range(12), 2, only=lambda it: it.phase == "cover"):
        said = sentence(duet_covers.covers_behind, case)
        if said is None:
            continue
        met += 1
        gems, at = case.view.forest.gems, case.view.forest.tracker
        low, high = sum(gems[:at]), sum(gems[at + 1 :])
        assert said.args["n"] == min(low, high) < max(low, high) == said.args["many"]
        assert case.best.text == ("cover=low" if low < high else "cover=high")
    assert met


def test_gems_are_counted_for_a_gift_from_where_the_trick_takes_the_tracker() -> None:
    met = 0
    for case in cases("duet", range(6), 12, only=lambda it: it.phase == "gift"):
        found = landing(case.now_events)
        if found is None or found[1] < 0.5:
            continue
        met += 1
        at, mine, theirs = duet_gifts.seen(case)
        gems = gems_after(case, found[0])
        assert at == found[0]
        assert mine + theirs == sum(gems) - gems[at]
    assert met


def test_a_gem_is_not_left_lying_to_stand_near_it() -> None:
    for case in cases("duet", range(6), 12, only=lambda it: it.phase == "move"):
        if sentence(duet_moves.nearer, case) is not None:
            best, other = (
                case.view.forest.tracker + getattr(it, "by", 0) for it in (case.best, case.other)
            )
            gems = case.view.forest.gems
            assert gems[best] or not 0 <= other < len(gems) or not gems[other]


def test_of_a_gift_that_leaves_the_running_trick_as_it_is_no_course_is_told() -> None:
    met = 0
    for case in cases("duet", range(6), 12, only=lambda it: it.phase == "gift"):
        if duet_course.changes_nothing(case):
            met += 1
            assert sentence(duet.speaks_for, case) is None
    assert met
