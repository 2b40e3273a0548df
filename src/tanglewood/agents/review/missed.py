"""What a team missed because no one of them could know it: with both hands open it shows.

Every decision is searched once more in the one world that was true. Where another action would have
been much better there, and the decision itself was none to blame, the knowledge lay in the hands of
the others.
"""

from typing import Any, Final

from tanglewood.agents.review.form import SCALE, Missed
from tanglewood.agents.review.naming import did
from tanglewood.agents.review.tale import DecisionStep
from tanglewood.agents.teacher.family import teaching
from tanglewood.analysis.searched import Searched
from tanglewood.core.seat import NOBODY

MOST: Final = 3
"""How many of them are named: those that promised most."""
LEAST: Final = 0.15


def missed_at(step: DecisionStep) -> Missed | None:
    """What the open cards promised beyond what was done in a decision that is none to blame."""
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
    others = [seat for seat in range(view.game.seats) if seat != decision.seat]
    return Missed(
        decision=decision,
        better=did(view, best.action),
        knew=others[0] if others else NOBODY,
        gain=round(SCALE["worth"] * gain),
    )


def _tried(found: Searched, action: object) -> Any:
    return next((one for one in found.tried if one.action is action), None)
