"""The Potion and the Shovel."""

import pytest

from tanglewood.cards.fox import FoxCards
from tests.rules.deluxe.positions import after, at, cards, deck, duel, legal, winner
from tests.support import rule


@rule("deluxe.potion", "ruling.S17")
def test_the_potion_goes_under_with_another_card_and_one_of_two_is_played() -> None:
    state = after("0:B2,B4,Potion 1:K2,K4,K8 decree=M1 deck=M3,M4,M6", "Potion")
    assert (state.to_act, legal(state)) == (0, "under=B2 under=B4")
    assert deck(state) == "M3 M4 M6 Potion"
    state = after(state, "under=B4")
    assert deck(state) == "M6 Potion B4"
    assert legal(state) == "potion=M3 potion=M4"
    state = after(state, "potion=M4")
    assert cards(state.hands[0]) == "B2 M3"
    assert (state.to_act, legal(state)) == (1, "K2 K4 K8")


@rule("ruling.S17", "ruling.G1")
def test_the_only_other_card_goes_under_without_asking() -> None:
    state = after("0:B2,Potion 1:K2 decree=M1 deck=M3,M4,M6", "Potion")
    assert legal(state) == "potion=M3 potion=M4"
    assert deck(state) == "M6 Potion B2"


@rule("deluxe.potion", "ruling.S17")
def test_a_last_potion_goes_alone_and_one_card_is_drawn_and_played() -> None:
    state = after("0:Potion 1:K2 decree=M1 deck=M4,M6", "Potion")
    assert (state.to_act, legal(state)) == (1, "K2")
    assert cards(state.trick[0].cards) == "M4"
    assert deck(state) == "M6 Potion"


@rule("ruling.S17")
def test_the_kept_card_and_the_card_put_under_stay_secret() -> None:
    state = after("0:B2,B4,Potion 1:K2,K4,K8 decree=M1 deck=M3,M4,M6", "Potion", "under=B4")
    assert cards(state.view(0).shown) == "M3 M4"
    assert not state.view(1).shown
    state = after(state, "potion=M4")
    assert "M3" in str([state.game.event_fields(event) for event in state.view(0).log])
    told = str([state.game.event_fields(event) for event in state.view(1).log])
    assert "M3" not in told
    assert "B4" not in told


@rule("ruling.S18")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ("1:B2,B4,Potion trick=B11 decree=M1", "B4"),
        ("1:K2,Potion trick=B11 decree=M1", "K2 Potion"),
        ("1:B2,K2,Potion trick=B10 decree=M1", "B2 Potion"),
    ],
)
def test_the_potion_itself_must_be_a_legal_play(position: str, choices: str) -> None:
    assert legal(at(position)) == choices


@rule("ruling.S18", "deluxe.potion")
def test_what_the_potion_brings_need_not_follow() -> None:
    start = "0:B2 1:B4,B6,Potion trick=B3 decree=M1 deck=K2,K4"
    state = after(start, "Potion", "under=B4")
    assert legal(state) == "potion=K2 potion=K4"
    assert winner(after(state, "potion=K2")) == 0


@rule("ruling.S19")
def test_the_potion_may_replace_a_hammered_lead_when_the_suit_is_missing() -> None:
    start = "0:B4,Potion 1:Hammer,B6 trick=B2 decree=M1 deck=M4,K2,M8"
    assert legal(after(start, "Hammer", "name=B")) == "B4"
    state = after(start, "Hammer", "name=K")
    assert legal(state) == "B4 M4 Potion"
    state = after(state, "Potion", "under=B4")
    assert legal(state) == "potion=K2 potion=M8"
    assert winner(after(state, "potion=M8")) == 0


@rule("deluxe.shovel", "ruling.S21")
def test_the_shovel_digs_a_random_card_of_the_last_trick_its_player_won() -> None:
    state = after("0:Shovel,B2 1:K2,K4 decree=M1 pile0=B5,B6 pile1=K5,K6", "Shovel")
    assert (state.to_act, legal(state)) == (0, "dig dig=no")
    state = after(state, "dig")
    assert state.chance is not None
    assert (state.chance.name, state.chance.items, state.chance.count) == ("shovel", (4, 5), 1)
    state = after(state, "~B6")
    assert cards(state.trick[0].cards) == "B6"
    assert cards(state.special.piles[0]) == "B5 Shovel"
    assert cards(state.special.piles[1]) == "K5 K6"
    assert (state.to_act, legal(state)) == (1, "K2 K4")


@rule("deluxe.shovel")
@pytest.mark.parametrize("follow", ["K2", "M2"])
def test_a_shovel_that_does_not_dig_loses_the_trick(follow: str) -> None:
    start = f"0:Shovel,B2 1:{follow},K4 decree=M1 pile0=B5,B6"
    state = after(start, "Shovel", "dig=no")
    assert legal(state) == (f"{follow} K4" if follow == "K2" else "K4 M2")
    assert winner(after(state, follow)) == 1
    start = f"0:B2 1:Shovel,K4 trick={follow} decree=M1 pile1=B5,B6"
    assert winner(after(start, "Shovel", "dig=no")) == 0


