"""Leading, following, winning."""

from itertools import product

import pytest

import tanglewood as tw
from tanglewood.cards.duet import DuetCard
from tanglewood.games.duet.cards import follower_takes
from tests.rules.duet.positions import at, played, texts
from tests.support import rule


@rule("duet.lead")
def test_any_card_may_be_led() -> None:
    assert texts(at("0:D2,R9,S1 1:D3,D4,D5 decree=S4")) == "D2 R9 S1"


@rule("duet.follow")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("D4,D10,R1", "D4 D10"),
        ("R1,R7,S2", "R1 R7 S2"),
        ("D8,R2,S9", "D8"),
        ("R10,S3,S10", "R10 S3 S10"),
    ],
)
def test_the_lead_suit_is_followed_if_it_can_be(hand: str, legal: str) -> None:
    state = played(f"0:D2,D3,D5 1:{hand} decree=S4", "D2")
    assert (state.to_act, texts(state)) == (1, legal)


@rule("duet.heir")
def test_a_led_heir_frees_the_follower_who_may_still_follow() -> None:
    state = played("0:D9,R2 1:D4,S2 decree=S4", "D9")
    assert texts(state) == "D4 S2"


@rule("duet.heir")
def test_an_heir_played_second_does_nothing() -> None:
    state = at("0:D2,R2 1:D9,S2 decree=S4 trick=- leader=0").apply("D2")
    assert texts(state) == "D9"
    after = state.apply("D9")
    assert after.to_act == 1
    assert texts(after) == "S2"


@rule("duet.heir", "duet.winner")
def test_an_heir_led_wins_against_another_suit_that_is_no_trump() -> None:
    assert played("0:D9,R2 1:R10,S2 decree=S4", "D9", "R10").leader == 0
    assert played("0:D9,R4 1:S2,R1 decree=S4", "D9", "S2").leader == 1


def wins(lead: str, follow: str, decree: str) -> bool:
    """The winner, read off the rule's words."""
    trumps = [card for card in (lead, follow) if card[0] == decree[0]]
    fitting = trumps or [card for card in (lead, follow) if card[0] == lead[0]]
    return max(fitting, key=lambda card: int(card[1:])) == follow


@rule("duet.winner")
def test_the_highest_trump_wins_else_the_highest_of_the_lead_suit() -> None:
    for decree, lead, follow in product(DuetCard.all, repeat=3):
        if lead != follow:
            found = follower_takes(decree, lead, follow)
            assert found == wins(*map(str, (lead, follow, decree)))


@rule("duet.winner")
@pytest.mark.parametrize(
    ("lead", "follow", "winner"),
    [("D6", "D8", 1), ("D8", "D6", 0), ("D4", "S2", 1), ("S2", "R10", 0), ("D2", "R10", 0)],
)
def test_the_winner_leads_next(lead: str, follow: str, winner: int) -> None:
    state = played(f"0:{lead},R9 1:{follow},R8 decree=S4 tracker=5", lead, follow)
    assert state.leader == state.to_act == winner


@pytest.mark.parametrize(
    ("text", "action", "cited", "said"),
    [
        ("0:D2 1:D3 decree=S4", "R1", "duet.lead", "do not hold R1"),
        ("0:D2 1:D3 decree=S4", "foxes=self", "duet.lead", "not a play"),
        ("0:D2 1:D3,R1 decree=S4 trick=D4", "R1", "duet.follow", "Doves must follow"),
        ("0:D2 1:D3,R1 decree=S4 trick=D4", "S1", "duet.follow", "do not hold S1"),
        ("0:D2 1:D3,R1 decree=S4 trick=D4", "move=0", "duet.follow", "not a play"),
        ("0:- 1:D4 decree=S4 trick=D3 phase=foxes", "foxes=self", "duet.foxes", "You have no"),
        ("0:D2 1:D4,R1 decree=S4 trick=D3 phase=foxes", "D2", "duet.foxes", "name yourself"),
        (
            "0:D2 1:D4,R1 decree=S4 trick=D3 phase=exchange turn=1",
            "decree=D2",
            "duet.foxes",
            "do not hold D2",
        ),
        ("0:D2 1:D4,R1 decree=S4 trick=D3 phase=exchange", "D2", "duet.foxes", "You were named"),
        ("0:D2,R5 1:D4,R1,R2 decree=S4 trick=D7 phase=gift", "D2", "duet.gift", "choose a card"),
        ("0:D2,R5 1:D4,R1,R2 decree=S4 trick=D7 phase=gift", "gift=R1", "duet.gift", "not hold"),
        ("0:D2 1:D4 decree=S4 trick=D5,D6 phase=move", "D2", "duet.move.choice", "won the trick"),
        ("0:D2 1:D4 decree=S4 trick=D5,D6 phase=move", "move=-1", "duet.move.choice", "only move"),
        ("phase=cover", "D2", "duet.round-end", "the end that a forest token covers"),
    ],
)
def test_a_refusal_says_why_and_cites_the_rule(
    text: str, action: str, cited: str, said: str
) -> None:
    with pytest.raises(tw.IllegalAction, match=said) as refusal:
        at(text).apply(action)
    assert refusal.value.rule == cited


def test_only_the_seat_to_act_may_act() -> None:
    state = at("0:D2,D4 1:R2,R4 decree=S4").apply("D2")
    with pytest.raises(tw.NotYourTurn):
        state.apply(state.legal[0], seat=0)
