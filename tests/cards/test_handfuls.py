"""Cards of Into the Woods and handfuls of them are values."""

import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.errors import BadText, WrongType

handfuls = st.lists(st.integers(2, 8), max_size=30)


def test_a_handful_does_not_change_and_counts_no_cards_that_there_are_not() -> None:
    handful = Handful("3,5,5")
    with pytest.raises(AttributeError, match="is a value and cannot be changed"):
        handful.packed = 7
    with pytest.raises(BadText, match="'9' is not a card"):
        handful.count(9)
    with pytest.raises(WrongType, match="not something of type list"):
        handful.count([1])  # type: ignore[arg-type]


def test_a_card_is_its_value() -> None:
    card = WoodsCard("5")
    assert card is WoodsCard(5) is pickle.loads(pickle.dumps(card))
    assert (str(card), f"{card}", repr(card), card.text) == ("5", "5", "WoodsCard(5)", "5")
    assert card == 5
    assert card < WoodsCard(6)
    assert (card.title, WoodsCard(8).title) == ("a 5", "an 8")
    assert [*WoodsCard.all] == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("wrong", ["9", "", "x", 1, 9])
def test_what_is_no_card_gets_a_sentence(wrong: str | int) -> None:
    with pytest.raises(BadText, match=r"is not a card; cards are 2 to 8\."):
        WoodsCard(wrong)


def test_a_handful_prints_in_ascending_order_and_evaluates_back() -> None:
    handful = Handful("5, 3,5")
    assert (str(handful), repr(handful)) == ("3,5,5", "Handful('3,5,5')")
    assert eval(repr(handful)) == handful == Handful([5, 5, 3]) == Handful("5 5 3")
    assert (str(Handful()), repr(Handful()), Handful("-")) == ("-", "Handful()", Handful())


def test_a_handful_is_asked_for_cards() -> None:
    handful = Handful("3,5,5")
    assert 5 in handful
    assert "3" in handful
    assert WoodsCard(3) in handful
    assert 4 not in handful
    assert "x" not in handful
    assert None not in handful
    assert (len(handful), handful.count(5), handful.kinds) == (3, 2, (3, 5))
    assert handful + 4 == Handful("3,4,5,5")
    assert handful - "5" == Handful("3,5")
    assert 3 * Handful("2") == Handful("2,2,2") >= Handful("2,2")


@given(handfuls, handfuls)
def test_handfuls_behave_as_counters_do(first: list[int], second: list[int]) -> None:
    a, b = Handful(first), Handful(second)
    assert [*a] == sorted(first)
    assert len(a) == len(first)
    assert [*a.kinds] == sorted(set(first))
    assert Counter(a + b) == Counter(first) + Counter(second)
    assert (a <= b) == (Counter(first) <= Counter(second))
    assert a + b - b == a
    assert hash(a) == hash(Handful(str(a)))
    assert Handful.from_packed(a.packed) == a == pickle.loads(pickle.dumps(a))


def test_a_handful_is_no_number() -> None:
    three: object = Handful("3")
    assert three != Handful("3").packed
    assert Handful() != 0
    assert int(Handful("3").packed) == 256


def test_what_is_not_there_cannot_be_taken_away() -> None:
    with pytest.raises(BadText, match=r"5,5 is not part of 3,5\."):
        Handful("3,5") - "5,5"


def test_handfuls_are_compared_with_whatever_is_one() -> None:
    assert Handful("3") < Handful("3,5") > "5"
    assert Handful("3") <= 3
    assert not Handful("3") < Handful("3")
    assert Handful("3,5") >= [5]
    assert Handful("3,3").count("3") == 2
    assert sum([Handful("3"), Handful("5")]) == Handful("3,5") == 3 + Handful("5")


@pytest.mark.parametrize(
    "made",
    [
        lambda: Handful("3") * 100,
        lambda: Handful("3") * -1,
        lambda: Handful([3] * 100),
        lambda: Handful.from_counts([100]),
        lambda: Handful.from_counts([1] * 8),
        lambda: Handful("3") * 99 + Handful("3") * 99,
        lambda: Handful("3") * 99 + 3,
    ],
)
def test_no_handful_runs_over_into_the_next_value(made: Callable[[], Handful]) -> None:
    with pytest.raises(BadText, match=r"^A handful has 0 to 99 cards of each value"):
        made()


@pytest.mark.parametrize("packed", [-1, 1 << 56, 100, 128, 255 << 48, 100 << 8, "x", 1.0, None])
def test_what_is_no_packed_handful_is_refused(packed: Any) -> None:
    with pytest.raises(
        WrongType, match=r" is not a handful: it has 8 bits for the number of each "
    ):
        Handful.from_packed(packed)


def test_the_most_cards_are_a_packed_handful() -> None:
    most = Handful.from_counts([99] * 7)
    assert Handful.from_packed(most.packed) == most
    assert not Handful.from_packed(0)


def test_counts_are_whole_numbers() -> None:
    wrong: Any
    for wrong in ("x", 3):
        with pytest.raises(WrongType, match=r"^Counts are whole numbers, one for each value"):
            Handful.from_counts(wrong)
    with pytest.raises(WrongType, match=r"^A whole number is needed here, not 'x'"):
        Handful.from_counts(["x"])  # type: ignore[list-item]


def test_what_is_no_handful_gets_a_sentence() -> None:
    with pytest.raises(BadText, match="' is no list of cards: those are values from 2 to 8 with"):
        Handful("3,9")
    with pytest.raises(WrongType, match=r"Cards are a text like 3,5, .* not None"):
        Handful(None)  # type: ignore[arg-type]
    with pytest.raises(WrongType, match=r"^A card is a text .* not something of type list"):
        WoodsCard([])  # type: ignore[arg-type]
    with pytest.raises(WrongType, match=r"^A whole number is needed here, not 'x'"):
        Handful("3") * "x"
    with pytest.raises(BadText, match="'1' is not a card"):
        Handful("3").count(1)
