"""A reason: a sentence, and what must be so for it to be said."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from tanglewood.agents.teacher.case import Case
from tanglewood.core.message import Argument, Message

T = TypeVar("T")

Reason = Callable[[Case], Message | None]
"""A sentence why the case's best action is better than the other; None or `NotSo` if it is not."""


class NotSo(Exception):
    """A reason does not hold."""


def sentence(reason: Reason, case: Case) -> Message | None:
    """The sentence of a reason; None where it does not hold."""
    try:
        return reason(case)
    except NotSo:
        return None


def only_if(so: object) -> None:
    """A reason holds only if this is so."""
    if not so:
        raise NotSo


def given(found: T | None) -> T:
    """What is there: without it a reason does not hold."""
    if found is None:
        raise NotSo
    return found


def the(kind: type[T], found: object) -> T:
    """What is of this kind: a reason does not hold for another."""
    if not isinstance(found, kind):
        raise NotSo
    return found


def or_else(message: Message, names: Sequence[Argument]) -> Message:
    """The same, with what would do as well."""
    match names:
        case []:
            return message
        case [one]:
            return Message("why-or-one", first=message, one=one)
        case [one, two]:
            return Message("why-or-two", first=message, one=one, two=two)
    return Message("why-or-more", first=message, n=len(names))
