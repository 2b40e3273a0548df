"""Action texts, position texts, events as plain values and in words."""

import pytest

from tanglewood.core.errors import BadText, WrongType
from tanglewood.core.seat import CHANCE, NOBODY, SPECTATOR
from tanglewood.games.fox.actions import ACTIONS
from tests.rules.fox.positions import FOX, at, played, texts
from tests.support import said


def test_the_published_order_of_actions() -> None:
    assert len(ACTIONS) == 100
    published = {0: "B1", 10: "B11", 11: "K1", 32: "M11", 33: "decree=B1", 65: "decree=M11",
                 66: "decree=keep", 67: "under=B1", 99: "under=M11"}  # fmt: skip
    assert {index: ACTIONS[index].text for index in published} == published
    assert all(action.index == index for index, action in enumerate(ACTIONS))


def test_action_texts_read_back_whatever_their_case() -> None:
    for action in ACTIONS:
        assert ACTIONS.parse(action.text) is action
        assert ACTIONS.parse(f" {action.text.upper()} ") is action


def test_actions_print_readably() -> None:
    state = at("0:B1,K2 1:B2,K6 decree=M2")
    assert repr(state.legal) == "<legal: B1, K2>"
    assert str(state.legal[0]) == "B1"
    assert "0:B1,K2" in repr(state)


