"""Which actions a hint is compared with, and what is said where nothing is to be decided."""

from collections.abc import Iterable
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint.form import Odds, Prospect
from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.review.judge import alike
from tanglewood.agents.review.naming import did
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.why import few_worse, rival, settled
from tanglewood.core.action import Action
from tanglewood.kernel import available
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def promise(wins: dict[str, float], error: float = 0.01) -> Promised:
    """Cards with their chances to win, the first one chosen."""
    game = tw.load("fox")
    listed = tuple(
        Prospect(game.actions.parse(text), 0.0, 0.0, 1.0, win=Odds(win, error))
        for text, win in wins.items()
    )
    return Promised(listed[0].action, listed, "points", 25)


def test_a_hint_is_compared_with_what_is_clearly_worse_never_with_what_looks_better() -> None:
    found = promise({"B4": 0.5, "B3": 0.6, "K2": 0.495, "K8": 0.3, "K11": 0.4})
    assert rival(found).text == "K11"


def test_where_nothing_is_clearly_worse_it_is_compared_with_the_best_of_the_others() -> None:
    assert rival(promise({"B4": 0.5, "K2": 0.495, "K8": 0.499})).text == "K8"


def test_what_is_as_good_and_what_is_worse_is_said_in_one_place() -> None:
    wins = {"B4": 0.6, "B3": 0.59, "K2": 0.58, "K8": 0.5, "K11": 0.3}
    sure, unsure = promise(wins).choice(), promise(wins, 0.05).choice()
    assert texts(sure.equal) == ["B3"]
    assert texts(sure.close) == ["B3", "K2"]
    assert texts(sure.worse) == ["K2", "K8", "K11"]
    assert sure.unsure == ()
    assert texts(unsure.unsure) == ["K2"]
    assert texts(unsure.worse) == ["K8", "K11"]
    none = promise({"B4": 0.6, "B3": 0.57}, 0.1).choice()
    assert texts(none.worse) == texts(none.unsure) == ["B3"]


def test_where_no_cause_is_known_the_few_worse_ones_are_named() -> None:
    view = tw.load("fox").start(seed=1).view(0)

    def told(wins: dict[str, float]) -> str | None:
        found = promise(wins)
        because = few_worse(Case(view, found, found.chosen, found.others[0].action, 1))
        return because and because.message.id

    assert told({"B4": 0.6, "B3": 0.6, "K2": 0.4}) == "said-few-worse"
    assert told({"B4": 0.6, "B3": 0.6, "K2": 0.4, "K8": 0.3, "K11": 0.2, "M2": 0.1}) == "said-close"
    assert told({"B4": 0.6, "K2": 0.4, "K8": 0.3, "K11": 0.2, "M2": 0.1}) is None


def texts(actions: Iterable[Action]) -> list[str]:
    return [action.text for action in actions]


def test_a_position_in_which_everything_is_worth_the_same_is_settled() -> None:
    assert settled(promise({"B4": 0.991, "K2": 0.99})) is not None
    assert settled(promise({"B4": 0.99, "K2": 0.9})) is None


def test_where_every_choice_ends_the_same_that_is_said() -> None:
    found = promise({"B4": 0.991, "K2": 0.99})
    sure = {"Humble": Odds(0.99, 0.01), "Defeated": Odds(0.01, 0.01)}
    same = found._replace(prospects=tuple(it._replace(mine=sure) for it in found.prospects))
    plain, told = settled(found), settled(same)
    assert plain is not None
    assert plain.bare
    assert told is not None
    assert not told.bare
    assert str(told.message).startswith("Whatever you choose here, you will almost surely end Hum")


def test_equal_cards_from_slots_that_make_no_difference_are_no_mistake() -> None:
    game: Any = tw.load("woods")
    view = game.start(seed=0).view(0)
    assert [int(card) for card in view.row] == [2, 3, 3, 6, 7]

    def same(one: str, two: str) -> bool:
        return alike(view, game.actions.parse(one), game.actions.parse(two), 1)

    assert same("3>1", "3>2")
    assert not same("3>1", "3>3")


@pytest.mark.parametrize("name", ["duet", "woods"])
def test_a_review_calls_actions_as_they_fit_into_its_sentence(name: str) -> None:
    called = set()
    for state in walk(tw.load(name).start(seed=2), 2):
        if state.to_act >= 0:
            view = state.view(state.to_act)
            called |= {did(view, action).id for action in state.legal}
    wanted = {"duet": {"review-did-foxes-mate", "review-did-keep"}, "woods": {"review-did-token"}}
    assert wanted[name] <= called
