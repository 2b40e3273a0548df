"""Cards and sets of cards are values."""

import copy
import json
import pickle
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tanglewood.cards.card import Card
from tanglewood.cards.cards import Cards
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.errors import BadText, TanglewoodError, WrongType

sets = st.frozensets(st.sampled_from(FoxCard.all))


def test_a_card_prints_as_its_text_and_its_repr_evaluates_back() -> None:
    card = FoxCard(" b7 ")
    assert str(card) == f"{card}" == card.text == "B7"
    assert repr(card) == "FoxCard('B7')"
    assert eval(repr(card)) is card
    assert (card.suit, card.rank, card.number, card.title) == (0, 7, 6, "7 of Bells")


def test_there_is_one_object_for_each_card() -> None:
    card = DuetCard("S10")
    assert card is DuetCard("s10") is DuetCard(card) is DuetCard.of(2, 10) is DuetCard.all[29]
    assert pickle.loads(pickle.dumps(card)) is card is copy.deepcopy(card)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        FoxCard("B7").rank = 3  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"^FoxCards\('B7'\) is a value and cannot be changed"):
        FoxCards("B7").mask = 3
    with pytest.raises(AttributeError, match="cannot be changed"):
        del FoxCards("B7").mask


def test_special_cards_come_after_the_suits_and_have_a_name() -> None:
    crown = FoxCard("crown")
    assert (str(crown), crown.title, crown.suit, crown.rank) == ("Crown", "Crown", -1, 2)
    assert FoxCard("M11") < crown
    assert len(FoxCards.deck() - FoxCards.all_suited()) == 9


@pytest.mark.parametrize("wrong", ["B12", "", "decree=B7", "D1"])
def test_a_text_that_is_no_card_gets_a_sentence(wrong: str) -> None:
    with pytest.raises(BadText, match=r"is not a card; cards are written like B3 \(B for Bells,"):
        FoxCard(wrong)


def test_what_is_no_card_at_all_gets_a_sentence() -> None:
    with pytest.raises(WrongType, match=r"A card is a text like B3 or a FoxCard, not 7\."):
        FoxCard(7)  # type: ignore[arg-type]
    with pytest.raises(WrongType, match="S3 is a DuetCard, not a FoxCard"):
        FoxCard(DuetCard("S3"))
    assert issubclass(WrongType, TanglewoodError)


def test_a_suit_is_named_by_its_letter_or_its_word() -> None:
    assert FoxCard.parse_suit("k") == FoxCard.parse_suit("Keys") == 1
    with pytest.raises(BadText, match="the suits are B for Bells, K for Keys and M for Moons"):
        FoxCard.parse_suit("Stars")


def test_a_set_prints_in_the_order_of_the_deck_and_evaluates_back() -> None:
    cards = FoxCards("M1, K2,b7")
    assert str(cards) == "B7,K2,M1"
    assert repr(cards) == "FoxCards('B7,K2,M1')"
    assert (
        eval(repr(cards)) == cards == FoxCards(["K2", FoxCard("M1"), "B7"]) == FoxCards("K2 B7 M1")
    )
    assert (str(FoxCards()), repr(FoxCards()), FoxCards("-")) == ("-", "FoxCards()", FoxCards())


def test_a_set_is_walked_through_in_the_order_of_the_deck() -> None:
    cards = DuetCards("S1,D3,R2")
    assert cards.texts == ["D3", "R2", "S1"]
    assert [*reversed(cards)] == [*cards][::-1]
    assert (cards.lowest, cards.highest) == (DuetCard("D3"), DuetCard("S1"))
    assert (len(cards), bool(cards), bool(DuetCards())) == (3, True, False)
    with pytest.raises(WrongType, match="No cards"):
        _ = DuetCards().highest
    with pytest.raises(WrongType, match="No cards"):
        _ = DuetCards().lowest


def test_membership_takes_cards_and_texts() -> None:
    cards = FoxCards("B7,K2")
    assert "B7" in cards
    assert "k2" in cards
    assert FoxCard("B7") in cards
    assert "B8" not in cards
    assert "nonsense" not in cards
    assert DuetCard("D7") not in cards
    assert 6 not in cards


