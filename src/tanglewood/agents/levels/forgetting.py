"""A short memory: what a level still knows of the tricks that lie face down.

A level that remembers this many tricks has forgotten what was shown before: which suits the other
could not follow, and (in the fox games and the Duet) which cards the other has played. It then
believes in worlds that an attentive player could rule out. What it sees and what it holds itself it
never forgets.
"""

from collections import Counter
from dataclasses import replace

from tanglewood.agents.levels.ladder import ALL, Ladder
from tanglewood.agents.levels.lately import lately
from tanglewood.analysis.ismcts import plain_ismcts
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel import has_twin
from tanglewood.kernel.search import belief_of_seen
from tanglewood.kernel.seen import Seen, SeenStep
from tanglewood.kernel.seen.registry import seen_in_view


def remembered(view: View, tricks: int) -> View:
    """The view with only what the last tricks taught; for rules of thumb."""
    ladder: Ladder | None = part(view.name, "levels")
    return view if tricks >= ALL or ladder is None else ladder.remembered(view, tricks)


def searched(
    view: View, tricks: int, iterations: int, seed: int, milliseconds: float = 0.0
) -> Searched:
    """Plain information-set search among the worlds that fit what is remembered; `milliseconds`
    above 0 cap its time."""
    game = view.game
    seen = _left(view, tricks)
    if seen is None:
        return Standpoint(view).ismcts(iterations, seed=seed, milliseconds=milliseconds)
    worlds = Worlds(view, seen=seen)
    if not has_twin(game):
        return plain_ismcts(
            worlds, view, iterations=iterations, seed=seed, milliseconds=milliseconds
        )
    belief = belief_of_seen(worlds.draw(Stream(0)), view.viewer, seen.numbers())
    found = belief.ismcts(iterations=iterations, seed=seed, milliseconds=milliseconds)
    return Searched.of(game, found)


def _left(view: View, tricks: int) -> Seen | None:
    """What is left of what was seen; None where nothing is forgotten."""
    ladder: Ladder | None = part(view.name, "levels")
    if tricks >= ALL or ladder is None:
        return None
    seen = seen_in_view(view)
    if not isinstance(seen, Seen):
        return None
    recent = len(lately(view, tricks))
    earlier = replace(view, log=view.log[: len(view.log) - recent])
    before = seen_in_view(earlier)
    assert isinstance(before, Seen)
    old = len(before.steps)
    if seen.steps[:old] != before.steps or not old:
        return None
    return _without(seen, old, _gone(ladder, view, seen))


def _gone(ladder: Ladder, view: View, seen: Seen) -> int:
    """The cards that can be forgotten: the other played them, and they lie nowhere in sight."""
    in_sight = ladder.sight(view)
    if in_sight is None:
        return 0
    mentions = Counter(what for step, what in seen.steps if step is not SeenStep.LACKS)
    return mask_of(
        what
        for step, what in seen.steps
        if step is SeenStep.LEAVES and mentions[what] == 1 and not in_sight >> what & 1
    )


def _without(seen: Seen, old: int, gone: int) -> Seen:
    """The first `old` steps half forgotten: no voids, and cards that left the other hand could be
    any of the unseen ones."""
    left = replace(seen, steps=[])
    for number, (step, what) in enumerate(seen.steps):
        if number < old and step is SeenStep.LACKS:
            continue
        if number < old and step is SeenStep.LEAVES and gone >> what & 1:
            left.hand -= 1
            left.box += 1
            continue
        left.steps.append((step, what))
    if left.box > seen.box:
        left.boxed = left.unseen
    return left
