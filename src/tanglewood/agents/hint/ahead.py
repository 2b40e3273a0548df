"""A short look ahead: what an action does to the trick on the table.

Worlds that fit the view are drawn; in each the action is taken, and everybody answers by rules of
thumb until the trick is over. What comes of it is counted, so a reason speaks of likely answers,
never of cards that the seat cannot see.
"""

from dataclasses import dataclass
from typing import Any, Final

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.hint.family import hinting
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds

_LONGEST: Final = 24
"""Steps after which a look ahead gives up on a trick."""


@dataclass(slots=True)
class TrickAhead:
    """What came of an action in this many worlds: how often the seat `takes` the trick, and the
    points in it that are `mine`."""

    worlds: int = 0
    takes: int = 0
    mine: int = 0

    def share(self, count: int) -> float:
        """How often, of all worlds."""
        return count / self.worlds if self.worlds else 0.0


def look_ahead(view: View, action: Action, worlds: int, seed: int) -> TrickAhead:
    """Take the action in this many worlds; an empty look where no world can be drawn."""
    found = TrickAhead()
    for events, _ in stories(view, action, worlds, seed):
        won = [it for it in events if it.kind == "trick-won" and it.winner == view.viewer]
        found.worlds += 1
        found.takes += len(won)
        found.mine += sum(getattr(it, "points", 0) for it in won)
    return found


def stories(
    view: View, action: Action, worlds: int, seed: int
) -> list[tuple[list[Any], State[Any]]]:
    """What happens in each world until the trick is over, and the state then; a trick that does
    not end is left out."""
    found, after_trick = [], hinting(view).AFTER
    try:
        drawn = Worlds(view)
        for number in range(worlds):
            source = Stream(seed, number)
            after = drawn.draw(source).apply(action)
            if view.phase in after_trick:
                found.append((list[Any](after.events), after))
            elif (told := to_the_end(after, source)) is not None:
                found.append(told)
    except NoWorlds:
        return []
    return found


def to_the_end(state: State[Any], source: Stream) -> tuple[list[Any], State[Any]] | None:
    """What happens until the trick is over, by rules of thumb, and the state then."""
    events = list[Any](state.events)
    for _ in range(_LONGEST):
        moving = state.to_act >= 0 and _is_taken(state)
        if not moving and any(event.kind == "trick-won" for event in events):
            return events, state
        if state.chance is not None:
            state = state.draw(source)
        elif state.to_act >= 0:
            state = state.apply(Heuristic().choose(state.view(state.to_act), source))
        else:
            return None
        events += state.events
    return None


def _is_taken(state: State[Any]) -> bool:
    view = state.view(state.to_act)
    return view.phase in hinting(view).AFTER
