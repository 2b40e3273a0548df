"""What each seat may know: nothing hidden leaks, and every certain conclusion is drawn."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood.core.action import Action
from tanglewood.core.chance import Drawn, Stream
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.games.woods.bounds import Bounds, narrowed
from tanglewood.games.woods.cards import cards_of, handful_of, size
from tanglewood.games.woods.events import Dealt, Reshuffled
from tanglewood.games.woods.game import WoodsGame, woods
from tanglewood.games.woods.knowledge import Fact
from tanglewood.games.woods.state import WoodsState
from tanglewood.games.woods.view import WoodsView
from tests.rules.woods.positions import GAMES, at, played
from tests.support import rule

Order = tuple[int, ...]


class Told:
    """A game told by its chance outcomes and its actions, so that it can be told differently."""

    def __init__(self, game: WoodsGame, seed: int, turns: int) -> None:
        self.game = game
        stream = Stream(seed, 8)
        state = game.start(seed=seed)
        self.actions: list[Action] = []
        while state.outcome is None and len(self.actions) < turns:
            action = state.legal[stream.below(len(state.legal))]
            self.actions.append(action)
            state = state.apply(action)
        self.last = state
        events = [event for at in states(state) for event in at.events]
        self.first = events[0].seat if game.seats > 1 else None  # type: ignore[attr-defined]
        (dealt,) = (event for event in events if isinstance(event, Dealt))
        self.hands = [cards_of(hand) for hand in dealt.hands if hand is not None]
        assert dealt.deck is not None
        self.row, self.deck = dealt.row, dealt.deck
        self.renewed = [event.deck for event in events if isinstance(event, Reshuffled)]

    def retold(self, hands: list[Order], deck: Order, renewed: Order | None) -> WoodsState | None:
        """The same actions with other hidden cards; None where they would not have been legal."""
        chance: list[Order] = [] if self.first is None else [(self.first,)]
        chance.append((*(card for hand in hands for card in hand), *self.row, *deck))
        if renewed is not None:
            chance.append(renewed)
        try:
            state = self.game.start(chance=chance)
            for action in self.actions:
                state = state.apply(action)
        except TanglewoodError:
            return None
        return state


def states(state: State[WoodsGame]) -> Iterator[State[WoodsGame]]:
    """All states of a game, oldest first."""
    found: list[State[WoodsGame]] = []
    at: State[WoodsGame] | None = state
    while at is not None:
        found.append(at)
        at = at.previous
    return reversed(found)


def saw_the_same(viewer: int, one: WoodsState, two: WoodsState | None) -> bool:
    """Whether the viewer saw the same happen in both games."""
    return two is not None and one.view(viewer).log == two.view(viewer).log


def fitting(told: Told, viewer: int) -> dict[tuple[Order, ...], WoodsState]:
    """All first hands with which the viewer would have seen the same, each with its game: found by
    trying every one. What is left of the deck lies in another order than in the game told."""
    shown = len(told.deck) if told.renewed else len(told.deck) - len(told.last.table.deck)
    unseen = Counter(told.deck[shown:])
    for seat, hand in enumerate(told.hands):
        if seat != viewer:
            unseen.update(hand)
    pairs = list(combinations_with_replacement(range(2, 9), 2))
    candidates = [
        [hand] if seat == viewer else [pair for pair in pairs if Counter(pair) <= unseen]
        for seat, hand in enumerate(told.hands)
    ]
    renewed = told.renewed[0] if told.renewed else None
    if renewed is not None:
        known_part = len(renewed) - len(told.last.table.deck)
        renewed = (*renewed[:known_part], *renewed[known_part:][::-1])
    found = {}
    for hands in product(*candidates):
        rest = Counter(unseen)
        for seat, hand in enumerate(hands):
            if seat != viewer:
                rest.subtract(hand)
        if min(rest.values(), default=0) >= 0:
            other = told.retold(list(hands), (*told.deck[:shown], *rest.elements()), renewed)
            if other is not None and saw_the_same(viewer, told.last, other):
                found[tuple(hands)] = other
    return found


def compare_with_all_deals(told: Told, viewer: int) -> None:
    """Nothing leaks: the views of all fitting deals are equal, in every state. Nothing is missed:
    the knowledge is exactly what they have in common."""
    deals = fitting(told, viewer)
    assert tuple(told.hands) in deals
    for other in deals.values():
        assert other.view(viewer) == told.last.view(viewer)
    for one, two in zip(states(told.last), states(other), strict=True):
        assert one.view(viewer) == two.view(viewer)
    known = told.last.view(viewer).known
    assert known is not None
    for seat in range(told.game.seats):
        nows = [Counter(cards_of(other.hands[seat])) for other in deals.values()]
        least = handful_of(v for v in range(2, 9) for _ in range(min(now[v] for now in nows)))
        most = handful_of(v for v in range(2, 9) for _ in range(max(now[v] for now in nows)))
        assert known.holds[seat] == least
        assert known.most[seat] == most
        assert known.unknown[seat] == size(told.last.hands[seat]) - size(least)
        for hands in deals:
            assert fits(hands[seat], known.least_first[seat], known.most_first[seat])
    decks = {handful_of(other.table.deck) for other in deals.values()}
    assert known.deck == (decks.pop() if len(decks) == 1 else None)


def fits(hand: Order, least: int, most: int) -> bool:
    counts, low, high = Counter(hand), Counter(cards_of(least)), Counter(cards_of(most))
    return low <= counts <= high


@rule("woods.hidden")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 60), viewer=st.integers(0, 1))
def test_with_two_players_a_view_holds_what_all_fitting_deals_share(
    seed: int, turns: int, viewer: int
) -> None:
    compare_with_all_deals(Told(GAMES[2], seed, turns), viewer)


SPARSE = woods({"players": 3, "components": {"deck": dict.fromkeys("2345678", 3)}})


@rule("woods.hidden")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 25), viewer=st.integers(0, 2))
def test_with_few_cards_the_hands_of_two_others_tell_about_each_other(
    seed: int, turns: int, viewer: int
) -> None:
    compare_with_all_deals(Told(SPARSE, seed, turns), viewer)


@rule("woods.hidden")
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 90))
def test_with_three_players_and_a_renewed_deck(seed: int, turns: int) -> None:
    compare_with_all_deals(Told(GAMES[3], seed, turns), 0)


@rule("woods.hidden")
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 60))
def test_a_spectator_sees_what_all_fitting_deals_share(seed: int, turns: int) -> None:
    compare_with_all_deals(Told(GAMES[2], seed, turns), SPECTATOR)


@rule("woods.hidden")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 90), pick=st.integers(0, 2**32))
def test_every_deal_within_the_bounds_looks_the_same(
    players: int, seed: int, turns: int, pick: int
) -> None:
    told = Told(GAMES[players], seed, turns)
    stream = Stream(pick)
    for viewer in (*range(players), SPECTATOR):
        known = told.last.view(viewer).known
        assert known is not None
        pool = Counter(cards_of(known.pool))
        hands = []
        for seat, hand in enumerate(told.hands):
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
        shown = len(told.deck) if told.renewed else len(told.deck) - len(told.last.table.deck)
        renewed = told.renewed[0] if told.renewed else None
        other = told.retold(hands, (*told.deck[:shown], *pool.elements()), renewed)
        assert other is not None
        for one, two in zip(states(told.last), states(other), strict=True):
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
    pool = handful_of(value + 2 for value in supply.elements())
    for at_hand, bounds in enumerate(narrowed(hands, pool)):
        numbers = [[found[at_hand].count(i) for found in fitting_deals] for i in range(7)]
        assert bounds.least == [min(n) for n in numbers]
        assert bounds.most == [max(n) for n in numbers]


@rule("woods.hidden")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    state = played("0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7 tokens=1-0 pockets=7/-", "5>4")
    own, other, watcher = (state.view(viewer) for viewer in (0, 1, SPECTATOR))
    assert cards_of(own.hand) == (3, 8)
    assert cards_of(other.hand) == (2, 8)
    assert watcher.hand == 0
    assert watcher.legal == ()
    assert other.legal == state.legal
    for view in (own, other, watcher):
        assert view.row == (2, 3, 4, 4, 5)
        assert view.deck == 4
        assert view.discards == state.table.discards
        assert view.pockets == state.pockets
        assert view.tokens == (1, 0)
        assert view.left == 15
        assert view.counts == (2, 2)
        assert view.scores == (8, 0)


def view_of(text: str, *actions: str, viewer: int = 1) -> WoodsView:
    return played(text, *actions).view(viewer)


OPEN = "0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7"


@rule("woods.hidden")
def test_a_card_taken_openly_is_known_to_be_held() -> None:
    known = view_of(OPEN, "5>4").known
    assert known is not None
    assert cards_of(known.holds[0]) == (8,)
    assert known.unknown == (1, 0)
    assert known.facts == (
        Fact("least", 0, 1, 5, 1),
        Fact("took", 0, 1, 8, 1),
        Fact("most", 0, 1, 8, 1),
    )


@rule("woods.hidden")
def test_a_card_that_was_discarded_is_held_no_more() -> None:
    known = view_of(OPEN, "5>4", "2>1", "8>01").known
    assert known is not None
    assert 8 not in cards_of(known.holds[0])
    assert known.unknown[0] == 1


@rule("woods.hidden")
def test_a_pass_tells_that_every_card_is_higher() -> None:
    known = view_of("0:5,6 1:2,8 row=4", "pass").known
    assert known is not None
    assert min(cards_of(known.most[0])) == 5
    assert Fact("most", 0, 1, 4, 0) in known.facts


@rule("woods.hidden")
def test_a_set_tells_of_the_pair_that_was_held() -> None:
    known = view_of("0:3,3,5,8 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7", "8>01").known
    assert known is not None
    assert Fact("least", 0, 1, 3, 2) in known.facts
    assert cards_of(known.holds[0]) == (2,)
    assert known.unknown[0] == 1


@rule("woods.hidden", "woods.deck.two")
def test_when_the_deck_is_used_up_the_other_hand_is_known() -> None:
    known = at("0:5,6 1:2,8 row=4,5").view(1).known
    assert known is not None
    assert cards_of(known.holds[0]) == (5, 6)
    assert known.deck == 0


@rule("woods.deck.more")
def test_the_cards_of_a_renewed_deck_are_known_but_not_their_order() -> None:
    text = "0:8,8 1:2,4 2:5,5 row=2,4,6,7,8 deck=5 reshuffles=1"
    state = GAMES[3].position(text).play("8>12")
    chance = state.chance
    assert chance is not None
    first, *rest = chance.items
    one, two = state.apply(Drawn((first, *rest))), state.apply(Drawn((first, *rest[::-1])))
    assert one != two
    for viewer in (0, 1, 2, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        known = one.view(viewer).known
        assert known is not None
        assert known.deck == handful_of(chance.items[1:])


def test_a_view_from_memory_lists_no_conclusions() -> None:
    view = GAMES[3].start(seed=1).view(0)
    assert view.from_memory().known is None
    assert "known" not in view.from_memory().plain()
    assert "known" in view.plain()


def test_before_the_deal_nothing_is_known_but_the_deck() -> None:
    known = GAMES[2].start().view(0).known
    assert known is not None
    assert known.holds == (0, 0)
    assert known.deck == GAMES[2].rules.cards


@rule("woods.solo.setup")
def test_a_solo_player_knows_what_is_in_the_deck() -> None:
    state = GAMES[1].start(seed=3)
    for _ in range(12):
        if state.outcome is None:
            state = state.apply(state.legal[-1])
        known = state.view(0).known
        assert known is not None
        assert known.deck == handful_of(state.table.deck)
        assert known.holds == state.hands
