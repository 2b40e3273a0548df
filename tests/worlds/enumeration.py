"""Every world of a seat by brute force, from the law alone.

All ways to fill the hidden places of a set-up position are tried; each is played along the real
game: the viewer's actions and whatever the viewer saw must be the same, and where the others acted
unseen every legal action is tried. Nothing is concluded, so nothing can be concluded wrongly.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Any

from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Drawn, Stream
from tanglewood.core.state import State
from tanglewood.core.view import seen_events

Position = tuple[object, ...]
Path = list[State[Any]]
Weighted = Iterable[tuple[State[Any], int]]


def random_path(root: State[Any], seed: int, steps: int) -> Path:
    """A random game from a position, chance outcome by chance outcome, at most this many steps and
    not beyond the round."""
    stream = Stream(seed, 5)
    path = [root]
    while len(path) <= steps and path[-1].outcome is None:
        after = random_step(path[-1], stream)
        if after.chance is not None and after.chance.name in {"deal", "goals"}:
            break
        path.append(after)
    return path


def random_step(state: State[Any], stream: Stream) -> State[Any]:
    chance = state.chance
    if chance is not None:
        return state.draw(stream)
    return state.apply(state.legal[stream.below(len(state.legal))])


def histories(path: Path, seat: int, roots: Weighted) -> Counter[Position]:
    """How many hidden histories lead to each position that fits what the seat saw on the path."""
    found: Counter[Position] = Counter()
    for root, weight in roots:
        if _looks(root, seat) == _looks(path[0], seat):
            _follow(root, path, 0, seat, weight, found)
    return found


def _follow(
    state: State[Any], path: Path, at: int, seat: int, weight: int, found: Counter[Position]
) -> None:
    if at + 1 == len(path):
        found[state.key()] += weight
        return
    wanted, looks = seen_events(path[at + 1].events, seat), _looks(path[at + 1], seat)
    for action, times in _possible(state):
        after = state.apply(action)
        if seen_events(after.events, seat) == wanted and _looks(after, seat) == looks:
            _follow(after, path, at + 1, seat, weight * times, found)


def _possible(state: State[Any]) -> Iterable[tuple[Action, int]]:
    """Actions and chance outcomes, those that look alike counted together."""
    if state.chance is None:
        return ((action, 1) for action in state.legal)
    return ((Drawn(items), times) for items, times in outcomes(state.chance).items())


def outcomes(chance: Chance) -> Counter[tuple[int, ...]]:
    if chance.ordered:
        return Counter(permutations(chance.items, chance.count))
    return Counter(combinations(chance.items, chance.count))


def _looks(state: State[Any], seat: int) -> object:
    legal = state.legal_mask if state.to_act == seat else 0
    return state.to_act, legal, state.view(seat).unaided().plain()
