"""Where the winner of a trick of the Duet chooses the way, a reason names the ways there are."""

from typing import Any

import pytest

from tanglewood.agents.hint.ahead import to_the_end
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    duet_answers,
    duet_chosen,
    duet_course,
    duet_path,
)
from tanglewood.agents.teacher.reasons.duet_path import landing
from tanglewood.cards.duet import DuetCard
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.games.duet.events import Moved, TrickWon
from tanglewood.kernel import available
from tests.agents.cases import cases

needs_kernel = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def _trick(lead: str, follow: str, by: int) -> list[Any]:
    one, two = (next(it for it in DuetCard.all if str(it) == name) for name in (lead, follow))
    return [TrickWon(1, 0, one, two), Moved(by, 5 + by)]


@pytest.mark.parametrize(
    ("lead", "follow", "by", "free"),
    [
        ("D2", "D4", 4, False),
        ("D1", "D4", 1, True),
        ("D1", "D7", 0, False),
        ("D4", "D5", 2, True),
        ("D5", "D7", 0, True),
    ],
)
def test_a_tracker_that_a_winner_may_send_elsewhere_lands_nowhere_for_sure(
    lead: str, follow: str, by: int, free: bool
) -> None:
    stories = [_trick(lead, follow, by)] * 10
    assert landing(stories) == (None if free else (5 + by, 1.0))


def test_one_world_in_ten_in_which_the_way_is_free_does_not_hide_where_the_tracker_comes() -> None:
    stories = [_trick("D2", "D4", 4)] * 9 + [_trick("D1", "D4", 1)]
    assert landing(stories) == (9, 0.9)


@needs_kernel
def test_the_ways_that_are_named_are_those_of_worlds_that_were_not_looked_into() -> None:
    met = 0
    for case in cases("duet", range(12), 6, only=lambda it: it.phase == "follow"):
        said = sentence(duet_chosen.chosen_way, case)
        if said is None:
            continue
        met += 1
        named: Any = said.args.get("spaces", (said.args.get("space"),))
        mine = str(_part(said, "wins").id).startswith("choice-me")
        ends = [*_ends(case)]
        same = sum(
            found is not None and found.spaces == named and (found.winner == case.me) == mine
            for found in ends
        )
        assert same >= 0.7 * len(ends)
        gems = {space for space in named if case.view.forest.gems[space]}
        lie = _part(said, "lie")
        assert lie.args["n"] == len(gems)
        assert lie.id == "choice-gem-each" or {*lie.args["spaces"]} == gems
        if met == 8:
            return
    assert met


def _part(said: Message, name: str) -> Any:
    return said.args[name]


def _ends(case: Case) -> Any:
    for number, world in enumerate(case.more_worlds[24:40]):
        told = to_the_end(world.apply(case.best), Stream(7, number))
        assert told is not None
        yield duet_chosen.choice(case, told[0])


@needs_kernel
def test_no_space_is_named_alone_that_the_winner_may_choose_against() -> None:
    met = 0
    for case in cases("duet", range(8), 6, only=lambda it: it.phase == "follow"):
        if not duet_path.free(case.now_events):
            continue
        met += 1
        assert sentence(duet_path.leads_to_gem, case) is None
        said = sentence(duet_chosen.chosen_gem, case)
        assert said is None or said.id.startswith("why-choice")
    assert met


@needs_kernel
def test_a_gem_is_called_sure_only_if_no_answer_exchange_or_way_of_the_partner_misses_it() -> None:
    met = 0
    for case in cases("duet", range(10), 12, 2, only=lambda it: it.phase == "lead"):
        if sentence(duet_answers.sure_gem, case) is None:
            continue
        met += 1
        for world in case.more_worlds[::8]:
            assert all(_finds(end) for end in _partner(world.apply(case.best), case.me))
        if met == 3:
            return
    assert met


def _partner(state: State[Any], me: int) -> Any:
    """Every end of a trick in which the seat itself has nothing to choose."""
    if any(it.kind in {"moved", "went-beyond"} for it in state.events):
        yield state
        return
    if state.to_act == me:
        return
    for action in state.legal:
        yield from _partner(state.apply(action), me)


def _finds(state: State[Any]) -> bool:
    return any(it.kind == "collected" for it in state.events)


@needs_kernel
def test_a_new_trump_is_told_with_the_cards_of_it_that_are_held_then() -> None:
    met = 0
    for case in cases("duet", range(8), 8, only=lambda it: it.phase == "exchange"):
        said = sentence(duet_course.course, case)
        if said is None or not said.id.startswith("why-makes-trump"):
            continue
        met += 1
        after = case.worlds[0].apply(case.best).view(case.me)
        card: Any = case.best.card
        trump = card.suit
        assert trump != case.view.decree.suit
        assert case.view.decree in after.hand
        assert list(_part(said, "cards")) == [it for it in after.hand if it.suit == trump]
        if met == 10:
            return
    assert met


@needs_kernel
def test_no_card_is_praised_for_where_the_tracker_stands_while_the_other_finds_a_gem() -> None:
    met = 0
    placed = (duet_path.my_way, duet_path.their_way)
    for case in cases("duet", range(6), 8, only=lambda it: it.phase == "follow"):
        if not duet_path.passes_gem(case):
            continue
        met += 1
        assert all(sentence(reason, case) is None for reason in placed)
    assert met


@needs_kernel
def test_a_way_that_leads_past_the_end_is_not_said_to_lead_to_gems() -> None:
    met = 0
    for case in cases("duet", range(8), 8, only=lambda it: it.phase == "follow"):
        if duet_path.share(case.now_events, "went-beyond") > duet_path.SELDOM:
            met += 1
            assert sentence(duet_path.my_way, case) is None
            assert sentence(duet_path.their_way, case) is None
    assert met
