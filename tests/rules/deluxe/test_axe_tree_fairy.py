"""The Axe, the Tree and the Fairy."""

import pytest

import tanglewood as tw
from tests.rules.deluxe.positions import after, cards, deck, duel, legal, winner
from tests.support import rule


@rule("deluxe.axe", "ruling.S23")
@pytest.mark.parametrize("decree", ["M1", "K1"])
def test_after_a_woodcutter_the_axe_uses_that_ability_and_wins(decree: str) -> None:
    state = after(f"0:B2 1:Axe,B4 trick=K5 decree={decree} deck=M2,M4", "Axe")
    assert (state.to_act, legal(state)) == (1, "under=B4 under=M2")
    state = after(state, "under=B4")
    assert winner(state) == 1
    assert deck(state) == "M4 B4"


@rule("deluxe.axe")
@pytest.mark.parametrize(
    ("lead", "follow", "wins"),
    [
        ("B7", "Axe", "follow"),
        ("B10", "Axe", "lead"),
        ("Axe", "B5", "lead"),
        ("Axe", "M10", "follow"),
    ],
)
def test_otherwise_the_axe_is_an_unsuited_8(lead: str, follow: str, wins: str) -> None:
    assert duel(lead, follow, "M1") == wins


@rule("deluxe.axe")
def test_the_axe_is_never_a_poison_8() -> None:
    start = "0:B2,B4 1:B3,B6 trick=Axe decree=M1 scores=5-5"
    state = after(start, "B3", "decree=keep", poison=True)
    assert (winner(state), state.scores) == (0, (5, 5))


@rule("ruling.S23")
def test_a_mirror_that_is_a_5_counts_and_a_crowned_5_does_not() -> None:
    state = after("0:B2 1:Axe,B4 trick=Mirror decree=K5 deck=M2,M4", "Axe")
    assert legal(state) == "under=B4 under=M2"
    assert winner(after(state, "under=B4")) == 1
    state = after("0:B2 1:Axe,B4 trick=K5+Crown decree=M1 deck=M2,M4", "Axe")
    assert winner(state) == 0


@rule("ruling.S23")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        (
            "0:B2 1:Potion,B4,B6 trick=K5 decree=M1 deck=Axe,M4,M6",
            ["Potion", "under=B4", "potion=Axe", "under=B6"],
        ),
        (
            "0:B2 1:Shovel,B4 trick=K5 decree=M1 deck=M4 pile1=Axe,K2",
            ["Shovel", "dig", "~Axe", "under=B4"],
        ),
        (
            "0:Potion,B2,B8 1:Axe,B4 decree=M1 deck=K5,M4,M6,M8",
            ["Potion", "under=B8", "potion=K5", "under=B2", "Axe", "under=B4"],
        ),
    ],
)
def test_axe_or_woodcutter_may_have_come_through_another_card(
    position: str, steps: list[str]
) -> None:
    assert winner(after(position, *steps)) == 1


@rule("ruling.S23", "ruling.P1")
def test_a_mirror_that_becomes_an_axe_later_gains_nothing() -> None:
    """Led it is no second card; as the answer to a replaced lead it was no Axe when played."""
    start = "0:K3,Axe,B2 1:Mirror,B4 trick=K2 decree=Hammer deck=M8,M6"
    state = after(start, "Mirror", "name=K", "K3", "decree=Axe")
    assert winner(state) == 1  # an 8 against a 3, without drawing
    assert deck(state) == "M6 K2"


@rule("ruling.S23")
def test_a_mirror_of_the_axe_fells_a_woodcutter() -> None:
    state = after("0:B2 1:Mirror,B4 trick=K5 decree=Axe deck=M2,M4", "Mirror", "under=M2")
    assert winner(state) == 1


@rule("deluxe.tree", "ruling.S24")
def test_a_led_tree_is_answered_by_a_random_card() -> None:
    state = after("0:Tree,B2 1:B4,K6,M8 decree=M1", "Tree")
    assert state.to_act == tw.CHANCE
    assert state.chance is not None
    assert (state.chance.name, state.chance.count) == ("tree", 1)
    assert [state.game.item_text("tree", item) for item in state.chance.items] == ["B4", "K6", "M8"]
    assert winner(after(state, "~K6")) == 0
    assert winner(after(state, "~M8")) == 1


@rule("ruling.G3", "deluxe.tree")
def test_a_last_card_answers_the_tree_without_chance() -> None:
    assert winner(after("0:Tree 1:M8 decree=M1", "Tree")) == 1


@rule("deluxe.tree", "ruling.S24")
@pytest.mark.parametrize(
    ("lead", "follow", "wins"), [("B5", "Tree", "follow"), ("B7", "Tree", "lead")]
)
def test_played_second_the_tree_is_just_a_6(lead: str, follow: str, wins: str) -> None:
    assert duel(lead, follow, "M1") == wins


