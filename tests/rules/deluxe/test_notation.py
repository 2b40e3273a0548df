"""Texts: actions in their published order, positions, events, refusals and words."""

import pytest

import tanglewood as tw
from tanglewood.cards.fox import FoxCards
from tanglewood.core.chance import Drawn
from tanglewood.core.errors import BadText, IllegalAction, WrongType
from tanglewood.core.event import Event
from tanglewood.games.deluxe.actions import ACTIONS
from tanglewood.games.deluxe.goals import GoalScored, GoalsRenewed
from tanglewood.games.deluxe.poison import Poisoned
from tanglewood.games.deluxe.special.fairy import Looked, Took
from tanglewood.games.deluxe.special.module import SpecialsIn
from tests.rules.deluxe.positions import after, at, deluxe, legal
from tests.support import rule, said


def test_the_actions_have_their_published_indices() -> None:
    table = {
        "B1": 0, "M11": 32, "Bow": 33, "Mirror": 41, "B1+Crown": 42, "M11+Crown": 74,
        "decree=B1": 75, "decree=Mirror": 116, "decree=keep": 117, "under=B1": 118,
        "under=Mirror": 159, "name=B": 160, "name=M": 162, "potion=B1": 163, "potion=Mirror": 204,
        "dig": 205, "dig=no": 206, "take=B1": 207, "take=Mirror": 248, "take=none": 249,
        "give=B1": 250, "give=Mirror": 291,
    }  # fmt: skip
    assert {text: ACTIONS.parse(text).index for text in table} == table
    assert len(ACTIONS) == 292


@pytest.mark.parametrize(
    ("position", "steps", "part"),
    [
        ("0:B2,B4,Crown 1:K2 decree=M1 deck=M2", ["B2+Crown"], "trick=B2+Crown"),
        ("0:Mirror,B4,B2 1:K2 decree=Crown deck=M2", ["B2+Crown"], "trick=B2+Mirror"),
        ("0:Shovel,B2 1:K2 decree=M1", ["Shovel"], "trick=Shovel!lost"),
        ("0:- 1:Axe,K2 trick=B5 decree=M1 deck=M2", ["Axe"], "trick=B5,Axe!won"),
        ("0:B4 1:Hammer trick=B2 decree=M1 deck=M2", ["Hammer", "name=K"], "trick=-,Hammer"),
        ("0:B4 1:Hammer trick=B2 decree=M1 deck=M2", ["Hammer", "name=K"], "named=K"),
        (
            "0:B4,Potion 1:Hammer trick=B2 decree=M1 deck=M2,M4,M6",
            ["Hammer", "name=K", "Potion"],
            "trick=-,Hammer",
        ),
        ("0:B4,Potion 1:K2 decree=M1 deck=M2,M4", ["Potion"], "phase=pour"),
        ("0:B4,B6,Potion 1:K2 decree=M1 deck=M2,M4", ["Potion"], "phase=spill"),
        ("0:B4,Fairy 1:K2,K4 decree=M1", ["Fairy"], "shown=K2,K4"),
        ("0:B4,Fairy 1:K2,K4 decree=M1", ["Fairy", "take=K2"], "phase=give"),
        ("0:B4,Fairy 1:K2,K4,K6 decree=M1", ["Fairy"], "phase=fairy"),
        ("0:B4,Tree 1:K2,K4,K6 decree=M1", ["Tree"], "phase=tree"),
        ("0:B4,Shovel 1:K2 decree=M1 pile0=M2,M4", ["Shovel"], "phase=dig"),
        ("0:B4,Shovel 1:K2 decree=M1 pile0=M2,M4", ["Shovel", "dig"], "phase=shovel"),
        ("0:B4,B3 1:Hammer trick=B2 decree=M1 deck=M2", ["Hammer", "name=B", "B3"], "turn=0"),
    ],
)
def test_every_moment_of_a_trick_has_a_text_that_reads_back(
    position: str, steps: list[str], part: str
) -> None:
    state = after(position, *steps)
    assert part in state.text.split()
    again = deluxe().position(state.text)
    assert again == state
    assert (again.to_act, again.legal_mask, again.chance) == (
        state.to_act, state.legal_mask, state.chance,
    )  # fmt: skip


def test_the_set_up_has_texts_too() -> None:
    game = tw.load("deluxe")
    state = game.start()
    for outcome in [(33, 40), tuple(range(16)), (1,), (*range(33), 33, 40)]:
        assert game.position(state.text) == state
        assert state.chance is not None
        state = state._chance_step(Drawn(outcome))
    assert game.position(state.text) == state
    assert "goals=swan-song:0/0,fox-hunt:0/0" in state.text


