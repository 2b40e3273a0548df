"""What is told as certain of a lead, and what a hint may advise and a review may blame."""

from itertools import islice
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint.family import POINTS, WORTH
from tanglewood.agents.hint.form import Odds, Prospect
from tanglewood.agents.hint.promise import ITERATIONS, advised, promised
from tanglewood.agents.review.judge import Judged, judge, judged_by
from tanglewood.agents.review.keys import KeyMomentCache
from tanglewood.agents.review.naming import told_apart
from tanglewood.agents.search import proof_fox
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.certain import certain
from tanglewood.agents.teacher.reasons.woods_hand import others_hold, to_come
from tanglewood.agents.teacher.why import why
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.kernel import available
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def at(name: str, seed: int, step: int, **options: Any) -> State[Any]:
    start = tw.load(name, **options).start(seed=seed)
    return next(islice(walk(start, seed), step, None))


def case_at(state: State[Any], best: str, other: str) -> Case:
    view, parse = state.view(state.to_act), state.game.actions.parse
    return Case(view, promised(view, iterations=200, seed=1), parse(best), parse(other), 1)


@pytest.mark.parametrize(("step", "card", "sure"), [(35, "K11", True), (4, "B11", False)])
def test_a_lead_is_certain_though_a_fox_or_woodcutter_may_answer(
    step: int, card: str, *, sure: bool
) -> None:
    """The answer asks for a choice before the trick is won; what the choice is does not matter."""
    state = at("fox", 5, step)
    other = next(text for text in state.legal.texts if text != card)
    case = case_at(state, card, other)
    assert sure is all(
        certain(world.apply(case.best), case.me, Stream(1, number))
        for number, world in enumerate(case.more_worlds)
    )


def test_a_lead_is_not_certain_where_the_other_may_be_void_though_no_world_showed_it() -> None:
    """Four Bells are held, and none of the nine cards that the other may hold is one."""
    case = case_at(at("fox", 0, 44), "B9", "B2")
    assert case.may_trump(case.best.card, case.view.decree.suit)


def test_last_cards_that_are_proven_alike_have_the_same_number() -> None:
    met = 0
    for seed in range(6):
        for state in walk(tw.load("fox").start(seed=seed), seed):
            view: Any = state.view(state.to_act) if state.to_act >= 0 else None
            if view is None or len(view.legal) != 2 or view.counts[view.viewer] != 2:
                continue
            if view.phase in {"lead", "follow"} and proof_fox.alike(view, [*view.legal]):
                one, two = promised(view, seed=1).prospects
                assert one.win == two.win
                met += 1
    assert met


def test_no_number_that_a_table_shows_is_higher_than_that_of_what_is_advised() -> None:
    parse = tw.load("fox").actions.parse
    low, high, close = parse("K2"), parse("K8"), parse("K4")

    def won(action: Action, chance: float, points: float = 0.0) -> Prospect:
        return Prospect(action, points, 0.1, 25, win=Odds(chance, 0.02))

    table = [won(low, 0.433, -1.0), won(high, 0.44), won(close, 0.434, 1.0)]
    assert advised(table, POINTS, {low}) is high
    assert advised(table[::2], POINTS, {low}) is low
    assert advised(table[::2], POINTS) is close
    round_only = [Prospect(low, 0.94, 0.1, 25), Prospect(high, 0.96, 0.1, 25)]
    assert advised(round_only, POINTS, {low}) is high
    assert advised([one._replace(value=one.value - 0.4) for one in round_only], WORTH) is high


@pytest.mark.parametrize("name", ["fox", "fox-manual", "deluxe", "duet", "woods"])
def test_a_hint_advises_what_its_table_shows_as_best(name: str) -> None:
    for step in range(3, 25, 7):
        state = at(name, 4, step)
        if state.to_act < 0 or len(state.legal) < 2:
            continue
        found = promised(state.view(state.to_act), iterations=200, seed=1)
        shown = [round(100 * found.value(it.action)) for it in found.prospects]
        assert max(shown) == shown[0] or (found.unit == "points" and not found.for_the_game)


def judged_mistake(longer: int) -> Judged:
    """A decision in the Woods that a short search blames: whether a longer one does is asked."""
    for seed in range(longer, longer + 8):
        for entry, state in enumerate(walk(tw.load("woods").start(seed=seed), seed)):
            if state.to_act >= 0 and len(state.legal) > 3:
                found = judge(state.view(state.to_act), state.legal[-1], entry, seed)
                if found is not None and found.decision.loss:
                    return found
    raise AssertionError("nobody erred")


def test_a_mistake_of_the_woods_is_one_by_a_longer_search_too() -> None:
    one = judged_mistake(3)
    assert one.found.iterations > ITERATIONS


def test_a_mistake_that_a_longer_search_does_not_find_is_none() -> None:
    state = at("woods", 3, 3)
    view, trade = state.view(state.to_act), state.game.actions.parse("2>0")
    found = promised(view, iterations=ITERATIONS, seed=3)
    short = judged_by(found, view, trade, entry=3, seed=3, turn=0)
    assert short is not None
    assert short.decision.loss
    longer = judge(view, trade, 3, 3)
    assert longer is not None
    assert not longer.decision.loss


def test_a_review_says_different_reasons_where_several_hold() -> None:
    one = judged_mistake(3)
    first, second = KeyMomentCache().keys([one, one])
    assert first.kind == why(one.view, one.found, other=one.decision.played).kind
    reasons = {first.kind, second.kind}
    assert (
        len(reasons) == 2
        or why(one.view, one.found, other=one.decision.played, said=reasons).kind in reasons
    )


def test_cards_that_are_known_to_be_in_a_hand_cannot_be_had() -> None:
    for state in islice(walk(tw.load("woods").start(seed=1), 1), 12, 40):
        if state.to_act < 0 or len(state.legal) < 2:
            continue
        case = case_at(state, state.legal.texts[0], state.legal.texts[1])
        every: Any = state
        for seat, held in others_hold(case).items():
            assert seat != case.me
            for card in held.kinds:
                lies = every.row.count(card) + sum(it == card for it in every.deck)
                hidden = every.hands[seat].count(card) - held.count(card)
                assert to_come(case, card) == lies + hidden
                return
    raise AssertionError("nothing is known of any hand")


def test_equal_trades_are_told_apart_by_their_place_in_the_row() -> None:
    game: Any = tw.load("woods")
    view = game.start(seed=0).view(0)
    parse = game.actions.parse
    one, two = told_apart(view, parse("3>1"), parse("3>2"))
    assert (str(one), str(two)) == ("3 for 3 (place 2 of the row)", "3 for 3 (place 3 of the row)")
    assert "place" not in str(told_apart(view, parse("3>1"), parse("3>3"))[0])
