"""Decisions as players call them: when they were, and what was done."""

from typing import Any

from tanglewood.core import layout
from tanglewood.core.action import Action
from tanglewood.core.message import Message


def place(view: Any, turn: int) -> Message:
    """When it was, as a player remembers it: the round and the trick, else how many turns there had
    been at the table."""
    if not hasattr(view, "won"):
        return Message("review-place-turn", turn=turn + 1)
    return Message("review-place-trick", round=view.round, trick=len(view.won or ()) + 1)


def did(view: Any, action: Action) -> Message:
    """An action as it is called in a sentence."""
    called = layout.done(view.game, view.plain(), action)
    if isinstance(called, Message) and called.id.startswith("review-did-"):
        return called
    id = "review-did-token" if _brings_token(view, action) else "review-action"
    return Message(id, what=action.text if called is None else called)


def _brings_token(view: Any, action: Action) -> bool:
    """A trade that the table calls one with a token."""
    told = layout.label(view.game, view.plain(), action.text)
    return isinstance(told, Message) and told.id == "do-trade-token"


def told_apart(view: Any, one: Action, two: Action) -> tuple[Message, Message]:
    """Two actions as they are called; where that is the same, with the place in the row."""
    called = did(view, one), did(view, two)
    if one is two or called[0] != called[1]:
        return called
    return _with_place(called[0], one), _with_place(called[1], two)


def _with_place(called: Message, action: Any) -> Message:
    """The places of a trade, counted from the far end of the row."""
    slots: tuple[int, ...] = getattr(action, "slots", ())
    if len(slots) == 2:
        return Message("review-did-places", what=called, one=slots[0] + 1, two=slots[1] + 1)
    return Message("review-did-place", what=called, n=slots[0] + 1) if slots else called
