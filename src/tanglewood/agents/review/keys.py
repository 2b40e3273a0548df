"""The moments to look at first: the costliest mistakes, and then what was done well."""

from typing import Final

from tanglewood.agents.review.form import Key
from tanglewood.agents.review.judge import Judged
from tanglewood.agents.review.naming import place
from tanglewood.agents.teacher.why import rival, why

MOST: Final = 3
"""How many moments are looked at first."""


def key_of(one: Judged) -> Key:
    """A mistake, or a decision done well, with its reason."""
    decision, view, found = one.decision, one.view, one.found
    good = decision.loss == 0
    other = rival(found) if good else decision.played
    reason = why(view, found, other=other, seed=decision.entry)
    return Key(
        decision,
        decision.loss,
        decision.spare if good else 0,
        place(view, decision.entry),
        decision.called,
        decision.best_called,
        reason.message,
    )
