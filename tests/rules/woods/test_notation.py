"""Action texts, position texts, events in words and plain values."""

from itertools import combinations

import pytest

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadText, WrongType
from tanglewood.core.event import Event
from tanglewood.games.woods import events as ev
from tanglewood.games.woods.actions import ACTIONS, index_of
from tanglewood.games.woods.state import WoodsState
from tests.rules.woods.positions import GAMES, GENTLE, at, shown
from tests.support import rule, said, walk


@rule("ruling.W3")
def test_the_action_table_is_in_its_published_order() -> None:
    pairs = ["".join(map(str, pair)) for pair in combinations(range(5), 2)]
    expected = [f"{value}>{take}" for value in range(2, 9) for take in [*"01234", *pairs]]
    assert [action.text for action in ACTIONS] == [*expected, "pass"]
    assert len(ACTIONS) == 106
    assert ACTIONS.parse("7>12").index == index_of(7, (1, 2)) == 15 * 5 + 5 + 4
    assert ACTIONS.parse("PASS").index == 105


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_every_phase_reads_back(players: int) -> None:
    game = GAMES[players]
    phases = set()
    for seed in range(3):
        state: WoodsState = game.start()
        while state.outcome is None:
            phases.add(shown(state)["phase"])
            assert game.position(state.text) == state
            state = _one_step(state, seed)
        phases.add(shown(state)["phase"])
        assert game.position(state.text) == state
    wanted = {"deal", "turn", "over"} | ({"first"} if players > 1 else set())
    assert phases == wanted | ({"reshuffle"} if players > 2 else set())


def _one_step(state: WoodsState, seed: int) -> WoodsState:
    chance = state.chance
    if chance is not None:
        return state.draw(Stream(seed, state.chances))
    return state.apply(state.legal[seed % len(state.legal)])


def test_fields_left_out_have_their_defaults() -> None:
    state = at("0:5,3 row=2,3,4,4,8 deck=5")
    assert state.text == (
        "0:3,5 1:- row=2,3,4,4,8 deck=5 "
        "discards=2,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,6,6,"
        "7,7,7,7,7,7,7,7,8,8,8,8,8,8,8 "
        "pockets=-/- tokens=0-0 turn=0 reshuffles=0 passes=0 phase=turn chances=2"
    )
    assert at("row=2,3,4,4,8 deck=5 0:2", 3).reshuffles == 1
    assert at("row=2,3,4,4,8 0:2", 3).chances == 3


BAD = [
    ("0:9 row=2", 2, "0: must be values"),
    ("0:2,,3 row=2", 2, "0: must be values"),
    ("0:2 row=2,3,4,5,6,7", 2, "5 cards at most"),
    ("0:2 row=2,3 deck=4", 2, "While there is a deck"),
    ("0:2 row=-", 2, "phase=over"),
    ("0:2,2,2 row=2", 2, "Three 2s"),
    ("0:2,2 row=2,2,2,2,2 deck=2,2", 2, "9 cards of value 2, but the deck has 8"),
    ("0:2 row=3 discards=4", 2, "discards="),
    ("0:2 row=3 tokens=9-9", 2, "16 tokens"),
    ("0:2 row=3 tokens=1", 1, "0 tokens"),
    ("0:2 row=3 tokens=1", 2, "2 numbers"),
    ("0:2 row=3 pockets=2", 2, "pockets must be 2 lists"),
    ("0:2 row=3 pockets=2,2", 1, "only once"),
    ("0:2 row=3 phase=nap", 2, "phases are"),
    ("0:2 row=3 to=1", 2, "to=0"),
    ("0:2 row=3 turn=2", 2, "turn=2"),
    ("0:2 row=3 reshuffles=1", 2, "reshuffles=1"),
    ("0:2 row=3 reshuffles=1", 3, "renewed at once"),
    ("0:2 row=3 deck=2 phase=reshuffle", 3, "A reshuffle needs"),
    ("0:2 row=3 passes=2", 2, "passes=2"),
    ("0:2 phase=deal", 2, "no card has been dealt"),
    ("phase=first", 1, "phase=deal"),
    ("0:5,6 row=3 deck=4", 1, "phase=over"),
    ("0:5,6 row=5 pockets=2,3,4,5,6,7,8", 1, "phase=over"),
    ("2:5 row=5", 2, "not a field"),
]


