"""Deluxe: poison, and special cards."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.core.event import kind_of
from tanglewood.core.message import Message


def _poisoned(case: Case, stories: list[list[Any]], seat: int) -> float:
    """How often a seat takes poison in the trick."""
    if not stories:
        return 0.0
    hit = sum(
        any(kind_of(it) == "poisoned" and it.seat == seat for it in events) for events in stories
    )
    return hit / len(stories)


def poison_given(case: Case) -> Message | None:
    """The other takes the poison."""
    if case.view.phase not in {"lead", "follow"} or not case.view.poison:
        return None
    if case.best.card is None or _poisoned(case, case.now_events, 1 - case.me) < 0.9:
        return None
    return Message("why-poison-given", card=case.best.card, who=case.who)


def poison_avoided(case: Case) -> Message | None:
    """The other action would more often take poison."""
    if case.view.phase not in {"lead", "follow"} or not case.view.poison:
        return None
    here = _poisoned(case, case.now_events, case.me)
    there = _poisoned(case, case.then_events, case.me)
    if there < 0.5 or here > there - 0.4:
        return None
    return Message("why-poison-avoided", other=case.called(case.other))


def special(case: Case) -> Message | None:
    """A special card does what no other can, and takes the trick."""
    card: Any = case.best.card
    if card is None or card.suit >= 0 or case.view.phase not in {"lead", "follow"}:
        return None
    if not case.takes:
        return None
    return Message("why-special", card=card)


def special_kept(case: Case) -> Message | None:
    """The other action would spend a special card without taking the trick."""
    instead: Any = case.other.card
    if instead is None or instead.suit >= 0 or case.view.phase not in {"lead", "follow"}:
        return None
    if case.best.card is None or case.best.card.suit < 0 or case.other_takes:
        return None
    return Message("why-special-kept", card=instead)
