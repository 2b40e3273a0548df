"""The searches of Duet, Into the Woods and Deluxe: repeatable, blind to hidden cards, and sensible
where the right choice is plain."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.search import think
from tanglewood.analysis.search import Standpoint
from tanglewood.core.chance import Stream
from tanglewood.games.duet.state import DuetState
from tanglewood.games.woods.view import WoodsView
from tanglewood.kernel import available
from tanglewood.kernel.search import belief_of_twin
from tanglewood.kernel.twin import twin
from tests.support import walk

compiled = pytest.mark.skipif(not available(), reason="The kernel is not built.")

GAMES = [
    ("duet", {"level": 3}),
    ("woods", {"players": 1}),
    ("woods", {"players": 2}),
    ("woods", {"players": 4}),
    ("deluxe", {}),
]


@compiled
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_same_view_budget_and_seed_give_the_same_answer(
    name: str, options: dict[str, Any]
) -> None:
    for number, state in enumerate(walk(tw.load(name, **options).start(seed=3), 3)):
        if number % 9 or len(state.legal) < 2:
            continue
        view = state.view(state.to_act)
        found = think(view, 200, number)
        assert found == think(view, 200, number)
        assert [one.action for one in found.tried] == list(view.legal)
        assert found.best.visits > 0
        if number > 30:
            break


@compiled
def test_a_lone_player_does_not_read_the_order_of_the_deck() -> None:
    game = tw.load("woods", players=1)
    text = "0:3,5 row=2,3,4,4,8 deck={} discards=-"
    cards = "2,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6"
    cards += ",7,7,7,7,7,7,7,7,8,8,8,8,8,8,8"
    one = game.position(text.format(cards))
    other = game.position(text.format(",".join(reversed(cards.split(",")))))
    numbers = [twin(state).native.alone(iterations=40, seed=5) for state in (one, other)]  # type: ignore[attr-defined]
    assert numbers[0] == numbers[1]


@compiled
@pytest.mark.parametrize("players", [1, 2, 3])
def test_equal_views_of_the_woods_get_equal_answers(players: int) -> None:
    """Two deals that differ in the order of the deck and in the others' hands."""
    game = tw.load("woods", players=players)
    order = [2 + 5 * place % 7 for place in range(56)]
    other = list(order)
    hidden = [
        place for place in range(len(order)) if place >= 2 * players + 5 or 2 <= place < 2 * players
    ]
    for place, mirrored in zip(hidden, reversed(hidden), strict=True):
        other[place] = order[mirrored]
    first = [] if players == 1 else [(0,)]
    one, two = (game.start(chance=[*first, tuple(cards)]) for cards in (order, other))
    assert one.view(0) == two.view(0)
    assert one != two
    assert think(one.view(0), 300, 4) == think(two.view(0), 300, 4)


@compiled
def test_the_modelled_partner_goes_by_its_own_cards_alone() -> None:
    """Two states that differ in the teammate's hand and the cards out of play only."""
    for number, state in enumerate(walk(tw.load("duet").start(seed=8), 8)):
        if state.outcome is not None or number > 40:
            break
        assert isinstance(state, DuetState)
        view = state.view(state.to_act)
        assert view.known is not None
        known = {
            "played": view.known.out.mask,
            "holds": tuple(cards.mask for cards in view.known.holds),
            "lacks": tuple(cards.mask for cards in view.known.lacks),
        }
        chosen = {
            world.native.team_policy(**known)  # type: ignore[attr-defined]
            for world in Standpoint(view).draw(5, number)
        }
        assert len(chosen) == 1
        assert chosen.pop() in {action.index for action in state.legal}


@compiled
def test_a_team_takes_the_last_gem() -> None:
    """D3 under D8 moves four towards seat 0, onto the gem; D2 moves five and misses it."""
    game = tw.load("duet", level=1)
    state = game.position(
        "0:R4,S5 1:D3,D2,R8 decree=S4 trick=D8 leader=0 gems=0-1-0-0-0-0-0-0-0-0-0 round=3"
    )
    chances = _tried_in(state)
    assert set(chances) == {"D2", "D3"}
    assert chances["D3"] == 1.0 > chances["D2"]


def _tried_in(state: Any) -> dict[str, float]:
    """The team's chances of every action, the state itself being the only world."""
    belief = belief_of_twin(twin(state), state.to_act)
    _, tried = belief.team(played=0, holds=(0, 0), lacks=(0, 0), iterations=60, seed=1)
    actions = state.game.actions
    return {actions[one[0]].text: one[2] for one in tried}


@compiled
def test_a_lone_player_takes_the_seventh_set() -> None:
    state = tw.load("woods", players=1).position(
        "0:2,2,5,8 row=2,3,5,5,7 pockets=3,4,5,6,7,8 deck=2,3,4,6,7"
    )
    _, tried = twin(state).native.alone(iterations=40, seed=1)  # type: ignore[attr-defined]
    action, _, worth, *_ = max(tried, key=lambda one: (one[1], one[2]))
    assert worth == 1.0
    while (after := state.apply(state.game.actions[action])).outcome is None:
        state = after
        _, tried = twin(state).native.alone(iterations=40, seed=1)  # type: ignore[attr-defined]
        action = max(tried, key=lambda one: (one[1], one[2]))[0]
    assert after.outcome.winners == (0,)


@compiled
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_rules_of_thumb_are_the_same_in_the_kernel(players: int) -> None:
    for seed in range(3):
        for state in walk(tw.load("woods", players=players).start(seed=seed), seed):
            if state.outcome is None:
                view = state.view(state.to_act)
                assert isinstance(view, WoodsView)
                chosen = Heuristic().choose(view, Stream(0))
                assert state.game.actions[twin(state).native.thumb()] is chosen  # type: ignore[attr-defined]


@compiled
def test_a_view_without_a_deal_is_answered_by_rules_of_thumb() -> None:
    state = tw.load("duet").position("0:D9,R4,S5 1:D3,D2,R8 decree=S4")
    found = think(state.view(0), 100, 1)
    assert found.best.action in state.legal
