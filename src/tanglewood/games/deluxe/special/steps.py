"""What several special cards do: send cards under the deck, and tell it."""

from typing import Any

from tanglewood.cards.fox import FoxCard
from tanglewood.core.english import listed
from tanglewood.core.event import Event
from tanglewood.core.field import Open
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.words import own_words


class SentUnder(Event):
    """Cards that lay open went under the deck: a hammered lead, a Potion. The last is lowest."""

    seat: Open[int]
    cards: Open[tuple[FoxCard, ...]]


def send_under(s: DeluxeState, seat: int) -> DeluxeState:
    """What the seat has in the trick goes under the deck, an added Crown lowest (`ruling.S12`)."""
    laid = s.laid_by(seat)
    cards = (laid.card,) if laid.crown < 0 else (laid.card, laid.crown)
    return s.pull(seat).tell(SentUnder(seat, cards), deck=(*s.deck, *cards))


def sent_under_words(game: Any, event: SentUnder, names: tuple[str, ...]) -> str:
    gone = listed(own_words(game, card) for card in event.cards)
    go = "goes" if len(event.cards) == 1 else "go"
    return f"{names[event.seat]}'s {gone} {go} under the deck."
