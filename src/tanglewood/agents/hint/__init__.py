"""Hints with reasons: what every legal action promises a seat, which is best, and why.

    >>> import tanglewood as tw
    >>> state = tw.load("fox").start(seed=1)
    >>> found = hint(state, iterations=500)
    >>> found.action in state.legal and found.sentence.endswith(".")
    True

A hint sees the seat's view alone, also where it is asked with a state. Its numbers come from a
learned network or a search (`tanglewood.agents.hint.promise`), its sentence from the reasons of the
family (`tanglewood.agents.teacher`), each of which holds in the worlds that were looked at.
"""

from collections.abc import Collection
from typing import Any

from tanglewood.agents.hint.form import Hint, Odds, Prospect
from tanglewood.agents.hint.promise import ITERATIONS, promised
from tanglewood.core.arguments import checked_count, checked_milliseconds, checked_seed
from tanglewood.core.asked import check_asked
from tanglewood.core.errors import wrong_kind
from tanglewood.core.layout import called
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.core.turn import check_turn
from tanglewood.core.view import View

__all__ = ["ITERATIONS", "Odds", "Hint", "Prospect", "hint"]


def hint(
    seen: View | State[Any],
    *,
    iterations: int = ITERATIONS,
    seed: int = 0,
    milliseconds: float = 0.0,
    avoid_reasons: Collection[str] = (),
) -> Hint:
    """The hint for the seat to act, from its view or from a state, of which it sees that view.

    `avoid_reasons` are kinds of reasons (`Hint.kind`) that were said already: of those that hold,
    another one is said if there is one. The same view, iterations, seed and reasons give the same
    hint.
    """
    from tanglewood.agents.teacher.family import Because
    from tanglewood.agents.teacher.why import why  # they ask what is promised

    view, iterations, seed = _view_to_act(seen), checked_count(iterations), checked_seed(seed)
    milliseconds, said = checked_milliseconds(milliseconds), _reasons(avoid_reasons)
    found = promised(view, iterations=iterations, seed=seed, milliseconds=milliseconds)
    if one_choice(view):
        only = Message("hint-is-only")
        return Hint(
            action=found.chosen, message=only, kind="only", prospects=found.prospects, unit="none",
            iterations=0,
        )  # fmt: skip
    if found.unit == "none":
        reason = Because("thumb", Message("hint-is-thumb"))
    else:
        reason = why(view, found, seed=seed, said=said)
    return Hint(
        action=found.chosen, message=reason.message, kind=reason.kind, prospects=found.prospects,
        unit=found.unit, iterations=found.iterations,
    )  # fmt: skip


def one_choice(view: View) -> bool:
    """Whether there is nothing to choose: one action, or several that are called the same, as
    trades for equal cards of a row are."""
    if len(view.legal) == 1:
        return True
    plain = view.plain()
    return len({called(view.game, plain, action) for action in view.legal}) == 1


def _reasons(avoid: object) -> Collection[str]:
    """The names of reasons, of which one alone is no list."""
    if isinstance(avoid, str) or not isinstance(avoid, Collection):
        raise wrong_kind("type-no-reasons", avoid)
    for name in avoid:
        if not isinstance(name, str):
            raise wrong_kind("type-no-name", name)
    return avoid


def _view_to_act(seen: object) -> View:
    """The view of the seat to act, which is the only one that a hint can be for."""
    if not isinstance(seen, View | State):
        raise wrong_kind("type-no-view", seen)
    check_turn(seen.to_act)
    view = seen.view(seen.to_act) if isinstance(seen, State) else seen
    check_asked(view)
    return view
