"""A hint of the fox games parts the advised action from the worse ones by what is true of it and
not of them, and names what is as good."""

from collections.abc import Iterator
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint.promise import promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.certain import certain, possible
from tanglewood.agents.teacher.facts import (
    CARRIES,
    COVERED,
    Fact,
    Telling,
    sentence_of,
    share,
    told,
)
from tanglewood.agents.teacher.reasons.fox_facts import KINDS, by_facts, facts
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, TREASURE
from tanglewood.kernel import available
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")
GAMES = ["fox", "fox-manual", "deluxe"]


def hints(name: str, seeds: range = range(1), every: int = 4) -> Iterator[Case]:
    """Positions of random games, with the action that a hint advises."""
    for seed in seeds:
        for state in [*walk(tw.load(name).start(seed=seed), seed)][::every]:
            if state.outcome is not None or state.to_act < 0 or len(state.legal) < 2:
                continue
            view = state.view(state.to_act)
            found = promised(view, iterations=200, seed=1)
            yield Case(view, found, found.chosen, found.others[0].action, 1)


def fresh(case: Case, action: Any) -> Iterator[tuple[Any, Stream]]:
    """An action taken in worlds that no fact was found in."""
    other = Case(case.view, case.found, case.best, case.other, 77)
    for number, world in enumerate(other.worlds):
        yield world.apply(action), Stream(77, number)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_true_of_the_advice_or_of_the_worse_never_of_both(name: str) -> None:
    met = 0
    for case in hints(name):
        picked = case.found.choice()
        parts = told(case, [*facts(case)], picked, ())
        for one in parts:
            assert (case.best in one.fact.of) == one.pro
            assert one.against <= {*picked.worse}
            assert all((it in one.fact.of) != one.pro for it in one.against)
            carried = [share(case, one.fact, it, holds=one.pro) for it in one.against]
            assert min(carried) >= CARRIES  # it is about what they are worse by
        if parts:
            against = {it for one in parts for it in one.against}
            lost = sum(picked.worse.values())
            assert sum(picked.worse[it] for it in against) >= COVERED * lost - 1e-9
            met += 1
    assert met > 3


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_has_its_name_and_the_same_position_says_the_same(name: str) -> None:
    for case in hints(name, range(1), 8):
        assert {it.kind for it in facts(case)} <= KINDS
        again = Case(case.view, case.found, case.best, case.other, 1)
        assert by_facts(case, None, ()) == by_facts(again, None, ())


@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_what_takes_or_loses_a_trick_does_so_in_other_worlds(name: str) -> None:
    """fox.winner.trump, fox.winner.lead"""
    met = 0
    for case in hints(name, range(1), 3):
        for fact in facts(case):
            if case.view.phase != "follow" or fact.kind not in {"takes", "loses"}:
                continue
            for action in fact.of:
                if action.card is None or action.card.rank == FOX or action.card.suit < 0:
                    continue
                for led, source in fresh(case, action):
                    assert possible(led, case.me, source) == (fact.kind == "takes")
                    met += 1
    assert met > 50


def test_what_nothing_beats_takes_the_trick_whatever_is_answered() -> None:
    met = missed = 0
    for case in hints("fox", range(2), 3):
        for fact in facts(case):
            if fact.kind != "top":
                continue
            for action in fact.of:
                for led, source in fresh(case, action):
                    missed += not certain(led, case.me, source)
                    met += 1
    assert met > 40
    assert missed <= met / 30  # a world in thirty may hold what no other one showed


def test_a_treasure_is_called_given_away_only_where_it_loses() -> None:
    met = 0
    for case in hints("fox", range(3), 2):
        for fact in facts(case):
            if fact.kind == "treasure_given":
                for action in fact.of:
                    assert action.card is not None
                    assert action.card.rank == TREASURE
                    assert not any(possible(led, case.me, it) for led, it in fresh(case, action))
                    met += 1
    assert met


def test_actions_that_are_as_good_are_named() -> None:
    met = 0
    for case in hints("fox", range(2), 3):
        found = by_facts(case, None, ())
        if found is None or found[1].id != "said-or":
            continue
        equal = {case.called(it) for it in case.found.choice().equal}
        assert inside(found[1].args["others"]) <= {*equal}
        met += 1
    assert met


def inside(named: Any) -> set[Any]:
    """The names in a list of them."""
    if isinstance(named, Message) and named.id.startswith("list-"):
        return {name for it in named.args.values() for name in inside(it)}
    return {named}


def test_a_fact_that_is_as_true_of_every_worse_action_is_not_told() -> None:
    case = next(it for it in hints("fox", range(3)) if by_tricks(it) > 1)
    worse = case.found.choice().worse
    everything = Fact("takes", frozenset({case.best, *worse}), 0, Message("why-settled"))
    alone = Fact("loses", frozenset({case.best}), 0, Message("why-thumb"))

    def said(*known: Fact) -> Any:
        return sentence_of(case, known, SILENT, other=None, said=())

    assert said(alone)[0] == "loses"
    assert said(everything, alone)[0] == "loses"
    assert said(everything)[0] != "takes"


def by_tricks(case: Case) -> int:
    """How many actions are worse, if all of them are by tricks; else none."""
    worse, held = case.found.choice().worse, Fact("loses", frozenset({case.best}), 0)
    carried = [share(case, held, it, holds=True) for it in worse]
    return len(carried) if min(carried, default=0.0) >= CARRIES else 0


SILENT = Telling(
    lambda case, against, sign: None,
    lambda case, sign: None,
    lambda case, fact, pro: True,
    lambda case, others: "treasure",
)
"""Says nothing beside its facts."""
