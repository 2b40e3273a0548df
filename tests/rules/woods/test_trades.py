"""Trading up and down, what a trade needs, and why not."""

import pytest

from tanglewood.core.errors import IllegalAction
from tests.rules.woods.positions import at, played, shown, texts
from tests.support import rule

LEGAL = [
    pytest.param(
        "0:4 row=2,3,4,4,8", "4>2 4>3 4>4 4>01", marks=rule("woods.up"), id="up takes equal or more"
    ),
    pytest.param(
        "0:6 row=2,4,4,6,7",
        "6>3 6>4 6>01 6>02 6>12",
        marks=rule("woods.down"),
        id="down takes two lower",
    ),
    pytest.param("0:2 row=2,3,4,4,8", "2>0 2>1 2>2 2>3 2>4", marks=rule("woods.up"), id="a 2"),
    pytest.param(
        "0:8 row=2,3,4,4,7",
        "8>01 8>02 8>03 8>04 8>12 8>13 8>14 8>23 8>24 8>34",
        marks=rule("woods.down"),
        id="nothing as high: down only",
    ),
    pytest.param(
        "0:3 row=2,4,5,6,7",
        "3>1 3>2 3>3 3>4",
        marks=rule("woods.down.needs-two"),
        id="one lower card: up only",
    ),
    pytest.param(
        "0:8 row=2,8 deck=-",
        "8>1",
        marks=rule("woods.down.needs-two"),
        id="one lower card in a short row",
    ),
    pytest.param(
        "0:3,7 row=4 deck=-",
        "3>0",
        marks=rule("woods.stuck"),
        id="a discard without a trade is not legal",
    ),
    pytest.param(
        "0:4,6 row=5,5,7,7,7",
        "4>0 4>1 4>2 4>3 4>4 6>2 6>3 6>4 6>01",
        marks=rule("ruling.W3"),
        id="equal cards in different slots are different actions",
    ),
]


@pytest.mark.parametrize(("text", "expected"), LEGAL)
def test_the_legal_trades(text: str, expected: str) -> None:
    deck = "" if "deck=" in text else " deck=5,5,5"
    assert texts(at(f"{text} 1:2,3{deck}")) == expected


@rule("ruling.W3")
def test_slots_of_equal_cards_differ_by_the_token_and_the_row_left() -> None:
    first = played("0:4,8 1:2,3 row=4,6,4,7,8 deck=5,5,5", "4>0")
    second = played("0:4,8 1:2,3 row=4,6,4,7,8 deck=5,5,5", "4>2")
    assert first.tokens == (1, 0)
    assert second.tokens == (0, 0)
    assert first.hands == second.hands
    assert first.row == (6, 4, 7, 8, 5)
    assert second.row == (4, 6, 7, 8, 5)


@rule("woods.discard")
def test_equal_cards_in_hand_are_one_discard() -> None:
    assert texts(at("0:7,7 1:2,3 row=2,7,8,8,8 deck=5")) == "7>1 7>2 7>3 7>4"


WHY = [
    pytest.param("4>0", "woods.discard", "You do not hold a 4", id="not held"),
    pytest.param("8>0", "woods.up", "lower", id="up to a lower card"),
    pytest.param("5>02", "woods.down", "lower than 5", id="down to an equal card"),
    pytest.param("5>04", "woods.down", "lower than 5", id="down to a higher card"),
    pytest.param("pass", "woods.stuck", "may not pass", id="passing with a trade"),
]


@rule("woods.discard", "woods.up", "woods.down", "woods.stuck")
@pytest.mark.parametrize(("action", "rule_id", "words"), WHY)
def test_an_illegal_trade_is_refused_with_its_rule(action: str, rule_id: str, words: str) -> None:
    state = at("0:5,8 1:2,3 row=2,4,5,6,7 deck=5")
    with pytest.raises(IllegalAction, match=words) as refusal:
        state.apply(action)
    assert refusal.value.rule == rule_id


@rule("woods.down.needs-two")
def test_trading_down_to_a_single_lower_card_is_refused() -> None:
    state = at("0:3,8 1:2,3 row=2,4,5,6,7 deck=5")
    with pytest.raises(IllegalAction, match="fewer than two") as refusal:
        state.apply("3>01")
    assert refusal.value.rule == "woods.down.needs-two"


@pytest.mark.parametrize(("action", "rule_id"), [("3>4", "woods.up"), ("8>04", "woods.down")])
def test_a_slot_beyond_a_short_row_is_refused(action: str, rule_id: str) -> None:
    state = at("0:3,8 1:2,3 row=2,4,5")
    with pytest.raises(IllegalAction, match="no slot 4") as refusal:
        state.apply(action)
    assert refusal.value.rule == rule_id


@rule("woods.stuck", "ruling.W4")
def test_who_has_no_trade_passes_without_discarding() -> None:
    state = at("0:5,6 1:2,3 row=4")
    assert texts(state) == "pass"
    after = state.apply("pass")
    assert after.hands == state.hands
    assert (after.row, after.deck, after.discards) == (state.row, state.deck, state.discards)
    assert after.to_act == 1
    assert texts(after) == "2>0 3>0"


@rule("ruling.W4")
def test_an_empty_hand_passes() -> None:
    state = at("0:- 1:2,3 row=4,5")
    assert texts(state) == "pass"
    with pytest.raises(IllegalAction, match="hand is empty"):
        state.apply("4>0")


@rule("ruling.W4")
def test_with_two_cards_in_the_row_every_discard_has_a_trade() -> None:
    for low in range(2, 9):
        for high in range(low, 9):
            for card in range(2, 9):
                state = at(f"0:{card} 1:- row={low},{high}")
                assert texts(state) != "pass"


@rule("woods.stuck")
def test_the_game_is_over_when_all_pass_in_a_row() -> None:
    state = played("0:5,6 1:7 2:- row=4", "pass", "pass", players=3)
    assert state.outcome is None
    over = state.apply("pass")
    assert over.outcome is not None
    assert shown(over)["row"] == "4"


@rule("woods.stuck")
def test_a_trade_in_between_starts_the_count_of_passes_anew() -> None:
    state = played("0:5,6 1:3,8 2:7,8 row=4", "pass", players=3)
    assert state.passes == 1
    over = state.apply("3>0")
    assert over.outcome is not None
    later = played("0:- 1:3,8 2:- row=4,5", "pass", "3>0", players=3)
    assert later.passes == 0
    assert later.to_act == 2
