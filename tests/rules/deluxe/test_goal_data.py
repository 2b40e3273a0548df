"""Goals as data: the vocabulary, the plain form, and what is refused."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.cards.fox import FoxCard
from tanglewood.components import goals as data
from tanglewood.components.goals import OUR_GOALS, Goal, goals_from
from tanglewood.core.errors import BadComponents, BadOption
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import GoalScored
from tanglewood.games.fox.cards import CHARACTERS
from tanglewood.rulebook import all_ids
from tests.support import rule, walk


def goal(when: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A goal in its plain form."""
    return {"id": "g", "name": "G", "kind": "claim", "points": 1, "when": when} | changes


def paid(when: dict[str, Any], position: str, *steps: str, **changes: Any) -> tuple[int, int]:
    """What a single goal of one's own changed in either score."""
    components = {"goals": [goal(when, **changes)]}
    game = tw.load("deluxe", special=9, poison=False, components=components)
    assert isinstance(game, DeluxeGame)
    if "goals=" not in position:
        position += " goals=g"
    state = game.position(f"{position} scores=9-9")
    for step in steps:
        state = state.apply(step)
    points = [0, 0]
    for event in state.story:
        if isinstance(event, GoalScored):
            points[event.seat] += event.points
    return points[0], points[1]


@rule("deluxe.goals.data")
def test_the_house_goals_are_data_that_reads_back() -> None:
    assert len(OUR_GOALS) == 16
    assert goals_from([goal.plain() for goal in OUR_GOALS]) == OUR_GOALS
    assert {goal.source for goal in OUR_GOALS} == {"house"}
    assert [goal.id for goal in OUR_GOALS if goal.ongoing] == [
        "royal-favour", "woodland-tithe", "thorns", "hexed",
    ]  # fmt: skip


@rule("deluxe.goals.data")
def test_every_house_goal_has_its_rule() -> None:
    assert {f"deluxe.goal.{goal.id}" for goal in OUR_GOALS} == {
        name for name in all_ids() if name.startswith("deluxe.goal.")
    }


def test_the_words_of_the_vocabulary_are_those_of_the_game() -> None:
    assert {name: rank for rank, name in CHARACTERS.items()} == data.CHARACTERS
    assert SPECIAL_NAMES[:-1] == data.SPECIALS
    assert FoxCard.suits == data.SUITS


