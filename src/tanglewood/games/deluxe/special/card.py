"""What a special card declares: all that the course of a round has to know of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tanglewood.cards.fox import FoxCard
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.laid import Laid


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialCard:
    """A special card by its name. `played` is what it does when it comes into the trick; `answered`
    is what happens in place of the follower's choice when it is led; `beats` says whether it beats
    a card, by a comparison of its own; `mark` is what may be settled when it is played; `way` is
    how a card that it brings comes into the trick; `messages` has what is said of each of its
    events."""

    name: str
    played: Callable[[DeluxeState, int], DeluxeState] | None = None
    answered: Callable[[DeluxeState, int], DeluxeState] | None = None
    beats: Callable[[Laid, FoxCard], bool] | None = None
    mark: int = 0
    way: str = ""
    messages: Mapping[type, Any] = field(default_factory=dict)

    @property
    def card(self) -> FoxCard:
        """The card itself."""
        return FoxCard(self.name)

    def lies(self, s: DeluxeState, laid: Laid) -> bool:
        """Whether it lies there, or a Mirror that shows it."""
        return s.face(laid.card) == self.card
