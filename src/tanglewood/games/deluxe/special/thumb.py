"""Rules of thumb for the choices that special cards bring: what a player's plan makes of them."""

from typing import Protocol

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action


class Plan(Protocol):
    """What a seat wants in a trick: `trick_worth` is above 0 where it wants to win."""

    trick_worth: float
    decree: FoxCard

    @property
    def hand(self) -> FoxCards: ...

    def power(self, card: FoxCard) -> float:
        """The chance that a card takes a trick."""


def parting(plan: Plan, action: Action) -> float:
    """Of a card that goes: the weak one if the seat wants to win."""
    power = plan.power(action.card)
    return -power if plan.trick_worth > 0 else power


def gaining(plan: Plan, action: Action) -> float:
    """Of a card that comes: the strong one if the seat wants to win; a middling one is no gain."""
    gain = plan.power(action.card) - 0.4
    return gain if plan.trick_worth > 0 else -gain
