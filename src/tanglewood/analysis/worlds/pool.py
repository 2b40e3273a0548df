"""Sharing out a pool of cards of which only the values count, within bounds (Into the Woods).

Cards of one value are counted as the different pieces of cardboard they are, so every share is as
likely as a shuffle makes it.
"""

from functools import cache
from math import comb, factorial
from typing import NamedTuple

from tanglewood.analysis.worlds.filling import below
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Chance, Stream, drawn_from
from tanglewood.kernel.seen.woods import Pooled

Needs = tuple[int, ...]
Options = list[tuple[int, int]]


def _picked(stream: Stream, options: Options) -> int:
    """One of the numbers, in proportion to its ways."""
    pick = below(stream, sum(ways for _, ways in options))
    for number, ways in options:
        if pick < ways:
            return number
        pick -= ways
    raise AssertionError("the ways add up")


class Handfuls(NamedTuple):
    """The hidden cards of one world: all hands, and the deck from its top."""

    hands: tuple[Handful, ...]
    deck: tuple[WoodsCard, ...]


class Pool:
    """All ways to share the pool out among hands and deck."""

    def __init__(self, seen: Pooled) -> None:
        self._seen = seen
        self._hands = len(seen.needs)
        self._ways = cache(self._count)

    @property
    def count(self) -> int:
        """How many ways there are, the orders of the deck included."""
        seen = self._seen
        deck = sum(seen.deck) if seen.deck is not None else sum(seen.pool) - sum(seen.needs)
        return self._ways(0, 0, seen.needs) * factorial(max(deck, 0))

    def _count(self, level: int, gone: int, needs: Needs) -> int:
        """The ways to go on: a level is a hand within a value, `gone` cards of which are given."""
        if level == len(WoodsCard.all) * self._hands:
            return 0 if any(needs) else 1
        return sum(ways for _, ways in self._options(level, gone, needs))

    def _options(self, level: int, gone: int, needs: Needs) -> Options:
        value, hand = divmod(level, self._hands)
        left = self._seen.pool[value] - gone
        most = min(self._seen.most[hand][value], needs[hand], left)
        found = []
        for number in range(self._seen.least[hand][value], most + 1):
            rest = (*needs[:hand], needs[hand] - number, *needs[hand + 1 :])
            after = gone + number if hand + 1 < self._hands else 0
            found.append((number, comb(left, number) * self._ways(level + 1, after, rest)))
        return found

    def draw(self, stream: Stream) -> Handfuls:
        """One world; all hidden histories are equally likely."""
        seen, needs, gone = self._seen, self._seen.needs, 0
        hands = [list(seat) for seat in seen.gained]
        left = list(seen.pool)
        for level in range(len(WoodsCard.all) * self._hands):
            value, hand = divmod(level, self._hands)
            gone = gone if hand else 0
            number = _picked(stream, self._options(level, gone, needs))
            hands[hand][value] += number
            needs = (*needs[:hand], needs[hand] - number, *needs[hand + 1 :])
            left[value] -= number
            gone += number
        counts = left if seen.deck is None else seen.deck
        cards = tuple(Handful.from_counts(counts))
        order = drawn_from(stream, Chance.shuffle("", cards))
        return Handfuls(tuple(map(Handful.from_counts, hands)), tuple(map(WoodsCard, order)))
