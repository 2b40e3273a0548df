"""A short look ahead: what an action does to the trick on the table.

Worlds that fit the view are drawn; in each the action is taken, and everybody answers by rules of
thumb until the trick is over. What comes of it is counted, so a reason speaks of likely answers,
never of cards that the seat cannot see.
"""

from dataclasses import dataclass
from typing import Any, Final

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds

_TAKEN: Final = frozenset({"move", "cover"})
"""Phases in which the trick is taken already."""
_LONGEST: Final = 24
"""Steps after which a look ahead gives up on a trick."""


@dataclass(slots=True)
class TrickAhead:
    """What came of an action in this many worlds: how often the seat `takes` the trick and how
    often it `leads` next, the Treasures in it that are `mine` and `theirs`, the `gems` found, and
    how often the tracker went `beyond` the path."""

    worlds: int = 0
    takes: int = 0
    leads: int = 0
    mine: int = 0
    theirs: int = 0
    gems: int = 0
    beyond: int = 0

    def share(self, count: int) -> float:
        """How often, of all worlds."""
        return count / self.worlds if self.worlds else 0.0


def look_ahead(view: View, action: Action, worlds: int, seed: int) -> TrickAhead:
    """Take the action in this many worlds; an empty look where no world can be drawn."""
    found = TrickAhead()
    for events, after in stories(view, action, worlds, seed):
        _count(found, events, after, view.viewer)
    return found


def stories(
    view: View, action: Action, worlds: int, seed: int
) -> list[tuple[list[Any], State[Any]]]:
    """What happens in each world until the trick is over, and the state then; a trick that does
    not end is left out."""
    found = []
    try:
        drawn = Worlds(view)
        for number in range(worlds):
            source = Stream(seed, number)
            after = drawn.draw(source).apply(action)
            if view.phase in _TAKEN:
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
        moving = state.to_act >= 0 and state.view(state.to_act).phase in _TAKEN
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


def _count(found: TrickAhead, events: list[Any], state: State[Any], seat: int) -> None:
    found.worlds += 1
    for event in events:
        kind = event.kind
        found.gems += kind == "collected"
        if kind == "trick-won":
            mine = event.winner == seat
            points = getattr(event, "points", 0)
            found.takes += mine
            found.leads += _next_leader(state, event) == seat
            found.mine += points if mine else 0
            found.theirs += 0 if mine else points
    found.beyond += any(event.kind == "went-beyond" for event in events)


def _next_leader(state: Any, taken: Any) -> int:
    leader: int = state.leader if state.to_act >= 0 else taken.winner
    return leader
