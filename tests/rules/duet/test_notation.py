"""Actions, positions, events and sentences as texts."""

import pytest

import tanglewood as tw
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.errors import WrongType
from tanglewood.core.event import Event
from tanglewood.games.duet.events import (
    Collected,
    Covered,
    Dealt,
    GameEnded,
    Named,
    RoundEnded,
    Sealed,
    Swapped,
    TrickWon,
)
from tests.rules.duet.positions import DUET, at, played
from tests.support import rule, said

EVERY_PHASE = {
    "lead": "0:D2,R5 1:D4,R1 decree=S4 rest=S1,S2 leader=1",
    "follow": "0:R5 1:D4,R1 decree=S4 trick=D2",
    "foxes": "0:R5 1:D4,R1 decree=S4 trick=D3 phase=foxes",
    "exchange, own": "0:R5 1:D4,R1 decree=S4 trick=D3 phase=exchange turn=0",
    "exchange, mate": "0:R5 1:D4,R1 decree=S4 trick=D3 phase=exchange turn=1",
    "exchange, second": "0:R5 1:D4 decree=S4 trick=D2,D3 phase=exchange turn=0",
    "gift": "0:R5,R6 1:D4,R1,R2 decree=S4 trick=D7 phase=gift",
    "gift, sealed": "0:R5,R6 1:D4,R1,R2 decree=S4 trick=D7 phase=gift sealed=R6",
    "gift, second": "0:R5,R6 1:D4,R1 decree=S4 trick=D2,D7 phase=gift",
    "gift, second sealed": "0:R5,R6 1:D4,R1 decree=S4 trick=D2,D7 phase=gift sealed=D4",
    "move": "0:R5 1:D4 decree=S4 trick=D1,D2 phase=move",
    "cover": "phase=cover round=2 dealer=1 tracker=6 path=1-9",
    "dealer": "phase=dealer dealer=0",
    "deal": "phase=deal round=3 dealer=1 tracker=2 path=2-9 tokens=0",
    "victory": "0:R5 1:D4 phase=over ending=victory gems=0-0-0-0-0-0-0-0-0-0-0",
    "lost": "phase=over ending=lost path=2-8",
    "time": "phase=over ending=time round=3",
    "resign": "0:R5 1:D4,D5 trick=D2 phase=over ending=resign",
}


TOO_MANY = "0:D1,D2,D3,D4,D5,D6,D7,D8,D9,D10,R1,R2 1:S1,S2,S3,S4,S5,S6,S7,S8,S9,S10,R3,R4"


