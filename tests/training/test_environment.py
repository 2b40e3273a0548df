"""The learner's environment plays by the law: its games are replayed there, move by move."""

from typing import Any

import jax
import numpy as np
import pytest

import tanglewood as tw
from tanglewood.games.fox.events import RoundScored
from tanglewood.observing import observed
from tanglewood.training.environment import LOOK, RANDOM, Environment, Seen
from tests.training.walks import Walk, cards, walk

GOALS = slice(504, 568)
"""Where an observation of Deluxe has the open goals."""


def deal(game: Any, shown: list[Seen], row: int) -> tuple[int, ...]:
    """The order of the deck at a deal, from all that was shown in the round: the cards below
    those that were seen on top are in no particular order, since nobody ever saw them."""
    first, size = shown[0], game.deck.size
    hands = [cards(first.observations[row, :size]), cards(first.hidden[row, :size])]
    if first.seat[row] == 1:
        hands.reverse()
    dealt = [*hands[0], *hands[1], *cards(first.observations[row, size : 2 * size])]
    for seen in shown:
        for at in (size, 2 * size):
            dealt += [card for card in cards(seen.hidden[row, at : at + size]) if card not in dealt]
    return (*dealt, *(it.number for it in game.rules.deck if it.number not in dealt))


def goals(game: Any, shown: list[Seen], row: int) -> list[tuple[int, ...]]:
    """The order of the goal deck, from the goals that lay open in each round; none without them."""
    found: list[int] = []
    for seen in shown:
        found += cards(seen.observations[row, GOALS])
    every = range(len(game.rules.goals))
    return [(*found, *(goal for goal in every if goal not in found))]


@pytest.mark.parametrize(
    ("name", "target", "options"),
    [
        ("fox", 0, {}),
        ("fox", 21, {}),
        ("fox-manual", 0, {}),
        ("fox-manual", 16, {}),
        ("fox-mini", 0, {}),
        # What special cards bring from chance nobody is shown: `cpp/tests/test_lessons.cpp`.
        ("deluxe", 0, {"special": 0}),
        ("deluxe", 16, {"special": 0}),
        ("deluxe", 16, {"special": 0, "goals": False, "poison": False}),
    ],
)
def test_every_game_is_one_of_the_laws(name: str, target: int, options: dict[str, Any]) -> None:
    game: Any = tw.load(name, target=target, **options)
    played = walk(Environment([game], 6), 150, seed=target + 3)
    finished = played.games()
    for row, begin, end in finished:
        replay(game, played, row, begin, end)
    assert len(finished) >= 3


def replay(game: Any, played: Walk, row: int, begin: int, end: int) -> None:
    """One game from its first decision to its end, by the law."""
    rounds = [n for n in range(begin + 1, end + 1) if played.seen[n].round_over[row]]
    firsts = [begin, *rounds[:-1]]
    deals = [
        deal(game, played.seen[first:last], row) for first, last in zip(firsts, rounds, strict=True)
    ]
    dealer = 1 - int(played.seen[begin].seat[row])
    chances = [(dealer,), *deals]
    if game.options.get("goals"):
        chances = goals(game, [played.seen[first] for first in firsts], row) + chances
    state = game.start(chance=chances)
    scores = state.scores
    for n in range(begin, end):
        seen = played.seen[n]
        seat = int(seen.seat[row])
        assert state.to_act == seat
        assert seen.observations[row].tobytes() == observed(state.view(seat))
        assert cards(seen.masks[row]) == tuple(action.index for action in state.legal)
        state = state.apply(game.actions[int(played.actions[n, row])])
        after = played.seen[n + 1]
        if after.round_over[row]:
            won = [now - then for now, then in zip(state.scores, scores, strict=True)]
            assert after.results[row, 0] == won[0] - won[1]
            assert after.results[row, 1] == tricks_of(state)
            scores = state.scores
        else:
            assert not after.results[row].any()
    assert state.outcome is not None
    winners = state.outcome.winners
    worth = 0 if len(winners) != 1 else 1 if winners[0] == 0 else -1
    assert played.seen[end].results[row, 2] == worth


def tricks_of(state: Any) -> int:
    """How many tricks seat 0 won in the round that ended last."""
    scored = [event for event in state.events if isinstance(event, RoundScored)]
    tricks: int = scored[-1].tricks[0]
    return tricks


def test_rulesets_are_mixed_and_random_play_is_legal() -> None:
    games = [tw.load("fox", target=0), tw.load("fox", target=21)]
    environment = Environment(games, 64)
    rows, seen = jax.jit(environment.begin, static_argnums=0)(9)
    assert set(np.asarray(seen.ruleset)) == {0, 1}
    step = jax.jit(environment.step)
    before = np.asarray(rows).copy()
    _, again = step(rows, np.full(64, LOOK, np.int32))
    np.testing.assert_array_equal(again.observations, seen.observations)
    rows, after = step(before, np.full(64, RANDOM, np.int32))
    assert (np.asarray(after.masks).sum(axis=1) > 0).all()
    targets = np.asarray(after.observations)[:, 308]
    np.testing.assert_array_equal(targets, np.where(np.asarray(after.ruleset) == 1, 21, 0))
