"""A resampled game of tricks for two: one other hand, a deck or a box."""

from collections.abc import Iterator
from typing import Any, Final, Protocol

from tanglewood.adapters.openspiel.course import CardCourse
from tanglewood.adapters.openspiel.resampling.unwind import Hidden, unwound
from tanglewood.adapters.walk import Step
from tanglewood.core.action import ActionTable
from tanglewood.core.bits import members
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.seen import Seen
from tanglewood.kernel.seen.registry import seen_in_view

_BETWEEN: Final = frozenset({"dealer", "deal", "goals", "special"})
"""Chances between the rounds: nobody holds a card then."""
_UNSEEN: Final = ("under=", "gift=")
"""Actions of which only the one who acts knows the card."""


class Hiding(Protocol):
    """How a family hides cards."""

    def opening(self, course: CardCourse, law: Any, world: Any) -> list[Step]:
        """The steps so far, with what was hidden before the first deal."""

    def hidden(self, world: Any, player: int) -> Hidden:
        """What the player does not see in the world."""

    def rest(self, world: Any, hidden: Hidden) -> tuple[int, ...]:
        """The cards that the deal left over, as they lay."""

    def unseen(
        self, course: CardCourse, deal: int, player: int, hidden: Hidden, world: Any
    ) -> Iterator[tuple[int, int]]:
        """The steps at which the other chose a card unseen, with the card in this world."""


class Resampling:
    """Resampled games of a family that hides cards in this way."""

    def __init__(self, own: Hiding) -> None:
        self._own = own

    def __call__(
        self, course: CardCourse, law: State[Any], world: State[Any], player: int, stream: Stream
    ) -> list[Step]:
        """The steps of a game that leads to the world and looks the same to the player."""
        found = self._own.opening(course, law, world)
        deal = _last_deal(course)
        chance = law.chance
        if deal is None or (chance is not None and chance.name in _BETWEEN):
            return found
        seen = seen_in_view(law.view(player))
        assert isinstance(seen, Seen)
        hidden = unwound(seen, self._own.hidden(world, player), stream)
        found[deal] = _dealt(course, deal, player, hidden.hand, self._own.rest(world, hidden))
        for at, card in self._own.unseen(course, deal, player, hidden, world):
            replace_card(found, at, card, course.game.actions)
        return found


def _last_deal(course: CardCourse) -> int | None:
    """The step that dealt the cards of this round."""
    for at in range(len(course.news) - 1, -1, -1):
        if any(event.kind == "dealt" for event in course.news[at]):
            return at
    return None


def _dealt(
    course: CardCourse, deal: int, player: int, theirs: int, rest: tuple[int, ...]
) -> tuple[int, ...]:
    """The deal's outcome: both hands ascending, the decree, and the rest as it lay."""
    event: Any = next(event for event in course.news[deal] if event.kind == "dealt")
    mine, decree = numbers((event.hands[player], event.decree))
    hands = (mine, theirs) if player == 0 else (theirs, mine)
    return (*members(hands[0]), *members(hands[1]), decree, *rest)


def replace_card(found: list[Step], at: int, card: int, actions: ActionTable) -> None:
    """Let an action that is not seen speak of another card; what else led there stays."""
    step = found[at]
    if isinstance(step, int) and actions[step].text.startswith(_UNSEEN):
        kind, _, _ = actions[step].text.partition("=")
        found[at] = next(
            other.index
            for other in actions
            if numbers(other.card) == card and other.text.startswith(f"{kind}=")
        )
