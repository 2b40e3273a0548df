"""The games of Into the Woods that a learner plays are the law's: replayed there, move by move."""

from typing import Any

import numpy as np
import pytest

import tanglewood as tw
from tanglewood.analysis.networks.inputs.woods import seen
from tanglewood.training.environment import Environment
from tests.training.walks import Walk, cards, walk

VALUES = 7
SEATS = 5
AHEAD = 11
DISCARDS = slice(42, 49)
DECK = 171


def handful(counts: Any) -> list[int]:
    """The values of this many cards each."""
    return [value for value, count in enumerate(counts, 2) for _ in range(int(count))]


def row_of(shown: Any) -> list[int]:
    slots = shown[: VALUES * SEATS].reshape(SEATS, VALUES)
    return [int(slot.argmax()) + 2 for slot in slots if slot.any()]


def order(played: Walk, row: int, steps: range, size: int, all_cards: list[int]) -> tuple[int, ...]:
    """The deck in its order, from the cards ahead that the critic is shown in these steps; what
    nobody ever comes near is in any order. All cards of the deck are given."""
    found: dict[int, int] = {}
    for n in steps:
        left = int(played.seen[n].observations[row, DECK])
        ahead = played.seen[n].hidden[row, VALUES * SEATS :].reshape(AHEAD, VALUES)
        for at, card in enumerate(ahead[:left]):
            found[size - left + at] = int(card.argmax()) + 2
    rest = [*all_cards]
    for card in found.values():
        rest.remove(card)
    return tuple(found[at] if at in found else rest.pop() for at in range(size))


def chances(game: Any, played: Walk, row: int, begin: int, end: int) -> list[tuple[int, ...]]:
    """Who begins, the deal, and the reshuffle if there is one."""
    shown, players = played.seen[begin], game.seats
    lefts = [int(played.seen[n].observations[row, DECK]) for n in range(begin, end)]
    renewed = [n for n in range(1, len(lefts)) if lefts[n] > lefts[n - 1]]
    until = begin + renewed[0] if renewed else end
    seat = int(shown.seat[row])
    hands = shown.hidden[row, : VALUES * players].reshape(players, VALUES)
    dealt = [card for other in range(players) for card in handful(hands[(other - seat) % players])]
    dealt += row_of(shown.observations[row])
    rest = handful(game.rules.cards.counts)
    for card in dealt:
        rest.remove(card)
    deck = order(played, row, range(begin, until), len(rest), rest)
    found = [(*dealt, *deck)] if players == 1 else [(seat,), (*dealt, *deck)]
    if renewed:
        last = played.seen[until - 1].observations[row]
        discards = [*handful(last[DISCARDS]), int(played.actions[until - 1, row]) // 15 + 2]
        left = int(played.seen[until].observations[row, DECK])
        there = row_of(played.seen[until].observations[row])
        opened = there[len(there) - (len(discards) - left) :]
        rest = [*discards]
        for card in opened:
            rest.remove(card)
        found.append((*opened, *order(played, row, range(until, end), left, rest)))
    return found


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 1, "gentle": True, "deck": "tapered"},
        {"players": 2},
        {"players": 3, "deck": "tapered"},
        {"players": 5},
    ],
)
def test_every_game_is_one_of_the_laws(options: dict[str, Any]) -> None:
    game: Any = tw.load("woods", **options)
    played = walk(Environment([game], 4), 170, seed=4)
    finished = played.games()
    reshuffled = 0
    for row, begin, end in finished:
        luck = chances(game, played, row, begin, end)
        reshuffled += len(luck) > 2
        state = game.start(chance=luck)
        left = len(state.row) + len(state.deck)
        for n in range(begin, end):
            shown, seat, scores = played.seen[n], state.to_act, state.scores
            assert seat == int(shown.seat[row])
            assert shown.observations[row].tobytes() == seen(state.view(seat))
            assert cards(shown.masks[row]) == tuple(action.index for action in state.legal)
            state = state.apply(game.actions[int(played.actions[n, row])])
            *both, onward = played.seen[n + 1].results[row]
            won, gained = np.reshape(both, (2, SEATS))
            ahead, left = left, len(state.row) + len(state.deck)
            assert onward == pytest.approx((ahead - left) / 50 if game.seats == 1 else 0)
            more = np.subtract(state.scores, scores) / 10
            assert gained[: len(more)] == pytest.approx(more)
            if state.outcome is None:
                assert not won.any()
        assert state.outcome is not None
        winners = state.outcome.winners
        share = [float(seat in winners) / max(1, len(winners)) for seat in range(SEATS)]
        assert won == pytest.approx(share)
    assert len(finished) >= 4
    assert game.seats < 3 or reshuffled
