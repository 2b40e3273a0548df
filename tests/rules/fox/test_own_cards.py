"""What a view says for certain about the viewer's own hand follows the cards that only they saw."""

from tanglewood import load
from tests.support import rule


@rule("fox.woodcutter", "fox.hidden")
def test_a_drawn_card_is_not_among_those_that_its_drawer_lacks() -> None:
    state = load("fox").position("0:K5,K6 1:B2,B4 decree=M3 deck=B9,M2 leader=1").apply("B2")
    state = state.apply("K5")  # void in Bells, and the Woodcutter draws B9
    mine, others = state.view(0).known, state.view(1).known
    assert mine is not None
    assert others is not None
    assert "B9" not in mine.lacks[0]
    assert "B10" in mine.lacks[0]
    assert not others.lacks[0]  # for others it may be any card


@rule("fox.fox", "fox.woodcutter")
def test_a_taken_card_that_went_under_the_deck_is_no_longer_held() -> None:
    position = "0:B3,B5,K6 1:B2,B4,M4 decree=M3 deck=B9,M2"
    state = load("fox").position(position).apply("B3").apply("decree=K6").apply("B2")
    took = state.view(0).known
    assert took is not None
    assert str(took.holds[0]) == "M3"  # the old decree
    state = state.apply("B5").apply("under=M3")
    mine, others = state.view(0).known, state.view(1).known
    assert mine is not None
    assert others is not None
    assert not mine.holds[0]
    assert not others.holds[0]
