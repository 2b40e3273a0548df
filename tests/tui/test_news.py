"""What happened and what is known: whole sentences, since the last decision, in 80 columns."""

from itertools import combinations
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.core.game import Game
from tanglewood.core.view import View
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goal_words import goal_text
from tanglewood.record.deal import Luck
from tanglewood.session.table import Table
from tanglewood.tui.action_words import action_words
from tanglewood.tui.canvas import Canvas, plain_letters
from tanglewood.tui.colours import Ink, Look
from tanglewood.tui.commands import offered_commands
from tanglewood.tui.play import Play, scene_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes import draw
from tanglewood.tui.scenes.parts import split_news
from tanglewood.tui.scenes.trick import whole
from tanglewood.words import table_voice
from tests.tui.player import FOLDER, dealt


@pytest.mark.parametrize(
    ("sentences", "room", "older", "newest"),
    [
        (["A b.", "C d."], 2, ["A b."], ["C d."]),
        (["A b.", "C d.", "E f."], 2, ["A b. C d."], ["E f."]),
        (["One two three.", "C d.", "E f."], 2, ["C d."], ["E f."]),
        (["A b.", "One two three four."], 2, [], ["One two", "three four."]),
        (["A b.", "One two three four five six."], 2, [], ["One two", "three …"]),
        (["A b; cd ef gh; ij kl mn op."], 2, [], ["A b; cd ef", "gh; …"]),
        (["A b."], 0, [], []),
        ([], 3, [], []),
    ],
)
def test_news_are_whole_sentences(
    sentences: list[str], room: int, older: list[str], newest: list[str]
) -> None:
    assert split_news(sentences, 11, room) == (older, newest)


def test_what_does_not_fit_beside_the_trick_is_named_and_not_cut() -> None:
    ink = Ink()
    beside = [("One two.", ink), ("Three four.", ink), ("Five six seven eight.", ink)]
    assert [line for line, _ in whole(beside, 12, 4)] == [
        "One two.", "Three four.", "Five six", "seven eight.",
    ]  # fmt: skip
    assert [line for line, _ in whole(beside, 12, 3)] == [
        "One two.", "Three four.", "l: everything certain",
    ]  # fmt: skip


def played(table: Table, decisions: int) -> Play:
    """The game after this many decisions of the only person, at their next one."""
    play = Play(table, FOLDER / "game.json", memory=True)
    for _ in range(decisions):
        play.act(play.view().legal[0].text)
        while table.let_agent_act():
            pass
    return play


def until_undo(play: Play) -> list[str]:
    """Play on until the last decision may be taken back; the news before it."""
    while True:
        before = play.scene().news
        play.act(play.view().legal[0].text)
        if play.table.may_undo(0):
            return before
        while play.table.let_agent_act():
            pass


def test_news_come_back_when_a_decision_is_taken_back() -> None:
    play = played(dealt("fox"), 0)
    before = until_undo(play)
    assert play.scene().news != before
    play.undo(0)
    assert play.scene().news == before


def test_a_continued_game_tells_from_memory_what_happened_since_the_last_decision() -> None:
    play = played(dealt("fox"), 4)
    again = Play(Table.resume(play.table.record, Luck(1)), FOLDER / "game.json", memory=True)
    assert again.scene().news == play.scene().news
    assert again.log() == play.log()
    assert len(again.log()) < len(again.table.events(0))


def test_the_cards_that_lie_below_are_not_told_again() -> None:
    play = played(dealt("fox"), 0)
    assert "holds" not in " ".join(play.scene().news)


def seen(game: Game[Any], view: View, names: tuple[str, ...] = ("Ann", "Ben")) -> Scene:
    return scene_of(game, view, names, ("",) * len(names), (), table_voice(game, names))


