"""A game that was played state by state, as a record."""

from random import Random
from typing import Any

import pytest

import tanglewood as tw
from tests.support import EVERY_MIX, walk


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_game_becomes_a_record_that_replays_to_the_same_end(
    name: str, options: dict[str, Any]
) -> None:
    *_, last = walk(tw.load(name, **options).start(seed=4), 4)
    record = tw.record_of(last)
    end = tw.check(record)
    assert (end.state, end.outcome) == (last, last.outcome)
    assert end.state.story == last.story
    assert [player.agent for player in record.players] == ["human"] * last.game.seats


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_it_is_the_record_that_an_agent_s_game_has(name: str) -> None:
    game = tw.load(name)
    played = tw.playout(game, ["uniform"] * game.seats, seed=2)
    again = tw.record_of(played.state, names=played.record.names)
    assert again.entries == played.record.entries
    assert (again.result, again.names) == (played.record.result, played.record.names)


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_chance_may_be_drawn_by_hand(name: str) -> None:
    rng, state = Random(3), tw.load(name).start()
    for number in range(30):
        if state.chance is not None:
            state = state.draw(tw.Stream(number))
        elif state.legal:
            state = state.apply(rng.choice(state.legal))
    record = tw.record_of(state)
    assert record.result is None or state.outcome is not None
    assert tw.check(record).state == state


def test_a_game_that_was_set_up_has_no_record() -> None:
    state = tw.load("fox").position("0:B8,K1 1:B2,M9 decree=K2 tricks=6-5")
    with pytest.raises(tw.BadRecord, match="a record begins with the deal"):
        tw.record_of(state.apply("B8"))


def test_what_is_no_game_and_too_few_names_get_a_sentence() -> None:
    state = tw.load("fox").start(seed=1)
    wrong: Any = tw.load("fox")
    with pytest.raises(tw.WrongType, match="A state is needed here"):
        tw.record_of(wrong)
    with pytest.raises(tw.BadOption, match="2 seats"):
        tw.record_of(state, ["Ann"])
    with pytest.raises(tw.WrongType, match="Names come in a list"):
        tw.record_of(state, "Ann")