@pytest.mark.parametrize("text", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_a_position_of_every_phase_reads_back(text: str) -> None:
    state = at(text)
    again = at(state.text)
    assert again == state
    assert again.text == state.text
    assert (again.to_act, again.legal, again.outcome) == (state.to_act, state.legal, state.outcome)
    for viewer in (0, 1, tw.SPECTATOR):
        assert again.view(viewer) == state.view(viewer)


@pytest.mark.parametrize(
    ("phase", "to_act"),
    [
        ("lead", 1),
        ("follow", 1),
        ("foxes", 0),
        ("exchange, own", 0),
        ("exchange, mate", 1),
        ("exchange, second", 0),
        ("gift", 0),
        ("gift, sealed", 1),
        ("gift, second", 1),
        ("gift, second sealed", 0),
        ("move", 1),
        ("cover", 0),
        ("dealer", tw.CHANCE),
        ("deal", tw.CHANCE),
        ("lost", tw.NOBODY),
    ],
)
def test_a_position_knows_who_is_to_act(phase: str, to_act: int) -> None:
    state = at(EVERY_PHASE[phase])
    assert state.to_act == to_act
    assert bool(state.legal) == (to_act >= 0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0:D2 1:D2 decree=S4", "D2 appears twice"),
        ("0:D2 1:D4 decree=D4", "D4 appears twice"),
        ("0:D2 1:D4", "needs a decree"),
        ("0:D2 1:D4 decree=S4,S5", "decree is one card"),
        ("0:D2 1:D4,D5 decree=S4", "equally large"),
        ("0:D2 1:D4 decree=S4 trick=D5", "equally large"),
        ("decree=S4", "nothing to choose"),
        ("0:D2 1:D4 decree=S4 phase=walk", "is not a phase"),
        ("0:D2 1:D4 decree=S4 trick=D5,D6", "does not fit phase=follow"),
        ("0:D2 1:D4,D5 decree=S4 trick=D6 phase=foxes", "needs Foxes"),
        ("0:D2 1:D4,D5 decree=S4 trick=D6 phase=exchange", "needs Foxes"),
        ("0:- 1:- decree=S4 trick=D6,D3 phase=foxes", "needs Foxes"),
        ("0:- 1:D4 decree=S4 trick=D3 phase=exchange turn=0", "nothing to choose"),
        ("0:D2 1:D4,D5 decree=S4 trick=D3 phase=exchange turn=2", "turn=2 must be a whole number"),
        ("0:D2,D3 1:D4,D5,D6 decree=S4 trick=D8 phase=gift", "needs a Gift"),
        ("0:D2 1:D4,D5 decree=S4 trick=D7 phase=gift", "needs a Gift"),
        ("0:- 1:D4 decree=S4 trick=D7 phase=gift sealed=D2", "needs a Gift"),
        ("0:D2 1:D4,D5 decree=S4 trick=D7 phase=gift sealed=D3", "not in the hand of its giver"),
        ("0:D2 1:D4 decree=S4 sealed=D2", "sealed only while phase=gift"),
        ("0:D2 1:D4 decree=S4 trick=D5,D6", "does not fit"),
        ("0:D2 1:D4 decree=S4 trick=D8,D6 phase=move", "choice of moves"),
        ("0:D2 1:D4 trick=D1,D6 phase=move", "needs a decree"),
        ("0:D2 1:D4 phase=cover", "No card is in a hand"),
        ("0:D2 1:D4 phase=deal", "No card is in a hand"),
        ("phase=cover round=3", "needs a forest token"),
        ("phase=cover path=2-8", "needs a forest token"),
        ("phase=cover tracker=0", "at neither end"),
        ("phase=over", "ending=- does not fit"),
        ("phase=deal ending=lost", "ending=lost does not fit"),
        ("phase=over ending=draw", "is not an ending"),
        ("phase=over ending=victory", "No gem is left"),
        ("phase=over ending=time gems=0-0-0-0-0-0-0-0-0-0-0", "No gem is left"),
        ("0:D2 1:D4 decree=S4 turn=1", "In this position turn=0"),
        ("0:D2 1:D4 decree=S4 path=6-10", "with the start between"),
        ("0:D2 1:D4 decree=S4 path=0-11", "with the start between"),
        ("0:D2 1:D4 decree=S4 path=3-7", "needs more than the 4 forest tokens"),
        ("0:D2 1:D4 decree=S4 tracker=11", "tracker=11"),
        ("0:D2 1:D4 decree=S4 tokens=5", "tokens=5"),
        ("0:D2 1:D4 decree=S4 gems=1-2", "11 numbers"),
        ("0:D2 1:D4 decree=S4 gems=23-0-0-0-0-0-0-0-0-0-0", "more gems than gem tokens"),
        ("0:D2 1:D4 decree=S4 path=1-10 gems=1-0-0-0-0-0-0-0-0-0-0", "covered location"),
        ("0:D2 1:D4 decree=S4 round=4", "round=4"),
        ("0:D2 1:D4 decree=S4 wind=3", "is not a field"),
        ("0:D12 1:D4 decree=S4", "is not a card"),
        (
            f"{TOO_MANY} decree=R5",
            "more than 11 cards",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(tw.BadText, match=said):
        at(text)


def test_the_order_of_the_actions_is_published() -> None:
    table = DUET.actions
    assert len(table) == 133
    published = {
        "D1": 0, "D10": 9, "R1": 10, "S10": 29, "foxes=self": 30, "foxes=mate": 31,
        "foxes=nobody": 32, "decree=D1": 33, "decree=S10": 62, "decree=keep": 63, "gift=D1": 64,
        "gift=S10": 93, "move=-18": 94, "move=-1": 111, "move=0": 112, "move=+1": 113,
        "move=+18": 130, "cover=low": 131, "cover=high": 132,
    }  # fmt: skip
    for text, index in published.items():
        assert table[index].text == text
        assert table.parse(text.upper()).index == index


@rule("ruling.G2")
def test_chance_items_are_written_as_cards_and_read_back() -> None:
    assert DUET.item_text("deal", 12) == "R3"
    assert DUET.item_parse("deal", "R3") == 12
    assert DUET.item_text("dealer", 1) == "1"
    assert DUET.item_parse("dealer", "1") == 1


def test_events_have_plain_fields() -> None:
    fields = DUET.event_fields
    assert fields(Dealt(1, 0, (DuetCards("D1,D2"), None), DuetCard("D6"), DuetCards("S10"))) == {
        "event": "dealt",
        "round": 1,
        "dealer": 0,
        "hands": [["D1", "D2"], None],
        "decree": "D6",
        "rest": ["S10"],
    }
    assert fields(Swapped((DuetCard("D1"), DuetCard("S10")))) == {
        "event": "swapped",
        "gave": ["D1", "S10"],
    }
    assert fields(Swapped((None, None)))["gave"] == [None, None]
    assert fields(Sealed(0, None)) == {"event": "sealed", "seat": 0, "card": None}
    assert fields(Named(1, None)) == {"event": "named", "seat": 1, "named": None}


@pytest.mark.parametrize(
    ("text", "actions", "words"),
    [
        ("0:D6,R1 1:D4,R2 decree=S4", ["D6", "D4"], "moves 3 steps towards Ann, to space 2"),
        ("0:D9,R1 1:D7,R2 decree=S4", ["D9", "D7"], "stays on space 5"),
        ("0:D4,R1 1:D2,R2 decree=S4 tracker=1", ["D4", "D2"], "back to the start, space 5"),
        ("0:D4,R1 1:D2,R2 decree=S4 tracker=1", ["D4", "D2"], "covers space 0; 3 tokens are left"),
        ("0:D4,R1 1:D2,R2 decree=S4 tracker=1", ["D4", "D2"], "Its gem moves on to space 1."),
        ("0:D4,R1 1:D2,R2 decree=S4 tracker=2 path=2-8", ["D4", "D2"], "no forest token is left"),
        ("0:D4,R1 1:D2,R2 decree=S4 tracker=2 path=2-8", ["D4", "D2"], "lost in the forest"),
        (
            "0:D3,R1 1:D2,R2 decree=S4",
            ["D3", "foxes=self"],
            "The Foxes: Ann may exchange the decree.",
        ),
        ("0:D3,R1 1:D2,R2 decree=S4", ["D3", "foxes=mate"], "Ann names Bob"),
        ("0:D3,R1 1:D2,R2 decree=S4", ["D3", "foxes=nobody"], "Ann names nobody"),
        ("0:D3,R1 1:D2,R2 decree=S4", ["D3", "foxes=mate", "decree=R2"], "Roses are trump"),
        ("0:D3,R1 1:D2,R2 decree=S4", ["D3", "foxes=mate", "decree=keep"], "Bob keeps"),
        ("0:D7,R1,R3 1:D2,R2,R4 decree=S4", ["D7", "gift=R1"], "Ann has chosen a gift"),
        (
            "0:D7,R1,R3 1:D2,R2,R4 decree=S4",
            ["D7", "gift=R1", "gift=R4"],
            "Ann gives R1 (Musician), Bob gives R4",
        ),
        ("0:D9 1:D7 decree=S4", ["D9", "D7"], "New gems appear on spaces 1, 3, 4, 6 and 8."),
        ("0:D9 1:D7 decree=S4 round=3", ["D9", "D7"], "Round 3 ends.; Time is up"),
    ],
)
def test_events_are_told_in_rule_words(text: str, actions: list[str], words: str) -> None:
    state = played(text, *actions)
    told = "; ".join(said(DUET, event, ("Ann", "Bob")) for event in state.events)
    assert words in told


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Covered(0, 1, 2, 1), ("A forest token covers space 0; 1 token is left. "
         "Its 2 gems move on to space 1.")),
        (Covered(10, 9, 0, 0), "A forest token covers space 10; no token is left."),
        (Collected(4, 0), "A gem is collected on space 4; none is left on the board."),
        (Collected(4, 1), "A gem is collected on space 4; 1 is left on the board."),
        (Collected(4, 7), "A gem is collected on space 4; 7 are left on the board."),
        (RoundEnded(1, (3,)), "Round 1 ends. A new gem appears on space 3."),
        (GameEnded("victory", 1), "Every gem is collected: victory with 1 point!"),
        (GameEnded("victory", 12), "Every gem is collected: victory with 12 points!"),
        (Swapped((None, None)), "The gifts change hands."),
        (TrickWon(0, 0, DuetCard("D1"), DuetCard("D2")), "Ann takes the trick with D1 (Musician)."),
    ],
)  # fmt: skip
def test_one_none_and_many_are_told_in_good_english(event: Event, sentence: str) -> None:
    assert said(DUET, event, ("Ann", "Bob")) == sentence


def test_the_deal_is_told_with_hands_to_whom_all_of_them_are_open() -> None:
    start = DUET.start(chance=[(0,), tuple(range(30))])
    told = [said(DUET, event, ("Ann", "Bob")) for event in start.view(0).log]
    deal = "Round 1: Ann deals. The decree is S3 (Foxes), so Stars are trump."
    assert told == ["Ann deals round 1.", deal]
    open_deal = said(DUET, start.events[-1], ("Ann", "Bob"))
    assert open_deal.startswith(f"{deal} Ann holds D1 D2")
    assert " Bob holds " in open_deal


def test_what_is_no_event_has_no_words() -> None:
    with pytest.raises(WrongType, match="An event of this game is needed here"):
        said(DUET, 4, ("Ann", "Bob"))  # type: ignore[arg-type]
