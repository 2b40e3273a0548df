"""What is said of a puzzle and of an answer, as lines of text."""

from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View, seen_events
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.refutation import Refutation
from tanglewood.puzzles.solving import SolvedPuzzle, finders
from tanglewood.session.show import choice, label
from tanglewood.words import Voice


def head_line(puzzle: Puzzle, voice: Voice) -> str:
    """Which puzzle it is, and how hard. Its themes would give it away."""
    return voice("puzzle-head", key=puzzle.key, rating=str(puzzle.rating))


def solved_lines(puzzle: Puzzle, found: SolvedPuzzle, streak: int, voice: Voice) -> list[str]:
    """Right or wrong, why, the refutation, and who finds it."""
    state = puzzle.state()
    view = state.view(state.to_act)
    answer = action_words(view, found.answer, voice)
    if found.right:
        lines = [voice("puzzle-right", n=streak)]
    else:
        lines = [voice("puzzle-wrong", answer=answer)]
    lines.append(voice.say(found.why))
    if found.refutation is not None:
        lines += refutation_lines(view, found.refutation, voice)
    elif not found.right:
        lines.append(voice("puzzle-no-line"))
    if puzzle.exact:
        lines.append(voice("puzzle-exact"))
    lines.append(voice.say(finders(puzzle)))
    themes = tuple(Message(f"puzzle-theme-{name}") for name in puzzle.themes)
    if themes:
        lines.append(voice("puzzle-themes", themes=themes))
    return lines


def refutation_lines(view: View, refutation: Refutation, voice: Voice) -> list[str]:
    """What follows at once, and what it comes to beside the right answer."""
    lines = [voice("puzzle-line-true" if refutation.true else "puzzle-line-maybe")]
    seen = seen_events(refutation.wrong.events, refutation.seat)
    lines += [f"  {voice.say(view.game.message(event))}" for event in seen]
    wrong, right = refutation.came(refutation.wrong), refutation.came(refutation.right)
    if wrong != right:
        lines += [voice("puzzle-line-ends", came=wrong)]
        lines += [voice("puzzle-line-instead", came=right)]
    return lines


def action_words(view: View, action: Action, voice: Voice) -> str:
    """An action as it is listed."""
    label_words = label(view.game, view.plain(), action.text, voice)
    code, _, words = choice(action.text, label_words, voice).partition("  ")
    return f"{code} ({words})" if words else code
