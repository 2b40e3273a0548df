"""A world looks to its seat exactly like the game that is played."""

from collections.abc import Iterator
from typing import Any

import pytest

import tanglewood as tw
from tanglewood import kernel
from tanglewood.analysis import worlds as plain
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Drawn, Fate, Stream, drawn_from
from tanglewood.core.errors import BadOption
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.woods.events import Dealt, Reshuffled, Revealed
from tanglewood.games.woods.state import WoodsState
from tanglewood.kernel import world as native
from tests.support import EVERY_MIX
from tests.worlds.rewind import Path, replayed

Step = int | tuple[int, ...]
"""An action's index, or a chance outcome."""


def played(name: str, options: dict[str, Any], seed: int) -> tuple[Path, list[Step]]:
    """A random game up to a random moment, with what was done on the way."""
    stream = Stream(seed, 8)
    path, done = [tw.load(name, **options).first(Fate())], list[Step]()
    steps = 2 + stream.below(90 if seed % 3 == 0 else 50)
    while len(path) <= steps and path[-1].outcome is None:
        state = path[-1]
        if state.chance is not None:
            items = drawn_from(stream, state.chance)
            path.append(state.apply(Drawn(items)))
            done.append(items)
        else:
            action = state.legal[stream.below(len(state.legal))]
            path.append(state.apply(action))
            done.append(action.index)
    return path, done


def since_deal(path: Path) -> Path:
    """The path from right before the last deal; in Deluxe from the start, for its first round."""
    deals = [i for i, state in enumerate(path) if state.chance and state.chance.name == "deal"]
    if isinstance(path[0], DeluxeState):
        return path[: deals[1]] if len(deals) > 1 else path
    return path[deals[-1] :]


def some_worlds(state: State[Any], seat: int, seed: int) -> Iterator[State[Any]]:
    yield from plain.worlds(state, 3, seat=seat, seed=seed)
    if kernel.available():
        yield from (world.state() for world in native.worlds(state, seat, 3, seed))


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_behind_a_world_is_a_history_that_looks_the_same(
    name: str, options: dict[str, Any]
) -> None:
    for seed in range(6):
        path, done = played(name, options, seed)
        if name != "woods":
            path = since_deal(path)
        state = path[-1]
        for seat in range(state.game.seats):
            seen = state.view(seat)
            for world in some_worlds(state, seat, seed):
                if name == "woods":
                    again: State[Any] | None = retraded(path, done, world)
                else:
                    again = replayed(path, world, seat)
                assert again is not None, f"{world} has no history"
                assert again.key() == world.key()
                assert again.legal_mask == world.legal_mask
                assert again.view(seat) == seen


def retraded(path: Path, done: list[Step], world: State[Any]) -> State[Any]:
    """The Woods played again with the world's deal; all that seats do lies open there."""
    assert isinstance(world, WoodsState)
    opened: list[list[int]] = [[]]
    first: list[Handful] = []
    row: tuple[WoodsCard, ...] = ()
    for moment in path:
        events: tuple[object, ...] = moment.events
        for event in events:
            if isinstance(event, Dealt):
                assert isinstance(path[-1], WoodsState)
                gains = zip(world.hands, path[-1].hands, strict=True)
                first = [
                    (hand or Handful()) + now - real
                    for hand, (now, real) in zip(event.hands, gains, strict=True)
                ]
                row = event.row
            elif isinstance(event, Reshuffled):
                opened.append([])
            elif isinstance(event, Revealed):
                opened[-1] += event.cards
    opened[-1] += world.deck
    state: State[Any] = path[0]
    for step in done:
        if not isinstance(step, tuple):
            state = state.apply(state.game.actions[step])
        elif state.chance and state.chance.name == "deal":
            hands = [card for hand in first for card in hand]
            state = state.apply(Drawn((*hands, *row, *opened[0])))
        elif state.chance and state.chance.name == "reshuffle":
            state = state.apply(Drawn(tuple(opened[1])))
        else:
            state = state.apply(Drawn(step))
    return state


@pytest.mark.skipif(not kernel.available(), reason="the kernel is not built")
@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_memory_and_a_log_tell_of_the_same_worlds(name: str, options: dict[str, Any]) -> None:
    for seed in range(6):
        path, done = played(name, options, seed)
        twin = kernel.twin(path[0].game)
        for at, step in enumerate(done):
            if isinstance(step, tuple):
                twin.draw(step)
            else:
                twin.apply(step)
            if at % 7 == seed % 7 or at + 1 == len(done):
                agree(path[at + 1], twin, seed)


def agree(state: State[Any], twin: kernel.Twin, seed: int) -> None:
    for seat in range(state.game.seats):
        count = plain.world_count(state, seat=seat)
        assert count > 0
        assert native.world_count(state, seat) == count
        assert native.world_count(twin, seat) == count
        drawn = native.worlds(twin, seat, 3, seed)
        told = native.worlds(state, seat, 3, seed)
        assert [world.position() for world in drawn] == [world.position() for world in told]
        for world in drawn:
            assert world.observed(seat) == twin.observed(seat)
            assert world.to_act == twin.to_act


def test_a_spectator_has_no_worlds() -> None:
    state = tw.load("fox").start(seed=1)
    with pytest.raises(BadOption, match="a seat"):
        plain.Worlds(state.view(SPECTATOR))


def test_a_view_is_enough() -> None:
    """The state that a view was taken from does not matter any more."""
    state = tw.load("fox").start(seed=5)
    found = plain.Worlds(state.view(0))
    assert found.count == plain.world_count(state, seat=0)
    assert found.draw(Stream(3)).view(0).plain()["hand"] == state.view(0).plain()["hand"]


@pytest.mark.skipif(not kernel.available(), reason="the kernel is not built")
def test_the_kernel_needs_no_more_than_a_view() -> None:
    """Any state that looks the same to the viewer does to stand on."""
    state = tw.load("fox").start(seed=5).apply("B4")
    view = state.view(0)
    standing = plain.Worlds(view, chances=state.chances).draw(Stream(1))
    assert standing.key() != state.key()
    assert kernel.view_world_count(standing, view) == kernel.world_count(state, 0)
    drawn = [world.position() for world in kernel.view_worlds(standing, view, 4, seed=2)]
    assert drawn == [world.position() for world in kernel.worlds(state, 0, 4, seed=2)]
