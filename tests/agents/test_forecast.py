"""What is told of the next tricks or turns holds in the worlds of another seed, too."""

from collections.abc import Callable, Iterator
from itertools import islice, permutations
from typing import Any, Final

import pytest

import tanglewood as tw
from tanglewood.agents.hint.promise import promised
from tanglewood.agents.hint.rollout import Story, rollout
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import differences, forecast, ways
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.agents.teacher.reasons import fox_next_tricks
from tanglewood.core.message import Message
from tanglewood.kernel import available
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")

WORLDS: Final = 72
SAID: Final = 2
"""This many sentences of a family are looked at again."""


def worlds(often: int, of: int = 40) -> list[set[str]]:
    """Worlds in which something is so that often, spread over all of them."""
    return [{"so"} if 7 * at % of < often else set() for at in range(of)]


def test_a_clear_difference_is_mostly_so_here_and_seldom_there() -> None:
    (found,) = differences(worlds(30), worlds(8))
    assert (found.fact, found.here, found.there) == ("so", 0.75, 0.2)
    assert found.often == "mostly"


def test_a_smaller_difference_is_told_as_more_often() -> None:
    (found,) = differences(worlds(24), worlds(12))
    assert found.often == "more"


def test_what_hardly_differs_or_differs_the_other_way_is_not_told() -> None:
    assert differences(worlds(24), worlds(20)) == []
    assert differences(worlds(8), worlds(30)) == []
    assert differences([], []) == []


def test_what_shows_in_one_half_of_the_worlds_alone_is_not_told() -> None:
    lucky = [{"so"} if at % 2 else set[str]() for at in range(40)]
    assert differences(lucky, worlds(0)) == []


def test_the_clearest_comes_first() -> None:
    here = [{"clear", "more"} if at < 32 else {"more"} for at in range(40)]
    there = [{"more"} if at % 3 else set[str]() for at in range(40)]
    assert [it.fact for it in differences(here, there)] == ["clear", "more"]


def cases(name: str, seeds: range) -> Iterator[Case]:
    """A pair of actions of every few positions of random games."""
    for seed in seeds:
        for state in islice(walk(tw.load(name).start(seed=seed), seed), 3, None, 5):
            if state.outcome is None and len(state.legal) > 1:
                view = state.view(state.to_act)
                pairs = list(permutations(state.legal, 2))
                best, other = pairs[(7 * seed) % len(pairs)]
                yield Case(view, promised(view, iterations=200, seed=1), best, other, 1)


def tricks_won(case: Case, told: Message, events: Story) -> bool:
    taken: int = sum(it.winner == case.me for it in fox_next_tricks.won(events))
    return taken >= int(str(told.args["n"]))


LOOKED_AT: Final[list[tuple[str, int, Reason, Any, Callable[[Case, Message, Story], bool]]]] = [
    ("fox", 14, fox_next_tricks.next_tricks, fox_next_tricks.over, tricks_won),
]
"""With the seed of a game in which something is told early: to look for it takes longest."""


@pytest.mark.parametrize(("name", "seed", "reason", "over", "so"), LOOKED_AT)
def test_what_is_told_holds_in_other_worlds(
    name: str, seed: int, reason: Reason, over: Any, so: Callable[[Case, Message, Story], bool]
) -> None:
    games = cases(name, range(seed, seed + 6))
    said = ((case, it) for case in games if (it := sentence(reason, case)))
    looked = 0
    for case, message in islice(said, SAID):
        inner = message.args.get("forecast", message)
        assert isinstance(inner, Message)
        here, there = (
            sum(so(case, inner, it) for it in rollout(case.view, action, WORLDS, 2, over)) / WORLDS
            for action in (case.best, case.other)
        )
        more, less = (there, here) if inner.id == "forecast-tricks-few" else (here, there)
        assert more > less, str(message)
        if inner.args.get("often") == "mostly":
            assert more >= 0.5 >= less, str(message)
        looked += 1
    assert looked == SAID


def test_a_card_that_is_not_played_is_called_by_where_it_goes() -> None:
    for case in cases("fox", range(2)):
        if case.view.phase == "under":
            assert str(ways(case)["do"]).endswith(" under the deck")
            return
    raise AssertionError("nobody played a Woodcutter")


@pytest.mark.parametrize(("often", "bare"), [("more", True), ("mostly", False)])
def test_what_just_comes_more_often_explains_little(often: str, *, bare: bool) -> None:
    case = a_pair()

    def story(one: Case) -> Message | None:
        return Message("forecast-tricks", often=often) if one.best is case.best else None

    told = forecast(story)(case, case.other, ())
    assert told is not None
    assert told.bare is bare


def test_nothing_is_told_for_an_action_that_is_worth_no_more_or_that_fits_the_other_too() -> None:
    case = a_pair()
    assert forecast(lambda one: Message("forecast-tricks", n=1))(case, case.other, ()) is None
    worse = case.mirrored
    assert forecast(lambda one: said_of(worse, one))(worse, worse.other, ()) is None


def said_of(case: Case, one: Case) -> Message | None:
    return Message("forecast-tricks") if one.best is case.best else None


def a_pair() -> Case:
    """The best action beside the worst."""
    view, found = next((it.view, it.found) for it in cases("fox", range(1)))
    ranked = sorted(found.prospects, key=lambda it: found.value(it.action))
    return Case(view, found, ranked[-1].action, ranked[0].action, 1)
