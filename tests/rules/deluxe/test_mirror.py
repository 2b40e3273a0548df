"""The Mirror, and the two clocks of cards that change."""

import pytest

from tanglewood.cards.fox import FoxCard
from tanglewood.games.deluxe.cards import MIRROR, face
from tests.rules.deluxe.positions import after, at, cards, deck, duel, legal, winner
from tests.support import rule


@rule("deluxe.mirror")
@pytest.mark.parametrize("decree", ["B3", "K11", "Axe", "Potion"])
def test_the_mirror_is_whatever_the_decree_is(decree: str) -> None:
    assert face(MIRROR, FoxCard(decree)) == FoxCard(decree)
    assert face(FoxCard("M4"), FoxCard(decree)) == FoxCard("M4")


@rule("deluxe.mirror")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ("1:K2,Mirror trick=B7 decree=B4", "Mirror"),  # in the hand too
        ("1:K2,Mirror trick=B7 decree=K4", "K2 Mirror"),
        ("1:B2,Mirror trick=B7 decree=K4", "B2"),
        ("1:B2,Mirror trick=B7 decree=Axe", "B2 Mirror"),
        ("1:K2,B2 trick=Mirror decree=B4", "B2"),
        ("1:K2,B2 trick=Mirror decree=Axe", "B2 K2"),
    ],
)
def test_a_mirror_follows_and_is_followed_as_the_decree(position: str, choices: str) -> None:
    assert legal(at(position)) == choices


@rule("deluxe.mirror")
@pytest.mark.parametrize(
    ("decree", "phase"),
    [
        ("K3", "exchange"),
        ("K5", "under"),
        ("Fairy", "fairy"),
        ("Potion", "spill"),
        ("Shovel", "dig"),
    ],
)
def test_a_played_mirror_has_the_ability_of_the_decree(decree: str, phase: str) -> None:
    start = f"0:Mirror,B2,B4 1:M2,M4,M10 decree={decree} deck=K2,K4 pile0=M6,M8"
    view = after(start, "Mirror").view(0)
    assert (view.phase, view.turn) == (phase, 0)


@rule("deluxe.mirror", "deluxe.special.no-trump")
def test_put_down_as_the_decree_it_is_a_special_card() -> None:
    state = after("0:B3,Mirror,B2 1:M2,B4 decree=M1", "B3", "decree=Mirror")
    assert cards(state.hands[0]) == "B2 M1"
    assert winner(after(state, "B4")) == 1
    state = after("0:B3,Mirror,B2 1:M2,K4 decree=M1", "B3", "decree=Mirror", "M2")
    assert winner(state) == 0  # no trump


@rule("ruling.P1")
def test_when_played_is_settled_at_that_moment() -> None:
    """Mirror led as a Woodcutter draws once; the follower's Fox then makes it a 3: no exchange."""
    start = "0:Mirror,B2,B4 1:K3,M3,M8 decree=K5 deck=M4,M6"
    state = after(start, "Mirror", "under=B2", "K3", "decree=M3")
    assert winner(state) == 0  # the M3, a trump, against K3
    assert (state.to_act, legal(state)) == (0, "B4 M4")


@rule("ruling.P1")
def test_the_end_of_the_trick_looks_at_what_the_cards_are_then() -> None:
    """A Mirror is a Treasure, a Swan, a Poison 8 only if it shows one when the trick ends."""
    start = "0:B2,B4 1:K3,{new},M10 trick=Mirror decree={old} scores=3-3"
    state = after(start.format(old="K7", new="M8"), "K3", "decree=M8")
    assert (winner(state), state.scores) == (0, (3, 3))
    state = after(start.format(old="K8", new="M7"), "K3", "decree=M7")
    assert (winner(state), state.scores) == (0, (4, 3))
    state = after(start.format(old="K7", new="M8"), "K3", "decree=M8", poison=True)
    assert (winner(state), state.scores) == (0, (2, 3))
    state = after(start.format(old="K8", new="M1"), "K3", "decree=M1")
    assert (winner(state), state.leader) == (0, 0)
    swan = "0:B2,B4 1:M6,M10 trick=Mirror decree=M1"
    state = after(swan, "M6")
    assert (winner(state), state.leader) == (1, 0)


@rule("ruling.S1", "ruling.P1")
@pytest.mark.parametrize(
    ("decree", "lead", "follow", "wins"),
    [
        ("Axe", "Mirror", "B7", "lead"),
        ("Axe", "Mirror", "B9", "follow"),
        ("Tree", "B5", "Mirror", "follow"),
        ("Bow", "K9", "Mirror", "follow"),
        ("Bow", "K8", "Mirror", "lead"),
        ("Hammer", "Mirror", "K7", "lead"),
        ("Hammer", "Mirror", "K6", "follow"),
        ("Crown", "Mirror", "B1", "lead"),
        ("Shovel", "B2", "Mirror", "lead"),
    ],
)
def test_under_a_special_decree_the_mirror_is_that_card_in_every_respect(
    decree: str, lead: str, follow: str, wins: str
) -> None:
    assert duel(lead, follow, decree) == wins


