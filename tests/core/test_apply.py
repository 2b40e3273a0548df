"""What every state promises, seen on a fox game."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.core.chance import Drawn, Stream, drawn_from
from tests.support import walk


def test_states_are_values_that_apply_leaves_alone() -> None:
    state = tw.load("fox").start(seed=7)
    before = state.text
    after = state.apply(state.legal[0])
    assert state.text == before
    assert after != state
    assert after.previous is state
    assert state.apply(state.legal[0]) == after


def test_a_state_cannot_be_changed() -> None:
    for name in ("fox", "deluxe"):
        state = tw.load(name).start(seed=7)
        before = state.text
        with pytest.raises(AttributeError, match="A state does not change"):
            state.hands = (0, 0)
        with pytest.raises(AttributeError, match="A state does not change"):
            state.previous = None
        assert state.text == before


def test_only_the_seat_to_act_may_act() -> None:
    state = tw.load("fox").start(seed=7)
    seat = state.to_act
    assert state.apply(state.legal[0], seat=seat) == state.apply(state.legal[0])
    with pytest.raises(tw.NotYourTurn, match=f"it is Seat {seat}'s"):
        state.apply(state.legal[0], seat=1 - seat)


def test_why_not_says_what_apply_would_say() -> None:
    game = tw.load("fox")
    state = game.position("0:M1 1:B2,K6 decree=K2 trick=B7")
    waiting = game.start()
    over = tw.load("fox", target=0).position("decree=K2 tricks=6-7 phase=over")
    woods = tw.load("woods").position("0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7")
    refused: list[tuple[tw.State[Any], Any]] = [
        (state, "K6"),
        (state, tw.FoxCard("K6")),
        (state, game.actions["K6"]),
        (state, "M1"),
        (state, "exchange=M1"),
        (state, "nonsense"),
        (state, 6),
        (state, tw.load("duet").actions["D1"]),
        (waiting, "B1"),
        (waiting, Drawn((7,))),
        (over, "B1"),
        (over, Drawn((0,))),
        (woods, tw.WoodsCard(5)),
    ]
    for at, asked in refused:
        with pytest.raises(tw.TanglewoodError) as said:
            at.apply(asked)
        why = at.why_not(asked)
        assert (type(why), str(why)) == (type(said.value), str(said.value))
    assert str(state.why_not("K6")) == "You hold Bells, so Bells must follow. (fox.follow)"
    assert isinstance(state.why_not("B2", seat=0), tw.NotYourTurn)
    assert isinstance(state.why_not("B2", seat=5), tw.BadOption)


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_nothing_speaks_against_what_is_legal(name: str) -> None:
    for state in walk(tw.load(name).start(seed=3), 3):
        for action in state.legal:
            assert state.why_not(action) is state.why_not(action.text) is None
        for action in state.game.actions:
            assert (state.why_not(action) is None) == (action in state.legal)
    waiting = tw.load(name).start()
    assert waiting.why_not(Drawn(drawn_from(Stream(1), waiting.chance))) is None


def test_chance_comes_before_the_players() -> None:
    game = tw.load("fox")
    start = game.start()
    assert (start.to_act, start.legal, start.outcome) == (tw.CHANCE, (), None)
    with pytest.raises(tw.NotYourTurn, match="It is nobody's turn"):
        start.apply("B1")
    with pytest.raises(tw.BadChance, match="Nothing is drawn"):
        game.start(seed=1).apply(Drawn((0,)))


def test_after_the_end_nothing_can_be_done() -> None:
    state = tw.load("fox", target=0).start(seed=7)
    while state.outcome is None:
        state = state.apply(state.legal[-1])
    assert (state.to_act, state.legal, state.chance) == (tw.NOBODY, (), None)
    with pytest.raises(tw.GameOver):
        state.apply("B1")
    with pytest.raises(tw.GameOver):
        state.apply(state.game.actions[0], seat=0)


def test_the_events_of_a_step_tell_the_chance_that_followed_it() -> None:
    state = tw.load("fox").start(seed=7)
    assert [type(event).__name__ for event in state.events] == ["DealerChosen", "Dealt"]
    while state.round == 1:
        state = state.apply(state.legal[0])
    kinds = [type(event).__name__ for event in state.events]
    assert kinds[-3:] == ["TrickWon", "RoundScored", "Dealt"]


def test_games_are_equal_when_name_and_options_are() -> None:
    assert tw.load("fox", target=16) == tw.load("fox", target=16) != tw.load("fox")
    assert hash(tw.load("fox")) == hash(tw.load("fox"))
    assert tw.load("fox") != "fox"
    assert repr(tw.load("fox", target=16)) == "load('fox', target=16)"
    assert eval(repr(tw.load("fox", target=16)), {"load": tw.load}) == tw.load("fox", target=16)


def test_an_unknown_game_is_named_with_the_nearest_one() -> None:
    with pytest.raises(tw.BadOption, match="Did you mean 'fox-manual'"):
        tw.load("fox-manuel")
    with pytest.raises(tw.BadOption, match="the games are fox,"):
        tw.load("chess?")
