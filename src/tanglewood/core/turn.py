"""Whether anybody can act now: what is refused when nobody can."""

from tanglewood.core.errors import GameOver, NotYourTurn
from tanglewood.core.message import Message
from tanglewood.core.seat import CHANCE, NOBODY


def check_going_on(to_act: int) -> None:
    """Refuse what cannot be done after the end."""
    if to_act == NOBODY:
        raise GameOver(Message("turn-over"))


def check_turn(to_act: int) -> None:
    """Refuse what only a seat can do: the game is over, or chance comes first."""
    check_going_on(to_act)
    if to_act == CHANCE:
        raise NotYourTurn(Message("turn-of-chance"))
