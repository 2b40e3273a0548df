"""Pairs of moments that differ in what a seat cannot know, and in nothing that it sees."""

from itertools import combinations
from typing import Any, NamedTuple

from tanglewood.core.chance import Chance, Drawn, Fate, Stream, drawn_from
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.game import Game
from tanglewood.core.state import State

EXCHANGES = 3
"""This many times two cards change places, where they can."""


class Pair(NamedTuple):
    """Two moments that look alike to the seat to act, with other cards in hidden hands."""

    state: State[Any]
    twin: State[Any]


class Course(NamedTuple):
    """A game up to its last deal, and all that was done since: chance outcomes and actions."""

    before: Any
    deck: tuple[int, ...]
    after: list[Drawn | str]

    def end(self) -> Any:
        """Where it leads; None where it cannot be gone."""
        state = self.before.apply(Drawn(self.deck))
        try:
            for step in self.after:
                state = state.apply(step)
        except TanglewoodError:
            return None
        return state

    def exchanged(self, near: int, far: int) -> "Course":
        """The same with two cards of the deck in each other's place."""
        deck = list(self.deck)
        deck[near], deck[far] = deck[far], deck[near]
        return self._replace(deck=tuple(deck))


def pair_at(game: Game[Any], seed: int, decisions: int) -> Pair | None:
    """A random game after this many decisions, beside one with another deal behind it; None where
    the seat has no choice, or nothing to wonder about."""
    course = _course(game, seed, decisions)
    state = found = course.end()
    if len(state.legal) < 2:
        return None
    seat, left = state.to_act, EXCHANGES
    for places in _places(len(course.deck), seed):
        other = (changed := course.exchanged(*places)).end()
        if other is None or other.hands == found.hands or other.view(seat) != state.view(seat):
            continue
        course, found, left = changed, other, left - 1
        if left <= 0 and found.hands != state.hands:
            return Pair(state, found)
    return Pair(state, found) if found.hands != state.hands else None


def _course(game: Game[Any], seed: int, decisions: int) -> Course:
    """A random game with its chance explicit."""
    state, fate, stream = game.start(), Fate(seed=seed), Stream(seed, 11)
    course = Course(state, (), [])
    while state.outcome is None:
        if (chance := state.chance) is not None:
            drawn = fate.draw(state.chances, chance)
            assert drawn is not None
            if chance.name == "deal":
                course = Course(state, drawn.items, [])
            else:
                course.after.append(drawn)
            state = state.apply(drawn)
        elif decisions:
            decisions -= 1
            action = state.legal[stream.below(len(state.legal))]
            course.after.append(action.text)
            state = state.apply(action)
        else:
            break
    return course


def _places(size: int, seed: int) -> list[tuple[int, int]]:
    """All pairs of places in the deck, in a random order."""
    pairs = list(combinations(range(size), 2))
    numbers = tuple(range(len(pairs)))
    order = drawn_from(Stream(seed, 12), Chance.shuffle("", numbers))
    return [pairs[number] for number in order]
