"""The end of the game and counting."""

import pytest

from tanglewood.core.errors import GameOver, NotYourTurn
from tanglewood.core.outcome import Ending
from tanglewood.games.woods.state import WoodsState
from tests.rules.woods.positions import GAMES, at, played
from tests.support import rule, walk


@rule("woods.end", "ruling.W14")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_game_ends_at_once_when_the_last_card_is_taken(players: int) -> None:
    state = played("0:3,8 1:2 row=4 deck=-", "3>0", players=players)
    assert state.outcome is not None
    assert state.row == ()
    with pytest.raises(GameOver):
        state.apply("8>0")
    with pytest.raises(GameOver):
        state.apply(state.game.actions[0], seat=1)


@rule("woods.end")
def test_an_empty_deck_alone_does_not_end_it() -> None:
    state = played("0:3,8 1:2 row=4,5 deck=-", "3>0")
    assert state.outcome is None
    assert state.to_act == 1
    with pytest.raises(NotYourTurn):
        state.apply(state.legal[0], seat=0)


@rule("ruling.W14")
def test_players_need_not_have_had_equally_many_turns() -> None:
    unequal = 0
    for seed in range(20):
        first = GAMES[3].start(seed=seed)
        *_, last = walk(first, seed)
        assert isinstance(last, WoodsState)
        unequal += last.turn != (first.turn - 1) % 3
    assert unequal


SCORES = [
    pytest.param("pockets=8/2,5 tokens=0-0", (8, 7), Ending.WIN, (0,), id="a set counts its value"),
    pytest.param("pockets=8/2,5 tokens=0-2", (8, 9), Ending.WIN, (1,), id="a token counts 1"),
    pytest.param("pockets=3,3/7 tokens=1-0", (7, 7), Ending.WIN, (1,), id="tie: fewest tokens"),
    pytest.param("pockets=3,4/7 tokens=2-2", (9, 9), Ending.SHARED, (0, 1), id="still level"),
    pytest.param("pockets=-/- tokens=0-0", (0, 0), Ending.SHARED, (0, 1), id="nothing at all"),
]


@rule("woods.score")
@pytest.mark.parametrize(("text", "scores", "ending", "winners"), SCORES)
def test_the_count(
    text: str, scores: tuple[int, ...], ending: Ending, winners: tuple[int, ...]
) -> None:
    outcome = at(f"{text} phase=over").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ending, outcome.winners) == (scores, ending, winners)
    assert outcome.rule == "woods.score"
    assert str(outcome.reason)


@rule("woods.score")
def test_the_tie_break_looks_only_at_the_best_players() -> None:
    state = at("pockets=8/7/2 tokens=1-2-0 phase=over", 3)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == (9, 9, 2)
    assert outcome.winners == (0,)
    shared = at("pockets=8/8/2 tokens=1-1-0 phase=over", 3).outcome
    assert shared is not None
    assert (shared.ending, shared.winners) == (Ending.SHARED, (0, 1))
