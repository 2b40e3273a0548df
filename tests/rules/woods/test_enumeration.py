"""The legal trades compared with a second reading of the rules, card by card.

Everything here is written from the rule text with plain lists and shares nothing with the law.
"""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood.games.woods.game import woods
from tanglewood.games.woods.state import WoodsState
from tests.rules.woods.positions import GAMES, GENTLE
from tests.support import rule, walk


def allowed(
    hand: list[int], row: list[int], pocketed: list[int], players: int, last_turn: bool
) -> set[str]:
    """All trades, as texts: try every discard with every one or two cards of the row."""
    found = set()
    for card in set(hand):
        for number in (1, 2):
            for slots in combinations(range(len(row)), number):
                taken = [row[slot] for slot in slots]
                if number == 1 and taken[0] < card:
                    continue
                if number == 2 and max(taken) >= card:
                    continue
                rest = [*hand]
                rest.remove(card)
                rest += taken
                sets = list(pocketed)
                for value in range(2, 9):
                    if rest.count(value) >= 3 and not (players == 1 and value in sets):
                        for _ in range(3):
                            rest.remove(value)
                        sets.append(value)
                won = players == 1 and len(sets) == 7
                if rest or last_turn or won:
                    found.add(f"{card}>{''.join(map(str, slots))}")
    return found


def expected(state: WoodsState) -> set[str]:
    seat = state.turn
    players = len(state.hands)
    for_good = not state.deck and not state.reshuffles
    trades = allowed(
        list(state.hands[seat]),
        list(state.row),
        list(state.pockets[seat]),
        players,
        for_good and len(state.row) <= players,
    )
    return trades or {"pass"}


DECKS: list[dict[str, Any]] = [
    {},
    {"deck": "tapered"},
    {"components": {"deck": dict.fromkeys("2345678", 3)}},
]


@rule("woods.up", "woods.down", "woods.stuck", "woods.keep-one", "ruling.W4", "ruling.W9")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), options=st.sampled_from(DECKS))
def test_random_games_allow_exactly_what_the_text_allows(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    game = woods({"players": players, "gentle": players == 1, **options})
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, WoodsState)
        if state.outcome is None:
            assert {action.text for action in state.legal} == expected(state)


def _position(
    players: int, hand: list[int], row: list[int], deck: int, sets: list[int]
) -> str | None:
    """A position with these cards, if there are enough of every value."""
    left = [value for value in range(2, 9) for _ in range(8)]
    for value in [*hand, *row, *sets, *sets, *sets]:
        if value not in left:
            return None
        left.remove(value)
    texts = [",".join(map(str, cards)) or "-" for cards in (hand, row, left[:deck])]
    others = "/-" * (players - 1)
    pockets = ",".join(map(str, sets)) or "-"
    return f"0:{texts[0]} row={texts[1]} deck={texts[2]} reshuffles=0 pockets={pockets}{others}"


VALUES = st.integers(2, 8)


@rule("woods.up", "woods.down", "woods.down.needs-two", "woods.keep-one")
@settings(max_examples=600, deadline=None)
@given(
    players=st.integers(2, 5),
    hand=st.lists(VALUES, max_size=6).filter(lambda c: all(c.count(v) <= 2 for v in c)),
    row=st.lists(VALUES, min_size=1, max_size=5),
    deck=st.integers(0, 2),
)
def test_random_positions_allow_exactly_what_the_text_allows(
    players: int, hand: list[int], row: list[int], deck: int
) -> None:
    if deck:
        row = (row * 5)[:5]
    text = _position(players, hand, row, deck, [])
    if text is not None:
        state = GAMES[players].position(text)
        assert {action.text for action in state.legal} == expected(state)


@rule("ruling.W9", "ruling.W8")
@settings(max_examples=600, deadline=None)
@given(
    hand=st.lists(VALUES, min_size=1, max_size=6),
    row=st.lists(VALUES, min_size=1, max_size=5),
    deck=st.integers(0, 2),
    sets=st.sets(VALUES, max_size=6),
)
def test_random_solo_positions_allow_exactly_what_the_text_allows(
    hand: list[int], row: list[int], deck: int, sets: set[int]
) -> None:
    hand = [value for value in hand if hand.count(value) <= 2 or value in sets]
    text = _position(1, hand, row, deck, sorted(sets))
    if text is None or not hand:
        return
    trades = allowed(hand, row, sorted(sets), 1, not deck and len(row) <= 1)
    if trades:
        state = GENTLE.position(text)
        assert {action.text for action in state.legal} == trades
    else:
        assert len(row) == 1
        assert row[0] < min(hand)
