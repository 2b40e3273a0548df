"""What every agent promises: legal, repeatable, and blind to what its seat may not know."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout
from tanglewood.core.chance import Stream
from tests.support import EVERY_MIX, walk

WHO = ["uniform", "heuristic", "ismcts:20", "search:20"]
CASES = [pytest.param(name, *mix.values, id=f"{name} {mix.id}") for name in WHO
         for mix in EVERY_MIX]  # fmt: skip


@pytest.mark.parametrize(("who", "name", "options"), CASES)
def test_an_agent_chooses_legal_actions_and_repeats_itself(
    who: str, name: str, options: dict[str, Any]
) -> None:
    game, player = tw.load(name, **options), agent(who)
    for number, state in enumerate(walk(game.start(seed=5), 5)):
        if state.outcome is None and number % 5 == 0:
            view = state.view(state.to_act)
            action = player.choose(view, Stream(7, number))
            assert action in state.legal
            assert player.choose(view, Stream(7, number)) is action


@pytest.mark.parametrize("who", [*WHO, "seedling", "hazel", "humble-seeker", "treasure-hunter"])
@pytest.mark.parametrize("name", ["fox", "deluxe", "duet"])
def test_an_agent_cannot_cheat_two_states_with_equal_views_get_equal_play(
    who: str, name: str
) -> None:
    """Two deals that differ only in what seat 0 cannot see, played alike by both sides."""
    game, player = tw.load(name), agent(who)
    for seed in range(4):
        state = game.start(seed=seed)
        twin = _other_deal(game, seed)
        assert state.hands[1] != twin.hands[1]
        if state.to_act != 0:
            common = [a for a in state.legal if a in twin.legal and a.card >= 0]
            quiet = [a for a in common if a.card < 33 and "3" not in a.text and "5" not in a.text]
            quiet = [a for a in quiet if "7" not in a.text]
            if not quiet:
                continue
            state, twin = state.apply(quiet[0]), twin.apply(quiet[0])
        assert state.view(0) == twin.view(0)
        one = player.choose(state.view(0), Stream(1, seed))
        assert player.choose(twin.view(0), Stream(1, seed)) is one


def _other_deal(game: Any, seed: int) -> Any:
    """The same game with the other hand's cards partly exchanged for hidden cards of the deck."""
    state = game.start()
    given: list[tuple[int, ...]] = []
    from tanglewood.core.chance import Fate

    fate = Fate(seed=seed)
    while (chance := state.chance) is not None:
        drawn = fate.draw(state.chances, chance)
        assert drawn is not None
        items = drawn.items
        if chance.name == "deal":
            order = list(items)
            for near, far in ((-1, -14), (-2, -11)) if len(order) > 30 else ((-1, 12), (-2, 14)):
                order[near], order[far] = order[far], order[near]
            items = tuple(order)
        given.append(items)
        state = state.apply(type(drawn)(items))
    return game.start(chance=given)


def test_a_playout_tells_who_thought_how_often() -> None:
    game = tw.load("fox", target=0)
    played = playout(game, [agent("heuristic"), agent("uniform")], seed=2)
    assert sum(played.asked) == played.decisions
    assert all(spent > 0 for spent in played.thought)


@pytest.mark.parametrize("name", ["fox", "fox-manual", "deluxe", "woods"])
def test_the_heuristic_beats_chance_clearly(name: str) -> None:
    game, wins = tw.load(name), 0.0
    heuristic, uniform = agent("heuristic"), agent("uniform")
    for seed in range(20):
        for seat in (0, 1):
            seats = [uniform, uniform]
            seats[seat] = heuristic
            wins += seat in playout(game, seats, seed).outcome.winners
    assert wins >= 28
