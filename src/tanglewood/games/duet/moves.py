"""Which moves a trick allows its winner (`duet.move`, `duet.musician`, `duet.gazelle`)."""

from functools import lru_cache

from tanglewood.games.duet.actions import moves_mask
from tanglewood.games.duet.cards import DECK, GAZELLE, MUSICIAN, RANK

Moves = tuple[tuple[int, int], ...]


def moves(paws: tuple[int, ...], winner: int, lead: int, follow: int) -> tuple[int, ...]:
    """The different signed steps the winner can pick from, ascending (`ruling.U4`)."""
    first, second = paws[lead], paws[follow]
    ranks = RANK[lead], RANK[follow]
    lengths = {first + second}
    gazelles = ranks.count(GAZELLE)
    if gazelles:
        lengths |= {first, second}
    if gazelles == 2:
        lengths.add(0)
    signs = {1 if winner else -1}
    if MUSICIAN in ranks:
        signs = {-1, 1}
    return tuple(sorted({sign * length for sign in signs for length in lengths}))


@lru_cache(maxsize=16)
def move_table(paws: tuple[int, ...]) -> tuple[Moves, Moves]:
    """For each winner and each trick (lead x 30 + follow): the mask of the moves to choose from,
    0 when there is one only, and the move that is made then."""
    first, second = (
        tuple(
            _entry(moves(paws, winner, lead, follow))
            for lead in range(DECK.size)
            for follow in range(DECK.size)
        )
        for winner in range(2)
    )
    return first, second


def _entry(found: tuple[int, ...]) -> tuple[int, int]:
    return (0, found[0]) if len(found) == 1 else (moves_mask(found), 0)
