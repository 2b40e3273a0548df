"""Special cards in general: the set-up, unsuited cards, identical cards, a special decree."""

import pytest

import tanglewood as tw
from tanglewood.cards.card import text_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.errors import BadOption
from tanglewood.games.deluxe.cards import SPECIAL_NAMES, SPECIALS
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.special.module import SpecialsIn
from tanglewood.games.fox.state import decree_of
from tests.rules.deluxe.positions import after, at, cards, deluxe, duel, legal, winner
from tests.support import rule


@rule("deluxe.special.setup")
@pytest.mark.parametrize("number", range(10))
def test_n_special_cards_make_a_deck_of_33_and_n(number: int) -> None:
    state = deluxe(special=number).start(seed=number)
    assert [len(hand) for hand in state.hands] == [13, 13]
    assert len(state.deck) == 6 + number
    everything = [*state.hands[0], *state.hands[1], state.decree, *state.deck]
    assert len(set(everything)) == len(everything) == 33 + number
    assert len(state.special.cards) == number


@rule("deluxe.special.setup")
def test_the_same_special_cards_stay_for_the_whole_game() -> None:
    state = deluxe(special=3, target=999).start(seed=5)
    chosen = state.special.cards
    while state.round < 4:
        state = state.apply(state.legal[-1])
        if state.phase.name == "lead" and not any(state.tricks):
            dealt = state.hands[0] | state.hands[1] | decree_of(state) | state.deck
            assert dealt & SPECIALS == chosen


@rule("deluxe.special.setup", "ruling.G3")
@pytest.mark.parametrize(
    ("special", "kind"),
    [(2, "special"), (1, "special"), (8, "special"), (0, "dealer"), (9, "dealer")],
)
def test_which_special_cards_are_in_is_drawn_unless_there_is_one_way(
    special: int, kind: str
) -> None:
    chance = deluxe(special=special).start().chance
    assert chance is not None
    assert chance.name == kind
    if kind == "special":
        assert (len(chance.items), chance.count, chance.ordered) == (9, special, False)


@rule("ruling.P6")
def test_random_special_cards_are_hidden_until_they_are_seen() -> None:
    state = deluxe(special=2).start(seed=3)
    for viewer in (0, 1, tw.SPECTATOR):
        view = state.view(viewer)
        assert view.log[0] == SpecialsIn(2, None, public=False)
        assert (view.special, view.named) == (2, FoxCards())
        assert view.known is not None
        seen = (state.hands[viewer] if viewer >= 0 else FoxCards()) | decree_of(state)
        assert view.known.specials == seen & SPECIALS


@rule("ruling.P6", "deluxe.special.setup")
def test_a_named_list_is_public_and_nothing_is_drawn() -> None:
    game = tw.load("deluxe", special="axe, Bow")
    assert game.options["special"] == ["Bow", "Axe"]
    state = game.start(seed=1)
    view = state.view(0)
    assert cards(view.named) == "Bow Axe"
    assert view.known is not None
    assert cards(view.known.specials) == "Bow Axe"
    assert view.log[0] == SpecialsIn(2, view.named, public=True)


@rule("deluxe.special.setup")
@pytest.mark.parametrize("special", [10, -1, "Bow,Bow", "Sword", [3], "", None.__class__, True])
def test_a_choice_of_special_cards_that_cannot_be_is_refused(special: object) -> None:
    with pytest.raises(BadOption, match=r"special cannot be .* a number from 0 to 9 or names"):
        tw.load("deluxe", special=special)


@pytest.mark.parametrize(
    ("special", "value"), [("3", 3), (["Crown", "bow"], ["Bow", "Crown"]), ([], 0)]
)
def test_special_cards_may_be_given_as_text_or_list(special: object, value: object) -> None:
    assert tw.load("deluxe", special=special).options["special"] == value


