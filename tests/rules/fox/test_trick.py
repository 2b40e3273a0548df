"""Following suit, the order of a trick, its winner, the next lead."""

import pytest

from tanglewood.core.errors import IllegalAction
from tests.rules.fox.positions import MANUAL, at, played, texts
from tests.support import rule

FOLLOWS = [
    pytest.param("B4", "B2,B9,K1", "B2 B9", marks=rule("fox.follow"), id="suit held"),
    pytest.param("B4", "K1,M3", "K1 M3", marks=rule("fox.follow"), id="void plays anything"),
    pytest.param("B4", "B10", "B10", marks=rule("fox.follow"), id="the only one"),
    pytest.param(
        "B9", "B2,K3", "B2", marks=rule("fox.witch.follow"), id="a led Witch has its printed suit"
    ),
    pytest.param(
        "K2", "K8,B9", "K8", marks=rule("fox.witch.follow"), id="a Witch does not follow trump"
    ),
    pytest.param("B11", "B1,B4,B8,K2", "B1 B8", marks=rule("fox.monarch"), id="1 or highest"),
    pytest.param("B11", "B4,B8,K2", "B8", marks=rule("fox.monarch"), id="no 1: highest"),
    pytest.param("B11", "B1,K2", "B1", marks=rule("fox.monarch"), id="only the 1"),
    pytest.param("B11", "B5,K2", "B5", marks=rule("fox.monarch"), id="one card"),
    pytest.param("B11", "K1,K2,M9", "K1 K2 M9", marks=rule("fox.monarch"), id="void"),
]


@pytest.mark.parametrize(("lead", "hand", "legal"), FOLLOWS)
def test_the_follower_may_play(lead: str, hand: str, legal: str) -> None:
    assert texts(at(f"0:- 1:{hand} decree=K10 trick={lead} deck=M8")) == legal


@rule("fox.monarch")
def test_a_monarch_played_second_does_nothing() -> None:
    state = played("0:B2,K1 1:B11,K3 decree=M2", "B2", "B11")
    assert (state.to_act, texts(state)) == (1, "K3")


WINNERS = [
    # lead, follow, decree, who wins: L the leader, F the follower
    pytest.param("B4", "B6", "K2", "F", marks=rule("fox.winner.lead"), id="higher follows"),
    pytest.param("B6", "B4", "K2", "L", marks=rule("fox.winner.lead"), id="higher led"),
    pytest.param("B2", "M10", "K2", "L", marks=rule("fox.winner.lead"), id="off suit never wins"),
    pytest.param("B10", "K1", "K2", "F", marks=rule("fox.winner.trump"), id="trump beats"),
    pytest.param("K1", "B10", "K2", "L", marks=rule("fox.winner.trump"), id="trump led"),
    pytest.param("K4", "K8", "K2", "F", marks=rule("fox.winner.trump"), id="higher trump"),
    pytest.param("B9", "B11", "K2", "L", marks=rule("fox.witch"), id="one 9 led is trump"),
    pytest.param("B11", "B9", "K2", "F", marks=rule("fox.witch"), id="one 9 following is trump"),
    pytest.param("M2", "B9", "K2", "F", marks=rule("fox.witch"), id="off-suit 9 wins as trump"),
    pytest.param("B9", "K10", "K2", "F", marks=rule("fox.witch"), id="loses to trump 10"),
    pytest.param("K11", "B9", "K2", "L", marks=rule("fox.witch"), id="loses to trump 11"),
    pytest.param("B9", "K8", "K2", "L", marks=rule("fox.witch"), id="beats trump 8"),
    pytest.param("B9", "K9", "K2", "F", marks=rule("fox.witch.two"), id="two 9s: the trump one"),
    pytest.param("K9", "B9", "K2", "L", marks=rule("fox.witch.two"), id="two 9s: trump led"),
    pytest.param("B9", "M9", "K2", "L", marks=rule("fox.witch.two"), id="two 9s: the led one"),
]


@pytest.mark.parametrize(("lead", "follow", "decree", "who"), WINNERS)
def test_the_trick_goes_to(lead: str, follow: str, decree: str, who: str) -> None:
    other = "B3" if lead[0] == "M" else "M3"
    state = played(f"0:{lead},M1 1:{follow},{other} decree={decree}", lead, follow)
    assert state.tricks == ((1, 0) if who == "L" else (0, 1))


