"""Into the Woods: choices that are all worth the same."""

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.woods_hand import points, sets
from tanglewood.core.message import Message

LITTLE = 0.02
"""Choices that lie so close together are told to be worth the same."""


def decided(case: Case) -> Message | None:
    """All choices are worth the same, since the points lie too far apart or the deck is empty."""
    values = [case.found.value(one.action) for one in case.found.prospects]
    if max(values) - min(values) >= LITTLE:
        return None
    deck = int(case.view.deck)
    if case.view.players > 1 and min(values) >= 0.9:
        return Message("why-woods-safe", n=deck)
    behind = max(points(case, it) for it in range(case.view.players)) - points(case, case.me)
    if case.view.players > 1 and max(values) <= 0.1 and behind:
        return Message("why-woods-far", n=behind)
    if any(sets(case, action) for action in case.view.legal):
        return None
    solo = "-solo" if case.view.players == 1 else ""
    return Message(f"why-woods-even{solo}", n=deck)