@rule("deluxe.goals.data")
@pytest.mark.parametrize(
    ("when", "lead", "follow", "points"),
    [
        ({"on": "win"}, "B4", "B2", (1, 0)),
        ({"on": "lose"}, "B4", "B2", (0, 1)),
        ({"on": "win", "own": {"ranks": [4]}}, "B4", "B2", (1, 0)),
        ({"on": "win", "own": {"ranks": [2]}}, "B4", "B2", (0, 0)),
        ({"on": "win", "other": {"ranks": [2]}}, "B4", "B2", (1, 0)),
        ({"on": "lose", "lead": {"suit": "Bells"}}, "B4", "K2", (0, 1)),
        ({"on": "lose", "lead": {"suit": "Keys"}}, "B4", "K2", (0, 0)),
        ({"on": "win", "own": {"suit": "trump"}}, "B4", "M2", (0, 1)),
        ({"on": "win", "own": {"suit": "trump"}}, "B4", "B2", (0, 0)),
        ({"on": "win", "own": {"suit": "off-trump"}}, "B4", "B2", (1, 0)),
        ({"on": "lose", "own": {"suit": "lead"}}, "B4", "B2", (0, 1)),
        ({"on": "lose", "own": {"suit": "lead"}}, "B4", "K2", (0, 0)),
        ({"on": "lose", "own": {"suit": "Keys"}}, "B4", "Axe", (0, 0)),
        ({"on": "win", "own": {"suit": "trump"}}, "B4", "Axe", (0, 0)),  # unsuited: no suit fits
        ({"on": "win", "own": {"cards": ["Axe"]}}, "B4", "Axe", (0, 1)),
        ({"on": "win", "own": {"cards": ["Axe", "Fox"], "ranks": [8]}}, "B4", "Axe", (0, 1)),
        ({"on": "win", "either": {"ranks": [10]}}, "B4", "B2", (0, 0)),
        ({"on": "win", "both": {"suit": "Bells"}}, "B4", "B2", (1, 0)),
        ({"on": "win", "both": {"suit": "Bells"}}, "B4", "K2", (0, 0)),
        ({"on": "win", "trick": [4]}, "B4", "B2", (1, 0)),
        ({"on": "win", "trick": [1, 13]}, "B4", "B2", (0, 0)),
        ({"on": "win", "won": [3]}, "B4", "B2", (1, 0)),
        ({"on": "win", "won": [1, 2]}, "B4", "B2", (0, 0)),
        ({"on": "trick", "won": [1]}, "B4", "B2", (0, 1)),
        ({"on": "take", "card": {"cards": ["Treasure"]}}, "B7", "B2", (1, 0)),
        ({"on": "take"}, "B4", "M2", (0, 1)),
        ({"on": "play", "card": {"suit": "lead"}}, "B4", "B2", (0, 1)),
        ({"on": "play", "card": {"suit": "lead"}}, "B4", "K2", (0, 0)),
        ({"on": "play"}, "B4", "K2", (0, 1)),
        ({"on": "win", "different": "own-suit", "times": 1}, "B4", "B2", (1, 0)),
        ({"on": "win", "different": "own-suit", "times": 1}, "B4", "Axe", (0, 0)),
    ],
)  # fmt: skip
def test_the_vocabulary(
    when: dict[str, Any], lead: str, follow: str, points: tuple[int, int]
) -> None:
    start = f"0:B10 1:{follow},Bow trick={lead} decree=M6 deck=K8 tricks=2-1"
    assert paid(when, start, follow) == points


@rule("deluxe.goals.data", "deluxe.goals.claim", "ruling.Q10")
def test_the_winner_of_the_trick_claims_first_if_both_qualify() -> None:
    start = "0:B10 1:B2,Bow trick=B4 decree=M6"
    assert paid({"on": "trick"}, start, "B2") == (1, 0)
    assert paid({"on": "trick"}, start.replace("trick=B4", "trick=B1"), "B2") == (0, 1)


@rule("deluxe.goals.data")
def test_an_ongoing_goal_pays_both_if_both_qualify() -> None:
    start = "0:B10 1:B2,Bow trick=B4 decree=M6"
    assert paid({"on": "trick"}, start, "B2", kind="ongoing") == (1, 1)


@rule("ruling.Q17", "deluxe.goals.data")
@pytest.mark.parametrize(
    ("when", "tally", "points"),
    [
        ({"on": "win", "times": 2}, "0/0", 1),
        ({"on": "win", "times": 2}, "1/0", 2),
        ({"on": "win", "times": 3}, "0/0", 1),
        ({"on": "win", "in-a-row": 2}, "0/0", 1),
        ({"on": "win", "in-a-row": 2}, "1/0", 2),
        ({"on": "play", "times": 2}, "0/0", 1),
        ({"on": "play", "times": 2}, "1/0", 2),
        ({"on": "take", "times": 2}, "0/0", 3),
        ({"on": "take", "times": 4}, "0/0", 1),
        ({"on": "win", "different": "lead-suit", "times": 2}, "0/0", 1),
    ],
)
def test_a_goal_that_has_paid_counts_from_the_start_again(
    when: dict[str, Any], tally: str, points: int
) -> None:
    start = f"0:B10,B8,K10,M4 1:B2,B4,K2,M2 decree=M6 goals=g:{tally}"
    steps = ["B10", "B2", "B8", "B4", "K10", "K2"]
    assert paid(when, start, *steps, kind="ongoing")[0] == points


@rule("ruling.Q17")
def test_counting_begins_with_each_hand() -> None:
    when = {"on": "win", "times": 2}
    game = tw.load("deluxe", special=0, components={"goals": [goal(when)]})
    state = game.position("0:B4 1:B2 decree=M6 tricks=6-6 goals=g:0/0").apply("B4").apply("B2")
    assert state.goals.open == ((0, 0, 0),)