def independent_winner(lead: str, follow: str, trump: str) -> str:
    """The rule text once more, written another way: give every card a strength and compare."""

    def strength(card: str, other: str, led: str) -> tuple[int, int]:
        suit, rank = card[0], int(card[1:])
        witch = rank == 9 and not other.endswith("9")
        return (2 if suit == trump or witch else 1 if suit == led else 0), rank

    first, second = strength(lead, follow, lead[0]), strength(follow, lead, lead[0])
    return "F" if second > first else "L"


@rule("fox.winner.trump", "fox.winner.lead", "fox.witch", "fox.witch.two")
def test_every_pair_of_cards_under_every_trump_has_the_winner_of_the_rule_text() -> None:
    cards = [f"{suit}{rank}" for suit in "BKM" for rank in range(1, 12)]
    checked = 0
    for trump in "BKM":
        for lead in cards:
            for follow in cards:
                decree = next(c for c in cards if c[0] == trump and c not in {lead, follow})
                if lead == follow or lead[1:] in {"3", "5"} or follow[1:] in {"3", "5"}:
                    continue
                hands = f"0:{lead} 1:{follow}"
                state = played(f"{hands} decree={decree} tricks=6-6", lead, follow)
                won = state.events[1]
                assert won.plain()["winner"] == (independent_winner(lead, follow, trump) == "F")
                checked += 1
    assert checked == 3 * 27 * 26


@rule("fox.next-lead")
def test_the_winner_leads_next() -> None:
    assert played("0:B4,K1 1:B6,K3 decree=M2", "B4", "B6").to_act == 1
    assert played("0:B8,K1 1:B6,K3 decree=M2", "B8", "B6").to_act == 0


@rule("fox.trick.order")
def test_the_trump_suit_counts_as_it_is_when_both_cards_and_abilities_are_done() -> None:
    state = played("0:B10,M1 1:B3,K4 decree=M2", "B10", "B3", "decree=K4")
    assert state.tricks == (1, 0)
    state = played("0:K2,M1 1:M3,B4 decree=B2", "K2", "M3", "decree=keep")
    assert state.tricks == (1, 0)
    state = played("0:K2,M1 1:M3,M4 decree=B2", "K2", "M3", "decree=M4")
    assert state.tricks == (0, 1), "the Fox itself became trump"


REFUSALS = [
    pytest.param("0:B1,K1 1:B2 decree=M2", "B2", "do not hold B2", "fox.lead", id="not held"),
    pytest.param(
        "0:- 1:B2,K1 decree=M2 trick=B4", "K1", "You hold Bells, so Bells must follow",
        "fox.follow", id="must follow",
    ),
    pytest.param(
        "0:- 1:B2,B8 decree=M2 trick=B11", "B2", "the 1 of Bells or your highest Bells",
        "fox.monarch", id="bound by the Monarch",
    ),
    pytest.param("0:B1 1:B2 decree=M2", "decree=B1", "not a play", "fox.trick.order", id="no play"),
    pytest.param(
        "0:B1 1:B2 decree=M2 trick=K3 phase=exchange", "B1", "keep it", "fox.fox", id="Fox first"
    ),
    pytest.param(
        "0:B1 1:B2 decree=M2 trick=K5 phase=under", "B1", "under the deck", "fox.woodcutter",
        id="Woodcutter first",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "action", "words", "cited"), REFUSALS)
def test_an_illegal_action_says_why_and_cites_the_rule(
    position: str, action: str, words: str, cited: str
) -> None:
    with pytest.raises(IllegalAction, match=words) as refusal:
        at(position).apply(action)
    assert refusal.value.rule == cited
    assert cited in str(refusal.value)


@rule("manual.names")
def test_the_manual_calls_its_11_a_queen_in_a_refusal_too() -> None:
    state = MANUAL.position("0:K2 1:B2,B8 decree=M2 trick=B11")
    with pytest.raises(IllegalAction, match="A Queen was led"):
        state.apply("B2")