def test_operators_take_sets_cards_and_texts() -> None:
    cards = FoxCards("B7,K2")
    assert cards | "M1" == cards | FoxCard("M1") == cards | FoxCards("M1") == FoxCards("B7,K2,M1")
    assert cards - "B7" == FoxCards("K2")
    assert cards & FoxCards.of_suit(0) == FoxCards("B7")
    assert cards ^ ["B7", "M1"] == FoxCards("K2,M1")
    assert cards.isdisjoint("M1")
    assert FoxCards("B7") < cards <= FoxCards(cards)
    assert cards > FoxCards()
    assert cards >= "K2"


@given(sets, sets)
def test_sets_behave_as_frozen_sets_do(
    first: frozenset[FoxCard], second: frozenset[FoxCard]
) -> None:
    a, b = FoxCards(first), FoxCards(second)
    assert set(a) == first
    assert len(a) == len(first)
    assert [*a] == sorted(first)
    assert set(a | b) == first | second
    assert set(a & b) == first & second
    assert set(a - b) == first - second
    assert set(a ^ b) == first ^ second
    assert (a <= b, a < b, a >= b, a > b) == (
        first <= second, first < second, first >= second, first > second,
    )  # fmt: skip
    assert (a == b) == (first == second) == (a == second) == (second == a)
    assert a == first == a == set(first)
    assert hash(a) == hash(FoxCards(str(a))) == hash(first)
    assert set(a.union(b, "B1")) == first.union(second, [FoxCard("B1")])
    assert set(a.intersection(b)) == first.intersection(second)
    assert set(a.difference(b, "B1")) == first.difference(second, [FoxCard("B1")])
    assert set(a.symmetric_difference(b)) == first.symmetric_difference(second)
    assert (a.issubset(b), a.issuperset(b)) == (first.issubset(second), first.issuperset(second))
    assert FoxCards.from_mask(a.mask) == a == pickle.loads(pickle.dumps(a))


def test_a_set_is_no_number_and_counts_as_none() -> None:
    seven: Any = FoxCards("B7")
    wrong: list[Callable[[], object]] = [
        lambda: seven + FoxCards("B8"),
        lambda: 1 + seven,
        lambda: sum([seven, seven]),
        lambda: seven * 2,
        lambda: 2 * seven,
        lambda: seven / 2,
        lambda: seven**2,
        lambda: seven << 1,
        lambda: 1 << seven,
        lambda: abs(seven),
        lambda: ~seven,
        lambda: int(seven),
        lambda: range(seven),
        lambda: json.dumps(seven),
        lambda: json.dumps({"hand": seven}),
    ]
    for use in wrong:
        with pytest.raises(TypeError):
            use()
    assert not hasattr(seven, "bit_count")
    assert json.dumps(seven.plain()) == '["B7"]'
    cards = ["B1"]
    cards += seven
    assert cards == ["B1", FoxCard("B7")]


def test_a_set_equals_sets_of_the_same_cards_and_nothing_else() -> None:
    cards: Any = FoxCards("B1")
    assert cards == {FoxCard("B1")} == cards == frozenset([FoxCard("B1")])
    assert {cards: 1}[frozenset([FoxCard("B1")])] == 1
    assert isinstance(cards, AbstractSet)
    for other in (True, 1, "B1", ["B1"], {"B1"}, FoxCard("B1"), None):
        assert cards != other
        assert other != cards
    assert FoxCards() == frozenset() == FoxCards()


def test_operators_take_the_set_at_either_side() -> None:
    cards: Any = FoxCards("B7,K2")
    assert "M1" | cards == {FoxCard("M1")} | cards == FoxCards("B7,K2,M1")
    assert ["B7", "B8"] & cards == FoxCards("B7")
    assert ["B7", "B8"] - cards == FoxCards("B8")
    assert ["B7", "B8"] ^ cards == FoxCards("B8,K2")
    assert "B8,K2" - cards == FoxCards("B8")
    number: Any = 5
    mixed: list[Callable[[], object]] = [
        lambda: cards | number,
        lambda: number | cards,
        lambda: cards & number,
        lambda: cards - number,
        lambda: cards <= number,
    ]
    for wrong in mixed:
        with pytest.raises(WrongType, match=r"^Cards are a text like B3,B6, .* not 5"):
            wrong()