@rule("deluxe.goals.data")
@pytest.mark.parametrize(
    ("when", "new", "points"),
    [
        ({"on": "exchange"}, "M4", (0, 1)),
        ({"on": "exchange", "trump": "changed"}, "M4", (0, 0)),
        ({"on": "exchange", "card": {"cards": ["Axe"]}}, "Axe", (0, 1)),
        ({"on": "exchange", "card": {"cards": ["Axe"]}}, "M4", (0, 0)),
    ],
)
def test_goals_on_an_exchange(when: dict[str, Any], new: str, points: tuple[int, int]) -> None:
    start = f"0:B10 1:B3,{new} trick=B4 decree=M6"
    assert paid(when, start, "B3", f"decree={new}") == points


@rule("deluxe.goals.data")
def test_components_replace_the_goals_and_read_back() -> None:
    mine = [goal({"on": "win", "own": {"ranks": [2]}}, source="rulebook")]
    game = tw.load("deluxe", components={"goals": mine})
    assert game.components == {"goals": mine}
    assert tw.load("deluxe", components=game.components) == game
    assert tw.load("deluxe", **game.options) == game
    assert game != tw.load("deluxe")


@rule("deluxe.goals.data")
def test_names_and_texts_of_several_languages_read_back() -> None:
    own = goal({"on": "win"}, name={"de": "Sieg", "en": "Victory"}, text="win, somehow")
    game = tw.load("deluxe", components={"goals": [own | {"source": "house"}]})
    assert game.components == {"goals": [own | {"source": "house"}]}
    assert tw.load("deluxe", components=game.components) == game
    other = own | {"name": {"de": "Gewinn", "en": "Victory"}}
    assert tw.load("deluxe", components={"goals": [other]}) != game
    ours = [it.plain() for it in OUR_GOALS]
    ours[0]["name"] = {"en": "Swan Song", "it": "Il canto del cigno"}
    assert tw.load("deluxe", components={"goals": ours}) != tw.load("deluxe")


@rule("deluxe.goals.data")
def test_the_house_goals_given_as_components_are_the_usual_game() -> None:
    usual = tw.load("deluxe")
    assert tw.load("deluxe", components=usual.components) == usual
    assert tw.load("deluxe", components={}) == usual
    off = tw.load("deluxe", goals=False, components={"goals": []})
    assert (off.components, off.options["components"]) == ({}, None)


