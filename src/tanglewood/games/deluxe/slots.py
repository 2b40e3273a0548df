"""The state that belongs to one module alone."""

from typing import NamedTuple

from tanglewood.games.fox.rules import Pair


class Special(NamedTuple):
    """What the special cards need: which of them are in (a mask), the last trick each seat won in
    this round (masks, `ruling.S21`), the suit a Hammer named (-1 if none), and the cards shown
    just now: those the Potion drew or the Fairy sees (a mask)."""

    cards: int = 0
    piles: Pair = (0, 0)
    named: int = -1
    shown: int = 0


class Goals(NamedTuple):
    """What the goals need: the goal deck from its top, and the open goals, each with how far either
    seat has come with it. All others are in the discards (`deluxe.goals.deck`)."""

    deck: tuple[int, ...] = ()
    open: tuple[tuple[int, int, int], ...] = ()
