"""Where the winner of a trick of the Duet chooses the way, a reason names the ways there are."""

from typing import Any

import pytest

from tanglewood.agents.hint.ahead import to_the_end
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import duet_answers, duet_cards, duet_chosen
from tanglewood.agents.teacher.reasons.duet_path import chosen, outcome
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
def test_a_winner_chooses_the_way_by_a_musician_or_a_gazelle(
    lead: str, follow: str, by: int, *, free: bool
) -> None:
    assert chosen(_trick(lead, follow, by)) is free


@needs_kernel
def test_no_space_is_named_alone_that_the_winner_may_choose_against() -> None:
    met = 0
    for case in cases("duet", range(4), 6, only=lambda it: it.phase == "follow"):
        found = outcome(case)
        if found.free == 1:
            met += 1
            assert found.spaces == ()
            for reason in (duet_cards.ends_on_gem, duet_cards.stands_at, duet_cards.around):
                assert sentence(reason, case) is None
    assert met


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
        yield duet_chosen.ways(case, told[0])


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
