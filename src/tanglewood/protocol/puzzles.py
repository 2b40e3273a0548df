"""Puzzles as they are told to solvers, and what is said of their answers. Nothing is kept: rating,
streak and what was solved are the solver's, who sends them along."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from tanglewood.core.event import Event
from tanglewood.core.layout import prompt
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.core.state import State
from tanglewood.core.view import seen_events
from tanglewood.progress.rating import Rating
from tanglewood.protocol.actions import describe, describe_actions
from tanglewood.protocol.event_writer import event_plain
from tanglewood.protocol.state_message import own_words
from tanglewood.puzzles.files import games
from tanglewood.puzzles.form import NAMES, Puzzle
from tanglewood.puzzles.notes import rating_after_puzzle
from tanglewood.puzzles.shelf import shelf, themes
from tanglewood.puzzles.solving import SolvedPuzzle, finders, solve

if TYPE_CHECKING:  # who has another catalogue needs none of ours
    from tanglewood.words import Voice

Voices = Callable[[State[Any], int], "Voice | None"]
"""Who says what at the table of a puzzle, to a seat; None where the page says everything."""


def silent(state: State[Any], seat: int) -> None:
    """Messages only."""


def games_plain() -> dict[str, Plain]:
    """The games that have puzzles: how many, and how many of each theme, the most common first."""
    return {game: {"count": len(shelf(game)), "themes": themes(game)} for game in games()}


def puzzle_plain(one: Puzzle, voices: Voices = silent) -> Plain:
    """A puzzle as its solver sees it; nothing of the answer is in it."""
    state = one.state()
    view = state.view(state.to_act)
    return {
        "game": one.game,
        "key": one.key,
        "rating": one.rating,
        "names": list(NAMES[: state.game.seats]),
        "own_words": own_words(state.game),
        "view": view.plain(),
        "marks": view.marks(),
        "legal": describe_actions(state.game.actions, state.legal),
        "events": _events(state, view.log, view.viewer, 0, voices),
        "prompt": prompt(view).plain(),
    }


def answer_plain(
    one: Puzzle, action: str, standing: Mapping[str, float] | None, voices: Voices = silent
) -> Plain:
    """What is said of an answer, by its text, and what the solver's standing becomes. An answer
    that is not legal is refused by the law."""
    state = one.state()
    chosen = state.game.actions.parse(action)
    state.apply(chosen)
    found = solve(one, chosen)
    after = (
        None
        if standing is None
        else rating_after_puzzle(Rating(**standing), one.rating, right=found.right)
    )
    return {
        "right": found.right,
        "answer": describe(found.answer),
        "why": _sentence(state, found.why, voices),
        "refutation": _refutation_plain(state, found, voices),
        "exact": one.exact,
        "finders": _sentence(state, finders(one), voices),
        "themes": list(one.themes),
        "standing": None if after is None else after._asdict(),
    }


def _refutation_plain(state: State[Any], found: SolvedPuzzle, voices: Voices) -> Plain | None:
    refutation = found.refutation
    if refutation is None:
        return None
    steps = []
    for number, after in enumerate(refutation.wrong.states, 1):
        view = after.view(refutation.seat)
        seen = seen_events(after.events, refutation.seat)
        events = _events(state, seen, refutation.seat, number, voices)
        steps.append({"view": view.plain(), "marks": view.marks(), "events": events})
    return {
        "dealt": refutation.true,
        "steps": steps,
        "wrong": _sentence(state, refutation.came(refutation.wrong), voices),
        "right": _sentence(state, refutation.came(refutation.right), voices),
    }


def _events(
    state: State[Any], events: Iterable[Event], seat: int, number: int, voices: Voices
) -> list[Plain]:
    voice = voices(state, seat)
    return [event_plain(state.game, it, voice, number) for it in events]


def _sentence(state: State[Any], message: Message, voices: Voices) -> Plain:
    voice = voices(state, state.to_act)
    text = str(message) if voice is None else voice.say(message)
    return {"message": message.plain(), "text": text}
