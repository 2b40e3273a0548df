"""What is told of a card of the Duet, led, in answer, or as a gift, is so."""

from typing import Any

import pytest

from tanglewood.agents.teacher import duet
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import (
    duet_cards,
    duet_even,
    duet_flaws,
    duet_gifts,
    duet_moves,
)
from tanglewood.agents.teacher.reasons.duet_path import either, outcome
from tanglewood.agents.teacher.traits import alike, told
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Give
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def follows(view: Any) -> bool:
    return bool(view.phase == "follow")


def test_an_answer_ends_on_the_gem_that_is_named_in_every_world() -> None:
    met = set()
    for case in cases("duet", range(4), 4, only=follows):
        said = sentence(duet_cards.ends_on_gem, case)
        if said is None:
            continue
        space: Any = said.args["space"]
        assert case.view.forest.gems[space]
        for world in case.worlds:
            state = world.apply(case.best)
            won = [it for it in state.events if it.kind == "trick-won"]
            moved = [it for it in state.events if it.kind == "moved"]
            if not won or not moved:
                continue  # something is chosen before
            assert (won[0].winner == case.me) == said.id.endswith("-me")
            assert moved[0].space == space
            assert abs(moved[0].by) == said.args["n"]
        met.add(said.id)
    assert len(met) > 1


def test_spaces_are_joined_by_or() -> None:
    assert either([3]) == 3
    assert str(either([3, 4])) == "3 or 4"
    assert str(either([1, 3, 4])) == "1, 3 or 4"


def test_a_trump_is_given_only_to_the_side_of_more_gems_and_kept_on_the_own() -> None:
    met = [0, 0]
    for case in cases("duet", range(8), 4, only=lambda it: it.phase == "gift"):
        assert isinstance(case.best, Give)
        given = sentence(duet_gifts.trump_given, case)
        kept = sentence(duet_flaws.gives_trump, case)
        assert given is None or kept is None
        for at, said in enumerate((given, kept)):
            if said is not None:
                assert case.best.card.suit == case.view.decree.suit
                met[at] += 1
    assert all(met)


def test_ways_past_the_end_are_called_alike_only_if_all_of_them_lead_there() -> None:
    for case in cases("duet", range(6), 2, only=lambda it: it.phase == "move"):
        said = duet_even.all_alike(case)
        if said == Message("why-beyond-even", start=case.view.start):
            forest = case.view.forest
            for action in case.view.legal:
                end = forest.tracker + getattr(action, "by", 0)
                assert not forest.low <= end <= forest.high
                assert alike(case, action)


def test_a_gem_that_another_card_finds_too_does_not_tell_the_two_apart() -> None:
    met = 0
    for case in cases("duet", range(4), 4, only=follows):
        for one in told(case, duet.CARDS.good):
            if one.trait.means is duet_cards.finds_too:
                for other in case.view.legal:
                    if case.called(other) == case.called(case.best):
                        continue
                    free = outcome(case, other).free > 0.5
                    if duet_cards.finds_too(case, other):
                        assert other in one.fits
                        met += free
    assert met


def test_a_lower_card_is_kept_to_leave_tricks_only_where_the_trick_ends_alike() -> None:
    met = 0
    for case in cases("duet", range(12), 6, only=follows):
        said = sentence(duet_cards.sheds, case)
        if said is not None:
            kept: Any = said.args["kept"]
            assert kept.suit == case.best.card.suit
            assert kept.rank < case.best.card.rank
            (other,) = (it for it in case.view.legal if it.card == kept)
            assert outcome(case, other).space == outcome(case).space == said.args["space"]
            met += 1
    assert met


def test_a_step_past_the_end_is_told_to_cost_a_token_and_the_space_of_that_end() -> None:
    met = 0
    for case in cases("duet", range(10), 6, only=lambda it: it.phase == "move"):
        said, forest = sentence(duet_moves.leaves, case), case.view.forest
        if said is not None and forest.tokens:
            by = getattr(case.best, "by", 0)
            assert said.args["space"] == (forest.low if by < 0 else forest.high)
            back = sentence(duet_moves.goes_back, case)
            assert back is not None
            near = sentence(duet_moves.nearer, case.mirrored)
            if near is not None and near.id == "why-move-near":
                as_near: Any = back.args["n"]
                found = duet_moves.back_as_near(case.mirrored, case.best)
                assert found == (as_near <= near.args["n"])
                met += 1
    assert met


def test_the_gem_on_the_space_itself_counts_among_those_around() -> None:
    met = set()
    for case in cases("duet", range(8), 4, only=follows):
        said = sentence(duet_cards.around, case)
        if said is not None:
            space: Any = said.args["space"]
            gems = case.view.forest.gems
            assert said.args["all"] == sum(gems[max(0, space - 2) : space + 3])
            assert said.id.startswith("why-duet-around-gem") == bool(gems[space])
            met.add(bool(gems[space]))
    assert len(met) == 2


def test_where_all_choices_are_good_it_is_said_on_which_side_the_gems_lie() -> None:
    met = set()
    for case in cases("duet", range(3), 2, 4):
        everyone = case.found.prospects
        good = case.found._replace(prospects=tuple(it._replace(value=0.9) for it in everyone))
        said = duet_even.decided(Case(case.view, good, case.best, case.other, 1))
        assert said is not None
        watch: Any = said.args["then"]
        mine, theirs, at = (watch.args[it] for it in ("mine", "theirs", "at"))
        space: Any = at.args["space"] if isinstance(at, Message) else at
        gems = case.view.forest.gems
        both: Any = (sum(gems[:space]), sum(gems[space + 1 :]))
        assert (mine, theirs) == (both if case.me == 0 else both[::-1])
        met.add(watch.id)
    assert len(met) > 1