def test_what_is_left_out_has_the_value_of_a_fresh_round() -> None:
    state = at("0:B2 1:B4,Axe decree=M1")
    assert (state.leader, state.turn, state.phase.name, state.dealer) == (0, 0, "lead", 1)
    assert (state.round, state.scores, state.scores_before) == (1, (0, 0), (0, 0))
    assert at("0:B2 1:B4 decree=M1 scores=4-5").scores_before == (4, 5)


def test_random_special_cards_are_those_that_stand_in_the_position() -> None:
    state = at("0:B2 1:B4,Axe trick=B6+Crown decree=M1", special=3)
    assert "special=Bow,Axe,Crown" in state.text
    assert (
        "special=Axe,Tree,Crown"
        in at("0:B2 1:B4,Axe trick=B6+Crown decree=M1 special=Axe,Tree,Crown", special=3).text
    )


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("0:B2 1:B2 decree=M1", "B2 appears twice"),
        ("0:B2 1:B4 decree=M1,M2", "decree is one card"),
        ("0:B2 1:B4", "needs a decree"),
        ("0:B2 1:B4 decree=M1 phase=swim", "is not a phase"),
        ("0:B2 1:B4 decree=M1 phase=follow", "does not fit phase=follow"),
        ("0:B2 1:B4 decree=M1 trick=B3 phase=lead", "does not fit phase=lead"),
        ("0:B2 1:B4 decree=M1 trick=B3,B5 phase=replace", "does not fit phase=replace"),
        ("0:B2 1:B4 decree=M1 trick=-,Hammer", "does not fit phase=replace"),
        ("0:B2 1:B4 decree=M1 trick=B3,- phase=exchange", "does not fit phase=exchange"),
        ("0:B2 1:B4 decree=M1 trick=B3,B5,B6 phase=exchange", "does not fit"),
        ("0:B2 1:B4 decree=M1 trick=B3 phase=deal", "while phase=deal"),
        ("0:- 1:- decree=M1", "nothing to choose"),
        ("0:K4 1:- decree=M6", "must be equally large"),
        ("0:K4 1:K6,K8 decree=M6", "must be equally large"),
        ("0:B1 1:B2 decree=M2 tricks=13-0", "A round has 13 tricks"),
        ("decree=M2 tricks=9-9 phase=over", "A round has 13 tricks"),
        ("decree=M2 phase=over", "A game is over after the 13 tricks"),
        (
            "decree=M2 tricks=7-6 scores=3-3 phase=over",
            "when somebody has 21 points",
        ),
        ("0:B1 phase=over", "No card is in a hand"),
        ("decree=M2 phase=deal", "no card has been dealt"),
        ("0:B1 1:B2 decree=M2 turn=1", "cannot be the turn of seat 1"),
        ("0:B1 1:B2,B4 decree=M2 trick=B3 phase=exchange turn=1", "cannot be the turn of seat 1"),
        ("0:B1 1:B2,B4 decree=M2 trick=B6 phase=exchange", "does not ask for phase=exchange"),
        ("0:B1 1:B2,B4 decree=M2 trick=B6!won", "trick does not fit"),
        ("0:B1 1:B2,B4 decree=M2 trick=Tree phase=follow", "trick does not fit"),
        ("0:B1,B6 1:B2,B4,B8 decree=M2 phase=spill deck=M4", "needs the Potion under the deck"),
        ("0:B1,B6 1:B2,B4,B8 decree=Potion phase=spill", "needs a draw deck"),
        ("0:B1 1:B2 decree=M2 shown=B1", "shown do not fit"),
        ("0:B1 1:B2 decree=M2 named=B", "A suit is named only"),
        ("0:B1 1:B2 decree=M2 pile0=K1,K2,K3,K4", "two or three cards"),
        ("0:- 1:B4 decree=M1 trick=B3 phase=exchange", "nothing to choose"),
        ("0:- 1:B4 decree=M1 trick=Tree", "nothing to draw"),
        ("0:- 1:B4 decree=M1 trick=Fairy phase=fairy", "nothing to draw"),
        ("0:- 1:B4 decree=M1 pile0=B2", "A pile holds the two or three cards"),
        ("0:B2 1:B4 decree=M1 special=Bow", "This game has 9 special cards"),
        ("0:B2 1:B4 decree=M1 trick=B3!sad", "'!sad' is not a mark"),
        ("0:B2 1:B4 decree=M1 trick=Bow+Crown", "only the Crown or a Mirror"),
        ("0:B2 1:B4 decree=M1 trick=B3+Bow", "only the Crown or a Mirror"),
        ("0:B2 1:B4 decree=M1 trick=B3+Cap", "'Cap' is not a card"),
        ("0:B2 1:B4 decree=M1 named=X", "'X' is not a suit"),
        ("0:B2 1:B4 decree=M1 goals=fame", "'fame' is not a goal"),
        ("0:B2 1:B4 decree=M1 hat=5", "is not a field"),
    ],
)
def test_positions_that_make_no_sense_are_refused(position: str, sentence: str) -> None:
    with pytest.raises(BadText, match=sentence):
        deluxe().position(position)


