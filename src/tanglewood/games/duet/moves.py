"""Which moves a trick allows its winner (`duet.move`, `duet.musician`, `duet.gazelle`)."""

from tanglewood.cards.duet import DuetCard
from tanglewood.games.duet.cards import GAZELLE, MUSICIAN


def moves(paws: tuple[int, ...], winner: int, lead: DuetCard, follow: DuetCard) -> tuple[int, ...]:
    """The different signed steps the winner can pick from, ascending (`ruling.U4`)."""
    first, second = paws[lead], paws[follow]
    ranks = lead.rank, follow.rank
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
