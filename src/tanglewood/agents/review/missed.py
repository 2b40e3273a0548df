"""What a team missed because no one of them could know it: with both hands open it shows.

Every decision is searched once more in the one world that was true. Where another action would have
been much better there, and the decision itself was none to blame, the knowledge lay in the hands of
the others.
"""

from collections.abc import Sequence
from typing import Any, Final

from tanglewood.agents.review.form import FINE, Missed
from tanglewood.agents.review.keys import did, place
from tanglewood.agents.review.tale import Chosen, Step
from tanglewood.agents.teacher.family import teaching
from tanglewood.analysis.searched import Searched
from tanglewood.core.seat import NOBODY

MOST: Final = 3
LEAST: Final = 0.15


def missed_by_all(steps: Sequence[Step]) -> tuple[Missed, ...]:
    """The decisions at which the open cards promised most beyond what was done."""
    found = []
    for step in steps:
        if isinstance(step, Chosen) and step.judged is not None and not step.judged.decision.loss:
            one = _missed(step)
            if one is not None:
                found.append(one)
    found.sort(key=lambda it: -it.gain)
    return tuple(found[:MOST])


def _missed(step: Chosen) -> Missed | None:
    assert step.judged is not None
    decision, view = step.judged.decision, step.judged.view
    found = teaching(view).opened(view, step.before, decision.entry)
    if found is None:
        return None
    best = max(found.tried, key=lambda one: one.mean)
    done = _tried(found, decision.played)
    if done is None or best.action is decision.played:
        return None
    gain = best.mean - done.mean
    if gain < LEAST or gain < 2 * (best.error + done.error):
        return None
    others = [seat for seat in range(view.ruleset.seats) if seat != decision.seat]
    return Missed(
        decision,
        place(view, decision.entry),
        did(view, best.action),
        did(view, decision.played),
        others[0] if others else NOBODY,
        round(FINE["worth"] * gain),
    )


def _tried(found: Searched, action: object) -> Any:
    return next((one for one in found.tried if one.action is action), None)
