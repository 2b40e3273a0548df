"""The Bow and the Hammer."""

import pytest

from tests.rules.deluxe.positions import after, at, cards, deck, duel, legal, winner
from tests.support import rule


@rule("deluxe.bow", "ruling.S26")
@pytest.mark.parametrize(
    ("other", "decree", "bow_wins"),
    [
        ("M2", "M1", True),  # trump
        ("M11", "M1", True),
        ("K9", "M1", True),  # a single Witch counts as trump
        ("M9", "M1", True),
        ("K9", "Axe", True),  # also where nothing else is trump
        ("B2", "M1", False),  # anything else, whatever its rank
        ("B11", "M1", False),
        ("B2", "Axe", False),
        ("Axe", "M1", True),  # every special card
        ("Fairy", "M1", True),
        ("Mirror", "M1", True),
        ("Mirror", "Axe", True),
    ],
)
def test_the_bow_beats_trumps_and_special_cards_only(
    other: str, decree: str, bow_wins: bool
) -> None:
    assert duel(other, "Bow", decree) == ("follow" if bow_wins else "lead")
    assert duel("Bow", other, decree) == ("lead" if bow_wins else "follow")


@rule("ruling.S26")
def test_an_off_suit_plain_card_beats_the_bow() -> None:
    state = after("0:B2 1:K2,K3 trick=Bow decree=M1", "K2")
    assert winner(state) == 1


@rule("ruling.S26")
@pytest.mark.parametrize(("card", "bow_wins"), [("M4", True), ("B4", False), ("B9", False)])
def test_a_crowned_card_meets_the_bow_by_its_suit(card: str, bow_wins: bool) -> None:
    state = after(f"0:B2 1:Bow,K3 trick={card}+Crown decree=M1", "Bow")
    assert winner(state) == int(bow_wins)


@rule("ruling.S26", "ruling.P1")
def test_what_is_trump_to_the_bow_is_asked_when_the_trick_ends() -> None:
    """The Bow is led and K3, no trump when played, makes its own suit trump."""
    start = "0:B2 1:K3,K4 trick=Bow decree=M1"
    assert winner(after(start, "K3", "decree=keep")) == 1
    assert winner(after(start, "K3", "decree=K4")) == 0


@rule("deluxe.hammer", "ruling.S15")
@pytest.mark.parametrize(
    ("other", "decree", "hammer_wins"),
    [
        ("B5", "M1", True),
        ("M11", "M1", True),  # a trump Monarch is odd
        ("K9", "M1", True),  # so is a Witch
        ("B4", "M1", False),
        ("M2", "M1", False),
        ("K2", "M1", False),
        ("Axe", "M1", False),
        ("Fairy", "M1", False),
        ("Crown", "M1", False),
        ("Bow", "M1", False),
        ("Mirror", "M7", True),  # by the rank it shows
        ("Mirror", "M8", False),
        ("Mirror", "Tree", False),
        ("Mirror", "Bow", False),  # wins by its own text
    ],
)
def test_a_led_hammer_beats_odd_cards_and_loses_to_all_others(
    other: str, decree: str, hammer_wins: bool
) -> None:
    assert duel("Hammer", other, decree) == ("lead" if hammer_wins else "follow")


@rule("ruling.S15")
def test_the_hammer_beats_an_undug_shovel_and_a_crowned_card() -> None:
    assert duel("Hammer", "Shovel", "M1") == "lead"
    state = after("0:B2 1:B4,Crown,K2 trick=Hammer decree=M1 deck=K3", "B4+Crown")
    assert winner(state) == 0


@rule("deluxe.hammer")
def test_led_only_the_comparison_applies() -> None:
    state = after("0:Hammer,B2 1:B4,B5 decree=M1 deck=K3", "Hammer")
    assert (state.to_act, legal(state)) == (1, "B4 B5")


@rule("deluxe.hammer", "ruling.S14")
def test_played_second_it_names_puts_under_draws_and_lets_the_leader_play() -> None:
    state = after("0:B4,K3 1:Hammer,B6 trick=B2 decree=M1 deck=K7,M2", "Hammer")
    assert (state.to_act, legal(state)) == (1, "name=B name=K name=M")
    state = after(state, "name=K")
    assert deck(state) == "M2 B2"
    assert cards(state.hands[0]) == "B4 K3 K7"
    assert (state.to_act, legal(state)) == (0, "K3 K7")
    state = after(state, "K7")
    assert winner(state) == 1


@rule("ruling.S14")
@pytest.mark.parametrize("suit", ["B", "K", "M"])
def test_any_suit_may_be_named(suit: str) -> None:
    state = after("0:- 1:Hammer trick=B2 decree=M1 deck=K7", "Hammer", f"name={suit}")
    assert legal(state) == "K7"


