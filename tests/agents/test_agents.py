"""What every agent promises: its choices are legal and can be repeated."""

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


class _Stubborn:
    """Always gives the same answer."""

    name = "stubborn"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: tw.View, source: Stream) -> Any:
        return self.answer


@pytest.mark.parametrize(
    ("answer", "kind", "why"),
    [
        ("ZZ", tw.BadText, "'ZZ' is not an action of this game. Legal now, for example: "),
        (None, tw.WrongType, "An action is a text, a card or one of state.legal, not None"),
        ("decree=keep", tw.IllegalAction, ""),
        (tw.Drawn([1]), tw.BadChance, "Nothing is drawn or shuffled now."),
    ],
)
def test_a_wrong_answer_is_refused_with_who_gave_it(
    answer: Any, kind: type[Exception], why: str
) -> None:
    with pytest.raises(kind) as error:
        playout(tw.load("fox"), ["uniform", _Stubborn(answer)], seed=1)
    assert str(error.value).startswith(f"The answer of stubborn at seat 1 cannot be used: {why}")


def test_whose_turn_it_is_not_hears_nothing_of_the_legal_actions() -> None:
    state = tw.load("fox").start(seed=1)
    with pytest.raises(tw.NotYourTurn):
        state.apply("nonsense", 1 - state.to_act)


def test_a_playout_tells_who_thought_how_often() -> None:
    game = tw.load("fox", target=0)
    played = playout(game, [agent("heuristic"), agent("uniform")], seed=2)
    assert sum(played.decisions_by_seat) == played.decision_count
    assert all(spent > 0 for spent in played.seconds_by_seat)


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
