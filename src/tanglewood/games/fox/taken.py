"""What becomes of a complete trick."""

from typing import Final, NamedTuple

from tanglewood.games.fox.cards import RANK, SWAN, TREASURE, beats
from tanglewood.games.fox.events import TrickWon


class Taken(NamedTuple):
    """Who takes a trick, its points, who leads next, and the event that tells it."""

    winner: int
    points: int
    next_leader: int
    events: tuple[TrickWon]


def taken(leader: int, trump: int, lead: int, follow: int) -> Taken:
    """The winner (`fox.winner.trump`, `fox.winner.lead`) gets a point for each Treasure
    (`fox.treasure`) and leads next (`fox.next-lead`), unless the loser played a Swan
    (`fox.swan`)."""
    winner = 1 - leader if beats(follow, lead, trump) else leader
    points = (RANK[lead] == TREASURE) + (RANK[follow] == TREASURE)
    losing = follow if winner == leader else lead
    next_leader = 1 - winner if RANK[losing] == SWAN else winner
    return Taken(winner, points, next_leader, (TrickWon(winner, leader, lead, follow, points),))


class _Table(dict[tuple[int, int, int, int], Taken]):
    """Every trick worked out once, when it first comes up."""

    def __missing__(self, key: tuple[int, int, int, int]) -> Taken:
        found = self[key] = taken(*key)
        return found


TAKEN: Final = _Table()
"""`TAKEN[leader, trump, lead, follow]`, looked up instead of asked again."""
