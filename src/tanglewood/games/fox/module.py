"""A module: a part of a ruleset that a game may have, with the moments at which it is asked.

A module has no state of its own. What it remembers lies in its own part of the game's state, and a
game without it has no such part.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.games.fox.points import Payment
from tanglewood.games.fox.state import DuelState

S = TypeVar("S", bound=DuelState)


class Module(Generic[S]):
    """A module that changes nothing; each overrides the moments that concern it."""

    payments: tuple[Payment, ...] = ()
    """Which of its events pay points at once."""

    def open_game(self, s: S, then: Callable[[S], S]) -> S:
        """Before the first round; `then` goes on with the next module."""
        return then(s)

    def open_round(self, s: S, then: Callable[[S], S]) -> S:
        """Before a round is dealt; `then` goes on with the next module."""
        return then(s)

    def played(self, s: S, seat: int, shown: FoxCard) -> S:
        """A card came into the trick, and this is what it shows."""
        return s

    def exchanged(self, s: S, seat: int, taken: FoxCard) -> S:
        """A Fox put another decree in the place of this one."""
        return s

    def trick_won(self, s: S, winner: int) -> S:
        """A trick is taken; its cards still lie there."""
        return s

    def round_over(self, s: S) -> S:
        """A round is scored and another one follows."""
        return s

    def more_plays(self, s: S, cards: FoxCards, hand: FoxCards) -> int:
        """Choices beyond these cards of the hand, each played by itself."""
        return 0

    def check(self, s: S) -> None:
        """Refuse a position that cannot be."""

    def why_not(self, s: S, action: Action) -> IllegalAction | None:
        """A reason of its own against an action while a card is to be played."""
        return None
