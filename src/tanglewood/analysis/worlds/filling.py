"""Filling unknown places with unseen cards: counted exactly, drawn exactly uniformly."""

from functools import cache

from tanglewood.core.bits import members
from tanglewood.core.chance import Stream

Kinds = tuple[tuple[int, int], ...]
"""Places by kind: the cards that they bar, and how many there are."""


class Filling:
    """All ways to put each of the cards into one of as many places.

    Every place is one of its own; a kind's places all bar the same cards.
    """

    def __init__(self, kinds: Kinds, cards: int) -> None:
        self._order = tuple(members(cards))
        self._barred = tuple(barred for barred, _ in kinds)
        self._places = tuple(count for _, count in kinds)
        self._ways = cache(self._count)

    @property
    def ways(self) -> int:
        """In how many ways the cards can be assigned to the places."""
        return self._ways(0, self._places)

    def _count(self, at: int, left: tuple[int, ...]) -> int:
        """The ways to go on from this card with this many places left of each kind."""
        if at == len(self._order):
            return 1
        return sum(ways for _, ways, _ in self._choices(at, left))

    def _choices(self, at: int, left: tuple[int, ...]) -> list[tuple[int, int, tuple[int, ...]]]:
        card, found = self._order[at], []
        for kind, count in enumerate(left):
            if count and not self._barred[kind] >> card & 1:
                rest = (*left[:kind], count - 1, *left[kind + 1 :])
                found.append((kind, count * self._ways(at + 1, rest), rest))
        return found

    def draw(self, stream: Stream) -> list[list[int]]:
        """The cards that each kind gets, ascending; all assignments are equally likely."""
        put: list[list[int]] = [[] for _ in self._places]
        left = self._places
        for at, card in enumerate(self._order):
            pick = below(stream, self._ways(at, left))
            for kind, ways, rest in self._choices(at, left):
                if pick < ways:
                    put[kind].append(card)
                    left = rest
                    break
                pick -= ways
        return put


def below(stream: Stream, limit: int) -> int:
    """A number in 0 … limit-1 for a limit of any size."""
    if limit < 1 << 32:
        return stream.below(limit)
    bits = (limit - 1).bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            number = number << 32 | stream.below(1 << 32)
        number >>= -bits % 32
        if number < limit:
            return number
