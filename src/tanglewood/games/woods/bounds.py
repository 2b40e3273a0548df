"""How many cards of each value hidden hands can have when they all come from one pool.

Each hand has a size and bounds by value; all hands together take no more of a value than the pool
has. Which numbers are possible is a question of flow from hands to values, and the minimum cut
answers it: the cards that a group of hands still needs must not be more than the values can give
to that group.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tanglewood.cards.woods import Handful, WoodsCard

Counts = list[int]
"""Numbers by value, for 2 to 8."""


class Bounds(NamedTuple):
    """A hand of `size` cards with at least and at most so many of each value."""

    size: int
    least: Counts
    most: Counts


def narrowed(hands: Sequence[Bounds], pool: Handful) -> list[Bounds]:
    """The bounds as narrow as they can be: each is reached in some deal that fits all others."""
    supply = [left - sum(hand.least[i] for hand in hands) for i, left in enumerate(pool.counts)]
    need = [hand.size - sum(hand.least) for hand in hands]
    room = [
        [
            min(high - low, need[at], left)
            for low, high, left in zip(hand.least, hand.most, supply, strict=True)
        ]
        for at, hand in enumerate(hands)
    ]
    open_hands = [at for at in range(len(hands)) if need[at]]
    groups = [
        group
        for length in range(1, len(open_hands) + 1)
        for group in combinations(open_hands, length)
    ]
    # Fixing one number changes what a group can get by that number at most: with as much to spare
    # every number is possible.
    safe = max((most for row in room for most in row), default=0)
    if all(_spare(need, room, supply, group) >= safe for group in groups):
        lowest: list[Counts] = [[0] * len(WoodsCard.all) for _ in hands]
        highest = room
    else:
        lowest, highest = _reached(need, room, supply, groups)
    return [
        Bounds(
            hand.size,
            [low + more for low, more in zip(hand.least, lowest[at], strict=True)],
            [low + more for low, more in zip(hand.least, highest[at], strict=True)],
        )
        for at, hand in enumerate(hands)
    ]


Group = tuple[int, ...]


def _spare(need: Counts, room: list[Counts], supply: Counts, group: Group) -> int:
    """What the values can give to these hands beyond what they need; never negative in a deal."""
    given = sum(min(left, sum(room[at][i] for at in group)) for i, left in enumerate(supply))
    return given - sum(need[at] for at in group)


def _reached(
    need: Counts, room: list[Counts], supply: Counts, groups: list[Group]
) -> tuple[list[Counts], list[Counts]]:
    """The lowest and highest numbers beyond the least, hand by hand and value by value."""

    def possible(at: int, i: int, number: int) -> bool:
        fixed_need, fixed_supply = [*need], [*supply]
        fixed_need[at] -= number
        fixed_supply[i] -= number
        fixed_room = [[*row] for row in room]
        fixed_room[at][i] = 0
        return all(_spare(fixed_need, fixed_room, fixed_supply, group) >= 0 for group in groups)

    lowest, highest = [], []
    for at, row in enumerate(room):
        fitting = [
            [n for n in range(most + 1) if most == 0 or possible(at, i, n)]
            for i, most in enumerate(row)
        ]
        lowest.append([numbers[0] for numbers in fitting])
        highest.append([numbers[-1] for numbers in fitting])
    return lowest, highest
