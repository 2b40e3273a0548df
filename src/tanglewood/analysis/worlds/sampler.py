"""Drawing worlds from what a seat has seen: one other hand and a deck."""

from bisect import bisect_right
from itertools import accumulate
from math import factorial
from typing import NamedTuple

from tanglewood.analysis.worlds.filling import Filling, Kinds, below
from tanglewood.analysis.worlds.stories import Place, Story, stories
from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Chance, Stream, drawn_from
from tanglewood.kernel.seen import Seen


class World(NamedTuple):
    """The hidden cards of one world: the other hand with the cards of it that are `aside`, the
    cards that are left in the box, and the deck from its top."""

    hand: int
    aside: int
    box: int
    deck: tuple[int, ...]


class WorldSampler:
    """Every story with its cards still to be chosen; each hidden history is equally likely."""

    def __init__(self, seen: Seen) -> None:
        found, self._unseen = stories(seen)
        self._seen = seen
        self._fillings: dict[Kinds, Filling] = {}
        self._scenes: list[tuple[Story, Kinds]] = []
        ways = []
        for story, times in found.items():
            kinds = self._kinds(story)
            if kinds not in self._fillings:
                self._fillings[kinds] = Filling(kinds, self._unseen)
            if here := times * self._fillings[kinds].ways:
                self._scenes.append((story, kinds))
                ways.append(here)
        self._until = list(accumulate(ways))

    @property
    def count(self) -> int:
        """How many hidden histories there are; a hand as dealt and a box have no order."""
        if not self._until:
            return 0
        return self._until[-1] // (factorial(self._seen.hand) * factorial(self._seen.box))

    def draw(self, stream: Stream) -> World:
        """One world."""
        story, kinds = self._scenes[bisect_right(self._until, below(stream, self._until[-1]))]
        put = self._fillings[kinds].draw(stream)
        # Which place of its kind a card goes to: any order is as likely as any other.
        cards = {
            kind[0]: list(drawn_from(stream, Chance.shuffle("", some)))
            for kind, some in zip(kinds, put, strict=True)
        }

        def filled(place: Place) -> int:
            return place.face if place.face >= 0 else cards[place.barred].pop()

        deck = tuple(map(filled, story.deck))
        aside = mask_of(map(filled, story.aside))
        box = mask_of(cards[self._boxed()].pop() for _ in range(self._seen.box))
        hand = story.held | aside | mask_of(card for some in cards.values() for card in some)
        return World(hand, aside, box, deck)

    def _boxed(self) -> int:
        """What the places in the box bar."""
        return self._unseen & ~self._seen.boxed

    def _kinds(self, story: Story) -> Kinds:
        counts = dict(story.unknown)
        for face, barred in (*story.deck, *story.aside):
            if face < 0:
                counts[barred] = counts.get(barred, 0) + 1
        if self._seen.box:
            counts[self._boxed()] = counts.get(self._boxed(), 0) + self._seen.box
        return tuple(sorted(counts.items()))