def test_a_suit_or_a_rank_that_is_not_there_is_refused() -> None:
    assert FoxCards.of_suit("B") == FoxCards.of_suit("Bells") == FoxCards.of_suit(0)
    with pytest.raises(BadText, match=r"^'3' is not a suit; the suits are B for Bells"):
        FoxCards.of_suit(3)
    for suit, rank in ((0, 0), (0, 12), (3, 1), (-1, 1)):
        with pytest.raises(BadText, match=f"^There is no rank {rank} of suit {suit}; suits are 0"):
            FoxCard.of(suit, rank)


def test_a_suit_and_a_rank_are_whole_numbers() -> None:
    wrong: Any
    for wrong in ("3", 0.0, True, None):
        with pytest.raises(WrongType, match=r"^A whole number is needed here, not "):
            FoxCard.of(0, wrong)
    for wrong in (0.0, True, None):
        with pytest.raises(WrongType, match=r"^A whole number is needed here, not "):
            FoxCard.of(wrong, 3)
        with pytest.raises(WrongType, match=r"^A whole number is needed here, not "):
            FoxCards.of_suit(wrong)


def test_a_card_belongs_to_a_deck() -> None:
    for kind in (Card, Cards):
        with pytest.raises(WrongType, match="A card belongs to a deck"):
            kind("B7")
    assert FoxCard.of("Bells", 7) is FoxCard.of("B", 7) is FoxCard("B7")


def test_a_card_is_no_number_and_counts_as_none() -> None:
    card: Any = FoxCard("B7")
    for wrong in (
        lambda: card + 1,
        lambda: 1 + card,
        lambda: card * 2,
        lambda: -card,
        lambda: 1 << card,
        lambda: card < 7,
        lambda: json.dumps(card),
        lambda: json.dumps({"card": [card]}),
    ):
        with pytest.raises(TypeError):
            wrong()
    assert card != card.number == 6
    assert {card: 1}.get(6) is None
    assert json.dumps(card.plain()) == '"B7"'


def test_cards_have_the_order_of_their_deck_and_decks_have_none() -> None:
    assert sorted([*FoxCard.all[5:], *FoxCard.all[:5]]) == list(FoxCard.all)
    assert max(FoxCard.all) is FoxCard.all[-1]
    first, last = FoxCard("B1"), FoxCard("Mirror")
    assert first < last
    assert last >= first >= first
    with pytest.raises(TypeError):
        assert first < DuetCard("D2")


def test_a_set_of_cards_has_the_same_order_in_every_process() -> None:
    assert hash(FoxCard("B7")) == 6


def test_sets_of_different_decks_do_not_mix() -> None:
    assert FoxCards("B7") != DuetCards("D7")
    with pytest.raises(WrongType, match="These are DuetCards, not FoxCards"):
        FoxCards("B7") | DuetCards("D7")  # type: ignore[operator]


def test_what_is_no_set_of_cards_gets_a_sentence() -> None:
    with pytest.raises(WrongType, match=r"Cards are a text like B3,B6, a FoxCards .* not 64"):
        FoxCards(64)  # type: ignore[arg-type]
    with pytest.raises(BadText, match="A card appears twice in 'B7,B7'"):
        FoxCards("B7,B7")
    with pytest.raises(WrongType, match="is not a set of these 30 cards"):
        DuetCards.from_mask(1 << 30)
    with pytest.raises(WrongType, match=r"^x is not a set of these 30 cards"):
        DuetCards.from_mask("x")  # type: ignore[arg-type]
    with pytest.raises(WrongType, match=r"^Cards are a text like D3,D6, .* not 5"):
        DuetCard.read_all(5)  # type: ignore[arg-type]


def test_a_set_has_a_number_at_the_edge_of_arrays() -> None:
    cards = DuetCards("D1,D3")
    assert (cards.mask, DuetCard("D2").bit, [5, 6, 7][DuetCard("D2")]) == (5, 2, 6)