@pytest.mark.parametrize(
    ("position", "options", "sentence"),
    [
        ("0:Axe 1:B4 decree=M1", {"special": "Bow"}, "Axe is not in the deck"),
        ("0:Axe,Bow 1:B4 decree=M1", {"special": 1}, "This game has 1 special card,"),
        ("0:B2 1:B4 decree=M1 special=Axe", {"special": "Bow"}, "special cards .* are Bow"),
        ("0:B2 1:B4 decree=M1 special=B3", {"special": 1}, "This game has 1 special card,"),
        ("0:B2 1:B4 decree=M1 goals=thorns,thorns", {"goals": True}, "A goal appears twice"),
        ("0:B2 1:B4 decree=M1 goals=thorns:x/0", {"goals": True}, "must be a whole number"),
    ],
)  # fmt: skip
def test_positions_must_fit_the_options(
    position: str, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadText, match=sentence):
        at(position, **options)


@rule("ruling.S10", "fox.follow", "fox.monarch")
@pytest.mark.parametrize(
    ("position", "action", "sentence", "cited"),
    [
        (
            "1:B2,K2 trick=B4 decree=M1",
            "K2",
            "Bells or a card without a suit must follow",
            "fox.follow",
        ),
        ("1:B2,B4,K2 trick=B11 decree=M1", "B2", "your highest Bells", "fox.monarch"),
        ("1:B2,Bow trick=B11 decree=M1", "Bow", "may not be played", "deluxe.special.unsuited"),
        (
            "1:B2,Mirror trick=B11 decree=Axe",
            "Mirror",
            "may not be played",
            "deluxe.special.unsuited",
        ),
        ("1:B2 trick=B4 decree=M1", "K2", "You do not hold K2", "fox.lead"),
        ("1:B2 trick=B4 decree=M1", "B2+Crown", "do not hold the Crown", "deluxe.crown"),
        ("1:B2,K2,Crown trick=B4 decree=M1 deck=M9", "K2+Crown", "must follow", "fox.follow"),
        ("1:B2 trick=B4 decree=M1", "dig", "'dig' is not a play", "fox.trick.order"),
        ("0:B2,K2 trick=-,Hammer named=K decree=M1", "B2", "named Keys", "ruling.S10"),
        ("0:B2 trick=B3 phase=exchange decree=M1", "B2", "A Fox was played", "fox.fox"),
        ("0:B2 trick=B5 phase=under decree=M1", "B2", "under the deck", "fox.woodcutter"),
        ("0:B2 phase=spill decree=M1 deck=Potion", "B2", "Potion takes a card", "deluxe.potion"),
        (
            "0:B2,B4,B6 phase=pour shown=B2,B6 decree=M1 deck=Potion",
            "potion=B4",
            "play one",
            "deluxe.potion",
        ),
        ("trick=B3,Hammer phase=name decree=M1", "dig", "name a suit", "deluxe.hammer"),
        (
            "trick=Shovel phase=dig decree=M1 pile0=K2,K4",
            "name=B",
            "dig in the last",
            "deluxe.shovel",
        ),
        ("1:B2 trick=Fairy phase=take shown=B2 decree=M1", "take=B4", "take one", "deluxe.fairy"),
        ("0:B2 trick=Fairy phase=give decree=M1", "give=B4", "give one", "deluxe.fairy"),
    ],
)
def test_a_refusal_says_why_and_cites_the_rule(
    position: str, action: str, sentence: str, cited: str
) -> None:
    with pytest.raises(IllegalAction, match=sentence) as refusal:
        at(position).apply(action)
    assert refusal.value.rule == cited


