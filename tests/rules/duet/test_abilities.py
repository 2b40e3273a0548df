"""The odd cards, one by one and together."""

from itertools import combinations, permutations

import pytest

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.components.paws import PAWS
from tanglewood.games.duet.events import Exchanged, Kept, Named, Sealed, Swapped
from tanglewood.games.duet.moves import moves
from tests.rules.duet.positions import at, custom, kinds, played, texts
from tests.support import rule


@rule("duet.musician")
@pytest.mark.parametrize(("lead", "follow", "winner"), [("D1", "D2", 1), ("D2", "D1", 0)])
def test_with_a_musician_the_winner_chooses_the_direction(
    lead: str, follow: str, winner: int
) -> None:
    state = played(f"0:{lead},R2 1:{follow},R4 decree=S4", lead, follow)
    assert (state.phase, state.to_act) == ("move", winner)
    assert texts(state) == "move=-3 move=+3"
    assert state.apply("move=-3").forest.tracker == 2
    assert state.apply("move=+3").forest.tracker == 8


@rule("duet.gazelle")
@pytest.mark.parametrize(
    ("lead", "follow", "legal"),
    [
        ("S5", "S6", "move=+1 move=+2 move=+3"),
        ("S6", "S5", "move=-3 move=-2 move=-1"),
        ("D5", "R5", "move=-2 move=-1 move=0"),  # two Gazelles: one, none or both
        ("D5", "D9", "move=0 move=+1"),
    ],
)
def test_with_a_gazelle_the_winner_may_leave_out_a_card(lead: str, follow: str, legal: str) -> None:
    state = played(f"0:{lead},R2 1:{follow},R4 decree=S4", lead, follow)
    assert texts(state) == legal


@rule("duet.move.choice", "duet.musician", "duet.gazelle")
def test_musician_and_gazelle_work_together() -> None:
    state = played("0:D1,R2 1:D5,R4 decree=S4", "D1", "D5")
    assert (state.to_act, texts(state)) == (1, "move=-1 move=0 move=+1")
    assert state.apply("move=0").forest.tracker == 5


@rule("ruling.U4", "duet.move.choice", "ruling.G1")
@pytest.mark.parametrize(
    ("lead", "follow", "space"),
    [
        ("D1", "D9", 5),  # a Musician with no paws at all: +0 and -0 are one
        ("D1", "R1", 5),  # two Musicians
        ("D7", "D10", 8),  # no ability of the move
    ],
)
def test_a_single_possible_move_is_made_without_asking(lead: str, follow: str, space: int) -> None:
    state = played(f"0:{lead} 1:{follow} decree=S4 round=3", lead, follow)
    assert state.phase == "over"
    assert state.forest.tracker == space


@rule("ruling.U4")
def test_equal_moves_are_offered_once_and_two_musicians_are_one() -> None:
    one_paw = custom(paws={"ranks": [1] * 10})
    two_musicians = played("0:D1,R2 1:R1,R4 decree=S4", "D1", "R1", game=one_paw)
    assert texts(two_musicians) == "move=-2 move=+2"
    assert texts(played("0:D4,R2 1:D5,R4 decree=S4", "D4", "D5")) == "move=+1 move=+2"


@rule("ruling.U4", "duet.beyond")
def test_a_move_off_the_path_may_be_chosen() -> None:
    state = played("0:D1,R2 1:D10,R4 decree=S4 tracker=9", "D1", "D10").apply("move=+3")
    assert (state.forest.tracker, state.forest.high) == (5, 9)


@rule("duet.move.choice", "duet.gazelle", "duet.musician")
def test_the_moves_of_every_trick_are_those_that_the_abilities_allow() -> None:
    paws = PAWS.by_card
    for lead, follow in permutations(DuetCard.all, 2):
        ranks = [lead.rank, follow.rank]
        for winner in range(2):
            wanted = {
                sign * (paws[lead] + paws[follow] - sum(paws[card] for card in left_out))
                for number in range(ranks.count(5) + 1)
                for left_out in combinations((lead, follow), number)
                for sign in ((-1, 1) if 1 in ranks else (2 * winner - 1,))
            }
            assert moves(paws, winner, lead, follow) == tuple(sorted(wanted))


@rule("duet.foxes", "ruling.U3")
def test_foxes_are_two_decisions_naming_and_exchanging() -> None:
    state = played("0:D3,R2 1:D4,R4 decree=S4", "D3")
    assert (state.to_act, texts(state)) == (0, "foxes=self foxes=mate foxes=nobody")
    own = state.apply("foxes=self")
    assert own.events == (Named(0, 0),)
    assert (own.to_act, texts(own)) == (0, "decree=R2 decree=keep")
    mate = state.apply("foxes=mate")
    assert mate.events == (Named(0, 1),)
    assert (mate.to_act, texts(mate)) == (1, "decree=D4 decree=R4 decree=keep")
    nobody = state.apply("foxes=nobody")
    assert nobody.events == (Named(0, None),)
    kept = mate.apply("decree=keep")
    assert kept.events == (Kept(1),)
    assert nobody == kept  # two actions, one effect
    assert (nobody.to_act, texts(nobody)) == (1, "D4")


