"""What may have happened to the cards that a viewer does not see.

A story says for every hidden place (the other hand, the deck) whether its card is known or, if not,
which cards it cannot be. What the viewer has seen rules stories out, bars cards from the unknown
cards that are in the other hand then, or splits a story by what may have left the hand unseen.
Unknown cards with the same bars in the same hand are alike; stories in which everything that still
matters is the same are one story with more ways.

`ways` counts hidden histories up to the faces of the cards that are still unknown.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tanglewood.core.bits import members
from tanglewood.kernel.seen import Seen, SeenStep


class Place(NamedTuple):
    """A place in the deck or aside: a known card, or (face -1) what the card cannot be."""

    face: int
    barred: int = 0


Unknown = tuple[tuple[int, int], ...]
"""Unknown cards of a hand: what they cannot be, and how many of them there are, ascending."""


class Story(NamedTuple):
    """`held` are known cards of the other hand, `unknown` the rest of it; `deck` from its top;
    `aside` are cards of the hand drawn just now that the other will choose from."""

    held: int
    unknown: Unknown
    deck: tuple[Place, ...]
    aside: tuple[Place, ...] = ()


Stories = dict[Story, int]
"""Every story with its ways."""

Branches = Iterable[tuple[Story, int]]


def stories(seen: Seen) -> tuple[Stories, int]:
    """All stories that fit what was seen, and the cards that are still unseen."""
    first = Story(0, ((0, seen.hand),) if seen.hand else (), (Place(-1),) * seen.deck)
    found: Stories = {first: 1}
    unseen = seen.unseen
    for step, number in seen.steps:
        shown = step in _SHOWING and unseen >> number & 1
        after: Counter[Story] = Counter()
        rest = unseen & ~(1 << number) if shown else unseen
        for story, ways in found.items():
            for next_story, factor in _STEPS[step](story, number, bool(shown)):
                after[_forget(next_story, rest)] += ways * factor
        found, unseen = dict(after), rest
    return found, unseen


def _grouped(groups: Iterable[tuple[int, int]]) -> Unknown:
    counts: Counter[int] = Counter()
    for barred, count in groups:
        counts[barred] += count
    return tuple(sorted((barred, count) for barred, count in counts.items() if count))


def _forget(story: Story, unseen: int) -> Story:
    """A bar on a card that is not unseen any more says nothing."""
    return Story(
        story.held,
        _grouped((barred & unseen, count) for barred, count in story.unknown),
        tuple(Place(place.face, place.barred & unseen) for place in story.deck),
        tuple(Place(place.face, place.barred & unseen) for place in story.aside),
    )


def _to_hand(story: Story, places: Iterable[Place]) -> Story:
    held, groups = story.held, list(story.unknown)
    for face, barred in places:
        if face >= 0:
            held |= 1 << face
        else:
            groups.append((barred, 1))
    return story._replace(held=held, unknown=_grouped(groups))


def _fits(place: Place, card: int, new: bool) -> bool:
    """Whether the place can be this card, one that was unseen (`new`) or is known already."""
    return place.face < 0 and not place.barred >> card & 1 if new else place.face == card


def _shows(story: Story, card: int, new: bool) -> Iterator[tuple[Story, int]]:
    if not new:
        if story.held >> card & 1:
            yield story, 1
        return
    for barred, count in story.unknown:
        if not barred >> card & 1:
            rest = _grouped((*story.unknown, (barred, -1)))
            yield story._replace(held=story.held | 1 << card, unknown=rest), count


def _leaves(story: Story, card: int, new: bool) -> Iterator[tuple[Story, int]]:
    for shown, ways in _shows(story, card, new):
        yield shown._replace(held=shown.held & ~(1 << card)), ways


def _takes(story: Story, card: int, _: bool) -> Branches:
    return ((story._replace(held=story.held | 1 << card), 1),)


def _lacks(story: Story, cards: int, _: bool) -> Branches:
    if story.held & cards or any(face >= 0 and cards >> face & 1 for face, _ in story.aside):
        return ()
    unknown = _grouped((barred | cards, count) for barred, count in story.unknown)
    aside = tuple(Place(face, barred | cards) for face, barred in story.aside)
    return ((story._replace(unknown=unknown, aside=aside), 1),)


def _draws(story: Story, _: int, __: bool) -> Branches:
    return ((_to_hand(story._replace(deck=story.deck[1:]), story.deck[:1]), 1),)


def _draws_aside(story: Story, _: int, __: bool) -> Branches:
    return ((story._replace(deck=story.deck[1:], aside=story.aside + story.deck[:1]), 1),)


def _leaves_aside(story: Story, card: int, new: bool) -> Iterator[tuple[Story, int]]:
    for i, place in enumerate(story.aside):
        if _fits(place, card, new):
            kept = story.aside[:i] + story.aside[i + 1 :]
            yield _to_hand(story._replace(aside=()), kept), 1


def _viewer_draws(story: Story, card: int, new: bool) -> Branches:
    if story.deck and _fits(story.deck[0], card, new):
        return ((story._replace(deck=story.deck[1:]), 1),)
    return ()


def _goes_under(story: Story, card: int, _: bool) -> Branches:
    return ((story._replace(deck=(*story.deck, Place(card))), 1),)


def _puts_under(story: Story, _: int, __: bool) -> Iterator[tuple[Story, int]]:
    for barred, count in story.unknown:
        rest = _grouped((*story.unknown, (barred, -1)))
        yield story._replace(unknown=rest, deck=(*story.deck, Place(-1, barred))), count
    for card in members(story.held):
        held = story.held & ~(1 << card)
        yield story._replace(held=held, deck=(*story.deck, Place(card))), 1


_SHOWING = {SeenStep.LEAVES, SeenStep.SHOWS, SeenStep.LEAVES_ASIDE, SeenStep.VIEWER_DRAWS}

_STEPS = {
    SeenStep.LEAVES: _leaves,
    SeenStep.SHOWS: _shows,
    SeenStep.TAKES: _takes,
    SeenStep.LACKS: _lacks,
    SeenStep.DRAWS: _draws,
    SeenStep.DRAWS_ASIDE: _draws_aside,
    SeenStep.LEAVES_ASIDE: _leaves_aside,
    SeenStep.VIEWER_DRAWS: _viewer_draws,
    SeenStep.GOES_UNDER: _goes_under,
    SeenStep.PUTS_UNDER: _puts_under,
}
