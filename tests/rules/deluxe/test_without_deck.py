"""Positions that were set up without a draw deck: hands stay level and every game goes on."""

import pytest

from tanglewood.core.errors import IllegalAction
from tests.rules.deluxe.positions import after, at, cards, legal, winner
from tests.support import rule, walk


@rule("ruling.S29")
def test_a_woodcutter_draws_nothing_and_puts_nothing_under() -> None:
    state = after("0:B5,K2 1:B4,K3 decree=M1", "B5")
    assert cards(state.hands[0]) == "K2"
    assert state.deck == ()
    assert legal(state) == "B4"


@rule("ruling.S29")
def test_an_axe_still_wins_over_a_woodcutter() -> None:
    state = after("0:B5,K2 1:Axe,K3 decree=M1", "B5", "Axe")
    assert cards(state.hands[1]) == "K3"
    assert winner(state) == 1


@rule("ruling.S29", "deluxe.crown")
def test_a_crown_can_not_be_added() -> None:
    state = at("0:B5,Crown 1:B4,K3 decree=M1")
    assert legal(state) == "B5 Crown"
    with pytest.raises(IllegalAction, match="The Crown draws a card, but the deck is empty"):
        state.apply("B5+Crown")
    assert legal(at("0:B5,Crown 1:B4,K3 decree=M1 deck=M2")) == "B5 Crown B5+Crown"


@rule("ruling.S29", "ruling.P5")
@pytest.mark.parametrize("card", ["Potion", "Mirror"])
def test_a_potion_that_is_the_last_card_stays_and_loses(card: str) -> None:
    decree = "M1" if card == "Potion" else "Potion"
    state = after(f"0:{card} 1:B4 decree={decree} tricks=6-6", card, "B4")
    assert winner(state) == 1


@rule("ruling.S29")
@pytest.mark.parametrize(
    "position",
    [
        "0:Potion,B5,Crown 1:Mirror,Hammer,K5 decree=Axe",
        "0:Potion,B5,K9 1:Mirror,Hammer,K5 decree=Crown deck=K2",
        "0:Shovel,Tree,B3 1:Fairy,K3,K5 decree=Mirror pile0=Potion,Hammer pile1=K7,M5",
    ],
)
def test_a_game_without_a_deck_comes_to_its_end(position: str) -> None:
    for seed in range(40):
        for state in walk(at(position).game.position(position + f" chances={seed}"), seed):
            if state.to_act < 0:
                break
            assert state.legal_mask