@rule("ruling.S24")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("0:Potion,B2 1:K2,K4 decree=M1 deck=Tree,M2,M4", ["Potion", "potion=Tree"]),
        ("0:Shovel,B2 1:K2,K4 decree=M1 pile0=Tree,M4", ["Shovel", "dig", "~Tree"]),
    ],
)
def test_a_tree_brought_in_as_the_lead_forces(position: str, steps: list[str]) -> None:
    state = after(position, *steps)
    assert state.chance is not None
    assert state.chance.name == "tree"


@rule("ruling.S24")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("Potion", "spill"),
        ("Shovel", "dig"),
        ("Hammer", "name"),
        ("Fairy", "take"),
        ("B3", "exchange"),
    ],
)
def test_the_random_card_does_its_work(card: str, phase: str) -> None:
    start = f"0:Tree,B2,B4 1:{card},K2,K4 decree=M1 deck=M2,M4 pile1=M6,M8"
    state = after(start, "Tree", f"~{card}")
    assert (state.view(1).phase, state.to_act) == (phase, 1)


@rule("ruling.S24", "ruling.S5")
def test_a_random_crown_comes_alone_and_no_random_card_is_crowned() -> None:
    start = "0:Tree,B2 1:Crown,K8 decree=M1 deck=M2"
    state = after(start, "Tree", "~Crown")
    assert winner(state) == 0
    assert cards(state.hands[1]) == "K8"
    state = after(start, "Tree", "~K8")
    assert winner(state) == 1
    assert cards(state.hands[1]) == "Crown"


@rule("deluxe.fairy", "ruling.S25")
def test_the_fairy_sees_two_random_cards_and_may_exchange_one() -> None:
    state = after("0:Fairy,B2,B4 1:K2,K4,M8 decree=M1", "Fairy")
    assert state.chance is not None
    assert (state.chance.name, state.chance.count, state.chance.ordered) == ("fairy", 2, False)
    state = after(state, "~K2 M8")
    assert (state.to_act, legal(state)) == (0, "take=K2 take=M8 take=none")
    state = after(state, "take=M8")
    assert (state.to_act, legal(state)) == (0, "give=B2 give=B4 give=M8")
    state = after(state, "give=B2")
    assert [cards(hand) for hand in state.hands] == ["B4 M8", "B2 K2 K4"]
    assert (state.to_act, legal(state)) == (1, "B2 K2 K4")


@rule("deluxe.fairy")
def test_the_fairy_may_take_none_and_is_an_unsuited_4() -> None:
    state = after("0:Fairy,B2 1:K2,K4 decree=M1", "Fairy", "take=none")
    assert [cards(hand) for hand in state.hands] == ["B2", "K2 K4"]
    assert winner(after(state, "K2")) == 0


@rule("ruling.S25", "ruling.G3")
@pytest.mark.parametrize(("own", "hand"), [("Fairy,B2", "K2,K4"), ("Fairy", "K4")])
def test_one_or_two_cards_are_seen_without_chance(own: str, hand: str) -> None:
    state = after(f"0:{own} 1:{hand} decree=M1", "Fairy")
    assert legal(state) == " ".join([*(f"take={card}" for card in hand.split(",")), "take=none"])


@rule("ruling.S25")
def test_the_card_just_taken_may_be_given_back() -> None:
    state = after("0:Fairy,B2 1:K2,K4 decree=M1", "Fairy", "take=K4", "give=K4")
    assert [cards(hand) for hand in state.hands] == ["B2", "K2 K4"]


@rule("ruling.S25", "ruling.G1")
def test_with_no_other_card_it_is_returned_without_asking() -> None:
    state = after("0:Fairy 1:K2 decree=M1", "Fairy", "take=K2")
    assert [cards(hand) for hand in state.hands] == ["", "K2"]
    assert (state.to_act, legal(state)) == (1, "K2")


@rule("ruling.S25")
def test_against_an_empty_hand_nothing_happens() -> None:
    assert winner(after("1:Fairy trick=B2 decree=M1", "Fairy")) == 1


@rule("deluxe.fairy", "ruling.S30")
def test_both_players_know_which_cards_were_seen_and_nobody_else() -> None:
    state = after("0:Fairy,B2 1:K2,K4,M8 decree=M1", "Fairy", "~K2 M8")
    assert cards(state.view(0).shown) == cards(state.view(1).shown) == "K2 M8"
    assert not state.view(tw.SPECTATOR).shown
    state = after(state, "take=M8", "give=B2")
    for seat in (0, 1):
        told = str([state.game.event_fields(event) for event in state.view(seat).log])
        assert all(card in told for card in ("K2", "M8", "B2"))
    told = str([state.game.event_fields(event) for event in state.view(tw.SPECTATOR).log])
    assert not any(card in told for card in ("K2", "M8", "B2"))
