"""Hints with reasons: what every legal action promises a seat, which is best, and why.

    >>> import tanglewood as tw
    >>> state = tw.load("fox").start(seed=1)
    >>> found = hint(state.view(state.to_act), iterations=500)
    >>> found.best in state.legal and found.sentence.endswith(".")
    True

A hint sees the seat's view alone. Its numbers come from the searches of
`tanglewood.agents.search`, what an action does to the trick from a short look ahead
(`tanglewood.agents.hint.ahead`); the sentence says nothing that was not computed.
"""

from typing import Final

from tanglewood.agents.hint.ahead import Ahead, look_ahead
from tanglewood.agents.hint.family import POINTS, hinting
from tanglewood.agents.hint.form import Chance, Clause, Hint, Prospect
from tanglewood.agents.hint.prospects import prospects
from tanglewood.agents.hint.reasons import reasons, rival
from tanglewood.agents.hint.words import said
from tanglewood.agents.search import think
from tanglewood.agents.search.plain import by_hand, ismcts
from tanglewood.agents.search.task import Task
from tanglewood.core.view import View
from tanglewood.kernel import has_twin

__all__ = ["Chance", "Clause", "Hint", "Prospect", "hint"]

ITERATIONS: Final = 2000
LEAST: Final = 4
"""Iterations for each choice: a search tries everything once before it compares."""
WORLDS: Final = 40
"""Worlds of the look ahead."""
PATIENCE: Final = 2000.0
"""Milliseconds for each search where there is no compiled kernel."""


def hint(
    view: View, *, iterations: int = ITERATIONS, seed: int = 0, milliseconds: float = 0.0
) -> Hint:
    """The hint for the seat to act; the same view, iterations and seed give the same hint.

    Every choice gets a few iterations, however few are asked for; what the time did not suffice to
    try is not listed.
    """
    if len(view.legal) == 1:
        clauses: tuple[Clause, ...] = (Clause("only"),)
        alone = Prospect(view.legal[0], 0.0, 0.0, 0.0)
        return Hint(view.legal[0], said(view, clauses), clauses, (alone,), "none", 0)
    if not has_twin(view.ruleset):
        milliseconds = milliseconds or PATIENCE
    iterations = max(iterations, LEAST * len(view.legal))
    family = hinting(view)
    unit = family.UNIT
    found = think(view, iterations, seed, milliseconds=milliseconds)
    chosen = found.best.action
    games = None
    if family.for_the_game(view):  # play is for the game, numbers are in points
        games = found
        found = think(view, iterations, seed, milliseconds=milliseconds, target_aware=False)
    if not found.iterations:
        return _by_thumb(view, chosen)
    found = found.looked_at
    if len(found.tried) == 1:  # the time was up at once
        return _by_thumb(view, by_hand(view).best.action)
    if all(one.action is not chosen for one in found.tried):
        chosen = found.best.action
    ends = None
    if unit == POINTS and not any(sum(one.ends) for one in found.tried):  # worlds were solved
        ends = ismcts(view, Task(iterations, seed, milliseconds))
    listed = sorted(prospects(view, found, ends, games), key=lambda one: one.value, reverse=True)
    best = next(one for one in listed if one.action is chosen)
    rest = [one for one in listed if one.action is not chosen]
    now = then = Ahead()
    if family.AHEAD:
        pair = best, rival(best, rest)
        now, then = (look_ahead(view, one.action, WORLDS, seed) for one in pair)
    clauses = reasons(view, unit, best, rest, now, then)
    return Hint(chosen, said(view, clauses), clauses, (best, *rest), unit, found.iterations)


def _by_thumb(view: View, chosen: object) -> Hint:
    clauses = (Clause("thumb"),)
    listed = tuple(
        Prospect(action, 0.0, 0.0, 0.0)
        for action in sorted(view.legal, key=lambda it: (it is not chosen, it.index))
    )
    return Hint(listed[0].action, said(view, clauses), clauses, listed, "none", 0)