@rule("ruling.S10")
@pytest.mark.parametrize(
    ("hand", "decree", "choices"),
    [
        ("K2,K4,B3,Bow", "M1", "K2 K4"),  # special cards are no answer to a named suit
        ("B3,Bow,Mirror", "K6", "Mirror"),  # a Mirror has the suit it shows
        ("B3,Bow,Mirror", "M6", "B3 M2 Bow Mirror"),
        ("B3,Bow,Mirror", "Axe", "B3 M2 Bow Mirror"),
    ],
)
def test_the_leader_must_play_the_named_suit_if_they_can(
    hand: str, decree: str, choices: str
) -> None:
    start = f"0:{hand} 1:Hammer trick=B2 decree={decree} deck=M2"
    assert legal(after(start, "Hammer", "name=K")) == choices


@rule("ruling.S11")
def test_what_the_hammered_card_did_stays_done() -> None:
    """A led Fox changed the decree, a led Woodcutter drew; both are gone, their effects are not."""
    start = "0:B3,M6,K2 1:Hammer,B6 decree=M1 deck=M2,M4"
    state = after(start, "B3", "decree=K2", "Hammer", "name=B", "M6")
    assert str(state.decree) == "K2"
    assert deck(state) == "M4 B3"
    start = "0:B5,M6,K2 1:Hammer,B6 decree=M1 deck=M2,M4,K8"
    state = after(start, "B5", "under=K2", "Hammer", "name=K", "M6")
    assert deck(state) == "K8 K2 B5"


@rule("ruling.S11")
def test_a_hammered_card_is_not_in_the_trick_at_its_end() -> None:
    """No Swan, no Treasure, no poison of the card that is gone; the new one counts."""
    start = "0:K6,K7 1:Hammer,B6 trick=B1 decree=M1 deck=M2 scores=5-5"
    state = after(start, "Hammer", "name=K", "K7")
    assert (winner(state), state.leader, state.scores) == (1, 1, (5, 6))
    start = "0:K6 1:Hammer,B6 trick=B7 decree=M1 deck=M2 scores=5-5"
    assert after(start, "Hammer", "name=K", "K6").scores == (5, 5)
    start = "0:K6 1:Hammer,B6 trick=B8 decree=M1 deck=M2 scores=5-5"
    assert after(start, "Hammer", "name=K", "K6", poison=True).scores == (5, 5)


@rule("ruling.S11")
def test_the_replacement_resolves_its_own_ability() -> None:
    start = "0:K5,K6 1:Hammer,B6 trick=B2 decree=M1 deck=M2,M4"
    state = after(start, "Hammer", "name=K", "K5")
    assert (state.to_act, legal(state)) == (0, "under=K6 under=M2 under=M4")


@rule("ruling.S12")
def test_a_hammered_crowned_lead_goes_with_its_crown_lowest() -> None:
    state = after("0:K6 1:Hammer,B6 trick=B4+Crown decree=M1 deck=M2,M4", "Hammer", "name=K")
    assert deck(state) == "M4 B4 Crown"
    assert cards(state.hands[0]) == "K6 M2"


@rule("ruling.S13")
def test_what_came_through_shovel_or_potion_is_hammered_away() -> None:
    start = "0:Shovel,K6 1:Hammer,B6 decree=M1 deck=M2,M4 pile0=B2,K2"
    state = after(start, "Shovel", "dig", "~B2", "Hammer", "name=K")
    assert deck(state) == "M4 B2"
    assert cards(state.special.piles[0]) == "K2 Shovel"
    start = "0:Potion,K6,K8 1:Hammer,B6 decree=M1 deck=M2,M4,M6"
    state = after(start, "Potion", "under=K8", "potion=M2", "Hammer", "name=K")
    assert deck(state) == "Potion K8 M2"


@rule("ruling.S13")
def test_a_hammered_idle_shovel_no_longer_loses() -> None:
    start = "0:K6 1:Hammer,B6 trick=Shovel!lost decree=M1 deck=M2"
    state = after(start, "Hammer", "name=K", "K6")
    assert winner(state) == 0
    assert "Shovel" in deck(state)


@rule("ruling.S16")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("0:Tree,K6 1:Hammer,B6 decree=M1 deck=M2", ["Tree", "~Hammer"]),
        (
            "0:K6 1:Potion,B6,B8 trick=K2 decree=M1 deck=Hammer,M2",
            ["Potion", "under=B6", "potion=Hammer"],
        ),
        (
            "0:K6 1:Shovel,B6 trick=K2 decree=M1 deck=M2 pile1=Hammer,M4",
            ["Shovel", "dig", "~Hammer"],
        ),
    ],
)
def test_a_hammer_that_was_not_chosen_is_played_second_too(position: str, steps: list[str]) -> None:
    state = after(position, *steps)
    assert (state.to_act, legal(state)) == (1, "name=B name=K name=M")


def test_naming_needs_a_lead() -> None:
    assert legal(at("1:B6 trick=B2,Hammer decree=M1 phase=name")) == "name=B name=K name=M"