@rule("ruling.G2", "deluxe.special.setup")
def test_the_order_of_the_deck_goes_to_seat_0_seat_1_decree_and_draw_deck() -> None:
    game = deluxe(special="Bow,Mirror")
    order = (*range(33), 33, 41)
    state = game.start(chance=[(1,), order])
    assert state.hands == (FoxCards(FoxCard.all[:13]), FoxCards(FoxCard.all[13:26]))
    assert str(state.decree) == "M5"
    assert text_of(state.deck) == "M6,M7,M8,M9,M10,M11,Bow,Mirror"
    assert (state.dealer, state.leader, state.to_act) == (1, 0, 0)


@rule("deluxe.special.unsuited")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ("1:B2,K3,Bow,Tree trick=B7 decree=M1", "B2 Bow Tree"),
        ("1:K3,Bow,Tree trick=B7 decree=M1", "K3 Bow Tree"),
        ("1:B2,B7,K3,Bow,Potion trick=B11 decree=M1", "B7"),
        ("1:B1,B7,K3,Bow trick=B11 decree=M1", "B1 B7"),
        ("1:K3,Bow trick=B11 decree=M1", "K3 Bow"),
        ("1:B2,K3,M4,Bow trick=Axe decree=M1", "B2 K3 M4 Bow"),
        ("1:B2,K3,Bow trick=Shovel!lost decree=M1", "B2 K3 Bow"),
    ],
)
def test_unsuited_cards_may_be_played_to_a_suit_but_not_under_a_monarch(
    position: str, choices: str
) -> None:
    assert legal(at(position)) == choices


@rule("deluxe.special.unsuited")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "wins"),
    [
        ("B7", "Tree", "M1", "lead"),
        ("B5", "Tree", "M1", "follow"),
        ("M5", "Tree", "M1", "follow"),
        ("Tree", "K7", "M1", "follow"),
        ("Tree", "K2", "M1", "lead"),
        ("Fairy", "M2", "M1", "lead"),
        ("Axe", "Tree", "M1", "lead"),
        ("Crown", "Fairy", "M1", "follow"),
    ],
)
def test_an_unsuited_card_has_the_suit_of_the_other_card(
    lead: str, follow: str, decree: str, wins: str
) -> None:
    assert duel(lead, follow, decree) == wins


@rule("ruling.S27")
@pytest.mark.parametrize("special", ["Axe", "Tree", "Fairy", "Crown"])
@pytest.mark.parametrize("decree", ["M1", "K1", "Bow"])
def test_a_lone_witch_beats_every_ranked_unsuited_card(special: str, decree: str) -> None:
    assert duel("K9", special, decree) == "lead"
    assert duel(special, "K9", decree) == "follow"


@rule("deluxe.special.identical", "ruling.S28")
@pytest.mark.parametrize(
    ("one", "other"), [("Tree", "B6"), ("Axe", "B8"), ("Fairy", "B4"), ("Crown", "B2")]
)
@pytest.mark.parametrize("decree", ["M3", "B3"])
def test_the_leader_wins_between_identical_cards(one: str, other: str, decree: str) -> None:
    assert duel(one, other, decree) == "lead"
    assert duel(other, one, decree) == "lead"


@rule("ruling.S28")
@pytest.mark.parametrize(("decree", "other"), [("B6", "Tree"), ("B8", "Axe"), ("B4", "Fairy")])
def test_a_mirror_can_be_the_identical_card(decree: str, other: str) -> None:
    assert duel("Mirror", other, decree) == "lead"
    assert duel(other, "Mirror", decree) == "lead"


@rule("ruling.S28", "ruling.S7")
def test_a_crowned_card_is_identical_to_the_monarch_of_its_suit() -> None:
    state = after("0:M2 1:B4,M3,Crown trick=B11 decree=K1 deck=K2", "B4+Crown")
    assert winner(state) == 0
    state = after("0:M2 1:B11,M3 trick=B4+Crown decree=K1 deck=K2", "B11")
    assert winner(state) == 0


