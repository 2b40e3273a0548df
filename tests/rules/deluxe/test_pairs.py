"""Every pair of special cards, in the order of the rulings' table."""

import pytest

from tests.rules.deluxe.positions import after, cards, deck, duel, legal, winner
from tests.support import rule

PAIRS_BY_RANK = [
    ("Bow", "Axe"), ("Bow", "Tree"), ("Bow", "Fairy"), ("Bow", "Crown"),
    ("Axe", "Tree"), ("Axe", "Fairy"), ("Axe", "Crown"),
    ("Tree", "Fairy"), ("Tree", "Crown"), ("Fairy", "Crown"),
]  # fmt: skip


@rule("deluxe.special.unsuited", "deluxe.bow")
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS_BY_RANK)
def test_bow_axe_tree_fairy_crown_beat_each_other_in_this_order(stronger: str, weaker: str) -> None:
    assert duel(stronger, weaker, "M1") == "lead"
    assert duel(weaker, stronger, "M1") == "follow"


@rule("deluxe.hammer", "ruling.S15")
@pytest.mark.parametrize("even", ["Bow", "Axe", "Tree", "Fairy", "Crown"])
def test_a_led_hammer_loses_to_bow_and_even_special_cards(even: str) -> None:
    assert duel("Hammer", even, "M1") == "follow"


@rule("deluxe.hammer")
@pytest.mark.parametrize("lead", ["Bow", "Axe", "Fairy", "Crown", "Shovel!lost"])
def test_a_hammer_sends_a_led_special_card_away(lead: str) -> None:
    state = after(f"0:K7 1:Hammer,B6 trick={lead} decree=M1 deck=M2", "Hammer", "name=K", "K7")
    assert winner(state) == 1
    assert deck(state) == lead.removesuffix("!lost")


def test_hammer_and_tree_the_random_hammer_sends_the_tree_away() -> None:
    state = after("0:Tree,K7 1:Hammer,B6 decree=M1 deck=M2", "Tree", "~Hammer", "name=K", "K7")
    assert (winner(state), deck(state)) == (1, "Tree")


def test_hammer_and_fairy_the_look_has_happened() -> None:
    start = "0:Fairy,K7 1:Hammer,B6 decree=M1 deck=M2"
    state = after(start, "Fairy", "take=B6", "give=K7", "Hammer", "name=B", "B6")
    assert (winner(state), deck(state)) == (0, "Fairy")


def test_bow_and_potion_the_bow_meets_what_the_potion_brings() -> None:
    start = "0:B2 1:Potion,B4,B6 trick=Bow decree=M1 deck=K2,M4"
    assert winner(after(start, "Potion", "under=B4", "potion=K2")) == 1
    assert winner(after(start, "Potion", "under=B4", "potion=M4")) == 0


def test_bow_and_shovel() -> None:
    start = "0:B2 1:Shovel,B4 trick=Bow decree=M1 pile1=K2,M4"
    assert winner(after(start, "Shovel", "dig=no")) == 0
    assert winner(after(start, "Shovel", "dig", "~K2")) == 1
    assert winner(after(start, "Shovel", "dig", "~M4")) == 0


def test_bow_and_tree_the_random_card_may_be_the_bow() -> None:
    assert winner(after("0:Tree,B2 1:Bow,B4 decree=M1", "Tree", "~Bow")) == 1


def test_bow_and_fairy_the_look_comes_first() -> None:
    state = after("0:B2,B4 1:Fairy,K4 trick=Bow decree=M1", "Fairy")
    assert legal(state) == "take=B2 take=B4 take=none"
    assert winner(after(state, "take=none")) == 0


@rule("ruling.S26")
@pytest.mark.parametrize("decree", ["B2", "M11", "Axe", "Fairy", "Potion"])
def test_bow_and_mirror_the_bow_wins_whatever_it_shows(decree: str) -> None:
    if decree != "Potion":  # that Mirror would not stay in the trick
        assert duel("Bow", "Mirror", decree) == "lead"
    assert duel("Mirror", "Bow", decree) == "follow"


def test_bow_and_mirror_the_bow_wins_also_if_the_decree_changes() -> None:
    """The Mirror answers the Bow as a Fox and makes itself a plain card: it is printed special."""
    assert winner(after("0:K2 1:Mirror,B10 trick=Bow decree=K3", "Mirror", "decree=B10")) == 0