def test_any_two_goals_fit_beside_the_trick() -> None:
    game = tw.load("deluxe")
    assert isinstance(game, DeluxeGame)
    view = game.start(seed=1).view(0)
    for pair in combinations(game.rules.goals, 2):
        scene = seen(game, view)
        scene.known = []
        scene.plain["goals"] = [goal.id for goal in pair]
        scene.plain["tallies"] = [
            [0, 0] if goal.ongoing or goal.when.times + goal.when.in_a_row < 2 else [3, 1]
            for goal in pair
        ]
        canvas = Canvas(80, 24, Look())
        draw(canvas, scene)
        lines = [line[51:] for line in canvas.text().splitlines()]
        assert all(any(f"{goal.points:+d} {goal.name}" in line for line in lines) for goal in pair)
        if pair[0].id == "three-paths":
            assert "+2 Three Paths, you BK:B" in lines[9]


def test_two_goals_tell_what_they_ask_for_even_in_the_smallest_window() -> None:
    game = tw.load("deluxe")
    assert isinstance(game, DeluxeGame)
    view = game.start(seed=1).view(0)
    for pair in combinations(game.rules.goals, 2):
        scene = seen(game, view, ("Ann", "Heuristic Ben"))
        scene.plain["goals"] = [goal.id for goal in pair]
        canvas = Canvas(80, 24, Look())
        draw(canvas, scene)
        beside = " ".join(line[51:] for line in canvas.text().splitlines()[5:12])
        said = " ".join(beside.split())
        for goal in pair:
            assert f"{goal.points:+d} {goal.name}: {goal_text(goal)}" in said
        assert "Heuristic Ben 0 points you 0 points" in said


def test_the_keys_fit_80_columns() -> None:
    play = played(dealt("fox"), 0)
    until_undo(play)
    for memory in (True, False):
        play.memory = memory
        found = offered_commands(play, Look(), has_turn=True)
        assert len(found) == 9
        assert len("  ".join(map(" ".join, found))) <= 78


def test_plus_or_minus_has_ascii_letters() -> None:
    assert plain_letters("2 ± 1") == "2 +- 1"


def test_the_woods_say_how_many_decks_are_to_come() -> None:
    for players, reshuffles, words in [
        (2, 0, "2 players"),
        (3, 1, "one reshuffle"),
        (3, 0, "last"),
    ]:
        game = tw.load("woods", players=players)
        view = game.start(seed=1).view(0)
        names = ("Ann", "Ben", "Cleo")[:players]
        scene = seen(game, view, names)
        scene.plain["reshuffles"] = reshuffles
        canvas = Canvas(80, 24, Look())
        draw(canvas, scene)
        first = canvas.text().splitlines()[0]
        assert words in first
        assert ("deck" in first) == (words == "last")


@pytest.mark.parametrize(
    ("game", "position", "text", "told"),
    [
        ("fox", "", "B3", "B3"),
        ("fox", "", "decree=B3", "B3 as the decree"),
        ("fox", "", "under=K7", "K7 under the deck"),
        ("deluxe", "", "B3+Crown", "B3 with the Crown"),
        ("woods", "0:2,5 1:2,8 row=4,7,8,8,2 turn=0", "2>3", "2 for 8"),
        ("woods", "0:2,5 1:2,8 row=4,7,8,8,2 turn=0", "5>04", "5 for 4+2 and a token"),
    ],
)
def test_a_hint_speaks_of_what_the_table_shows(
    game: str, position: str, text: str, told: str
) -> None:
    law = tw.load(game)
    state = law.position(position) if position else law.start(seed=1)
    scene = seen(law, state.view(0))
    assert action_words(scene, text) == told


def test_the_ends_of_the_path_are_named_wherever_the_tracker_is() -> None:
    game = tw.load("duet")
    for tracker in range(11):
        scene = seen(game, game.start(seed=1).view(0))
        scene.plain["tracker"] = tracker
        canvas = Canvas(80, 24, Look())
        draw(canvas, scene)
        above = canvas.text().splitlines()[2]
        assert all(sign in above for sign in ("◄ Ben", "▼▼", "you ►"))