@rule("deluxe.special.no-trump")
@pytest.mark.parametrize("decree", [name for name in SPECIAL_NAMES if name != "Axe"])
@pytest.mark.parametrize(
    ("lead", "follow", "wins"),
    [
        ("B10", "K2", "lead"),
        ("B2", "K10", "lead"),
        ("B2", "B10", "follow"),
        ("B10", "K9", "follow"),
        ("K9", "B10", "lead"),
        ("B9", "K9", "lead"),
    ],
)
def test_under_a_special_decree_there_is_no_trump_but_a_single_witch(
    decree: str, lead: str, follow: str, wins: str
) -> None:
    assert duel(lead, follow, decree) == wins


@rule("deluxe.special.through", "ruling.P2")
@pytest.mark.parametrize(
    ("position", "steps", "phase", "turn"),
    [
        # Potion brings a Fox, a Woodcutter, a Shovel
        ("0:B2,Potion 1:B4,B6 decree=M1 deck=K3,K4", ["Potion", "potion=K3"], "exchange", 0),
        ("0:B2,Potion 1:B4,B6 decree=M1 deck=K5,K4,M2", ["Potion", "potion=K5"], "under", 0),
        (
            "0:B2,Potion 1:B4,B6 decree=M1 deck=Shovel,K4 pile0=M3,M4",
            ["Potion", "potion=Shovel"], "dig", 0,
        ),
        # Shovel digs a Fox
        ("0:B2,Shovel 1:B4,B6 decree=M1 pile0=K3,K4", ["Shovel", "dig", "~K3"], "exchange", 0),
        # Tree forces a Woodcutter
        ("0:B2,Tree 1:B5,B6 decree=M1 deck=K4,K6", ["Tree", "~B5"], "under", 1),
        # Hammer's replacement is a Fox
        (
            "0:B3,B4 1:Hammer,B6 trick=B2 decree=M1 deck=K4,K6",
            ["Hammer", "name=B", "B3"], "exchange", 0,
        ),
    ],
)  # fmt: skip
def test_a_card_played_through_another_does_what_it_does(
    position: str, steps: list[str], phase: str, turn: int
) -> None:
    state = after(position, *steps)
    view = state.view(turn)
    assert (view.phase, view.to_act) == (phase, turn)


@rule("ruling.P2")
@pytest.mark.parametrize(
    ("position", "steps", "choices"),
    [
        # what a led Potion or Shovel brings is the led card: its suit, its Monarch
        ("0:B2,Potion 1:K4,B6 decree=M1 deck=K2,M4", ["Potion", "potion=K2"], "K4"),
        (
            "0:B2,B8,Potion 1:K4,K6,B6 decree=M1 deck=K11,M4",
            ["Potion", "under=B2", "potion=K11"],
            "K6",
        ),
        ("0:B2,Shovel 1:K4,K6,B6 decree=M1 pile0=K11,M4", ["Shovel", "dig", "~K11"], "K6"),
    ],
)
def test_a_card_in_place_of_the_lead_is_the_led_card(
    position: str, steps: list[str], choices: str
) -> None:
    assert legal(after(position, *steps)) == choices


@rule("ruling.P2")
def test_a_replacement_neither_binds_nor_forces() -> None:
    start = "0:K11,Tree,K4 1:Hammer,K2,K3 trick=B2 decree=M1 deck=B4,B6"
    state = after(start, "Hammer", "name=K", "K11")
    assert winner(state) == 1
    start = "0:Tree 1:Hammer,K2,K3 trick=B2 decree=M1 deck=B4,B6"
    state = after(start, "Hammer", "name=K", "Tree")
    assert winner(state) == 0


@rule("deluxe.special.meaning")
@pytest.mark.parametrize(("card", "wins"), [("B8", "follow"), ("B3", "follow"), ("Axe", "lead")])
def test_only_the_cards_of_the_module_are_special(card: str, wins: str) -> None:
    """The Bow beats special cards: Poison 8s and odd cards are none."""
    state = after(f"1:{card} trick=Bow decree=M1 deck=K2", card, poison=True)
    assert ("follow" if winner(state) else "lead") == wins


def test_a_game_of_deluxe_is_one() -> None:
    assert isinstance(deluxe(), DeluxeGame)
    assert deluxe().title == "Fox in the Forest Deluxe"
