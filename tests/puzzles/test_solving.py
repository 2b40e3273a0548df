"""What is said of an answer."""

from collections.abc import Iterator

import pytest

from tanglewood.agents.hint.form import Prospect
from tanglewood.puzzles.files import games
from tanglewood.puzzles.form import NAMES, Puzzle
from tanglewood.puzzles.shelf import shelf
from tanglewood.puzzles.solving import SolvedPuzzle, solve
from tanglewood.puzzles.themes import Solution, themes_of
from tanglewood.session.show.puzzle import solved_lines
from tanglewood.words import languages, table_voice


def some(game: str) -> list[Puzzle]:
    found = shelf(game)
    return [*found[:: len(found) // 3]]


def lines(puzzle: Puzzle, found: SolvedPuzzle) -> Iterator[str]:
    state = puzzle.state()
    for lang in languages():
        voice = table_voice(state.game, NAMES[: state.game.seats], state.to_act, lang)
        yield from solved_lines(puzzle, found, 2, voice)


@pytest.mark.parametrize("game", games())
def test_right_and_wrong_answers_get_their_words(game: str) -> None:
    for puzzle in some(game):
        state = puzzle.state()
        right = solve(puzzle, puzzle.answer)
        assert right.right
        assert right.refutation is None
        wrong = next(it for it in state.legal if it is not puzzle.answer)
        found = solve(puzzle, wrong)
        assert (found.right, found.given, found.answer) == (False, wrong, puzzle.answer)
        for line in (*lines(puzzle, right), *lines(puzzle, found)):
            assert "±" not in line
            assert "ismcts" not in line


def test_a_refutation_is_worse_than_the_answer_and_the_same_every_time() -> None:
    shown = 0
    for puzzle in some("fox"):
        wrong = next(it for it in puzzle.state().legal if it is not puzzle.answer)
        found = solve(puzzle, wrong).refutation
        again = solve(puzzle, wrong).refutation
        if found is None or again is None:
            assert found is again is None
            continue
        shown += 1
        assert found.wrong.worth < found.right.worth
        assert found.wrong.events == again.wrong.events
        assert found.wrong.states[0].events
    assert shown


@pytest.mark.parametrize("game", games())
def test_every_action_of_a_game_has_its_themes(game: str) -> None:
    puzzle = shelf(game)[0]
    state, family = puzzle.state(), themes_of(game)
    view = state.view(state.to_act)
    for action in state.game.actions:
        one = Prospect(action, 0.0, 0.0, 0.0)
        assert set(family.themes(Solution(view, action, one, one, ""))) <= set(family.THEMES)
