"""What holds at every step of every random game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood.games.woods.cards import cards_of, count, handful_of, size, values
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
    table = state.table
    found = Counter((*table.row, *table.deck, *cards_of(table.discards)))
    for hand in state.hands:
        found.update(cards_of(hand))
    for pocket in state.pockets:
        found.update(cards_of(pocket) * 3)
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
        if state.outcome is None and state.table.deck and not game.rules.solo:
            assert len(state.table.row) == 5
        for hand in state.hands if not game.rules.solo else ():
            assert all(count(hand, value) <= 2 for value in values(hand))
        assert all(score >= 0 for score in state.scores)
    assert isinstance(state, WoodsState)
    assert state.outcome is not None
    if game.rules.solo:
        assert 0 <= state.scores[0] <= 7
    else:
        assert not state.table.deck
        assert sum(state.scores) >= sum(state.tokens)


@settings(max_examples=200)
@given(cards=st.lists(st.integers(2, 8), max_size=90))
def test_a_handful_is_a_multiset(cards: list[int]) -> None:
    handful = handful_of(cards)
    assert cards_of(handful) == tuple(sorted(cards))
    assert size(handful) == len(cards)
    assert values(handful) == tuple(sorted(set(cards)))
    assert [count(handful, value) for value in range(2, 9)] == [
        cards.count(value) for value in range(2, 9)
    ]