@rule("ruling.S21")
def test_without_a_won_trick_nothing_is_asked() -> None:
    state = after("0:Shovel,B2 1:K2,K4 decree=M1 pile1=B5,B6", "Shovel")
    assert (state.to_act, legal(state)) == (1, "K2 K4")
    assert winner(after(state, "K2")) == 1


@rule("ruling.S21")
def test_piles_are_of_this_round_and_hold_the_last_trick_won() -> None:
    state = after("0:B2,B4 1:K2,M2 decree=M1 tricks=5-6 pile0=B5,B6", "B4", "K2")
    assert cards(state.special.piles[0]) == "B4 K2"
    order = " ".join(state.game.item_text("deal", card) for card in range(42))
    state = after(state, "B2", "M2", f"~{order}")
    assert state.special.piles == (FoxCards(), FoxCards())


@rule("ruling.S20")
def test_a_dug_card_ignores_suit_and_monarch() -> None:
    start = "0:B2 1:Shovel,K4 trick=B11 decree=M1 pile1=K5,M6"
    state = after(start, "Shovel", "dig", "~M6")
    assert winner(state) == 1
    start = "0:B2 1:Shovel,B4 trick=B3 decree=M1 pile1=K6,M6"
    assert winner(after(start, "Shovel", "dig", "~K6")) == 0


@rule("ruling.S21")
def test_an_added_crown_can_be_dug_up_as_an_unsuited_2() -> None:
    start = "0:B4,Crown,Shovel 1:K2,K4,K6 decree=M1 deck=M4,M6"
    state = after(start, "B4+Crown", "K2")
    assert cards(state.special.piles[0]) == "B4 K2 Crown"
    state = after(state, "Shovel", "dig")
    assert state.chance is not None
    assert len(state.chance.items) == 3
    state = after(state, "~Crown")
    assert legal(state) == "K4 K6"
    assert winner(after(state, "K4")) == 1


@rule("ruling.S21")
def test_a_crowned_card_is_dug_without_its_crown() -> None:
    start = "0:Shovel,B2 1:K6,B6 decree=M1 pile0=B4,K2,Crown"
    state = after(start, "Shovel", "dig", "~B4")
    assert winner(after(state, "B6")) == 1


@rule("ruling.S21")
def test_a_dug_mirror_is_the_current_decree() -> None:
    start = "0:Shovel,B2 1:K6,B6,M4 decree=B10 pile0=Mirror,K2"
    state = after(start, "Shovel", "dig", "~Mirror")
    assert legal(state) == "B6"


@rule("ruling.S21")
def test_a_dug_7_or_poison_8_counts_again() -> None:
    start = "0:Shovel,B2 1:B6,K6 decree=M1 pile0=B7,K2 scores=3-3"
    assert after(start, "Shovel", "dig", "~B7", "B6").scores == (4, 3)
    start = "0:Shovel,B2 1:B6,K6 decree=M1 pile0=B8,K2 scores=3-3"
    assert after(start, "Shovel", "dig", "~B8", "B6", poison=True).scores == (2, 3)


@rule("ruling.S21")
def test_after_a_dig_the_pile_contains_the_shovel() -> None:
    """And a Mirror that shows the Shovel digs it up no more than anything else."""
    start = "0:B2 1:Mirror,K6 trick=B4 decree=Shovel pile1=B10,K2"
    state = after(start, "Mirror", "dig", "~B10")
    assert winner(state) == 1
    assert cards(state.special.piles[1]) == "B4 B10"
    start = "0:B2 1:Mirror,K6 trick=B11 decree=Shovel pile1=B10,K2"
    state = after(start, "Mirror", "dig", "~B10")
    assert winner(state) == 0
    assert cards(state.special.piles[1]) == "K2 Mirror"


@rule("ruling.P5", "deluxe.shovel")
def test_the_own_text_of_an_idle_shovel_goes_before_the_rule_for_cards_without_rank() -> None:
    start = "0:B2 1:Mirror,Potion trick=Shovel!lost decree=B3"
    assert winner(after(start, "Mirror", "decree=Potion")) == 1  # the Mirror has no rank either


@rule("ruling.P5", "deluxe.shovel")
@pytest.mark.parametrize("other", ["B2", "Axe", "Crown", "Fairy", "Bow", "Hammer"])
def test_an_undug_shovel_loses_to_everything(other: str) -> None:
    assert duel(other, "Shovel", "M1") == "lead"
    if other != "Hammer":  # played second it would send the Shovel away
        assert duel("Shovel!lost", other, "M1") == "follow"
