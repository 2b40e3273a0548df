"""A chance of the law unfolded card by card, with true probabilities.

The law asks chance for many cards at once: a whole shuffled deck. Here they are drawn one by one.
Where the order of some cards says nothing (those of a hand), they come in ascending order, so that
one deal is one path: dealing three of eight cards has 56 outcomes, not 336. The chance of a card is
then the share of the deals that go on with it. A card that is certain is drawn without asking.
"""

from bisect import bisect_right
from functools import cache
from math import comb
from typing import NamedTuple

GroupSizes = tuple[int, ...]
"""How many cards each group has, in the order in which the law lists them; within a group they come
in ascending order. What comes after the last group is drawn one by one; a group of 0 ends it."""


class Draw(NamedTuple):
    """A draw under way: a value, `after` gives the next one."""

    name: str
    plan: GroupSizes
    group: int
    left: int
    """How many of the group are still to come; 0 when all is drawn, and `drawn` the outcome."""
    pool: tuple[int, ...]
    """What is still there, ascending; only what stands from `start` on can come next."""
    start: int
    drawn: tuple[int, ...]

    def after(self, item: int) -> "Draw":
        """The draw after this item, and after all that is certain then."""
        place = self.pool.index(item, self.start)
        pool = self.pool[:place] + self.pool[place + 1 :]
        drawn = (*self.drawn, item)
        if self.left > 1:
            draw = Draw(
                name=self.name, plan=self.plan, group=self.group, left=self.left - 1, pool=pool,
                start=place, drawn=drawn,
            )  # fmt: skip
        else:
            group = self.group + 1
            draw = Draw(
                name=self.name, plan=self.plan, group=group, left=_size(self.plan, group),
                pool=pool, start=0, drawn=drawn,
            )  # fmt: skip
        return _certain(draw)

    def outcomes(self) -> list[tuple[int, float]]:
        """What can come next, ascending, with its probability."""
        items = self.pool[self.start :]
        if self.left == 1:
            share = 1 / len(items)
            if len(set(items)) == len(items):
                return [(item, share) for item in items]
            found, at = [], 0
            while at < len(items):
                after = bisect_right(items, items[at], at)
                found.append((items[at], (after - at) * share))
                at = after
            return found
        return list(zip(items, _shares(len(items), self.left), strict=False))


def begun(name: str, plan: GroupSizes, items: tuple[int, ...]) -> Draw:
    """A draw of the items before the first card, or after those that are certain."""
    return _certain(
        Draw(
            name=name,
            plan=plan,
            group=0,
            left=_size(plan, 0),
            pool=tuple(sorted(items)),
            start=0,
            drawn=(),
        )
    )


def _size(plan: GroupSizes, group: int) -> int:
    return plan[group] if group < len(plan) else 1


def _certain(draw: Draw) -> Draw:
    """Draw what is certain: the only items that are left, or items that are all alike."""
    name, plan, group, left, pool, start, drawn = draw
    while pool and left:
        items = pool[start:]
        if len(items) == left:
            drawn += items
            pool, start, group = pool[:start], 0, group + 1
            left = _size(plan, group)
        elif left == 1 and items[0] == items[-1]:
            drawn += items[:1]
            pool, start, group = pool[:start] + items[1:], 0, group + 1
            left = _size(plan, group)
        else:
            return Draw(
                name=name, plan=plan, group=group, left=left, pool=pool, start=start, drawn=drawn
            )
    return Draw(name=name, plan=plan, group=group, left=0, pool=pool, start=start, drawn=drawn)


@cache
def _shares(items: int, left: int) -> tuple[float, ...]:
    """The chance of each of this many ascending items to be the lowest of those that still come."""
    whole = comb(items, left)
    return tuple(comb(items - 1 - place, left - 1) / whole for place in range(items - left + 1))
