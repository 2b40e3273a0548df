"""Phases: what a fox game waits for, and what happens then.

A phase is declared beside the rule it belongs to, with all that it needs: those of every round in
`course`, those of a special card in the file of that card. A game lists its phases in a fixed
order.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tanglewood.cards.fox import FoxCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.core.seat import CHANCE, NOBODY
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
        and state.trick[0].card >= 0
        and state.face(state.trick[0].card) not in state.game.answers
    )


def ability(state: "DuelState") -> bool:
    """The card that was laid last has something to ask."""
    return len(state.trick) in {1, 2} and state.trick[0].card >= 0


def answered(state: "DuelState") -> bool:
    """Both have played, and the follower's card has something to ask."""
    return len(state.trick) == 2 and state.trick[0].card >= 0


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Phase:
    """A phase: its name in position texts and views. The rest says which positions can be in it:
    how the trick looks (`trick`), which card of the seat whose turn it is asks (`asked_by`), what
    else is wrong (`wrong`, None for nothing), how many cards more that seat and the other hold now
    than after the choice (`spare`), and whether the card that asks has left the trick
    (`left_trick`)."""

    name: str
    trick: Callable[[Any], bool] = empty
    asked_by: Callable[[Any, Laid], bool] | None = None
    wrong: Callable[[Any], Message | None] = lambda state: None
    spare: tuple[int, int] = (0, 0)
    left_trick: bool = False

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def in_round(self) -> bool:
        """Whether cards have been dealt."""
        return self.trick is not empty

    def to_act(self, turn: int) -> int:
        """Who acts: the seat whose turn it is, CHANCE or NOBODY."""
        return NOBODY


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Choice(Phase):
    """A seat chooses: `choices` are a mask, given the state and the hand; `step` is what happens
    then, `why_not` the reason against any other action."""

    choices: Callable[[Any, FoxCards], int]
    step: Callable[[Any, Action], Any]
    why_not: Callable[[Any, Action], IllegalAction]

    @property
    def in_round(self) -> bool:
        return True

    def to_act(self, turn: int) -> int:
        return turn


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Draw(Phase):
    """Chance decides: `chance` is what is drawn, `step` what happens then."""

    chance: Callable[[Any], Chance]
    step: Callable[[Any, tuple[int, ...]], Any]

    def to_act(self, turn: int) -> int:
        return CHANCE


OVER: Final = Phase(name="over")


def asked(message: str, rule: str) -> Callable[[Any, Action], IllegalAction]:
    """The reason against an action in a phase in which only this can be done, by the id of its
    message."""
    return lambda state, action: IllegalAction(Message(message), rule)
