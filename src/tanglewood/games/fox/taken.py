"""What becomes of a complete trick."""

from typing import Final

from tanglewood.games.fox.cards import RANK, SWAN, TREASURE, beats
from tanglewood.games.fox.events import TrickWon
from tanglewood.games.fox.rules import Pair

Taken = tuple[int, int, int, tuple[TrickWon]]
"""Who takes a trick, its points, who leads next, and the event that tells it. A plain tuple, since
those unpack quicker than named ones."""


def taken(leader: int, trump: int, lead: int, follow: int) -> Taken:
    """The winner (`fox.winner.trump`, `fox.winner.lead`) gets a point for each Treasure
    (`fox.treasure`) and leads next (`fox.next-lead`), unless the loser played a Swan
    (`fox.swan`)."""
    winner = 1 - leader if beats(follow, lead, trump) else leader
    points = (RANK[lead] == TREASURE) + (RANK[follow] == TREASURE)
    losing = follow if winner == leader else lead
    next_leader = 1 - winner if RANK[losing] == SWAN else winner
    return winner, points, next_leader, (TrickWon(winner, leader, lead, follow, points),)


class _Tricks(dict[Pair, Taken]):
    """Every trick under one leader and trump, worked out once, when it first comes up."""

    def __init__(self, leader: int, trump: int) -> None:
        super().__init__()
        self._leader, self._trump = leader, trump

    def __missing__(self, trick: Pair) -> Taken:
        found = self[trick] = taken(self._leader, self._trump, *trick)
        return found


TAKEN: Final = tuple(tuple(_Tricks(leader, trump) for trump in range(3)) for leader in range(2))
"""`TAKEN[leader][trump][lead, follow]`, looked up instead of asked again."""
