"""Poison cards: the three 8s cost a point each when they are taken (`deluxe.poison.deck`).

The module has no state of its own.
"""

from typing import Any, Final

from tanglewood.core.event import Event
from tanglewood.core.field import Open
from tanglewood.core.message import Message, Who, signed
from tanglewood.games.deluxe.cards import POISON
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.module import Module
from tanglewood.games.fox.points import Payment


class Poisoned(Event):
    """Poison 8s were taken, so many; the score changed by `points` (`deluxe.floor`)."""

    seat: Open[int]
    cards: Open[int]
    points: Open[int]


class Poison(Module[DeluxeState]):
    """The winner loses a point for each Poison 8 in the trick (`deluxe.poison.loss`)."""

    payments = (Payment("poisoned", "poison", "seat"),)

    def trick_won(self, s: DeluxeState, winner: int) -> DeluxeState:
        cards = sum(s.ability(laid) == POISON for laid in s.trick)  # by its face (`ruling.P4`)
        if not cards:
            return s
        after = s.gain(winner, -cards)
        return after.with_event(Poisoned(winner, cards, after.scores[winner] - s.scores[winner]))


POISON_CARDS: Final = Poison()


def _poisoned(game: Any, event: Poisoned) -> Message:
    """A loss at 0 is forgotten (`deluxe.floor`)."""
    if not event.points:
        return Message("event-poisoned-none", who=Who(event.seat))
    return Message("event-poisoned", who=Who(event.seat), points=signed(event.points))


MESSAGES: Final[dict[type, Any]] = {Poisoned: _poisoned}