@rule("duet.foxes")
def test_an_exchange_is_made_at_once_and_counts_for_this_trick() -> None:
    text = "0:D10,R2 1:R3,R5 decree=S4"
    assert played(text, "D10", "R3", "foxes=nobody").leader == 0
    state = played(text, "D10", "R3", "foxes=self", "decree=R5")
    assert Exchanged(1, DuetCard("R5"), DuetCard("S4")) in state.events
    assert state.leader == 1  # Roses are trump now
    assert texts(state) == "S4"
    by_mate = played(text, "D10", "R3", "foxes=mate", "decree=R2")
    assert by_mate.leader == 1
    assert by_mate.hands[0] == DuetCards("S4")


@rule("duet.foxes")
def test_an_exchange_by_the_follower_changes_what_may_follow() -> None:
    state = played("0:D3,R2 1:D4,R4 decree=S4", "D3", "foxes=mate", "decree=D4")
    assert (state.to_act, texts(state)) == (1, "R4 S4")


@rule("duet.foxes", "ruling.U3")
def test_somebody_without_cards_cannot_be_named() -> None:
    state = played("0:D3 1:D4 decree=S4", "D3")
    assert texts(state) == "foxes=mate foxes=nobody"


@rule("ruling.U3", "ruling.G1")
def test_foxes_as_the_very_last_card_ask_nothing() -> None:
    state = played("0:D4 1:D3 decree=S4 round=3", "D4", "D3")
    assert state.phase == "over"
    assert "Named" not in kinds(state.events)


@rule("duet.gift")
def test_a_led_gift_is_resolved_before_the_follow() -> None:
    state = played("0:S7,R2,R4 1:S2,D4,D6 decree=D1", "S7", "gift=R2", "gift=S2")
    assert (state.to_act, texts(state)) == (1, "D4 D6 R2")  # no Star is left
    gets_one = played("0:S7,S9,R4 1:R2,D4,D6 decree=D1", "S7", "gift=S9", "gift=D4")
    assert texts(gets_one) == "S9"


@rule("duet.gift")
def test_a_gift_played_second_swaps_before_the_trick_is_over() -> None:
    state = played("0:D2,R2,R4 1:D7,S4,S6 decree=D1", "D2", "D7", "gift=S4", "gift=R2")
    assert str(state.hands[0]) == "R4,S4"
    assert str(state.hands[1]) == "R2,S6"
    assert kinds(state.events)[:2] == ["Swapped", "TrickWon"]


@rule("duet.gift", "ruling.U2")
def test_the_player_of_the_gift_seals_first_and_nothing_is_given_before_both_are_sealed() -> None:
    state = played("0:D2,R2,R4 1:D7,S4,S6 decree=D1", "D2", "D7")
    assert (state.to_act, texts(state)) == (1, "gift=S4 gift=S6")
    sealed = state.apply("gift=S6")
    assert sealed.events == (Sealed(1, DuetCard("S6")),)
    assert sealed.hands == state.hands
    assert (sealed.to_act, texts(sealed)) == (0, "gift=R2 gift=R4")
    given = sealed.apply("gift=R4")
    assert given.events[0] == Swapped((DuetCard("R4"), DuetCard("S6")))


@rule("duet.gift", "ruling.U2", "ruling.G1")
def test_a_player_with_one_card_is_not_asked_what_to_give() -> None:
    led = played("0:D7,R2 1:D4,S4 decree=D1", "D7")
    assert led.events[1:] == (Sealed(0, DuetCard("R2")),)
    assert (led.to_act, texts(led)) == (1, "gift=D4 gift=S4")
    second = played("0:D2,R2 1:D7,S4 decree=D1", "D2", "D7")
    assert kinds(second.events)[:3] == ["Played", "Sealed", "Swapped"]
    assert [str(hand) for hand in second.hands] == ["S4", "R2"]


@rule("duet.gift")
@pytest.mark.parametrize(("lead", "follow"), [("D7", "D4"), ("D4", "D7")])
def test_a_gift_is_skipped_when_a_hand_is_empty(lead: str, follow: str) -> None:
    state = played(f"0:{lead} 1:{follow} decree=S1 round=3", lead, follow)
    assert state.phase == "over"
    assert "Sealed" not in kinds(state.events)


@rule("duet.gift")
def test_a_gift_is_mandatory() -> None:
    state = at("0:D7,R2,R4 1:D4,S4,S5 decree=D1").apply("D7")
    assert all(action.text.startswith("gift=") for action in state.legal)
