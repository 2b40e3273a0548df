"""What comes of a wrong answer: the game goes on, once after it and once after the right one.

Everybody goes on as a middling level would. The cards lie as they did in the game of the puzzle, or
if the wrong answer would have been lucky there, as they may lie for all that the seat knows: in a
world that fits its view and in which the difference shows.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.levels import Level
from tanglewood.analysis.outlook import outlook_of
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.event import Event
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.themes import themes_of

GOES_ON: Final = "birch"
"""The level that plays on, as it was before levels erred as people do: what follows a wrong answer
must not be somebody's slip."""
WORLDS: Final = 12
"""Worlds in which a refutation is looked for."""
SHOWN: Final = 12
"""Events that are shown at most: what follows at once refutes, the rest is play."""
Choose = Callable[[State[Any], int], Action]


class Line(NamedTuple):
    """What happened after an action: the states one by one until the seat had chosen once more, the
    end, and what that was worth to the seat."""

    states: tuple[State[Any], ...]
    end: State[Any]
    worth: float

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for state in self.states for event in state.events)[:SHOWN]


class Pair(NamedTuple):
    """The lines of a wrong answer and of the right one."""

    wrong: Line
    right: Line

    @property
    def gap(self) -> float:
        return self.right.worth - self.wrong.worth


class Refutation(NamedTuple):
    """The line of the wrong answer and the end of the right one. `true` says that the cards lie as
    they did in the game that the puzzle is taken from."""

    wrong: Line
    right: Line
    true: bool
    seat: int

    def came(self, line: Line) -> Message:
        """What a line came to."""
        return themes_of(line.end.game.name).came(line.end, self.seat)


def refutation(puzzle: Puzzle, given: Action) -> Refutation | None:
    """The refutation of a wrong answer; None where none shows."""
    state = puzzle.state()
    answer, seat = state.legal[puzzle.chosen], state.to_act
    level = Level(GOES_ON, before=True)

    def thinking(now: State[Any], step: int) -> Action:
        return level.choose(now.view(now.to_act), Stream(puzzle.seed, step))

    pairs = [_pair(state, given, answer, thinking, puzzle.seed)]
    if pairs[0].gap >= puzzle.gap / 2:
        return Refutation(*pairs[0], True, seat)

    def by_thumb(now: State[Any], step: int) -> Action:
        return Heuristic().choose(now.view(now.to_act), Stream(puzzle.seed, step))

    worlds = Worlds(state.view(seat))
    for number in range(WORLDS):
        world = worlds.draw(Stream(puzzle.seed, number))
        pairs.append(_pair(world, given, answer, by_thumb, puzzle.seed + number))
        if pairs[-1].gap >= puzzle.gap / 2:
            break
    else:
        pairs.sort(key=lambda pair: pair.gap)  # then the one that shows the most
    return Refutation(*pairs[-1], False, seat) if pairs[-1].gap > 0 else None


def _pair(state: State[Any], given: Action, answer: Action, choose: Choose, luck: int) -> Pair:
    """Both answers in the same world, with the same luck."""
    return Pair(*(_line(state, action, choose, Stream(luck)) for action in (given, answer)))


def _line(state: State[Any], action: Action, choose: Choose, luck: Stream) -> Line:
    """To the end of what the game is judged by: the round, or the game."""
    seat, outlook = state.to_act, outlook_of(state)
    state = state.apply(action)
    states, again, step = [state], False, 0
    while not outlook.over(state):
        if state.chance is not None:
            state = state.draw(luck)
        else:
            again = again or (state.to_act == seat and len(state.legal) > 1)
            state = state.apply(choose(state, step))
            step += 1
        if not again:
            states.append(state)
    worth, _ = outlook.worth(state)
    return Line(tuple(states), state, outlook.value(worth[seat]))