@pytest.mark.parametrize("text", ["", "B12", "X3", "decree=", "under", "B 3", "🦊"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="is not an action"):
        FOX.start(seed=1).apply(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0:B1 1:B1 decree=M2", "B1 appears twice"),
        ("0:B1,B1 1:B2 decree=M2", "twice"),
        ("0:B1 1:B2", "needs a decree"),
        ("0:B1 1:B2 decree=Q2", "is not a card"),
        ("0:- 1:B2 decree=M2", "must be equally large"),
        ("0:B1 1:B2 decree=M2 phase=dance", "is not a phase"),
        ("0:B1 1:B2 decree=M2 phase=follow", "does not fit phase"),
        ("0:B1 1:B2 decree=M2 trick=B4 phase=exchange", "does not ask for phase=exchange"),
        ("0:B1 1:B2 decree=M2 turn=1", "In this position turn=0"),
        ("0:B1 1:B2 decree=M2 leader=2", "leader=2 must be a whole number from 0 to 1"),
        ("0:B1 1:B2 decree=M2 tricks=1", "2 numbers"),
        ("0:B1 1:B2 decree=M2 round=x", "whole number"),
        ("0:B1 1:B2 decree=M2 decree=M3", "appears twice"),
        ("0:B1 1:B2 decree=M2 moon=1", "is not a field"),
        ("0:B1 1:B2 decree=M2,M3", "decree is one card"),
        ("0:K5,B2 1:K4,B4 decree=M6", "A Woodcutter draws a card, but the deck is empty"),
        ("0:K3,B2 1:K4,B4 decree=M5", "A Woodcutter draws a card, but the deck is empty"),
        ("0:B1 1:B2 decree=M2 tricks=13-0", "A round has 13 tricks"),
        ("0:B1 1:B2 decree=M2 tricks=7-6", "A round has 13 tricks"),
        ("phase=over decree=M2 tricks=14-0", "A round has 13 tricks"),
        ("0:K4 1:- decree=M6", "must be equally large"),
        ("0:K4 1:K6,K8 decree=M6", "must be equally large"),
        ("0:K4 1:K6 decree=M6 trick=K8", "must be equally large"),
        ("0:K4,B2 1:K6 decree=M6 trick=K5 phase=under", "must be equally large"),
        ("0:B1 1:B2 decree=M2 deck=K1,K2,K3,K4,K5,K6,K7", "has 6 cards at most"),
        ("0:B7 1:B2 decree=M2 sevens=2-1", "more sevens have been won"),
        ("decree=M2 phase=over", "A game is over after the 13 tricks"),
        (
            "decree=M2 tricks=7-6 before=3-3 phase=over",
            "when somebody has 21 points",
        ),
        ("0:B1 1:B2 decree=M2 before=21-3", "A game ends with the round in which"),
        ("0:B1 1:B2 decree=M2 scores=3-25", "in which somebody reaches 21 points"),
        ("decree=M2 tricks=7-6 before=30-3 phase=over", "somebody had them before"),
        ("before=3-21 phase=deal", "somebody had them before"),
        ("0:B1 phase=over", "No card is in a hand or in a trick while phase=over"),
        ("decree=M2 phase=deal", "no card has been dealt"),
        ("tricks=1-0 phase=dealer", "no card has been dealt"),
        ("nonsense", "is not a field"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadText, match=words):
        FOX.position(text)


def test_a_card_outside_a_small_deck_is_refused() -> None:
    from tanglewood.games.fox.game import fox_mini

    with pytest.raises(BadText, match="B2 is not in the deck of fox-mini"):
        fox_mini({}).position("0:B2 1:B3 decree=K1")


def test_positions_before_and_after_play_read_back() -> None:
    start = FOX.start()
    assert at(start.text) == start
    assert start.to_act == CHANCE
    over = played("0:B8 1:B2 decree=K2 tricks=6-6 before=20-0", "B8", "B2")
    assert over.to_act == NOBODY
    assert at(over.text) == over
    assert at(over.text).outcome == over.outcome
    assert hash(at(over.text)) == hash(over)
    assert over != "something else"


@pytest.mark.parametrize(
    ("text", "actions", "words"),
    [
        ("0:B7,K1 1:B2,K2 decree=M2", ["B7", "B2"],
         "Al takes the trick with B7 (Treasure) and finds 1 Treasure."),
        ("0:B7,K1 1:K7,K2 decree=M2", ["B7", "K7"],
         "Al takes the trick with B7 (Treasure) and finds 2 Treasures."),
        ("0:B4 1:B2 decree=M2 tricks=0-12 before=1-1", ["B4", "B2"],
         ("Round 1 ends. Al: 1 trick (Humble), +6, now 7 points; "
         "Bo: 12 tricks (Greedy), +0, now 1 point.")),
    ],
)  # fmt: skip
def test_one_and_many_are_told_in_good_english(text: str, actions: list[str], words: str) -> None:
    assert words in [said(FOX, event, ("Al", "Bo")) for event in played(text, *actions).events]


def test_events_as_plain_values_and_in_words() -> None:
    names = ("Ann", "Bob")
    seen = set()
    for seed in range(4):
        state = FOX.start(seed=seed)
        while state.outcome is None:
            state = state.apply(state.legal[state.legal_mask % len(state.legal)])
        for viewer in (0, SPECTATOR):
            for event in state.view(viewer).log:
                fields = FOX.event_fields(event)
                assert fields["event"] == event.kind
                assert said(FOX, event, names).endswith(".")
                seen.add(fields["event"])
    assert seen == {
        "dealer-chosen", "dealt", "played", "exchanged", "kept", "drew", "put-under", "trick-won",
        "round-scored",
    }  # fmt: skip
    with pytest.raises(WrongType, match="An event of this game is needed here"):
        said(FOX, "nothing", names)  # type: ignore[arg-type]


def test_the_scores_before_the_round_are_read_by_their_former_name_too() -> None:
    state = at("0:B8 1:B2 decree=K2 tricks=6-6 sevens=1-0 before=9-12")
    assert state.scores == (10, 12)
    assert at("0:B8 1:B2 decree=K2 tricks=6-6 sevens=1-0 scores=9-12") == state


def test_the_position_text_of_a_small_moment_is_readable() -> None:
    state = at("0:B2,K9 1:M1 decree=K3 deck=M2 trick=B7 leader=1 tricks=3-8 round=2 dealer=0")
    assert texts(state) == "B2"
    assert state.text == (
        "0:B2,K9 1:M1 decree=K3 deck=M2 trick=B7 leader=1 tricks=3-8 sevens=0-0 before=0-0 "
        "round=2 dealer=0 turn=0 phase=follow chances=3"
    )
