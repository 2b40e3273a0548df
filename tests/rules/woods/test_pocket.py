"""Pocketing sets of three, and the duty to keep a card."""

import pytest

from tanglewood.core.errors import IllegalAction
from tests.rules.woods.positions import at, played, shown, texts
from tests.support import rule


@rule("woods.pocket")
def test_three_of_a_kind_are_pocketed_at_once() -> None:
    state = played("0:3,3,8 1:2,2 row=3,5,6,7,7 deck=4,4", "8>01")
    assert shown(state)["0"] == "5"
    assert shown(state)["pockets"] == "3/-"
    assert state.scores == (3 + 1, 0)


@rule("woods.pocket")
def test_two_sets_in_one_turn() -> None:
    state = played("0:3,3,5,5,8,8 1:2,2 row=4,5,6,3,7 deck=4,4", "8>13")
    assert shown(state)["0"] == "8"
    assert shown(state)["pockets"] == "3,5/-"
    assert state.scores == (8, 0)


@rule("woods.pocket")
def test_one_taken_card_completes_a_set_by_trading_up() -> None:
    state = played("0:6,6,2,4 1:2,2 row=2,3,6,7,7 deck=4,4", "2>2")
    assert shown(state)["0"] == "4"
    assert shown(state)["pockets"] == "6/-"


@rule("woods.pocket")
def test_the_same_value_can_be_pocketed_again_by_several_players() -> None:
    state = played("0:3,3,8 1:2,2 row=3,5,6,7,7 deck=4,4 pockets=3/-", "8>01")
    assert shown(state)["pockets"] == "3,3/-"


@rule("ruling.W12")
def test_of_four_of_a_kind_one_stays() -> None:
    state = played("0:3,3,8 1:2,2 row=3,3,6,7,7 deck=4,4", "8>01")
    assert shown(state)["0"] == "3"
    assert shown(state)["pockets"] == "3/-"


@rule("woods.pocket")
def test_two_of_a_kind_stay_in_hand() -> None:
    state = played("0:3,8 1:2,2 row=3,5,6,7,7 deck=4,4", "8>01")
    assert shown(state)["0"] == "3,3,5"


KEEP_ONE = [
    pytest.param("0:2,4,4 row=3,4,5,6,4", {"2>1", "2>4"}, id="three cards, one taken"),
    pytest.param("0:3,7 row=3,4,5,3,3", {"7>03", "7>04", "7>34"}, id="two cards, two taken"),
    pytest.param("0:2,2,3,3,6 row=3,4,2,3,2", {"6>02", "6>04", "6>23", "6>34"}, id="five cards"),
]


@rule("woods.keep-one")
@pytest.mark.parametrize(("text", "closed"), KEEP_ONE)
def test_a_trade_that_pockets_the_whole_hand_is_closed(text: str, closed: set[str]) -> None:
    state = at(f"{text} 1:8,8 deck=5,6")
    assert not closed & set(texts(state).split())
    for action in closed:
        with pytest.raises(IllegalAction, match="one card must remain") as refusal:
            state.apply(action)
        assert refusal.value.rule == "woods.keep-one"


@rule("woods.keep-one")
def test_a_pair_taken_by_a_third_card_may_leave_another_card() -> None:
    assert "2>1" in texts(at("0:2,4,4,8 1:8,8 row=3,4,5,6,4 deck=5,6")).split()
    assert "7>34" in texts(at("0:3,7,8 1:8,8 row=3,4,5,3,3 deck=5,6")).split()


@rule("ruling.W4")
def test_instead_of_the_third_card_one_of_the_same_value_may_be_exchanged() -> None:
    state = at("0:2,4,4 1:8,8 row=4,4,4,4,4 deck=5,6")
    assert texts(state) == "4>0 4>1 4>2 4>3 4>4"
    two = at("0:3,7 1:8,8 row=3,3,3,3,3 deck=5,6")
    assert texts(two) == "3>0 3>1 3>2 3>3 3>4"


@rule("woods.keep-one")
@pytest.mark.parametrize(
    ("row", "deck", "players", "allowed"),
    [
        pytest.param("4,8", "-", 2, True, id="as many cards as players"),
        pytest.param("4", "-", 2, True, id="fewer cards than players"),
        pytest.param("4,8,8", "-", 2, False, id="more cards than players"),
        pytest.param("4,8,8", "-", 3, True, id="three players"),
        pytest.param("4,8,8,8,5", "-", 5, True, id="five players and a full row"),
        pytest.param("4,8,8,8,5", "-", 4, False, id="four players and a full row"),
        pytest.param("4,8,8,8,5", "6", 5, False, id="a deck is left"),
    ],
)
def test_the_exception_on_the_last_turn(row: str, deck: str, players: int, allowed: bool) -> None:
    state = at(f"0:2,4,4 1:7 row={row} deck={deck} reshuffles=0", players)
    assert ("2>0" in texts(state).split()) is allowed


@rule("woods.keep-one")
def test_before_the_second_exhaustion_there_is_no_exception() -> None:
    state = at("0:2,4,4 1:7 row=4,8,8,8,5 deck=6 reshuffles=1", 5)
    assert "2>0" not in texts(state).split()


@rule("ruling.W5")
def test_the_exception_is_tested_at_the_start_of_every_turn() -> None:
    start = "0:2,4,4 1:7,7 row=4,6,8"
    assert "2>0" not in texts(at(start)).split()
    later = played(start, "4>1", "7>1")
    assert shown(later)["row"] == "4"
    assert "2>0" in texts(later).split()
    after = later.apply("2>0")
    assert after.outcome is not None


@rule("ruling.W5")
def test_who_emptied_the_hand_passes_and_the_others_go_on() -> None:
    state = played("0:2,4,4 1:5,6,8 row=4,6", "2>0")
    assert shown(state)["0"] == "-"
    assert texts(state) == "5>0 6>0"
    assert state.apply("5>0").outcome is not None
    longer = played("0:2,4,4 1:7,8 row=4,6", "2>0", "pass")
    assert texts(longer) == "pass"
    assert longer.apply("pass").outcome is not None
