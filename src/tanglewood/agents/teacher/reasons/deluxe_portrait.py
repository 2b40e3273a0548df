"""Deluxe: a portrait of a special card by itself, or of a card with the Crown."""

from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.fox_cards import takes_poison
from tanglewood.agents.teacher.reasons.fox_purpose import kept_strong, kept_weak
from tanglewood.core.message import Message

LIKELY: Final = 0.65
"""What happens in so many of the worlds is called probable."""


def special(case: Case, way: int) -> Message:
    """It probably takes this trick or loses it, as the seat has it, and what is spared by that."""
    only_if(case.now.worlds and way and not takes_poison(case, case.best.card))
    only_if(case.taken >= LIKELY if way > 0 else case.taken <= 1 - LIKELY)
    kept = given(kept_strong(case, case.best.card) if way > 0 else kept_weak(case, case.best.card))
    if "+" in case.best.text:
        only_if(way > 0)
        return Message("own-crowned", card=case.best.card, kept=kept)
    id = "own-special-takes" if way > 0 else "own-special-loses"
    return Message(id, card=case.called(case.best), kept=kept)
