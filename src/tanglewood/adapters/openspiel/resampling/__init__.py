"""Resampling from an information state: another game that looks the same to one player.

The hidden cards as they could lie now come from the kernel's worlds, or from plain Python where
there is no kernel: every hidden history of the round is equally likely (`docs/worlds.md`). Which of
the histories that lead there it was is drawn too, so the new game has a whole past: a deal, and the
unseen choices of the others. Hidden cards of rounds that are over stay as they were; they cannot
matter any more.
"""

from typing import Any, Final, Protocol

from tanglewood.adapters.openspiel.course import CardCourse
from tanglewood.adapters.openspiel.recall import recalled
from tanglewood.adapters.walk import Step
from tanglewood.analysis.worlds import worlds_of
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.kernel.twin import Twin, rules_of
from tanglewood.kernel.world import worlds

_TRIES: Final = 64


class Applied(Protocol):
    """What is asked of an OpenSpiel state."""

    course: CardCourse

    def apply_action(self, action: int) -> None: ...


def resample(course: CardCourse, player: int, seed: int, fresh: Any) -> Any:
    """Play a resampled game on a state from `fresh`."""
    stream = Stream(seed, player)
    wanted = recalled(course, player)
    for _ in range(_TRIES):
        steps = _steps(course, player, stream)
        state: Applied = fresh()
        if _played(state, steps, course, stream) and recalled(state.course, player) == wanted:
            return state
    raise AssertionError("No world of this information state could be played.")


def _steps(course: CardCourse, player: int, stream: Stream) -> list[Step]:
    law = course.now()
    world = _world(course, law, player, stream)
    found: list[Step] = course.setting.ruleset.resampled(course, law, world, player, stream)
    return found


def _world(course: CardCourse, law: State[Any], player: int, stream: Stream) -> State[Any]:
    """The law's state of one world."""
    game = course.game
    if course.native is None:
        return worlds_of(law, player).draw(stream)
    twin = Twin(game, rules_of(game), course.native)
    return worlds(twin, player, 1, stream.below(1 << 62))[0].state()


def _played(state: Applied, steps: list[Step], like: CardCourse, stream: Stream) -> bool:
    """Play the steps; False if they cannot be played."""
    while len(state.course.steps) < len(steps):
        step = steps[len(state.course.steps)]
        draw = state.course.draw
        if isinstance(step, tuple):
            if draw is None:
                return False
            state.apply_action(step[len(draw.drawn)])
        elif step in state.course.legal():
            state.apply_action(step)
        else:
            return False
    # A draw under way has shown nothing yet: draw as many other cards.
    while like.draw is not None and state.course.draw is not None:
        if len(state.course.draw.drawn) >= len(like.draw.drawn):
            break
        items = state.course.draw.outcomes()
        place, left = 0, stream.below(1 << 53) / (1 << 53)
        while place + 1 < len(items) and left >= items[place][1]:
            left -= items[place][1]
            place += 1
        state.apply_action(items[place][0])
    return True
