"""Positions as they were once written, with `to` for whose turn it is."""

import pytest

import tanglewood as tw
from tests.support import walk


@pytest.mark.parametrize("name", [name for name in tw.GAMES if name != "deluxe"])
def test_a_former_position_reads_as_the_same(name: str) -> None:
    game = tw.load(name)
    states = [game.start(), *walk(game.start(seed=2), 2)]
    for state in states:
        to = {tw.CHANCE: "chance", tw.NOBODY: "nobody"}.get(state.to_act, str(state.to_act))
        now = state.text.split()
        kept = now if name == "woods" else [it for it in now if not it.startswith("turn=")]
        assert game.position(" ".join([*kept, f"to={to}"])) == state == game.position(state.text)


@pytest.mark.parametrize("word", ["turn", "to"])
def test_a_turn_that_does_not_fit_is_refused_by_either_word(word: str) -> None:
    with pytest.raises(tw.BadText, match=f"In this position {word}=0, not '1'"):
        tw.load("fox").position(f"0:B1 1:B2 decree=M2 {word}=1")
