"""The messages of Deluxe events."""

from collections.abc import Mapping
from typing import Any, Final

from tanglewood.core.message import Message, Who
from tanglewood.games.deluxe import goals, poison
from tanglewood.games.deluxe.cards import CROWN
from tanglewood.games.deluxe.special import module as special
from tanglewood.games.fox import events as kinds
from tanglewood.games.fox import words as fox


def _played(game: Any, event: kinds.Played) -> Message:
    who, card = Who(event.seat), event.card
    if event.crown is None:
        return Message("event-played", who=who, card=card)
    if event.crown == CROWN:
        return Message("event-played-crowned", who=who, card=card)
    return Message("event-played-mirrored", who=who, card=card)


MESSAGES: Final[Mapping[type, Any]] = {
    **fox.MESSAGES,
    kinds.Played: _played,
    **special.MESSAGES,
    **goals.MESSAGES,
    **poison.MESSAGES,
}
"""The message of every event."""
