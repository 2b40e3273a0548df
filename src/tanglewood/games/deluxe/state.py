"""One moment of a Deluxe game: that of a fox game, and a slot for each module."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from tanglewood.cards.fox import FoxCards
from tanglewood.core.seat import changed
from tanglewood.games.fox.events import SetUp
from tanglewood.games.fox.rules import Hands
from tanglewood.games.fox.state import DuelState

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame
    from tanglewood.games.deluxe.view import DeluxeView


class Special(NamedTuple):
    """What the special cards need: which of them are in, the last trick each seat won in this
    round (`ruling.S21`), the suit a Hammer asks for (None if none does), and the cards shown just
    now: those the Potion drew or the Fairy sees."""

    cards: FoxCards = FoxCards()
    piles: Hands = (FoxCards(), FoxCards())
    asked_suit: int | None = None
    shown: FoxCards = FoxCards()


class Goals(NamedTuple):
    """What the goals need: the goal deck from its top, and the open goals, each with how far either
    seat has come with it. All others are in the discards (`deluxe.goals.deck`)."""

    deck: tuple[int, ...] = ()
    open: tuple[tuple[int, int, int], ...] = ()


class DeluxeState(DuelState):
    """One moment of a Deluxe game."""

    game: "DeluxeGame"
    special: Special = Special()
    goals: Goals = Goals()

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "dealer", "scores_before", "scores", "decree", "deck", "hands", "leader", "tricks",
        "trick", "turn", "phase", "chances", "special", "goals",
    )  # fmt: skip

    @property
    def discarded(self) -> tuple[int, ...]:
        """The goals that are neither in the goal deck nor open."""
        elsewhere = {*self.goals.deck, *(goal for goal, _, _ in self.goals.open)}
        return tuple(g for g in range(len(self.game.rules.goals)) if g not in elsewhere)

    def set_up_event(self, **special: Any) -> SetUp:
        found, empty = self.special, FoxCards()
        drawn = len(found.shown & self.hands[self.turn])  # a Fairy shows those of the other hand
        return super().set_up_event(
            suit=found.asked_suit,
            shown=changed((empty, empty), self.turn, found.shown),
            drawn=changed((0, 0), self.turn, drawn),
        )

    def revealed(self) -> dict[str, object]:
        return {"named": self.special.cards.texts}

    def _view(self, viewer: int) -> "DeluxeView":
        from tanglewood.games.deluxe.view import deluxe_view

        return deluxe_view(self, viewer)


Then = Callable[[DeluxeState], DeluxeState]
"""What comes after a module has prepared something."""
