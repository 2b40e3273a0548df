"""The deck, the tokens, the deal and who begins."""

from collections import Counter

import pytest

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.chance import Chance
from tanglewood.core.seat import CHANCE
from tanglewood.games.woods.game import woods
from tests.rules.woods.positions import GAMES, at, played, shown
from tests.support import rule

EVEN = tuple(value for value in range(2, 9) for _ in range(8))


@rule("woods.deck")
@pytest.mark.parametrize(
    ("deck", "counts"),
    [("even", [8, 8, 8, 8, 8, 8, 8]), ("tapered", [11, 10, 9, 8, 7, 6, 5])],
)
def test_both_decks_have_56_cards_of_values_2_to_8(deck: str, counts: list[int]) -> None:
    game = woods({"deck": deck})
    cards = Counter(game.rules.deck.cards)
    assert [cards[value] for value in WoodsCard.all] == counts
    assert cards.total() == 56
    assert game.rules.deck.source == "house"


@rule("woods.deal", "ruling.G2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_by_seat_then_the_row_then_the_deck(players: int) -> None:
    order = EVEN[::-1]
    state = GAMES[players].start(chance=[(1,), order])
    assert [tuple(hand) for hand in state.hands] == [
        tuple(sorted(order[2 * seat : 2 * seat + 2])) for seat in range(players)
    ]
    assert state.row == tuple(sorted(order[2 * players : 2 * players + 5]))
    assert state.deck == order[2 * players + 5 :]
    assert state.to_act == 1


@rule("woods.deal")
def test_the_first_row_is_sorted_with_the_lowest_at_the_far_end() -> None:
    first = (8, 2, 5, 3, 5)
    rest = Counter(EVEN)
    rest.subtract((7, 7, 6, 6, *first))
    state = GAMES[2].start(chance=[(0,), (7, 7, 6, 6, *first, *rest.elements())])
    assert state.row == (2, 3, 5, 5, 8)


@rule("woods.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_picks_the_first_player(players: int) -> None:
    state = GAMES[players].start()
    assert state.to_act == CHANCE
    assert state.chance == Chance("first", tuple(range(players)), 1, ordered=False)
    starters = {GAMES[players].start(seed=seed).turn for seed in range(60)}
    assert starters == set(range(players))


@rule("woods.deal")
def test_turns_go_round() -> None:
    state = GAMES[3].start(chance=[(2,), EVEN])
    order = []
    for _ in range(4):
        order.append(state.to_act)
        state = state.apply(state.legal[0])
    assert order == [2, 0, 1, 2]


@rule("woods.tokens")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sixteen_tokens_wait_at_the_start(players: int) -> None:
    state = GAMES[players].start(seed=1)
    assert state.tokens == (0,) * players
    assert state.view(0).left == 16


@rule("woods.solo.setup", "ruling.G3")
def test_a_solo_player_has_no_tokens_an_unsorted_row_and_begins_without_asking() -> None:
    state = GAMES[1].start()
    assert state.chance is not None
    assert state.chance.name == "deal"
    state = GAMES[1].start(chance=[EVEN[::-1]])
    assert state.to_act == 0
    assert state.row == (8, 8, 8, 8, 8)
    unsorted = (5, 5, 8, 2, 6, 3, 3)
    rest = Counter(EVEN)
    rest.subtract(unsorted)
    state = GAMES[1].start(chance=[(*unsorted, *rest.elements())])
    assert state.row == (8, 2, 6, 3, 3)
    assert state.view(0).left == 0
    after = state.apply("5>0")
    assert after.tokens == (0,)


@rule("woods.discard")
def test_a_turn_discards_one_card_openly() -> None:
    state = played("0:5,6 1:2,2 row=2,3,4,4,8 deck=5,6,7", "5>4")
    assert shown(state)["0"] == "6,8"
    assert (
        tuple(state.discards).count(5)
        == tuple(at("0:5,6 1:2,2 row=2,3,4,4,8 deck=5,6,7").discards).count(5) + 1
    )
    assert len(state.hands[0]) == 2
    assert state.to_act == 1
