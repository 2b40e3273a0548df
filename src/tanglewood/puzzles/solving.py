"""Solving: whether an answer is right, why, and what comes of a wrong one."""

from typing import NamedTuple

from tanglewood.agents.hint.promise import ITERATIONS, Promised, promised
from tanglewood.agents.teacher.why import why
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.refutation import Refutation, refutation


class SolvedPuzzle(NamedTuple):
    """What is said of an answer. `why` says why the right one is better than the one given, or
    where it was right, than the next best; a wrong one has its refutation."""

    right: bool
    given: Action
    answer: Action
    why: Message
    refutation: Refutation | None


def solve(puzzle: Puzzle, given: Action) -> SolvedPuzzle:
    """Judge an answer, which must be legal; the same answer gets the same words."""
    state = puzzle.state()
    view, answer = state.view(state.to_act), state.legal[puzzle.chosen]
    found = promises(puzzle, view)
    if given is answer:
        reason = why(view, found, seed=puzzle.seed)
        return SolvedPuzzle(True, given, answer, reason.message, None)
    reason = why(view, found, other=given, seed=puzzle.seed)
    return SolvedPuzzle(False, given, answer, reason.message, refutation(puzzle, given))


def promises(puzzle: Puzzle, view: View) -> Promised:
    """What every action promises, with the puzzle's answer as the one to take: it was found with a
    larger budget than this."""
    found = promised(view, iterations=ITERATIONS, seed=puzzle.seed)
    answer = view.legal[puzzle.chosen]
    listed = sorted(found.prospects, key=lambda one: one.action is not answer)
    return found._replace(chosen=answer, prospects=tuple(listed))


def finders(puzzle: Puzzle) -> Message:
    """Which levels find it at least every other time."""
    names = tuple(
        Message(f"level-{name}") for name, share in puzzle.finders.items() if share >= 0.5
    )
    if names and len(names) == len(puzzle.finders):
        return Message("puzzle-finders-all")
    return Message("puzzle-finders", levels=names) if names else Message("puzzle-no-finders")