@pytest.mark.parametrize(("text", "players", "sentence"), BAD)
def test_a_position_that_cannot_be_is_refused(text: str, players: int, sentence: str) -> None:
    with pytest.raises(BadText, match=sentence):
        at(text, players)


def row(*cards: int) -> tuple[WoodsCard, ...]:
    return tuple(map(WoodsCard, cards))


FIVE, EIGHT = WoodsCard(5), WoodsCard(8)
WORDS: list[tuple[Event, str]] = [
    (ev.FirstChosen(1), "Bo takes the first turn."),
    (
        ev.Dealt((Handful([3, 5]), None), row(2, 3, 4, 4, 8), None),
        "Every hand gets two cards; the row shows a 2, a 3, a 4, a 4 and an 8.",
    ),
    (ev.Traded(0, FIVE, (4,), (EIGHT,), (), False), "Al discards a 5 and takes an 8."),
    (
        ev.Traded(1, EIGHT, (0, 2), row(3, 4), row(3, 4), True),
        (
            "Bo discards an 8 and takes a 3 and a 4 with a point token. "
            "Bo pockets three 3s. Bo pockets three 4s."
        ),
    ),
    (ev.Passed(1), "Bo has no trade and passes."),
    (ev.Revealed(row(5, 3), 7), "The deck brings a 5 and a 3; 7 cards are left."),
    (ev.Revealed(row(8), 1), "The deck brings an 8; 1 card is left."),
    (ev.Revealed(row(2, 3, 4), 0), "The deck brings a 2, a 3 and a 4; no card is left."),
    (
        ev.Reshuffled(Handful([3, 5]), None),
        "The deck has run out; a new one is shuffled from 2 discarded cards.",
    ),
    (
        ev.Reshuffled(Handful([3]), None),
        "The deck has run out; a new one is shuffled from 1 discarded card.",
    ),
    (ev.Swept(row(3)), "No trade is left; the row loses a 3."),
    (ev.Swept(row(3, 8)), "No trade is left; the row loses a 3 and an 8."),
]


@pytest.mark.parametrize(("event", "sentence"), WORDS)
def test_events_in_words(event: Event, sentence: str) -> None:
    assert said(GAMES[2], event, ("Al", "Bo")) == sentence


def test_other_events_have_no_words_here() -> None:
    class Foreign(Event):
        pass

    with pytest.raises(WrongType, match="An event of this game is needed here"):
        said(GAMES[2], Foreign(), ("Al", "Bo"))


def test_events_as_plain_values() -> None:
    assert GAMES[2].event_fields(ev.Dealt((Handful([5, 3]), None), row(2, 3), None)) == {
        "event": "dealt",
        "hands": [[3, 5], None],
        "row": [2, 3],
        "deck": None,
    }
    assert GAMES[2].event_fields(ev.Reshuffled(Handful([5, 3]), None))["discards"] == [3, 5]
    assert GAMES[2].event_fields(ev.Traded(0, FIVE, (4,), (EIGHT,), (), True)) == {
        "event": "traded",
        "seat": 0,
        "discard": 5,
        "slots": [4],
        "taken": [8],
        "pocketed": [],
        "token": True,
    }


def test_chance_items_as_texts() -> None:
    game = GAMES[3]
    assert game.item_text("deal", 7) == "7"
    assert game.item_parse("deal", "7") == 7
    assert game.item_parse("first", "2") == 2
    for chance, text in [("deal", "9"), ("deal", "x"), ("first", "3"), ("reshuffle", "1")]:
        with pytest.raises(ValueError, match="whole number"):
            game.item_parse(chance, text)


def test_a_record_can_check_every_trade() -> None:
    *_, last = walk(GENTLE.start(seed=4), 4)
    previous = last.previous
    assert previous is not None
    (note,) = GENTLE.checks(previous)  # type: ignore[arg-type]
    assert note["check"] == "trade"
    assert note["scores"] == list(previous.scores)
