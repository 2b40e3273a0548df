"""Observations made of views are those that the kernel's batches write."""

from random import Random
from typing import Any

import pytest

from tanglewood import kernel, load
from tanglewood.cards.card import numbers_of
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.kernel.numbers import numbers
from tanglewood.observing import layout, observed

np = pytest.importorskip("numpy")

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("fox", {}),
    ("fox-manual", {"target": 0}),
    (
        "fox-mini",
        {"ranks": [1, 3, 5, 7, 11], "suits": 3, "hand": 6, "scores": [0, 1, 2, 3, 4, 5, 6]},
    ),
    ("deluxe", {"special": 9}),
    ("deluxe", {"special": 3, "goals": False}),
    ("duet", {"level": 2}),
    ("woods", {"players": 1}),
    ("woods", {"players": 2}),
    ("woods", {"players": 5}),
]


def begun(batch: kernel.Batch) -> State[Any]:
    """The law's state at the start of a batch's game, with the deal in its past."""
    state = batch.twin(0).state()
    if not isinstance(state, DeluxeState):
        return state
    hands = [card for hand in state.hands for card in numbers_of(hand)]
    goals = [goal for goal, _, _ in state.goals.open]
    rules = state.game.rules
    chance = [
        numbers_of(state.special.cards) if not rules.public_specials else (),
        (*goals, *state.goals.deck),
        (state.dealer,),
        (*hands, *numbers((state.decree, *state.deck))),
    ]
    found: State[Any] = state.game.start(chance=[drawn for drawn in chance if drawn])
    return found


@pytest.mark.skipif(not kernel.available(), reason="there is no kernel to compare with")
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_view_and_a_batch_say_the_same(name: str, options: dict[str, object]) -> None:
    game = load(name, **options)
    found = layout(name)
    assert sum(part.size for part in found.PARTS) == found.FEATURES
    batch = kernel.Batch(game, 1, seed=5)
    assert batch.features == found.FEATURES
    arrays = batch.arrays()
    batch.reset(arrays)
    state = begun(batch)
    random = Random(3)
    for _ in range(120):
        seen = observed(state.view(state.to_act))
        assert arrays.observations is not None
        assert seen == arrays.observations[0].tobytes()
        action = random.choice(state.legal)
        batch.step(np.array([action.index], np.int32), arrays)
        state = state.apply(action)
        if state.to_act == CHANCE or state.outcome is not None:
            batch.reset(arrays)  # chance is the batch's own affair: begin again
            state = begun(batch)


def test_every_seat_can_be_asked_at_any_time() -> None:
    for name, options in GAMES:
        state = load(name, **options).start(seed=2)
        random = Random(4)
        while state.outcome is None:
            for seat in range(state.game.seats):
                assert len(observed(state.view(seat))) == layout(name).FEATURES
            state = state.apply(random.choice(state.legal))
        assert len(observed(state.view(0))) == layout(name).FEATURES
