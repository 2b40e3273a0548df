"""The Duets that a learner plays are the law's: replayed there, named as each seat does."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import tanglewood as tw
from tanglewood.analysis.networks.inputs.duet import place, seen
from tanglewood.training.curricula import duet as curriculum
from tanglewood.training.environment import Environment
from tests.training.walks import Walk, cards, walk

Names = tuple[int, ...]
"""What a seat calls each suit."""
SUIT = 10
CARDS = 30
CARD_ACTIONS = (0, 33, 64)
"""Where actions begin that name a card: plays, exchanges, gifts."""
ROUND = slice(463, 466)
BOARD = {"gems": [2, 1, 0, 1, 2, 1, 3], "plus": [0, 3], "start": 2, "tokens": 1}


def renamed(card: int, names: Names) -> int:
    return names[card // SUIT] * SUIT + card % SUIT


def named(names: Names, action: int) -> int:
    """The number that a seat has for an action, as far as suits go."""
    for first in CARD_ACTIONS:
        if first <= action < first + CARDS:
            return first + renamed(action - first, names)
    return action


def sight(view: Any, names: Names) -> bytes:
    """What a seat sees that calls the suits so."""
    found = bytearray(seen(view))
    for first in range(0, 11 * CARDS, CARDS):
        part = found[first : first + CARDS]
        for card in range(CARDS):
            found[first + renamed(card, names)] = part[card]
    return bytes(found)


def deal(played: Walk, row: int, first: int, names: list[Names]) -> tuple[int, ...]:
    """The deal of the round that begins with this step, from what its first player is shown."""
    shown = played.seen[first]
    seat = int(shown.seat[row])
    back = tuple(int(suit) for suit in np.argsort(names[seat]))
    mine, decree = shown.observations[row, :CARDS], shown.observations[row, CARDS : 2 * CARDS]
    hands = [cards(mine), cards(shown.hidden[row, :CARDS])]
    if seat == 1:
        hands.reverse()
    dealt = [renamed(card, back) for card in (*hands[0], *hands[1], *cards(decree))]
    return (*dealt, *(card for card in range(CARDS) if card not in dealt))


def replay(game: Any, played: Walk, row: int, begin: int, end: int, names: list[Names]) -> bool:
    """One game by the law, if the seats call the suits so; else the sights differ."""
    rounds = [begin]
    for n in range(begin + 1, end):
        now, was = (played.seen[at].observations[row, ROUND].argmax() for at in (n, n - 1))
        rounds += [n] if now != was else []
    dealer = 1 - int(played.seen[begin].seat[row])
    deals = [deal(played, row, first, names) for first in rounds]
    state = game.start(chance=[(dealer,), *deals])
    gems, tokens = sum(state.forest.gems), state.forest.tokens
    for n in range(begin, end):
        shown, seat = played.seen[n], state.to_act
        assert seat == int(shown.seat[row])
        view = state.view(seat)
        if shown.observations[row].tobytes() != sight(view, names[seat]):
            return False
        legal = {named(names[seat], place(view, one.index)): one for one in state.legal}
        assert cards(shown.masks[row]) == tuple(sorted(legal))
        state = state.apply(legal[int(played.actions[n, row])])
        left, kept = sum(state.forest.gems), state.forest.tokens
        way, victory, score = played.seen[n + 1].results[row]
        assert way == pytest.approx((gems - left + (kept - tokens) / 4) / 10)
        gems, tokens = left, kept
        if state.outcome is None:
            assert not victory
            assert not score
    assert state.outcome is not None
    assert victory == bool(state.outcome.winners)
    assert score == pytest.approx(state.outcome.scores[0] / 10)
    return True


@pytest.mark.parametrize(
    "options", [{"level": 1}, {"level": 3}, {"level": 2, "components": {"board": BOARD}}]
)
def test_every_duet_is_one_of_the_laws(options: dict[str, Any]) -> None:
    game: Any = tw.load("duet", **options)
    played = walk(Environment([game], 6), 140, seed=8)
    finished = played.games()
    others = set()
    for row, begin, end in finished:
        first = int(played.seen[begin].seat[row])
        fitting = []
        # The first player's names are as good as any; the teammate's are one of six orders.
        for order in permutations(range(3)):
            names: list[Names] = [order, order]
            names[first] = (0, 1, 2)
            fitting += [order] if replay(game, played, row, begin, end, names) else []
        assert len(fitting) == 1
        others |= {*fitting}
    assert len(finished) >= 6
    assert len(others) > 2


def test_a_run_has_all_levels_and_boards_of_many_kinds() -> None:
    rulesets: Any = curriculum.rulesets("duet")
    levels = [one.level for one in rulesets if not one.options["components"]]
    boards = {one.board for one in rulesets if one.options["components"]}
    assert {*levels} == {1, 2, 3}
    assert len(boards) == curriculum.OTHERS
    learned: Any = curriculum.learned(rulesets)
    assert learned["spaces"] == [7, 16]
    assert learned["tokens"] == [0, 5]
    assert len(curriculum.caps(rulesets)) == 480
