"""The Crown, added to a card or played alone."""

import pytest

from tests.rules.deluxe.positions import after, at, cards, deck, duel, legal, winner
from tests.support import rule


@rule("deluxe.crown")
def test_a_crowned_card_draws_one_and_counts_as_the_11_of_its_suit() -> None:
    state = after("0:B4,K2,Crown 1:B10,K4 decree=M1 deck=M4,M6", "B4+Crown")
    assert cards(state.hands[0]) == "K2 M4"
    assert deck(state) == "M6"
    assert (state.to_act, legal(state)) == (1, "B10")
    assert winner(after(state, "B10")) == 0


@rule("deluxe.crown")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "wins"),
    [
        ("B4+Crown", "M2", "M1", "follow"),  # 11 of its suit, no more
        ("M4+Crown", "M10", "M1", "lead"),
        ("B4+Crown", "K9", "M1", "follow"),
        ("M4+Crown", "K9", "M1", "lead"),
        ("Crown", "B3", "M1", "follow"),  # alone an unsuited 2
        ("B1", "Crown", "M1", "follow"),
    ],
)
def test_the_winner_sees_an_11_or_an_unsuited_2(
    lead: str, follow: str, decree: str, wins: str
) -> None:
    assert duel(lead, follow, decree) == wins


@rule("ruling.S5", "deluxe.crown")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ("0:B4,Bow,Crown 1:K2 decree=M1", "B4 Bow Crown B4+Crown"),  # lead
        ("1:B4,K4,Bow,Crown trick=B2 decree=M1", "B4 Bow Crown B4+Crown"),  # answer
        (
            "0:B4,K4,Crown 1:K2 trick=-,Hammer named=K decree=M1",
            "K4 K4+Crown",
        ),  # the Hammer's replacement
        ("0:Mirror,B4,Crown 1:K2 decree=M1", "B4 Crown Mirror B4+Crown"),  # never to a Mirror
    ],
)  # fmt: skip
def test_the_crown_joins_plays_of_suited_cards_chosen_from_the_hand(
    position: str, choices: str
) -> None:
    assert legal(at(f"{position} deck=M9")) == choices


@rule("ruling.S5")
def test_the_crown_does_not_join_what_potion_or_shovel_bring() -> None:
    state = after("0:Potion,Crown,B2 1:K2 decree=M1 deck=M4,M6", "Potion", "under=B2")
    assert legal(state) == "potion=M4 potion=M6"
    state = after(state, "potion=M4")
    assert state.trick[0].crown is None
    state = after("0:Shovel,Crown,B2 1:K2 decree=M1 pile0=M4,M6", "Shovel", "dig", "~M4")
    assert (state.to_act, cards(state.hands[0])) == (1, "B2 Crown")


@rule("ruling.S6")
def test_the_card_is_drawn_at_once_and_hands_stay_equal() -> None:
    start = "0:B4,K2,Crown 1:B10,K4,M8 decree=M1 deck=B11,M6"
    state = after(start, "B4+Crown")
    assert cards(state.hands[0]) == "B11 K2"
    assert deck(state) == "M6"
    state = after(state, "B10")
    assert [len(hand) for hand in state.hands] == [2, 2]


@rule("ruling.S7", "deluxe.crown")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ("1:B1,B4,B6,Crown trick=B11 decree=M1", "B1 B6 B1+Crown B6+Crown"),
        ("1:K4,Crown trick=B11 decree=M1", "K4 Crown K4+Crown"),
        # a crowned Monarch does not bind
        ("1:B1,B4,B6 trick=B11+Crown decree=M1", "B1 B4 B6"),
        ("1:B1,B4,B6 trick=B3+Crown decree=M1", "B1 B4 B6"),
    ],
)
def test_under_a_monarch_the_crown_joins_only_the_bound_cards(position: str, choices: str) -> None:
    assert legal(at(f"{position} deck=M9")) == choices


@rule("ruling.S7")
def test_a_crowned_card_under_the_monarch_of_its_suit_loses() -> None:
    state = after("0:M2 1:B1,B6,Crown trick=B11 decree=K1 deck=K2", "B6+Crown")
    assert winner(state) == 0


@rule("ruling.S8", "ruling.P3")
@pytest.mark.parametrize(
    ("position", "follow", "points"),
    [
        ("0:K2,K4 1:B2,M2 trick=B7+Crown decree=M1", "B2", 0),
        ("0:K2,K4 1:B7,M2 trick=B2+Crown decree=M1", "B7", 1),
        ("0:K2,K4 1:K7,M2 trick=B7+Crown decree=M1", "K7", 1),
    ],
)
def test_a_crowned_7_gives_no_point_but_another_7_does(
    position: str, follow: str, points: int
) -> None:
    assert after(position, follow).scores == (points, 0)


@rule("ruling.S8")
def test_a_crowned_swan_that_loses_does_not_lead() -> None:
    state = after("0:K2,K4 1:M2,M4 trick=B1+Crown decree=M3", "M2")
    assert (winner(state), state.leader) == (1, 1)
    state = after("0:K2,K4 1:M2,M4 trick=B1 decree=M3", "M2")
    assert (winner(state), state.leader) == (1, 0)


@rule("ruling.S8", "ruling.P3")
@pytest.mark.parametrize(
    ("lead", "follow", "wins"),
    [
        ("B9+Crown", "B10", "lead"),  # an 11 of Bells, no Witch
        ("B9+Crown", "M2", "follow"),  # loses to any trump
        ("B9+Crown", "K9", "follow"),  # the other 9 is then the only one
    ],
)
def test_a_crowned_9_is_no_witch(lead: str, follow: str, wins: str) -> None:
    assert duel(lead, follow, "M1") == wins


@rule("ruling.S8")
@pytest.mark.parametrize("card", ["B3", "B5"])
def test_a_crowned_fox_or_woodcutter_does_nothing_when_played(card: str) -> None:
    state = after(f"0:{card},K2,Crown 1:B10,K4 decree=M1 deck=M4,M6", f"{card}+Crown")
    assert (state.to_act, legal(state)) == (1, "B10")
    assert deck(state) == "M6"


@rule("ruling.S9")
def test_the_added_crown_lies_in_the_pile_as_a_third_card() -> None:
    state = after("0:B4,K2,Crown 1:B10,K4 decree=M1 deck=M4,M6", "B4+Crown", "B10")
    assert cards(state.special.piles[0]) == "B4 B10 Crown"


@rule("ruling.S9")
def test_the_added_crown_makes_the_play_neither_special_nor_a_2() -> None:
    assert winner(after("0:B2 1:Bow,K3 trick=B4+Crown decree=M1", "Bow")) == 0
    start = "0:K4,K6 1:B10,M2 trick=B4+Crown decree=M1 scores=3-3 goals=thorns"
    assert after(start, "B10", goals=True).scores == (3, 3)
