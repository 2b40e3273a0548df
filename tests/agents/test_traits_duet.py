"""What is told of a card of the Duet, led, in answer, or as a gift, is so."""

from typing import Any

import pytest

from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import duet_cards, duet_even, duet_flaws, duet_gifts
from tanglewood.agents.teacher.reasons.duet_path import either
from tanglewood.agents.teacher.traits import alike
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
