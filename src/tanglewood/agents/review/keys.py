"""The moments to look at first: the costliest mistakes, and then what was done well."""

from typing import Any, Final

from tanglewood.agents.review.form import Key
from tanglewood.agents.review.judge import Judged
from tanglewood.agents.teacher.why import rival, why
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View

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
        did(view, decision.played),
        did(view, decision.best),
        reason.message,
    )


def place(view: Any, entry: int) -> Message:
    """When it was, as a player remembers it: the round and the trick, else the entry."""
    if not hasattr(view, "won"):
        return Message("review-place-entry", entry=f"{entry}")
    return Message("review-place-trick", round=view.round, trick=len(view.won or ()) + 1)


def did(view: View, action: Action) -> Message:
    """An action as it is called in a sentence."""
    match action.text.partition("=")[0]:
        case "decree" if action.card is not None:
            return Message("review-did-decree", card=action.card)
        case "under" if action.card is not None:
            return Message("review-did-under", card=action.card)
        case "gift" if action.card is not None:
            return Message("review-did-gift", card=action.card)
    called = view.ruleset.called(view.plain(), action)
    return Message("review-action", what=action.text if called is None else called)
