"""Hints with reasons: what every legal action promises a seat, which is best, and why.

    >>> import tanglewood as tw
    >>> state = tw.load("fox").start(seed=1)
    >>> found = hint(state.view(state.to_act), iterations=500)
    >>> found.best in state.legal and found.sentence.endswith(".")
    True

A hint sees the seat's view alone. Its numbers come from a learned network or a search
(`tanglewood.agents.hint.promise`), its sentence from the reasons of the family
(`tanglewood.agents.teacher`), each of which holds in the worlds that were looked at.
"""

from tanglewood.agents.hint.form import Chance, Clause, Hint, Prospect
from tanglewood.agents.hint.promise import ITERATIONS, promised
from tanglewood.core.message import Message
from tanglewood.core.view import View

__all__ = ["ITERATIONS", "Chance", "Clause", "Hint", "Prospect", "hint"]


def hint(
    view: View, *, iterations: int = ITERATIONS, seed: int = 0, milliseconds: float = 0.0
) -> Hint:
    """The hint for the seat to act; the same view, iterations and seed give the same hint."""
    from tanglewood.agents.teacher.why import why, why_without_numbers  # they ask what is promised

    found = promised(view, iterations=iterations, seed=seed, milliseconds=milliseconds)
    if len(view.legal) == 1:
        only = Message("hint-is-only")
        return Hint(found.chosen, only, (Clause("only"),), found.prospects, "none", 0)
    searched = found.unit != "none"
    reason = why(view, found, seed=seed) if searched else why_without_numbers(view, found, seed)
    clauses = (Clause(reason.kind),)
    return Hint(
        found.chosen, reason.message, clauses, found.prospects, found.unit, found.iterations
    )
