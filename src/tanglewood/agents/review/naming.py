"""Decisions as players call them: when they were, and what was done."""

from typing import Any

from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View


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
