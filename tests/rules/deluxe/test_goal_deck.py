"""The goal deck: what is opened when, and when it is renewed."""

import pytest

import tanglewood as tw
from tanglewood.components.goals import OUR_GOALS
from tanglewood.core.chance import Drawn, Stream
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import GoalsOpened, GoalsRenewed
from tanglewood.games.deluxe.state import DeluxeState
from tests.support import rule


def goals(number: int) -> list[dict[str, object]]:
    """This many goals, all alike but for their id."""
    when = {"on": "win", "trick": [1]}
    return [
        {"id": f"goal-{n}", "name": f"Goal {n}", "kind": "ongoing", "points": 0, "when": when}
        for n in range(number)
    ]


def load(number: int) -> DeluxeGame:
    game = tw.load("deluxe", special=0, target=999, components={"goals": goals(number)})
    assert isinstance(game, DeluxeGame)
    return game


def hands(state: DeluxeState, number: int) -> list[tuple[str, ...]]:
    """The goals opened in each of the next hands, played at random from the seed."""
    found: list[tuple[str, ...]] = []
    stream = Stream(1, 2)
    while True:
        found += [event.goals for event in state.events if isinstance(event, GoalsOpened)]
        if len(found) == number:
            return found
        state = state.apply(state.legal[stream.below(len(state.legal))])


@rule("deluxe.goals.deck")
def test_the_deck_is_shuffled_once_and_two_goals_open_each_hand() -> None:
    game = tw.load("deluxe", target=999)
    order = tuple(range(16))
    state = game.start().apply(Drawn((33, 34)))
    assert state.chance is not None
    assert (state.chance.name, state.chance.count, state.chance.ordered) == ("goals", 16, True)
    state = state.apply(Drawn(order)).apply(Drawn((0,)))
    assert GoalsOpened(("swan-song", "fox-hunt")) in state.events
    assert state.view(0).goals == ("swan-song", "fox-hunt")
    assert state.view(0).goal_deck == 14


@rule("deluxe.goals.deck", "ruling.Q16")
def test_unclaimed_goals_are_discarded_when_the_hand_ends() -> None:
    game = tw.load("deluxe", special=0, target=999)
    goals = "goals=hexed,lie-low goaldeck=thorns,timber"
    state = game.position(f"0:B2 1:B3 decree=M6 tricks=6-6 {goals}").apply("B2").apply("B3")
    assert state.view(0).goals == ("thorns", "timber")
    assert {"hexed", "lie-low"} <= set(state.view(0).discarded)
    assert state.chance is not None
    assert state.chance.name == "deal"


@rule("ruling.Q8", "deluxe.goals.deck")
def test_sixteen_goals_last_eight_hands_and_then_all_come_back() -> None:
    state = tw.load("deluxe", special=0, target=999).start(seed=4)
    opened = hands(state, 10)
    assert {goal for pair in opened[:8] for goal in pair} == {goal.id for goal in OUR_GOALS}
    assert len(set(opened[8] + opened[9])) == 4


@rule("ruling.Q8")
def test_the_deck_is_renewed_when_a_goal_is_needed() -> None:
    game = tw.load("deluxe", special=0, target=999)
    state = game.position("0:B2 1:B3 decree=M6 tricks=6-6 goals=hexed,lie-low goaldeck=-")
    state = state.apply("B2").apply("B3")
    assert state.chance is not None
    assert (state.chance.name, state.chance.items) == ("goals", tuple(range(16)))
    state = state.apply(Drawn(tuple(reversed(range(16)))))
    assert GoalsRenewed(16) in state.events
    assert state.view(0).goals == ("hexed", "thorns")


@rule("ruling.Q9")
def test_with_an_odd_number_the_second_comes_from_the_others() -> None:
    game = load(3)
    state = game.position("0:B2 1:B3 decree=M6 tricks=6-6 goals=goal-0,goal-1 goaldeck=goal-2")
    state = state.apply("B2").apply("B3")
    assert state.chance is not None
    assert (state.chance.name, state.chance.items) == ("goals", (0, 1))
    state = state.apply(Drawn((1, 0)))
    assert state.view(0).goals == ("goal-2", "goal-1")


@rule("ruling.Q9", "ruling.G3")
@pytest.mark.parametrize(
    ("number", "opened"),
    [
        (0, []),
        (1, [("goal-0",), ("goal-0",), ("goal-0",)]),
    ],
)
def test_fewer_than_two_goals_open_as_they_are_without_chance(
    number: int, opened: list[tuple[str, ...]]
) -> None:
    state = load(number).start()
    assert state.chance is not None
    assert state.chance.name == "dealer"
    if opened:
        assert hands(load(number).start(seed=1), 3) == opened


@rule("deluxe.goals.data")
def test_twenty_goals_work() -> None:
    opened = hands(load(20).start(seed=9), 11)
    assert len({goal for pair in opened[:10] for goal in pair}) == 20
    assert len(opened[10]) == 2


@rule("deluxe.goals.deck")
def test_nobody_sees_the_order_of_the_goal_deck() -> None:
    game = tw.load("deluxe", special=0)
    one = game.start(chance=[tuple(range(16)), (0,), tuple(range(33))])
    two = game.start(chance=[(0, 1, *reversed(range(2, 16))), (0,), tuple(range(33))])
    assert one != two
    for viewer in (0, 1, tw.SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