@rule("ruling.S10", "ruling.S15")
@pytest.mark.parametrize(
    ("decree", "mirror_wins"),
    [
        ("B4", True),
        ("B5", False),
        ("Axe", True),
        ("Bow", True),
        ("Shovel", False),
        ("Potion", False),
    ],
)
def test_hammer_and_mirror_the_rank_at_the_end_decides(decree: str, mirror_wins: bool) -> None:
    """The Hammer is led; a Potion or Shovel shown at the end gives the Mirror no win."""
    if decree == "Potion":
        start = "0:K3,Potion,B2 1:Hammer,B4 trick=Mirror decree=K2 deck=M8,M6"
        state = after(start, "Hammer", "name=K", "K3", "decree=Potion")
        assert winner(state) == 1  # the Mirror is gone, a 3 is odd
        return
    assert duel("Hammer", "Mirror", decree) == ("follow" if mirror_wins else "lead")


@rule("ruling.S13", "ruling.S19")
def test_hammer_and_potion() -> None:
    start = "0:Potion,K7,B8 1:Hammer,B6 decree=M1 deck=M2,M4,M6"
    state = after(start, "Potion", "under=B8", "potion=M2", "Hammer", "name=K", "K7")
    assert (winner(state), deck(state)) == (1, "Potion B8 M2")
    start = "0:Potion,B8 1:Hammer,B6 trick=K2 decree=M1 deck=M2,M4,M7"
    state = after(start, "Hammer", "name=K", "Potion", "under=B8", "potion=M4")
    assert winner(state) == 0


@rule("ruling.S16")
def test_hammer_and_shovel_a_hammer_dug_second_works() -> None:
    start = "0:K7 1:Shovel,B6 trick=K2 decree=M1 deck=M2 pile1=Hammer,M4"
    state = after(start, "Shovel", "dig", "~Hammer", "name=K", "K7")
    assert winner(state) == 1


def test_potion_and_shovel_the_brought_shovel_may_dig_and_no_potion_is_in_a_pile() -> None:
    start = "0:Potion,B2 1:K2,K4 decree=M1 deck=Shovel,M2,M4 pile0=K6,K8"
    state = after(start, "Potion", "potion=Shovel", "dig", "~K8", "K2")
    assert winner(state) == 0
    assert cards(state.special.piles[0]) == "K2 K8"
    assert "Potion" in deck(state)


def test_potion_and_axe() -> None:
    start = "0:B2 1:Potion,B4,B6 trick=K5 decree=M1 deck=Axe,M4,M6"
    state = after(start, "Potion", "under=B4", "potion=Axe", "under=B6")
    assert winner(state) == 1


def test_potion_and_tree() -> None:
    start = "0:Tree,B2 1:Potion,K2 decree=M1 deck=M4,M8"
    assert winner(after(start, "Tree", "~Potion", "potion=M8")) == 1
    assert winner(after(start, "Tree", "~Potion", "potion=M4")) == 0  # the Tree is a Moon, too
    start = "0:Potion,B2 1:K2,K4 decree=M1 deck=Tree,M2,M4"
    assert winner(after(start, "Potion", "potion=Tree", "~K2")) == 0


def test_potion_and_fairy_hands_are_as_the_potion_left_them() -> None:
    start = "0:Potion,B2 1:K2,K4 decree=M1 deck=Fairy,M2,M4"
    state = after(start, "Potion", "potion=Fairy", "take=K2")
    assert legal(state) == "give=K2 give=M2"


@rule("ruling.S5")
def test_potion_and_crown() -> None:
    start = "0:Potion,B2,B4 1:B1,K4 decree=M1 deck=Crown,M2,M4"
    state = after(start, "Potion", "under=B4", "potion=Crown")
    assert winner(after(state, "B1")) == 0
    state = after(start, "Potion", "under=B4", "potion=M2")
    assert state.trick[0].crown is None


def test_potion_and_mirror() -> None:
    state = after("0:Mirror,B2,B4 1:K2,K4 decree=Potion deck=M2,M4,M6", "Mirror", "under=B2")
    assert deck(state) == "M6 Mirror B2"
    assert legal(state) == "potion=M2 potion=M4"


