"""What sets an action apart is asked of every action: nothing is told that a worse one shares."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint import hint
from tanglewood.agents.hint.promise import promised
from tanglewood.agents.teacher import woods
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import woods_flaws, woods_next, woods_traits
from tanglewood.agents.teacher.reasons.woods_hand import (
    hand_after,
    left_after,
    others_hold,
    row_after,
    sets,
    to_come,
)
from tanglewood.agents.teacher.traits import (
    Trait,
    Traits,
    _flaws,
    _no_weaker,
    alike,
    compared,
    explained,
    told,
    worse,
)
from tanglewood.core.message import Message, Who
from tanglewood.kernel import available
from tests.agents.cases import cases
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def asked(name: str, seeds: range, every: int, **options: Any) -> Iterator[Case]:
    """The chosen action of positions of random games, beside the next one."""
    for seed in seeds:
        for state in islice(walk(tw.load(name, **options).start(seed=seed), seed), 3, None, every):
            if state.outcome is None and state.to_act >= 0 and len(state.legal) > 2:
                view = state.view(state.to_act)
                found = promised(view, iterations=400, seed=1)
                yield Case(view, found, found.chosen, found.others[0].action, 1)


def of(*actions: object) -> Any:
    """A trait that only these actions have."""
    return lambda case: Message("why-settled") if case.best in actions else None


def a_case() -> Case:
    """One with an action that is clearly worse, and one that is about as good."""
    for case in asked("woods", range(9), 5):
        others = [it.action for it in case.found.others if case.called(it.action) !=
                  case.called(case.best)]  # fmt: skip
        if any(worse(case, it) for it in others) and any(alike(case, it) for it in others):
            return case
    raise AssertionError("no such position was met")


def test_what_a_worse_action_shares_is_not_told_where_something_sets_them_apart() -> None:
    case = a_case()
    bad = next(it.action for it in case.found.others if worse(case, it.action))

    def shared(one: Case) -> Message | None:
        return Message("why-settled") if one.best in (case.best, bad) else None

    def own(one: Case) -> Message | None:
        return Message("why-woods-even", n=2) if one.best is case.best else None

    said = explained(case, Traits((Trait(shared), Trait(own)), ()))
    assert said is not None
    assert said.name == "own"
    assert not said.open


def test_a_worse_action_that_shares_it_is_spoken_against() -> None:
    case = a_case()
    bad = next(it.action for it in case.found.others if worse(case, it.action))
    flaw = Trait(of(bad))
    said = explained(case, Traits((Trait(of(case.best, bad)),), (flaw,)))
    assert said is not None
    assert said.message.id == "why-and"
    assert not said.open


def test_an_action_that_does_as_well_is_named() -> None:
    case = a_case()
    name = case.called(case.best)
    good = next(it.action for it in case.found.others if alike(case, it.action) and
                case.called(it.action) != name)  # fmt: skip
    said = explained(case, Traits((Trait(of(case.best, good)),), ()))
    assert said is not None
    assert said.message.id.startswith("why-or")


def test_what_is_weaker_of_another_action_does_not_fit_it() -> None:
    case = a_case()
    other = next(it.action for it in case.found.others if case.called(it.action) !=
                 case.called(case.best))  # fmt: skip
    counts = {case.best: 3, other: 2}

    def count(one: Case) -> Message | None:
        n = counts.get(one.best)
        return None if n is None else Message("why-woods-even", n=n)

    (more,) = told(case, [Trait(count, ("n",))])
    (less,) = told(case, [Trait(count, ("-n",))])
    assert (other in more.fits, other in less.fits) == (False, True)
    assert other in more.kin


def test_what_is_the_same_in_other_words_fits_as_well_where_that_is_said() -> None:
    case = a_case()
    other = next(it.action for it in case.found.others if case.called(it.action) !=
                 case.called(case.best))  # fmt: skip
    words = {case.best: "why-settled", other: "why-trade-same"}

    def taken(one: Case) -> Message | None:
        id = words.get(one.best)
        return None if id is None else Message(id, do="", value=2)

    (exact,) = told(case, [Trait(taken)])
    (loose,) = told(case, [Trait(taken, any_words=True)])
    assert (other in exact.fits, other in loose.fits) == (False, True)


def test_a_key_moment_speaks_of_what_the_played_action_has_not() -> None:
    case = a_case()
    assert compared(case, Traits((Trait(of(case.best, case.other)),), ())) is None
    said = compared(case, Traits((Trait(of(case.best)),), (Trait(of(case.other)),)))
    assert said is not None
    assert said.message.id == "why-and"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_most_hints_of_the_woods_leave_no_worse_trade_open(players: int) -> None:
    whole = []
    for case in asked("woods", range(4), 6, players=players):
        said = explained(case, woods.TRAITS, (), woods.tempting(case))
        whole.append(said is not None and not said.open)
    assert sum(whole) >= 0.8 * len(whole)


def test_a_hint_that_says_only_this_trade_is_right() -> None:
    met = 0
    for case in asked("woods", range(12), 4):
        said = hint(case.view, iterations=200, seed=1).sentence
        if said.startswith("Only this trade completes your three"):
            best = promised(case.view, iterations=200, seed=1).chosen
            name = case.called(best)
            made = [it for it in case.view.legal if sets(case, it) == sets(case, best) and
                    case.called(it) != name]  # fmt: skip
            assert not made
            met += 1
    assert met


def test_a_set_that_is_promised_for_the_next_turn_can_be_bought_with_what_is_held_then() -> None:
    met = set()
    for case in cases("woods", range(8), 6, 3):
        said = sentence(woods_traits.next_set, case)
        if said is None:
            continue
        value, payer = said.args["value"], said.args["payer"]
        hand, row = hand_after(case, case.best), row_after(case)
        assert hand is not None
        assert sum(int(it) == value for it in [*hand, *row]) >= 3
        assert any(int(it) == payer for it in hand) or payer == value
        assert woods_next.ready(case, case.best)[card(case, value)].share >= woods_next.LIKELY
        met.add(said.id)
    assert met == {"why-trade-next-one", "why-trade-next-two"}


def card(case: Case, value: object) -> Any:
    return next(it for it in [*case.view.hand, *case.view.row] if int(it) == value)


def test_a_third_card_is_taken_away_only_from_one_who_could_pay_for_it() -> None:
    met = 0
    for case in cases("woods", range(6), 6, 3):
        said = sentence(woods_traits.denies, case)
        if said is None:
            continue
        met += 1
        who = said.args["who"]
        assert isinstance(who, Who)
        third = card(case, said.args["value"])
        holds = others_hold(case)[who.seat]
        assert holds.count(third) == 2
        assert len(holds) > 2
        assert third not in row_after(case)
    assert met


def test_two_cards_of_one_value_are_a_pair_only_beside_a_third_card() -> None:
    met = 0
    for case in cases("woods", range(6), 6, 2):
        said = sentence(woods_traits.pair, case)
        if said is not None:
            hand = left_after(case, case.best)
            assert hand is not None
            assert len(hand) >= woods_traits.ROOM
            third = card(case, said.args["value"])
            left = to_come(case, third) - sum(
                case.view.row[slot] == third for slot in getattr(case.best, "slots", ())
            )
            assert said.args["n"] == left
            met += 1
    assert met


def test_what_is_pocketed_buys_nothing() -> None:
    for case in cases("woods", range(6), 12, 2):
        hand = left_after(case, case.best)
        for trait in (woods_traits.keeps_buyer, woods_traits.rises):
            said = sentence(trait, case)
            if said is not None and "two" in said.args and hand is not None:
                assert int(str(said.args.get("value", said.args["card"]))) in map(int, hand)


def test_a_card_is_the_only_one_for_two_of_the_row_if_no_other_buys_the_dearer() -> None:
    met = 0
    for case in cases("woods", range(6), 12, 2):
        said, hand = sentence(woods_flaws.sells, case), left_after(case, case.best)
        if said is not None and hand is not None:
            assert not any(int(it) > int(str(said.args["one"])) for it in hand)
            met += 1
    assert met


def test_the_cards_that_are_left_are_told_without_the_sets_that_are_pocketed() -> None:
    met = 0
    for case in cases("woods", range(3, 4), 400, only=lambda it: len(it.hand) > 5):
        said, after = sentence(woods_flaws.few_left, case), hand_after(case, case.best)
        if said is not None and after is not None:
            assert said.args["n"] == len(after) - 3 * len(sets(case, case.best))
            met += 1
    assert met


def test_alone_a_trade_that_ends_the_game_is_told_to() -> None:
    met = 0
    for seed in range(30):
        for state in walk(tw.load("woods", players=1).start(seed=seed), seed):
            if state.outcome is not None or state.to_act < 0:
                continue
            view = state.view(0)
            found = promised(view, iterations=50, seed=1)
            for action in state.legal:
                case = Case(view, found, action, state.legal[0], 1)
                if sentence(woods_flaws.stuck, case) is not None:
                    assert state.apply(action).outcome is not None
                    met += 1
        if met > 3:
            break
    assert met


def test_equal_cards_of_the_row_are_told_apart_where_the_far_one_brings_a_token() -> None:
    met = 0
    for case in asked("woods", range(8), 4):
        row = case.view.row
        for action in case.view.legal:
            slots: tuple[int, ...] = getattr(action, "slots", ())
            if len(slots) == 1 and case.view.left and row[slots[0]] == row[0]:
                same = [it for it in case.view.legal if it.card == action.card]
                ones = [it for it in same if len(getattr(it, "slots", ())) == 1]
                twins = [it for it in ones if row[it.slots[0]] == row[0]]
                far = [it for it in twins if it.slots == (0,)]
                assert len({str(case.called(it)) for it in twins}) == min(2, len(twins))
                met += len(twins) > 1 and bool(far)
    assert met


def test_nothing_is_held_against_a_trade_that_holds_for_the_advice_too() -> None:
    for case in asked("woods", range(4), 4):
        for action in case.view.legal:
            for flaw in _flaws(case, woods.TRAITS, action):
                of_best = sentence(flaw.trait.tells, case)
                assert of_best is None or not _no_weaker(flaw.message, of_best, flaw.trait)


def test_a_third_sentence_is_told_only_where_two_leave_a_worse_trade_open() -> None:
    case = a_case()
    bad = [it.action for it in case.found.others if worse(case, it.action)][:2]
    assert len(bad) == 2
    best, (one, two) = case.found.chosen, bad
    both, first, second = of(best, one, two), of(best, one), of(best, two)
    both.__name__, first.__name__, second.__name__ = "both", "first", "second"
    parts = Traits(good=[Trait(both, must=True), Trait(first), Trait(second)], bad=[])
    found = explained(case, parts)
    assert found is not None
    assert not found.open
    assert str(found.message).count("why-and") <= 1


def test_what_pays_and_what_is_left_are_told_as_they_are() -> None:
    met = set()
    for case in cases("woods", range(6), 4, players=2):
        paid = sentence(woods_traits.pays_less, case)
        if paid is not None:
            assert paid.args["given"] == case.best.card
            assert paid.args["kept"] == max(case.view.hand.kinds)
            met.add("paid")
        left = sentence(woods_traits.leaves, case)
        if left is not None:
            hand = left_after(case, case.best)
            assert hand is not None
            assert sets(case, case.best)
            assert left.args["worth"] == sum(map(int, hand))
            met.add("left")
    assert met == {"paid", "left"}
