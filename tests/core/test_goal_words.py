"""What a goal asks for is told, whoever wrote the goal."""

from dataclasses import replace
from typing import Any

import pytest

from tanglewood.components.goals import OUR_GOALS, goals_from
from tanglewood.core.seat import SPECTATOR
from tanglewood.games.deluxe.goal_words import about, goal_text, in_words
from tanglewood.games.registry import load
from tanglewood.session import show
from tanglewood.words import Voice, languages, table_voice
from tests.cli.helpers import run

GOALS: list[tuple[dict[str, Any], str]] = [
    ({"on": "win"}, "a trick won"),
    ({"on": "lose", "own": {"cards": ["Swan"]}}, "a trick lost with a Swan of yours"),
    ({"on": "win", "other": {"cards": ["Fox", "Axe"]}}, "a trick won against a Fox or an Axe"),
    ({"on": "trick", "lead": {"suit": "Bells"}}, "a trick finished led with a card in Bells"),
    ({"on": "win", "either": {"ranks": [4, 2]}}, "a trick won with a card of rank 2 or 4 in it"),
    ({"on": "win", "both": {"suit": "off-trump"}},
     "a trick won with two cards that are each a card outside trump"),
    ({"on": "win", "trick": [13]}, "a trick won as trick 13 of the hand"),
    ({"on": "lose", "won": [0, 1, 2]}, "a trick lost when you have won 0, 1 or 2 in all"),
    ({"on": "win", "times": 4}, "4 tricks won in the hand"),
    ({"on": "lose", "in-a-row": 3, "own": {"suit": "trump"}},
     "3 tricks lost in a row with a card in trump of yours"),
    ({"on": "win", "different": "lead-suit"}, "tricks won in 3 different led suits"),
    ({"on": "win", "different": "own-suit", "times": 2},
     "tricks won with your own cards, in 2 different suits"),
    ({"on": "take", "card": {"cards": ["Treasure"]}, "times": 2},
     "a Treasure taken in a trick, 2 times in the hand"),
    ({"on": "play", "card": {"suit": "lead"}}, "a card in the suit that was led played by you"),
    ({"on": "exchange"}, "the decree changed by your Fox"),
    ({"on": "exchange", "trump": "changed"}, "trump changed by your Fox"),
    ({"on": "exchange", "card": {"ranks": [11]}, "trump": "changed"},
     "the decree changed to a card of rank 11 by your Fox, and trump with it"),
]  # fmt: skip


def _goal(when: dict[str, Any], kind: str = "claim") -> dict[str, Any]:
    return {"id": "own", "name": "My Own", "kind": kind, "points": 2, "when": when}


@pytest.mark.parametrize(("when", "told"), GOALS)
def test_an_owners_goal_is_told_from_its_data(when: dict[str, Any], told: str) -> None:
    (goal,) = goals_from([_goal(when)])
    assert str(goal_text(goal)) == told
    (goal,) = goals_from([_goal(when, "ongoing")])
    assert str(goal_text(goal)) != told or when.keys() & {"times", "in-a-row", "different"}


def test_the_house_goals_are_told_as_the_page_has_them() -> None:
    for goal in OUR_GOALS:
        assert f"{goal_text(goal)} | `deluxe.goal.{goal.id}`" in show_page()
        assert str(in_words(goal)), "the data alone would do"


def show_page() -> str:
    from tanglewood import rulebook

    return rulebook.page("deluxe")


def test_another_condition_under_a_house_id_is_not_told_as_ours() -> None:
    goal = replace(OUR_GOALS[0], when=OUR_GOALS[1].when)
    assert str(goal_text(goal)) == "a trick won against a Fox"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("when", "told"), GOALS)
def test_every_language_tells_a_goal_from_its_data(
    when: dict[str, Any], told: str, lang: str
) -> None:
    for kind in ("claim", "ongoing"):
        (goal,) = goals_from([_goal(when, kind)])
        said = Voice(lang).say(about(goal))
        assert said.startswith("+2")
        assert said.endswith(".")
        assert lang == "en" or told not in said


def test_an_owner_says_it_in_words_of_their_own() -> None:
    text = {"de": "der letzte Stich", "en": "the last trick"}
    own = _goal({"on": "win", "trick": [13]}) | {"name": {"de": "Schluss", "en": "The End"}}
    game = load("deluxe", components={"goals": [own | {"text": text}]})
    said = {lang: [Voice(lang).say(it) for it in game.own_words.values()] for lang in languages()}
    assert said["en"] == ["The End", "+2 for the first to do it: the last trick."]
    assert said["de"] == ["Schluss", "+2, wenn du es zuerst schaffst: der letzte Stich."]
    assert said["fr"] == ["The End", "+2 pour qui le fait en premier\u202f: the last trick."]
    assert set(game.own_words) == {"goal-own", "goal-own-about"}
    assert not load("deluxe").own_words
    assert str(load("deluxe").rules.goals[0].title) == "Swan Song"


def test_the_table_shows_the_condition(tmp_path: Any) -> None:
    text = '[[goals]]\nid = "own"\nname = "My Own"\nkind = "claim"\npoints = 3\n'
    (tmp_path / "own.toml").write_text(text + '[goals.when]\non = "win"\nown = {cards = ["Fox"]}\n')
    told = run("play", "deluxe", "--components", str(tmp_path / "own.toml"), "--seed", "1").stdout
    assert "Goal: My Own (+3, claim): a trick won with a Fox of yours\n" in told


def test_a_spectator_is_told_too() -> None:
    game = load("deluxe", components={"goals": [_goal({"on": "win", "times": 2})]})
    lines = show.position(game.start(seed=1).view(SPECTATOR), table_voice(game, ("Ann", "Ben")))
    assert "Goal: My Own (+2, claim): 2 tricks won in the hand" in lines
