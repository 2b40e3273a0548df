"""Phases of the fox family: each also says which positions can be in it.

Those of every round are declared in `course`, those of a special card in the file of that card.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tanglewood.core.message import Message
from tanglewood.core.phase import Choice, Draw, Phase
from tanglewood.games.fox.laid import Laid

if TYPE_CHECKING:
    from tanglewood.games.fox.state import DuelState


def empty(state: "DuelState") -> bool:
    """Nothing lies in the trick."""
    return not state.trick


def led(state: "DuelState") -> bool:
    """A card was led that the follower has to answer."""
    return (
        len(state.trick) == 1
        and bool(state.trick[0].card)
        and state.face(state.trick[0].card) not in state.game.answers
    )


def ability(state: "DuelState") -> bool:
    """The card that was laid last has something to ask."""
    return len(state.trick) in {1, 2} and bool(state.trick[0].card)


def answered(state: "DuelState") -> bool:
    """Both have played, and the follower's card has something to ask."""
    return len(state.trick) == 2 and bool(state.trick[0].card)


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class FoxPhase(Phase):
    """A phase, and the positions that can be in it: how the trick looks (`trick`), which card of
    the seat whose turn it is asks (`asked_by`), what else is wrong (`wrong`, None for nothing), how
    many cards more that seat and the other hold now than after the choice (`spare`), and whether
    the card that asks has left the trick (`left_trick`)."""

    trick: Callable[[Any], bool] = empty
    asked_by: Callable[[Any, Laid], bool] | None = None
    wrong: Callable[[Any], Message | None] = lambda state: None
    spare: tuple[int, int] = (0, 0)
    left_trick: bool = False

    @property
    def in_round(self) -> bool:
        """Whether cards have been dealt."""
        return self.trick is not empty


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class FoxChoice(FoxPhase, Choice):
    """A seat chooses."""

    @property
    def in_round(self) -> bool:
        return True


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class FoxDraw(FoxPhase, Draw):
    """Chance decides."""


FOX_OVER: Final = FoxPhase(name="over")
