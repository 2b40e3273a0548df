"""A longer look ahead: what happens in the next tricks or turns after an action.

As in a short one (`tanglewood.agents.hint.ahead`) worlds that fit the view are drawn, and everybody
plays on by rules of thumb; what is told of it is what comes again in most of them.
"""

from collections.abc import Callable
from typing import Any, Final

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds

Story = list[Any]
"""The events of one world, in their order."""
Over = Callable[[Story, State[Any]], bool]
"""Whether a story is told to its end."""

_LONGEST: Final = 60
"""Steps after which a story is told so far."""


def rollout(view: View, action: Action, worlds: int, seed: int, over: Over) -> list[Story]:
    """What happens after the action in this many worlds; nothing where no world can be drawn. The
    same worlds for every action."""
    try:
        drawn = Worlds(view)
        return [_played_on(drawn, action, Stream(seed, number), over) for number in range(worlds)]
    except NoWorlds:
        return []


def _played_on(drawn: Any, action: Action, source: Stream, over: Over) -> Story:
    state: State[Any] = drawn.draw(source).apply(action)
    events: Story = list(state.events)
    for _ in range(_LONGEST):
        if state.outcome is not None or over(events, state):
            break
        if state.chance is not None:
            state = state.draw(source)
        else:
            state = state.apply(Heuristic().choose(state.view(state.to_act), source))
        events += state.events
    return events