@rule("deluxe.special.through")
@pytest.mark.parametrize(
    ("position", "steps", "phase"),
    [
        (
            "0:B2 1:Shovel,B4 trick=K5 decree=M1 deck=M2 pile1=Axe,K2",
            ["Shovel", "dig", "~Axe"],
            "under",
        ),
        ("0:Shovel,B2 1:K2,K4 decree=M1 pile0=Tree,K8", ["Shovel", "dig", "~Tree"], "tree"),
        ("0:Shovel,B2 1:K2,K4 decree=M1 pile0=Fairy,K8", ["Shovel", "dig", "~Fairy"], "take"),
    ],
)
def test_shovel_and_axe_tree_fairy_work_as_from_the_hand(
    position: str, steps: list[str], phase: str
) -> None:
    assert after(position, *steps).view(0).phase == phase


@rule("ruling.S21")
def test_shovel_and_crown() -> None:
    start = "0:Shovel,B2 1:B3,K4 decree=M1 pile0=B4,K2,Crown"
    assert winner(after(start, "Shovel", "dig", "~Crown", "B3", "decree=keep")) == 1
    assert winner(after(start, "Shovel", "dig", "~B4", "B3", "decree=keep")) == 0


@rule("ruling.S22")
def test_shovel_and_mirror() -> None:
    start = "0:Shovel,B2 1:B3,K4 decree=B6 pile0=Mirror,K2"
    assert winner(after(start, "Shovel", "dig", "~Mirror", "B3", "decree=keep")) == 0
    assert winner(after("1:B3,M4 0:B2 trick=Mirror!lost decree=Shovel", "B3", "decree=M4")) == 1


@rule("ruling.S23")
def test_axe_and_mirror() -> None:
    assert winner(after("0:- 1:Axe trick=Mirror decree=B5 deck=M2", "Axe")) == 1
    assert winner(after("0:- 1:Mirror trick=B5 decree=Axe deck=M2", "Mirror")) == 1
    assert duel("Mirror", "Axe", "B7") == "follow"
    assert duel("Mirror", "Axe", "B9") == "lead"


def test_tree_and_crown_the_forced_player_cannot_add_it() -> None:
    state = after("0:Tree,B2 1:Crown,K2 decree=M1 deck=M4", "Tree", "~K2")
    assert winner(state) == 0
    assert deck(state) == "M4"


def test_tree_and_mirror() -> None:
    assert duel("Mirror", "Tree", "B7") == "lead"
    assert duel("Mirror", "Tree", "B5") == "follow"
    assert duel("Tree", "Mirror", "B7") == "follow"
    assert duel("Tree", "Mirror", "B5") == "lead"
    state = after("0:Mirror,B2 1:K2,K4 decree=Tree", "Mirror")
    assert state.view(0).phase == "tree"


def test_fairy_and_mirror_it_may_be_taken_and_given() -> None:
    state = after("0:Fairy,B2 1:Mirror,K4 decree=M1", "Fairy", "take=Mirror", "give=Mirror")
    assert cards(state.hands[1]) == "K4 Mirror"
    assert duel("Mirror", "Fairy", "B5") == "lead"
    assert duel("Mirror", "Fairy", "B2") == "follow"


@rule("ruling.S5", "ruling.S1")
def test_crown_and_mirror() -> None:
    """No Crown on a Mirror; a Mirror added as the Crown stays added when the decree changes."""
    assert "Mirror+Crown" not in legal(after("0:Mirror,Crown,B2 1:K2 decree=M1"))
    start = "0:Mirror,B4,B2 1:B3,M10,K4 decree=Crown deck=M4,M6"
    state = after(start, "B4+Crown", "B3", "decree=K4")
    assert winner(state) == 0
    assert cards(state.special.piles[0]) == "B3 B4 Mirror"


@rule("ruling.S26", "ruling.S15")
def test_crowned_cards_against_bow_and_hammer() -> None:
    assert duel("M4+Crown", "Bow", "M1") == "follow"
    assert duel("B4+Crown", "Bow", "M1") == "lead"
    state = after("0:B2 1:B4,Crown trick=Hammer decree=M1 deck=M2", "B4+Crown")
    assert winner(state) == 0
