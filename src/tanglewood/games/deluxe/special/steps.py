"""What several special cards do: send cards under the deck, and say so."""

from typing import Any

from tanglewood.cards.fox import FoxCard
from tanglewood.core.event import Event
from tanglewood.core.field import Open
from tanglewood.core.message import Message, Who
from tanglewood.games.deluxe.state import DeluxeState


class SentUnder(Event):
    """Cards that lay open went under the deck: a hammered lead, a Potion. The last is lowest."""

    seat: Open[int]
    cards: Open[tuple[FoxCard, ...]]


def send_under(s: DeluxeState, seat: int) -> DeluxeState:
    """What the seat has in the trick goes under the deck, an added Crown lowest (`ruling.S12`)."""
    laid = s.laid_by(seat)
    cards = (laid.card, laid.crown) if laid.crown else (laid.card,)
    return s.pull(seat).with_event(SentUnder(seat, cards), deck=(*s.deck, *cards))


def sent_under(game: Any, event: SentUnder) -> Message:
    """What is said of it."""
    return Message("event-sent-under", who=Who(event.seat), cards=event.cards, n=len(event.cards))
