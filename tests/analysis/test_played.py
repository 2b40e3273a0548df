"""Rounds that are played on by the network, trick by trick."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.analysis.networks.look_ahead import looked
from tanglewood.analysis.networks.played import Playing, plays_on
from tanglewood.kernel import available
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="the network plays in the kernel")


def views(name: str, **options: Any) -> list[Any]:
    """Choices of a random game, of every phase."""
    states = [*walk(tw.load(name, **options).start(seed=3), 3)][:60:4]
    seated = [it for it in states if it.to_act >= 0 and len(it.legal) > 1]
    return [it.view(it.to_act) for it in seated]


@pytest.mark.parametrize("name", ["fox", "fox-manual", "deluxe"])
def test_the_tricks_of_a_course_are_those_of_its_end(name: str) -> None:
    """fox.round.length"""
    for view in views(name):
        for course in Playing(view, 6, 1).after(view.legal[0]):
            now, left = view.tricks[view.viewer], 13 - sum(view.tricks)
            assert len(course.tricks) == left
            assert now + sum(one.won for one in course.tricks) == course.ended.tricks
            laid = [it for one in course.tricks for it in (one.mine, one.theirs) if it]
            if name != "deluxe":  # there a Hammer or a Shovel puts cards elsewhere
                assert len({*laid}) == len(laid) == 2 * left


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_it_ends_as_a_look_ahead_to_the_end_does(name: str) -> None:
    for view in views(name, target=0):
        _, rows = looked(view, 6, 1, to_the_end=True)
        playing = Playing(view, 6, 1)
        for row in rows:
            ended = [one.ended for one in playing.after(row.action)]
            assert [float(one.points) for one in ended] == [*row.points]


def test_the_same_view_and_seed_play_on_alike() -> None:
    view = views("fox")[0]
    assert Playing(view, 6, 1).after(view.legal[0]) == Playing(view, 6, 1).after(view.legal[0])
    assert plays_on(view)


def test_only_a_legal_action_is_played_on() -> None:
    view = views("fox")[0]
    other = next(it for it in view.game.actions if it not in view.legal)
    with pytest.raises((ValueError, tw.TanglewoodError)):
        Playing(view, 2, 1).after(other)
