"""What a special card declares: all that the rest of the code has to know of it.

A card has one file; the lists of actions, phases, words and ways elsewhere are made of these
declarations. Numbers that others rely on (the places of `phases`) are said out loud, so that a
card which comes later moves nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.games.deluxe.special.thumb import Plan
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.phase import FoxPhase


class Source(Enum):
    """Where a card is before it comes into the trick."""

    HAND = "out of the hand"
    ASIDE = "one of those just drawn"
    OPEN = "from where it lay open"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialCard:
    """A special card by its name.

    In the law: `played` is what it does when it comes into the trick; `answered` is what happens in
    place of the follower's choice when it is led; `beats` says whether it beats a card, by a
    comparison of its own; `mark` is what may be settled when it is played, and `settled` the words
    for it. `actions` are what its player can choose, `phases` when that is asked or drawn, each
    with its place among the choices or among what chance decides; `way` is how a
    card that it brings comes into the trick, and `source` from where. `messages` has what is said
    of each of its events; `foreseen` are the kinds of those that tell the one who acts nothing new.

    For players: `power` is how often it takes a trick, roughly, and `worth` how rules of thumb
    judge its actions.
    """

    name: str
    played: Callable[[DeluxeState, int], DeluxeState] | None = None
    answered: Callable[[DeluxeState, int], DeluxeState] | None = None
    beats: Callable[[Laid, FoxCard], bool] | None = None
    mark: int = 0
    settled: str = ""
    actions: tuple[Action, ...] = ()
    phases: tuple[tuple[int, FoxPhase], ...] = ()
    way: str = ""
    source: Source = Source.HAND
    foreseen: tuple[str, ...] = ()
    messages: Mapping[type, Any] = field(default_factory=dict)
    power: float = 0.5
    worth: Mapping[type[Action], Callable[[Plan, Action], float]] = field(default_factory=dict)

    @property
    def card(self) -> FoxCard:
        """The card itself."""
        return FoxCard(self.name)

    @property
    def rule(self) -> str:
        """The rule about it."""
        return f"deluxe.{self.name.lower()}"


def lying(name: str) -> Callable[[DeluxeState, Laid], bool]:
    """Whether the card with this name lies there, or a Mirror that shows it."""
    card = FoxCard(name)
    return lambda s, laid: s.face(laid.card) == card
