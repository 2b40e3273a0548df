"""The actions by what they are worth: what is as good as the advised one, and how that is said."""

from collections.abc import Collection, Iterable
from typing import Final

from tanglewood.agents.hint.promise import Choice, Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message

NAMED: Final = 3
"""So many actions are named one by one."""


def beside(found: Promised, other: Action | None) -> Choice:
    """The same, or only the one action that the chosen one is told from."""
    return found.choice() if other is None else Choice((), {other: 1.0})


def names(case: Case, actions: Iterable[Action], joined: str) -> Argument:
    """What actions are called, one after the other."""
    listed: list[Argument] = []
    for one in map(case.called, actions):
        if one not in listed:
            listed.append(one)
    *most, last = listed
    if not most:
        return last
    some: Argument = most[0]
    for more in most[1:]:
        some = Message("list-more", some=some, more=more)
    return Message(joined, some=some, last=last)


def with_equals(
    case: Case, message: Message, picked: Choice, against: Collection[Action]
) -> Message:
    """The same, with the actions that are as good, and with those that nothing was said against and
    that are worth little less."""
    if len(picked.equal) > NAMED:
        return Message("said-or-most", first=message)
    near_by = [it for it in picked.close if it not in against]
    if not near_by:
        return message
    id = "said-or" if {*near_by} <= {*picked.equal} else "said-next"
    return Message(id, first=message, others=names(case, near_by[:NAMED], "list-and"))
