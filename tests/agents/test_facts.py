"""What a sentence says is so: the facts that readers found wrong, and reasons that fit both
actions."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import teaching
from tanglewood.agents.teacher.fits import fits_as_well
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    deluxe_cards,
    duet_next,
    duet_next_tricks,
    duet_path,
    fox_plan,
)
from tanglewood.agents.teacher.traits import Traits
from tanglewood.agents.teacher.traits import told as told_of
from tanglewood.agents.teacher.why import why
from tanglewood.core.message import Message
from tanglewood.kernel import available
from tests.agents.cases import cases
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


@pytest.mark.parametrize("name", ["duet"])
def test_no_reason_that_is_said_fits_the_other_action_as_well(name: str) -> None:
    said = 0
    for case in cases(name, range(1), 1, 3):
        chosen = case.found._replace(chosen=case.best)
        told = why(case.view, chosen, other=case.other, seed=1)
        taught = teaching(case.view)
        reason = next((it for it in taught.REASONS if it.__name__ == told.kind), None)
        if reason is not None and told.kind not in taught.EITHER:
            assert not fits_as_well(reason, told.message, case), str(told.message)
            said += 1
        for trait in told_of(case, getattr(taught, "TRAITS", Traits((), ())).good):
            if trait.name == told.kind:
                assert case.other not in trait.fits, str(told.message)
                said += 1
    assert said > 5


def test_what_counts_more_here_than_there_still_tells_two_actions_apart() -> None:
    case = next(cases("fox", range(1)))
    held = {case.best: 3, case.other: 2}

    def reason(one: Case) -> Message:
        return Message("why-new-trump", n=held[one.best])

    assert not fits_as_well(reason, reason(case), case)
    held[case.other] = 3
    assert fits_as_well(reason, reason(case), case)


def test_seven_tricks_of_the_manual_score_nothing_before_the_eighth() -> None:
    chart = tw.load("fox-manual").start(seed=1).view(0).chart
    said = {mine: fox_plan._to_come(chart, mine) for mine in (2, 5, 6, 7, 8)}
    ids = {mine: it.id if it else None for mine, it in said.items()}
    assert ids == {
        2: "aim-points", 5: "aim-past", 6: "aim-nothing", 7: "aim-nothing", 8: "aim-every",
    }  # fmt: skip


def test_no_number_of_tricks_makes_a_greedy_seat_victorious_again() -> None:
    chart = tw.load("fox").start(seed=1).view(0).chart
    assert [fox_plan._missing(chart, now) for now in range(10, 14)] == [0] * 4
    assert [fox_plan._to_come(chart, now) for now in range(9, 14)] == [None] * 5
    missing = {now: fox_plan._to_come(chart, now) for now in range(9)}
    assert {now: it and it.args["n"] for now, it in missing.items()} == {
        0: 7, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1,
    }  # fmt: skip


def test_what_surely_leaves_the_path_is_said_so_and_that_the_game_is_lost_without_a_token() -> None:
    ids = set()
    for case in cases("duet", range(3), 3):
        said = sentence(duet_path.stays_on, case)
        if said is not None:
            ids.add(said.id)
            assert said.id.endswith("-lost") == (case.view.forest.tokens == 0)
            if said.id.startswith("why-leaves-path"):
                assert duet_path.share(case.then_events, "went-beyond") >= 0.97
    assert ids & {"why-leaves-path", "why-leaves-path-lost"}


def test_a_forecast_of_the_duet_waits_until_the_tracker_has_moved() -> None:
    """The phase is asked of the view, by its name."""
    for state in walk(tw.load("duet").start(seed=3), 3):
        if state.to_act < 0:
            continue
        moved: list[Any] = [it for it in state.events if type(it).__name__ == "Moved"]
        moving = state.view(state.to_act).phase in {"move", "cover"}
        if moved:
            assert duet_next_tricks.over([*moved] * 3, state) is not moving


def test_a_way_that_the_winner_chooses_is_not_told_as_the_way_of_the_trick() -> None:
    """A Musician in the trick lets whoever wins it choose."""

    def musician(view: Any) -> bool:
        legal = [it.card for it in view.legal if it.card is not None]
        played = view.phase in {"lead", "follow"}
        return played and any(one.rank == 1 for one in [*legal, *view.trick])

    met = 0
    for case in cases("duet", range(2), 8, only=musician):
        laid = [case.best.card, *case.view.trick]
        if any(one is not None and one.rank == 1 for one in laid):
            assert sentence(duet_path.my_way, case) is None
            assert sentence(duet_path.their_way, case) is None
            met += 1
    assert met


def test_steps_to_a_gem_are_counted_from_where_the_running_trick_takes_the_tracker() -> None:
    met = 0
    for case in cases("duet", range(8), 12, only=lambda it: it.phase in {"gift", "exchange"}):
        if sentence(duet_next.paws_given, case) is not None:
            spaces = {
                it.space
                for events in (*case.now_events, *case.then_events)
                for it in events
                if it.kind == "moved"
            }
            assert len(spaces) == 1
            met += 1
    assert met


def test_fewer_paws_are_no_reason_where_a_gazelle_leaves_some_out() -> None:
    met = 0
    for case in cases("duet", range(6), 12, only=lambda it: it.phase in {"lead", "follow"}):
        laid = [case.best.card, case.other.card, *case.view.trick]
        if any(one is not None and one.rank == duet_path.GAZELLE for one in laid):
            assert sentence(duet_path.short_step, case) is None
            met += 1
    assert met


def test_the_shovel_names_what_it_can_dig_up() -> None:
    def holds_it(view: Any) -> bool:
        return any(it.text == "Shovel" for it in view.legal)

    met = 0
    for case in cases("deluxe", range(12), 20, only=holds_it):
        said = sentence(deluxe_cards.shovel, case)
        if said is not None:
            pile = case.view.piles[case.me]
            named = {said.args[it] for it in ("one", "two") if it in said.args}
            assert named == (set(pile) if len(pile) == 2 else set())
            met += 1
    assert met
