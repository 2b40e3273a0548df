"""What a network tells of every action: what it would be asked where that action leads."""

from collections.abc import Iterator
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.analysis.adding import mean
from tanglewood.analysis.networks.foresight.fox import evenly
from tanglewood.analysis.networks.learned import (
    drawn,
    expectation,
    network,
    observation,
    preferences_of,
)
from tanglewood.analysis.networks.look_ahead import look_ahead, looked
from tanglewood.analysis.search import Standpoint, Weighted
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption
from tanglewood.games.registry import part
from tanglewood.kernel import available, search, twin
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="the kernel looks ahead")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("fox", {}), ("fox", {"target": 0}), ("fox", {"target": 60}), ("fox-manual", {}),
    ("fox-mini", {}), ("deluxe", {"special": 0}), ("deluxe", {"special": 9, "target": 0}),
    ("deluxe", {"special": 5, "target": 60}), ("duet", {"level": 3}), ("duet", {"level": 1}),
    ("woods", {"players": 1}), ("woods", {"players": 2}), ("woods", {"players": 5}),
]  # fmt: skip


def asked(name: str, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """The moments of a game that chance plays."""
    for state in walk(tw.load(name, **options).start(seed=seed), seed):
        if state.outcome is None and state.to_act >= 0:
            yield state


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_in_the_true_world_it_tells_what_the_law_shows(
    name: str, options: dict[str, Any], seed: int
) -> None:
    """Every action of a random game; the others answer as the network draws, from their views."""
    own = network(name)
    for state in asked(name, options, seed):
        view, actions = state.view(state.to_act), state.game.actions
        notes = part(name, "foresight").notes(view)
        here, found = search.told([twin(state)], own.native, notes, 5)
        assert here == own.outputs(observation(view))
        assert [actions[one[0]] for one in found] == [*state.legal]
        for index, [row] in found:
            _compare(state, actions[index], row)


def _compare(state: Any, action: Any, row: Any) -> None:
    over, score, numbers = row
    me, law, luck, own = state.to_act, state._step(action), Stream(5, 0), network(state.game.name)
    while law.to_act not in {me, -1, -2}:
        view = law.view(law.to_act)
        preferences = preferences_of(view, own.outputs(observation(view)))
        law = law._step(drawn(preferences, max(preferences.values()), luck))
    scored = [event for event in law.events if event.kind == "round-scored"]
    if scored:
        assert over
        (event,) = scored
        first, other = event.points[me], event.points[1 - me]
        assert numbers[2] - numbers[3] == first - other
        assert numbers[4] == event.tricks[me]
    elif law.to_act == me:
        view = law.view(me)
        assert not over
        assert numbers == own.outputs(observation(view))[len(state.game.actions) :]
        assert score == view.scores[me % len(view.scores)]
    elif law.outcome is not None:
        assert over
        assert numbers[-1] == law.outcome.scores[me % len(law.outcome.scores)]
        assert bool(numbers[0]) == bool(law.outcome.winners) * (
            state.game.cooperative or me in law.outcome.winners
        )


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_in_worlds_that_fit_the_viewer_sees_the_same(name: str, options: dict[str, Any]) -> None:
    for state in [*asked(name, options, 7)][::3]:
        view = state.view(state.to_act)
        how = part(name, "foresight")
        for world in how.worlds(Standpoint(view), 3, 1):
            here, _ = search.told([world], network(name).native, how.notes(view), 5)
            assert here == network(name).outputs(observation(view))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_action_is_worth_on_average_what_the_view_is(
    name: str, options: dict[str, Any]
) -> None:
    for state in [*asked(name, options, 3)][::5]:
        view = state.view(state.to_act)
        found = look_ahead(view, 4, 1)
        assert found == look_ahead(view, 4, 1), "the same seed gives the same answer"
        assert found.here == expectation(view)
        assert [*found.actions] == [*view.legal]
        promised = found.actions.values()
        assert sum(one.chance for one in promised) == pytest.approx(1)
        points = sum(one.chance * one.points for one in promised)
        assert points == pytest.approx(found.here.points)
        for one in promised:
            assert 0 <= one.win <= 1
            assert len(one.tricks) == len(found.here.tricks)
            assert not one.tricks or sum(one.tricks) == pytest.approx(1)


def test_to_the_end_it_tells_how_rounds_ended() -> None:
    view: Any = next(asked("fox", {"target": 0}, 3)).view(0)
    _, found = looked(view, 5, 1, to_the_end=True)
    for one in found:
        assert {*one.win} <= {0.0, 0.5, 1.0}
        assert all(points == round(points) for points in one.points)
        assert all(sorted(tricks)[-2:] == [0.0, 1.0] for tricks in one.tricks)


def test_only_the_seat_to_act_is_told() -> None:
    state = tw.load("fox").start(seed=1)
    with pytest.raises(tw.NotYourTurn, match="not the view of the seat to act"):
        look_ahead(state.view(1 - state.to_act))


def test_worlds_are_drawn_as_often_as_they_weigh() -> None:
    state = twin(tw.load("fox").start(seed=1))
    one, two = state.copy(), state.copy()
    found = evenly([Weighted(one, 3.0), Weighted(two, 1.0)], 8)
    assert [sum(it is world for it in found) for world in (one, two)] == [6, 2]


def test_a_mean_says_how_sure_it_is() -> None:
    assert mean([1.0, 3.0]) == (2.0, 1.0)
    assert mean([5.0]) == (5.0, 0.0)


def test_what_a_network_is_asked_with_is_checked() -> None:
    state: Any = tw.load("fox").start(seed=7)
    view = state.view(state.to_act)
    for ask in (tw.expectation, tw.look_ahead):
        question: Any = ask
        with pytest.raises(tw.WrongType, match=r"^A view is needed here, .* not 'fox'\.$"):
            question("fox")
        with pytest.raises(tw.NotYourTurn):
            question(state.view(1 - state.to_act))
        with pytest.raises(BadOption):
            question(view.unaided())
    wrong: Any = "many"
    with pytest.raises(tw.WrongType, match=r"^A whole number is needed here, not 'many'\.$"):
        tw.look_ahead(view, worlds=wrong)
    with pytest.raises(BadOption, match=r"^A whole number from 1 up is needed here, not 0\.$"):
        tw.look_ahead(view, worlds=0)
    with pytest.raises(BadOption, match=r"^A seed is a whole number from 0 to "):
        tw.look_ahead(view, seed=-1)