WRONG = [
    (5, "goals must be a list"),
    ([5], "goal 1 must be a table with the keys id, name"),
    ([{"id": "g"}], "goal 1: name is missing"),
    ([goal({"on": "win"}, colour=1)], "goal 1: colour is not known"),
    ([goal({"on": "win"}, id="A b")], "goal 1: id must be lower-case letters"),
    ([goal({"on": "win"}, id=7)], "goal 1: id must be a text of 1 to 60 printable characters"),
    (
        [goal({"on": "win"}, name="")],
        r"goal 1 \(g\): name must be a text of 1 to 60 printable",
    ),
    ([goal({"on": "win"}, kind="often")], r"goal 1 \(g\): kind must be one of claim, ongoing"),
    ([goal({"on": "win"}, points=0)], r"goal 1 \(g\): points must be a whole number from 1 to 99"),
    ([goal({"on": "win"}, points=-2)], "points must be a whole number from 1 to 99"),
    ([goal({"on": "win"}, points=-100, kind="ongoing")], "points must be .* from -99 to 99"),
    ([goal({"on": "win"}, points=True)], "points must be a whole number"),
    ([goal({"on": "win"}, source="hearsay")], "source must be one of rulebook, secondary, house"),
    ([goal({"on": "win"}, name={})], r"goal 1 \(g\): name must be a text, or a table of texts by"),
    (
        [goal({"on": "win"}, name={"Deutsch": "Z"})],
        "a table of texts by language .* not .Deutsch",
    ),
    ([goal({"on": "win"}, name={"de": ""})], "name must be a text of 1 to 60 printable characters"),
    ([goal({"on": "win"}, text="x" * 201)], "text must be a text of 1 to 200 printable characters"),
    ([goal({"on": "win"}, text={"fr": "a\nb"})], "text must be a text of 1 to 200 printable"),
    ([goal({"on": "win"}), goal({"on": "win"})], r"goal 2 \(g\): id appears twice"),
    (
        [goal({"on": "win"}, id=f"g{i}") for i in range(65)],
        "There are 65 goals; a set has at most 64",
    ),
    ([goal([])], r"goal 1 \(g\): when must be a table"),  # type: ignore[arg-type]
    ([goal({})], r"goal 1 \(g\): when.on must be one of win, lose"),
    ([goal({"on": "rain"})], "when.on must be one of"),
    ([goal({"on": ["win"]})], "when.on must be one of"),
    ([goal({"on": "win", "if": 1})], "when.if is not known"),
    ([goal({"on": "win", "card": {}})], "when.card does not go with on = 'win'"),
    ([goal({"on": "play", "own": {}})], "when.own does not go with on = 'play'"),
    ([goal({"on": "take", "in-a-row": 2})], "when.in-a-row does not go with on = 'take'"),
    ([goal({"on": "win", "own": 3})], "when.own must be a table"),
    ([goal({"on": "win", "own": {"rank": 3}})], "when.own.rank is not known"),
    ([goal({"on": "win", "own": {"ranks": 3}})], "when.own.ranks must be a list"),
    ([goal({"on": "win", "own": {"ranks": [12]}})], "when.own.ranks must be .* from 1 to 11"),
    ([goal({"on": "win", "own": {"cards": "Fox"}})], "when.own.cards must be a list of card names"),
    ([goal({"on": "win", "own": {"cards": ["Mirror"]}})], "when.own.cards must be one of Swan"),
    ([goal({"on": "win", "own": {"suit": "Hearts"}})], "when.own.suit must be one of Bells"),
    ([goal({"on": "win", "trick": [0]})], "when.trick must be .* from 1 to 13"),
    ([goal({"on": "win", "won": []})], "when.won must be a list"),
    ([goal({"on": "win", "times": 0})], "when.times must be .* from 1 to 99"),
    ([goal({"on": "win", "in-a-row": 1})], "when.in-a-row must be .* from 2 to 13"),
    ([goal({"on": "win", "in-a-row": 2, "times": 2})], "when.in-a-row cannot be combined"),
    ([goal({"on": "win", "different": "hats"})], "when.different must be one of lead-suit"),
    ([goal({"on": "win", "different": "own-suit", "times": 4})], "when.times .* from 1 to 3"),
    ([goal({"on": "exchange", "trump": "same"})], "when.trump must be one of changed"),
]


@rule("deluxe.goals.data")
@pytest.mark.parametrize(("goals", "sentence"), WRONG)
def test_what_is_wrong_gets_one_sentence_that_names_the_key(goals: object, sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence) as refusal:
        tw.load("deluxe", components={"goals": goals})
    assert str(refusal.value).count("\n") == 0
    assert str(refusal.value).endswith(".")


@rule("deluxe.goals.data")
def test_the_goals_of_the_page_on_components_can_be_played() -> None:
    page = (Path(__file__).parents[3] / "docs" / "components.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    examples = [block for block in blocks if "[[goals]]" in block]
    for example in examples:
        state = tw.load("deluxe", components=tomllib.loads(example)).start(seed=3)
        *_, last = walk(state, 3)
        assert last.outcome is not None
    assert len(examples) == 1


def test_other_components_are_refused() -> None:
    with pytest.raises(BadComponents, match="'board' is not a component of deluxe"):
        tw.load("deluxe", components={"board": {}})
    with pytest.raises(BadOption, match="components cannot be '7'; it must be a dict with"):
        tw.load("deluxe", components=7)


def test_a_goal_shows_what_it_is() -> None:
    assert isinstance(OUR_GOALS[0], Goal)
    assert OUR_GOALS[8].plain()["when"] == {"on": "win", "times": 3, "different": "lead-suit"}
