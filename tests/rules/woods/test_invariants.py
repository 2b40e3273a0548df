"""What holds at every step of every random game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood.cards.woods import Handful
from tanglewood.games.woods.events import Traded
from tanglewood.games.woods.game import WoodsGame, woods
from tanglewood.games.woods.state import WoodsState
from tests.support import rule, walk

GAMES = [
    woods({"players": players, "gentle": gentle, "deck": deck})
    for players, gentle in [(1, False), (1, True), (2, False), (3, False), (4, False), (5, False)]
    for deck in ("even", "tapered")
]
NAMES = [repr(game) for game in GAMES]


def all_cards(state: WoodsState) -> Counter[int]:
    """Every card, wherever it lies."""
    found = Counter((*state.row, *state.deck, *state.discards))
    for hand in state.hands:
        found.update(tuple(hand))
    for pocket in state.pockets:
        found.update(tuple(pocket) * 3)
    return found


@rule("woods.deck", "woods.tokens")
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_cards_and_tokens_are_conserved_and_somebody_can_always_act(
    game: WoodsGame, seed: int
) -> None:
    whole = Counter(game.rules.deck.cards)
    tokens = 0
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, WoodsState)
        assert all_cards(state) == whole
        tokens += sum(event.token for event in state.events if isinstance(event, Traded))
        assert sum(state.tokens) == tokens <= game.rules.tokens
        assert (state.outcome is None) == bool(state.legal)
        if state.outcome is None and state.deck and not game.rules.solo:
            assert len(state.row) == 5
        for hand in state.hands if not game.rules.solo else ():
            assert all(hand.count(value) <= 2 for value in hand.kinds)
        assert all(score >= 0 for score in state.scores)
    assert isinstance(state, WoodsState)
    assert state.outcome is not None
    if game.rules.solo:
        assert 0 <= state.scores[0] <= 7
    else:
        assert not state.deck
        assert sum(state.scores) >= sum(state.tokens)


@settings(max_examples=200)
@given(cards=st.lists(st.integers(2, 8), max_size=90))
def test_a_handful_is_a_multiset(cards: list[int]) -> None:
    handful = Handful(cards)
    assert tuple(handful) == tuple(sorted(cards))
    assert len(handful) == len(cards)
    assert handful.kinds == tuple(sorted(set(cards)))
    assert [handful.count(value) for value in range(2, 9)] == [
        cards.count(value) for value in range(2, 9)
    ]
