"""From the hidden cards as they lie back to the deal: how the others may have come by them.

What the viewer has seen is walked backwards from the cards of a world. Where a step can be undone
in several ways (which card of the hand was the one drawn?), all complete ways back are counted and
one of them is drawn, each as likely as another.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tanglewood.core.bits import mask_of, members
from tanglewood.core.chance import Stream
from tanglewood.kernel.seen import Seen, SeenStep


class Hidden(NamedTuple):
    """The other hand, the deck from its top, the cards of the other that wait `aside`, and what
    was put under the deck unseen, oldest first."""

    hand: int
    deck: tuple[int, ...]
    aside: int
    under: tuple[int, ...] = ()


def unwound(seen: Seen, now: Hidden, stream: Stream) -> Hidden:
    """The hidden cards as they were dealt, and what was put under the deck since."""
    steps = seen.steps
    asides = _asides(seen)

    @cache
    def ways(at: int, hand: int, deck: tuple[int, ...], aside: int) -> int:
        if at < 0:
            return int(hand.bit_count() == seen.hand and not aside)
        found = 0
        for was in _before(*steps[at], asides[at], hand, deck, aside):
            found += ways(at - 1, was.hand, was.deck, was.aside)
        return found

    for at in range(len(steps) - 1, -1, -1):
        back = [*_before(*steps[at], asides[at], now.hand, now.deck, now.aside)]
        if len(back) > 1:
            counts = [ways(at - 1, was.hand, was.deck, was.aside) for was in back]
            pick = stream.below(sum(counts))
            while pick >= counts[0]:
                pick -= counts.pop(0)
                back.pop(0)
        was = back[0]
        now = Hidden(was.hand, was.deck, was.aside, was.under + now.under)
    return now


def _asides(seen: Seen) -> list[int]:
    """How many cards waited aside before each step."""
    found, waiting = [], 0
    for step, _ in seen.steps:
        found.append(waiting)
        if step is SeenStep.DRAWS_ASIDE:
            waiting += 1
        elif step is SeenStep.LEAVES_ASIDE:
            waiting = 0
    return found


def _before(
    step: SeenStep, number: int, waiting: int, hand: int, deck: tuple[int, ...], aside: int
) -> Iterator[Hidden]:
    """Every way in which things can have been before a step; none if it cannot have happened."""
    bit = 1 << number if step is not SeenStep.LACKS else 0
    if step is SeenStep.LEAVES:
        yield Hidden(hand | bit, deck, aside)
    elif step is SeenStep.SHOWS:
        if hand & bit:
            yield Hidden(hand, deck, aside)
    elif step is SeenStep.TAKES:
        if hand & bit:
            yield Hidden(hand & ~bit, deck, aside)
    elif step is SeenStep.LACKS:
        if not (hand | aside) & number:
            yield Hidden(hand, deck, aside)
    elif step is SeenStep.DRAWS:
        for card in members(hand):
            yield Hidden(hand & ~(1 << card), (card, *deck), aside)
    elif step is SeenStep.DRAWS_ASIDE:
        for card in members(aside):
            yield Hidden(hand, (card, *deck), aside & ~(1 << card))
    elif step is SeenStep.LEAVES_ASIDE:
        for kept in combinations(members(hand), waiting - 1):
            yield Hidden(hand & ~mask_of(kept), deck, mask_of(kept) | bit)
    elif step is SeenStep.VIEWER_DRAWS:
        yield Hidden(hand, (number, *deck), aside)
    elif deck:
        last = deck[-1]
        if step is SeenStep.PUTS_UNDER:
            yield Hidden(hand | 1 << last, deck[:-1], aside, (last,))
        elif last == number:
            yield Hidden(hand, deck[:-1], aside)
