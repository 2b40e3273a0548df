"""Who sits where: the same deal is played once for every fair seating of two agents.

Two players: both ways round. Three to five: the first agent on every seat, the second on all the
others. A team: each agent with itself, and the two with each other both ways. Alone: each by
itself.
"""

from typing import Any, NamedTuple

from tanglewood.core.game import Game


class Seating(NamedTuple):
    """Agents by seat: True where the first one (`a`) sits. `counts` says for what the game
    counts: `a` or `b` (a team or a lone player of one agent), `both` (a contest), `mixed`."""

    first: tuple[bool, ...]
    counts: str


def seatings(game: Game[Any]) -> tuple[Seating, ...]:
    """Every seating of two agents for one deal."""
    seats = game.seats
    if game.cooperative or seats == 1:
        alone = (Seating((True,) * seats, "a"), Seating((False,) * seats, "b"))
        mixed = (Seating((True, False), "mixed"), Seating((False, True), "mixed"))
        return alone + mixed if seats == 2 else alone
    return tuple(
        Seating(tuple(seat == mine for seat in range(seats)), "both") for mine in range(seats)
    )