WORDS = [
    ("0:B3,Axe 1:K2 decree=M1", ["B3", "decree=Axe"],
     ["A makes the Axe the decree and takes M1 (Swan). No suit is trump."]),
    ("0:B3,Axe 1:K2 decree=M1", ["B3", "decree=keep"], ["A keeps the decree."]),
    ("0:B2,B4,Crown 1:K2 decree=M1 deck=M2", ["B2+Crown"],
     ["A plays B2 with the Crown.", "A draws M2."]),
    ("0:Tree 1:K2 decree=M1", ["Tree"],
     ["A plays the Tree.", "The Tree: a random card from B answers.", "B plays K2."]),
    ("0:B4 1:Hammer trick=B2+Crown decree=M1 deck=M2", ["Hammer", "name=K"],
     ["The Hammer: B names Keys.", "A’s cards go under the deck: B2 and the Crown.",
      "A draws M2."]),
    ("0:Shovel,B2 1:K2 decree=M1 pile0=B7,M4", ["Shovel", "dig", "~B7"],
     ["The Shovel: A digs up B7 (Treasure).", "A plays B7 (Treasure)."]),
    ("0:Shovel 1:K2 decree=M1", ["Shovel"],
     ["A plays the Shovel.", "The Shovel does not dig: A loses the trick."]),
    ("0:B2 1:Axe,K2 trick=B5 decree=M1 deck=M2", ["Axe", "under=K2"],
     ["B puts K2 under the deck.", "B takes the trick with the Axe."]),
    ("0:Fairy,B2 1:K2,K4 decree=M1", ["Fairy"],
     ["A plays the Fairy.", "The Fairy: A sees K2 and K4, held by B."]),
    ("0:Fairy,B2 1:K2,K4 decree=M1", ["Fairy", "take=none"], ["The Fairy: A takes nothing."]),
    ("0:Fairy,B2 1:K2,K4 decree=M1", ["Fairy", "take=K2"], ["The Fairy: A takes K2."]),
    ("0:Fairy,B2 1:K2,K4 decree=M1", ["Fairy", "take=K2", "give=B2"], ["A gives B2 in return."]),
    ("0:B7,B4,Crown 1:K7,K4 decree=M1 deck=M2", ["B4+Crown", "K7"],
     ["B plays K7 (Treasure).",
      "A takes the trick with B4 and finds 1 Treasure."]),
    ("0:B7 1:K7 decree=M1 deck=M2", ["B7", "K7"],
     ["B plays K7 (Treasure).", "A takes the trick with B7 (Treasure) and finds 2 Treasures."]),
    ("0:Mirror,B4,B2 1:K2 decree=Crown deck=M2", ["B2+Crown"],
     ["A plays B2 with the Mirror as its Crown."]),
    ("0:B4,B6,Potion 1:K2 decree=M1 deck=M2,M4", ["Potion"],
     ["A plays the Potion.", "A’s card goes under the deck: the Potion."]),
    ("0:B2 1:K4 decree=M1 tricks=1-11 scores=0-1", ["B2", "K4"],
     ["B plays K4.", "A takes the trick with B2.",
      ("Round 1 ends. A: 2 tricks (Humble), +6, now 6 points; "
      "B: 11 tricks (Greedy), +0, now 1 point.")]),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps", "sentences"), WORDS)
def test_the_words_of_special_cards(position: str, steps: list[str], sentences: list[str]) -> None:
    state = after(position, *steps)
    told = [said(state.game, event, ("A", "B")) for event in state.events]
    assert told[: len(sentences)] == sentences


def test_the_words_of_modules() -> None:
    game = tw.load("deluxe", special="Bow,Axe")
    state = game.position("0:M2 1:B2,K2 trick=B8 decree=M1 scores=4-0 goals=thorns,even-keel")
    told = [said(game, event, ("A", "B")) for event in state.apply("B2").events]
    assert told == [
        "B plays B2.",
        "A takes the trick with B8 (Poison).",
        "The goal Even Keel: +1 for A.",
        "The goal Thorns: −1 for A.",
        "A takes Poison: −1.",
    ]
    state = game.position("0:B2 1:B4 decree=M1 round=2 tricks=6-6 goals=thorns goaldeck=hexed")
    state = state.apply("B2").apply("B4").apply(Drawn(tuple(range(15))))
    assert state.previous is not None
    told = [said(game, event, ("A", "B")) for event in state.previous.events + state.events]
    assert "Round 2 ends. A: 6 tricks (Defeated), +3, now 3 points; " in told[-3]
    assert told[-2:] == [
        "15 goals are shuffled again.",
        "Goals of this round: Hexed and Swan Song.",
    ]
    assert said(game, game.start(seed=1).events[0], ("A", "B")) == (
        "The special cards of this game: Bow and Axe."
    )
    hidden = tw.load("deluxe").start(seed=1).view(0).log[0]
    assert said(game, hidden, ("A", "B")) == "2 special cards are shuffled in, unseen."
    with pytest.raises(WrongType, match="An event of this game is needed here"):
        said(game, "a text", ("A", "B"))  # type: ignore[arg-type]


POINTS = [
    (Poisoned(1, 1, 0), "B takes Poison and has no point to lose."),
    (Poisoned(1, 2, -2), "B takes Poison: −2."),
    (GoalScored(0, "thorns", False, 0), "The goal Thorns: A has no point to lose."),
    (GoalScored(0, "thorns", True, -2), "The goal Thorns: −2 for A."),
    (GoalScored(0, "timber", False, 2), "The goal Timber: +2 for A."),
    (GoalsRenewed(1), "1 goal is shuffled again."),
    (SpecialsIn(1, None, False), "1 special card is shuffled in, unseen."),
    (SpecialsIn(1, FoxCards("Bow"), True), "The special card of this game: Bow."),
    (Looked(0, None), "The Fairy: A looks at cards held by B."),
    (Took(0, True, None), "The Fairy: A takes a card."),
]


@pytest.mark.parametrize(("event", "sentence"), POINTS)
def test_the_words_of_what_is_one_none_or_hidden(event: Event, sentence: str) -> None:
    assert said(tw.load("deluxe"), event, ("A", "B")) == sentence


def test_events_are_plain_values() -> None:
    state = after("0:B4 1:Hammer,B6 trick=B2+Crown decree=M1 deck=M2,M4", "Hammer", "name=K")
    assert [state.game.event_fields(event) for event in state.events] == [
        {"event": "named", "seat": 1, "suit": "Keys"},
        {"event": "sent-under", "seat": 0, "cards": ["B2", "Crown"]},
        {"event": "drew", "seat": 0, "card": "M2"},
    ]
    state = after("0:M2,M4 1:K8,K2 trick=B8 decree=M1 scores=5-0", "K8", poison=True)
    assert [state.game.event_fields(event) for event in state.events] == [
        {"event": "played", "seat": 1, "card": "K8", "crown": None, "way": "hand"},
        {
            "event": "trick-won", "winner": 0, "leader": 0, "lead": "B8", "follow": "K8",
            "crowns": [None, None], "points": 0,
        },
        {"event": "poisoned", "seat": 0, "cards": 2, "points": -2},
    ]  # fmt: skip


def test_items_of_chance_have_texts() -> None:
    game = tw.load("deluxe")
    for kind, item, text in [
        ("goals", 3, "treasure-hoard"),
        ("dealer", 1, "1"),
        ("deal", 33, "Bow"),
    ]:
        assert game.item_text(kind, item) == text
        assert game.item_parse(kind, text) == item
    with pytest.raises(BadText, match="'luck' is not a goal"):
        game.item_parse("goals", "luck")


def test_a_record_notes_the_scores_after_every_trick() -> None:
    state = after("0:B7 1:B2 decree=M1 tricks=6-6 scores=1-2", "B7", "B2")
    assert [check["scores"] for check in state.game.checks(state)] == [[2, 2], [8, 5]]
    state = after("0:B7,B4 1:B2,K4 decree=M1 tricks=6-5 scores=1-2", "B7", "B2")
    assert [check["scores"] for check in state.game.checks(state)] == [[2, 2]]


def test_what_tells_nothing_new_can_be_taken_back() -> None:
    """Everything else shows a card that somebody had not seen."""
    assert {"dealt", "drew", "looked", "dug", "forced"}.isdisjoint(deluxe().foreseen)
    assert legal(at("0:B2 1:B4 decree=M1")) == "B2"


def test_the_scores_of_a_position_are_those_before_the_round_unless_it_says_otherwise() -> None:
    line = "0:B8,K1 1:B2,M9 decree=K2 deck=M2 tricks=6-5 scores=10-12"
    fox = tw.load("fox").position(f"{line} sevens=1-0")
    assert (fox.scores_before, fox.scores) == ((10, 12), (11, 12))
    game = tw.load("deluxe", special=0, goals=False)
    deluxe = game.position(line)
    assert deluxe.scores_before == deluxe.scores == (10, 12)
    later = game.position(f"{line} before=9-12")
    assert (later.scores_before, later.scores) == ((9, 12), (10, 12))