@rule("ruling.S1")
def test_a_mirror_hammers_digs_and_crowns() -> None:
    state = after("0:B2 1:Mirror,K2 trick=B4 decree=Hammer deck=M2", "Mirror")
    assert legal(state) == "name=B name=K name=M"
    state = after("0:Mirror,B2 1:K2,K4 decree=Shovel pile0=M4,M6", "Mirror", "dig", "~M4")
    assert cards(state.special.piles[0]) == "M6 Mirror"
    state = at("0:Mirror,B4,B2 1:B10,K4 decree=Crown deck=M4,M6")
    assert legal(state) == "B2 B4 Mirror B2+Crown B4+Crown"
    state = after(state, "B4+Crown")
    assert str(state.trick[0].crown) == "Mirror"
    assert cards(state.hands[0]) == "B2 M4"
    assert winner(after(state, "B10")) == 0


@rule("ruling.S2", "ruling.P1")
@pytest.mark.parametrize(
    ("new", "choices"),
    [
        ("K2", "K4 K6"),  # the new suit
        ("K11", "K6"),  # a new Monarch binds
        ("Axe", "B8 K4 K6"),  # a new special card is unsuited
    ],
)
def test_a_mirror_led_as_a_fox_is_followed_as_the_new_decree(new: str, choices: str) -> None:
    state = after(f"0:Mirror,{new},B2 1:B8,K4,K6 decree=M3", "Mirror", f"decree={new}")
    assert (state.to_act, legal(state)) == (1, choices)


@rule("ruling.S2")
def test_a_mirror_that_turns_into_a_tree_forces_a_random_card() -> None:
    state = after("0:Mirror,Tree,B2 1:B8,K4,K6 decree=M3", "Mirror", "decree=Tree")
    assert state.chance is not None
    assert state.chance.name == "tree"


@rule("ruling.S2")
@pytest.mark.parametrize("new", ["M5", "Fairy", "Shovel", "Potion", "B3"])
def test_the_new_face_does_not_act_on_being_played(new: str) -> None:
    start = f"0:Mirror,{new},B2 1:B8,K4,M6 decree=M3 deck=K8,K10 pile0=B6,B10"
    state = after(start, "Mirror", f"decree={new}")
    assert (state.to_act, state.view(1).phase) == (1, "follow")


@rule("ruling.S3", "ruling.P5")
@pytest.mark.parametrize(
    ("new", "mirror_wins"),
    [
        ("M2", True),  # a plain new decree: the Mirror is trump
        ("B1", True),
        ("Bow", False),
        ("Crown", False),
        ("Potion", False),
        ("Shovel", False),
        ("Hammer", True),
        ("Axe", True),
        ("Tree", True),
        ("Fairy", True),
    ],
)
def test_a_led_mirror_is_compared_as_the_decree_of_the_followers_fox(
    new: str, mirror_wins: bool
) -> None:
    state = after(f"0:B2 1:K3,{new} trick=Mirror decree=K2", "K3", f"decree={new}")
    assert winner(state) == int(not mirror_wins)


@rule("ruling.S4")
@pytest.mark.parametrize(
    ("hand", "decree", "choices"),
    [
        ("B2,B6,Mirror", "B10", "Mirror"),  # the highest
        ("B2,B6,Mirror", "B4", "B6"),
        ("B2,B6,Mirror", "B1", "B6 Mirror"),  # the 1
        ("K2,K6,Mirror", "B4", "Mirror"),  # the only card of the suit
        ("B1,B6,Mirror", "B10", "B1 Mirror"),
        ("B2,B6,Mirror", "K4", "B6"),
        ("K2,Mirror", "K4", "K2 Mirror"),
        ("B2,B6,Mirror", "Axe", "B6"),  # unsuited, so barred
    ],
)
def test_under_a_led_monarch_the_mirror_counts_as_what_it_shows(
    hand: str, decree: str, choices: str
) -> None:
    assert legal(at(f"1:{hand} trick=B11 decree={decree}")) == choices


@rule("ruling.S4")
def test_a_mirror_led_as_an_11_binds() -> None:
    assert legal(at("1:B1,B4,B6,K2 trick=Mirror decree=B11")) == "B1 B6"


@rule("ruling.S22", "ruling.P1")
def test_a_mirror_played_as_an_idle_shovel_still_loses_when_the_decree_changes() -> None:
    start = "0:Mirror,B2 1:K3,M10,B4 decree=Shovel pile0=M4,M6"
    state = after(start, "Mirror", "dig=no", "K3", "decree=M10")
    assert winner(state) == 1


@rule("ruling.P5")
def test_a_mirror_that_becomes_a_potion_or_shovel_after_it_was_played_loses() -> None:
    for new in ("Potion", "Shovel"):
        start = f"0:K3,{new},B2 1:Mirror,B4 trick=K2 decree=Hammer deck=M8,M6"
        state = after(start, "Mirror", "name=K", "K3", f"decree={new}")
        assert winner(state) == 0
        assert deck(state) == "M6 K2"
