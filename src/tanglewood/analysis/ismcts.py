"""Information-set Monte-Carlo tree search in plain Python, for where there is no compiled kernel.

The same search as the kernel's (`cpp/include/tanglewood/search/ismcts.hpp`): one tree for all
worlds of the observer, the upper confidence bound among the actions that are legal in the world,
random play to the end of the outlook.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf, log, sqrt
from time import perf_counter
from typing import Any, Final

from tanglewood.analysis.outlook import Outlook, outlook_of
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption
from tanglewood.core.state import State
from tanglewood.core.view import View

ENDS: Final = 17


@dataclass(slots=True)
class Node:
    """What came of one sequence of actions; `total` counts for the seat that chose it."""

    visits: int = 0
    available: int = 0
    total: float = 0.0
    children: dict[Action, "Node"] = field(default_factory=dict)


@dataclass(slots=True)
class ActionTally:
    """What came of one action at the root."""

    visits: int = 0
    total: float = 0.0
    squares: float = 0.0
    ends: list[float] = field(default_factory=lambda: [0.0] * ENDS)

    def add(self, worth: float, end: int) -> None:
        self.visits += 1
        self.total += worth
        self.squares += worth * worth
        self.ends[end] += 1

    def tried(self, action: Action, value: Callable[[float], float], span: float) -> Tried:
        mean = self.total / self.visits if self.visits else 0.0
        spread = max(self.squares / self.visits - mean * mean, 0.0) if self.visits else 0.0
        error = sqrt(spread / self.visits) * span if self.visits > 1 else 0.0
        return Tried(action, float(self.visits), value(mean), error, tuple(self.ends))


def plain_ismcts(
    worlds: Worlds,
    view: View,
    *,
    iterations: int = 1000,
    milliseconds: float = 0,
    exploration: float = 0.4,
    seed: int = 0,
) -> Searched:
    """Search for the seat to act; the same seed and number of iterations give the same result."""
    if iterations <= 0 and milliseconds <= 0:
        raise BadOption("A search needs a number of iterations or of milliseconds.")
    stream, root, observer = Stream(seed), Node(), view.viewer
    tallies = {action: ActionTally() for action in view.legal}
    first = worlds.draw(stream)
    outlook = outlook_of(first)
    deadline = perf_counter() + milliseconds / 1000 if milliseconds > 0 else inf
    done = 0
    while (iterations <= 0 or done < iterations) and (not done or perf_counter() < deadline):
        path, state = _descend(root, worlds.draw(stream), exploration, stream, outlook)
        worth, end = _finish(state, stream, outlook)
        for _, node, seat in path:
            node.visits += 1
            node.total += worth[seat]
        tallies[path[0][0]].add(worth[observer], end)
        done += 1
    return Searched(
        done,
        tuple(
            tally.tried(action, outlook.value, outlook.span) for action, tally in tallies.items()
        ),
    )


def _descend(
    root: Node, state: State[Any], exploration: float, stream: Stream, outlook: Outlook
) -> tuple[list[tuple[Action, Node, int]], State[Any]]:
    """Walk down the tree and add one node; the way taken and the state it led to."""
    node, path = root, list[tuple[Action, Node, int]]()
    while not outlook.over(state):
        if state.chance is not None:
            state = state.draw(stream)
            continue
        legal = state.legal
        unseen = [action for action in legal if action not in node.children]
        for action in legal:
            if action in node.children:
                node.children[action].available += 1
        if unseen:
            action = stream.choice(unseen)
            node.children[action] = Node(available=1)
        else:
            children = node.children
            action = max(legal, key=lambda action: _bound(children[action], exploration))
        node = node.children[action]
        path.append((action, node, state.to_act))
        state = state.apply(action)
        if unseen:
            break
    return path, state


def _bound(child: Node, exploration: float) -> float:
    return child.total / child.visits + exploration * sqrt(log(child.available) / child.visits)


def _finish(state: State[Any], stream: Stream, outlook: Outlook) -> tuple[tuple[float, ...], int]:
    """Random play to the end; what it is worth to each seat, and which end it was."""
    while not outlook.over(state):
        if state.chance is not None:
            state = state.draw(stream)
        else:
            legal = state.legal
            state = state.apply(stream.choice(legal))
    return outlook.worth(state)
