"""The forest: the tracker, the path with its covered ends, the gems and the forest tokens.

Pure functions from one forest to the next, each with the events that report it.
"""

from typing import NamedTuple

from tanglewood.components.boards import SUPPLY, Board
from tanglewood.core.event import Event
from tanglewood.core.field import Open
from tanglewood.games.duet.events import Collected, Covered, Moved, WentBeyond

Events = tuple[Event, ...]


class Forest(NamedTuple):
    """`low` and `high` are the last uncovered spaces of the two ends, `tokens` the forest tokens
    left, `gems` those at each location."""

    tracker: Open[int]
    low: Open[int]
    high: Open[int]
    tokens: Open[int]
    gems: Open[tuple[int, ...]]

    @property
    def supply(self) -> Open[int]:
        """The gem tokens that do not lie on the board (`ruling.U7`)."""
        return SUPPLY - sum(self.gems)


def fresh(board: Board, gems: tuple[int, ...]) -> Forest:
    """The forest at the start of a game."""
    assert board.tokens is not None
    return Forest(board.start, 0, board.last, board.tokens, gems)


def moved(forest: Forest, start: int, by: int) -> tuple[Forest | None, Events]:
    """The tracker moves (`duet.move`) and collects a gem where it ends, also after a move of 0
    (`duet.gem`), or goes beyond the path (`duet.beyond`); None when the team is lost."""
    tracker, low, high, tokens, gems = forest
    space = tracker + by
    if low <= space <= high:
        held = gems[space]
        if not held:
            return Forest(space, low, high, tokens, gems), (Moved(by, space),)
        gems = (*gems[:space], held - 1, *gems[space + 1 :])
        return (
            Forest(space, low, high, tokens, gems),
            (Moved(by, space), Collected(space, sum(gems))),
        )
    if not tokens:
        return None, (WentBeyond(by, None),)
    after, events = covered(forest._replace(tracker=start), at_low=space < low)
    return after, (WentBeyond(by, start), *events)


def covered(forest: Forest, *, at_low: bool) -> tuple[Forest, Events]:
    """A token covers the last uncovered space of an end; its gems slide one location towards the
    start (`duet.cover`)."""
    tracker, low, high, tokens, gems = forest
    space = low if at_low else high
    to = space + 1 if at_low else space - 1
    slid = gems[space]
    if slid:
        heaps = list(gems)
        heaps[to] += slid
        heaps[space] = 0
        gems = tuple(heaps)
    if at_low:
        low = to
    else:
        high = to
    return Forest(tracker, low, high, tokens - 1, gems), (Covered(space, to, slid, tokens - 1),)


def grown(forest: Forest, board: Board) -> tuple[Forest, tuple[int, ...]]:
    """One gem to each plus location in ascending order while the supply lasts (`ruling.U7`); at a
    covered one it slides on to the nearest uncovered location (`ruling.U13`). Also gives the
    spaces where the gems came to lie."""
    added = tuple(min(max(space, forest.low), forest.high) for space in board.plus[: forest.supply])
    heaps = list(forest.gems)
    for space in added:
        heaps[space] += 1
    return forest._replace(gems=tuple(heaps)), added
