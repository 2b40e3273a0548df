"""Nothing hidden leaks, and every certain conclusion is drawn: compared with all fitting deals."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Stream
from tanglewood.core.seat import SPECTATOR
from tanglewood.games.woods.bounds import Bounds, narrowed
from tanglewood.games.woods.game import woods
from tests.rules.woods.positions import GAMES
from tests.rules.woods.replay import Replay, fits, fitting, states
from tests.support import rule


def compare_with_all_deals(replay: Replay, viewer: int) -> None:
    """Nothing leaks: the views of all fitting deals are equal, in every state. Nothing is missed:
    the knowledge is exactly what they have in common."""
    deals = fitting(replay, viewer)
    assert tuple(replay.hands) in deals
    for other in deals.values():
        assert other.view(viewer) == replay.last.view(viewer)
    for one, two in zip(states(replay.last), states(other), strict=True):
        assert one.view(viewer) == two.view(viewer)
    known = replay.last.view(viewer).known
    assert known is not None
    for seat in range(replay.game.seats):
        nows = [Counter(tuple(other.hands[seat])) for other in deals.values()]
        least = Handful(v for v in WoodsCard.all for _ in range(min(now[v] for now in nows)))
        most = Handful(v for v in WoodsCard.all for _ in range(max(now[v] for now in nows)))
        assert known.holds[seat] == least
        assert known.most[seat] == most
        assert known.unknown[seat] == len(replay.last.hands[seat]) - len(least)
        for hands in deals:
            assert fits(hands[seat], known.least_first[seat], known.most_first[seat])
    decks = {Handful(other.deck) for other in deals.values()}
    assert known.deck == (decks.pop() if len(decks) == 1 else None)


@rule("woods.hidden")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 60), viewer=st.integers(0, 1))
def test_with_two_players_a_view_holds_what_all_fitting_deals_share(
    seed: int, turns: int, viewer: int
) -> None:
    compare_with_all_deals(Replay(GAMES[2], seed, turns), viewer)


SPARSE = woods({"players": 3, "components": {"deck": dict.fromkeys("2345678", 3)}})


@rule("woods.hidden")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 25), viewer=st.integers(0, 2))
def test_with_few_cards_the_hands_of_two_others_tell_about_each_other(
    seed: int, turns: int, viewer: int
) -> None:
    compare_with_all_deals(Replay(SPARSE, seed, turns), viewer)


@rule("woods.hidden")
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 90))
def test_with_three_players_and_a_renewed_deck(seed: int, turns: int) -> None:
    compare_with_all_deals(Replay(GAMES[3], seed, turns), 0)


@rule("woods.hidden")
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 60))
def test_a_spectator_sees_what_all_fitting_deals_share(seed: int, turns: int) -> None:
    compare_with_all_deals(Replay(GAMES[2], seed, turns), SPECTATOR)


@rule("woods.hidden")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 90), pick=st.integers(0, 2**32))
def test_every_deal_within_the_bounds_looks_the_same(
    players: int, seed: int, turns: int, pick: int
) -> None:
    replay = Replay(GAMES[players], seed, turns)
    stream = Stream(pick)
    for viewer in (*range(players), SPECTATOR):
        known = replay.last.view(viewer).known
        assert known is not None
        pool: Counter[int] = Counter(known.pool)
        hands: list[tuple[int, ...]] = []
        for seat, hand in enumerate(replay.hands):
            if seat != viewer:
                chosen = [
                    pair
                    for pair in combinations_with_replacement(range(2, 9), 2)
                    if fits(pair, known.least_first[seat], known.most_first[seat])
                    and Counter(pair) <= pool
                ]
                if not chosen:
                    break
                hand = chosen[stream.below(len(chosen))]
                pool -= Counter(hand)
            hands.append(hand)
        if len(hands) < players:
            continue
        shown = len(replay.deck) if replay.renewed else len(replay.deck) - len(replay.last.deck)
        renewed = replay.renewed[0] if replay.renewed else None
        other = replay.with_cards(hands, (*replay.deck[:shown], *pool.elements()), renewed)
        assert other is not None
        for one, two in zip(states(replay.last), states(other), strict=True):
            assert one.view(viewer) == two.view(viewer)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_bounds_are_narrowed_exactly(data: st.DataObject) -> None:
    pairs = list(combinations_with_replacement(range(4), 2))
    deal = data.draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=4))
    spare = data.draw(st.lists(st.integers(0, 3), max_size=3))
    hands = []
    for pair in deal:
        least, most = [0] * 7, [0] * 7
        for i in range(4):
            held = pair.count(i)
            least[i] = data.draw(st.integers(0, held))
            most[i] = data.draw(st.integers(held, 2))
        hands.append(Bounds(2, least, most))
    supply = Counter(card for pair in deal for card in pair) + Counter(spare)
    options = [
        [p for p in pairs if all(h.least[i] <= p.count(i) <= h.most[i] for i in range(4))]
        for h in hands
    ]
    fitting_deals = [
        found
        for found in product(*options)
        if Counter(card for pair in found for card in pair) <= supply
    ]
    pool = Handful(value + 2 for value in supply.elements())
    for at_hand, bounds in enumerate(narrowed(hands, pool)):
        numbers = [[found[at_hand].count(i) for found in fitting_deals] for i in range(7)]
        assert bounds.least == [min(n) for n in numbers]
        assert bounds.most == [max(n) for n in numbers]
