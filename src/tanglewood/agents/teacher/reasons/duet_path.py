"""Duet: what comes of an action in the running trick, and where the gems lie then."""

from collections import Counter
from typing import Any, Final, NamedTuple

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message
from tanglewood.games.duet.cards import FOXES, GAZELLE, GIFT, MUSICIAN
from tanglewood.games.duet.course import ROUNDS
from tanglewood.games.duet.forest import Forest, grown

POWERS: Final = frozenset({MUSICIAN, FOXES, GAZELLE, GIFT})
"""Cards whose player, or the winner, may do something more."""
Story = list[Any]
"""The events of one world until the trick is over."""


class Outcome(NamedTuple):
    """What comes of an action, over worlds that fit the view: how often the viewer takes the trick
    (`mine`), a gem is found (`gem`), the tracker leaves the path (`beyond`), or whoever wins
    chooses the way (`free`); how often each gem is found, and where the tracker comes to by a way
    that nobody chooses, the likeliest space first."""

    worlds: int
    mine: float
    gem: float
    beyond: float
    free: float
    gems: Counter[int]
    spaces: tuple[tuple[int, float], ...]
    far: float | None
    """The steps to the nearest gem then, on average; 0 where one is picked up."""

    @property
    def space(self) -> int:
        """Where the tracker comes to most often; -1 where that is off the path, or chosen."""
        return self.spaces[0][0] if self.spaces else -1

    @property
    def often(self) -> float:
        """How often it comes there."""
        return self.spaces[0][1] if self.spaces else 0.0


def outcome(case: Case, action: Action | None = None) -> Outcome:
    """What comes of an action, by default the best one."""
    of = case.best if action is None else action
    found: Outcome = case.once(("outcome", of), lambda: _outcome(case, case.trick_events(of)))
    return found


def _outcome(case: Case, stories: list[Story]) -> Outcome:
    worlds = len(stories)

    def share(kind: str) -> float:
        return sum(any(it.kind == kind for it in events) for events in stories) / max(1, worlds)

    won = sum(it.winner == case.me for events in stories for it in events if it.kind == "trick-won")
    stands = Counter(it.space for events in stories if not chosen(events) for it in events
                     if it.kind == "moved")  # fmt: skip
    spaces = sorted(stands, key=lambda it: (-stands[it], it))
    return Outcome(
        worlds=worlds,
        mine=won / max(1, worlds),
        gem=share("collected"),
        beyond=share("went-beyond"),
        free=sum(map(chosen, stories)) / max(1, worlds),
        gems=Counter(it.space for events in stories for it in events if it.kind == "collected"),
        spaces=tuple((it, stands[it] / worlds) for it in spaces),
        far=_distance(case, stories),
    )


def chosen(events: Story) -> bool:
    """Whether the winner of a trick chose how the tracker moved, by a Musician or a Gazelle."""
    won = next((it for it in events if it.kind == "trick-won"), None)
    ranks = set() if won is None else {won.lead.rank, won.follow.rank}
    steps = next((it.by for it in events if it.kind in {"moved", "went-beyond"}), 0)
    return GAZELLE in ranks or (MUSICIAN in ranks and steps != 0)


def _distance(case: Case, stories: list[Story]) -> float | None:
    steps = []
    for events in stories:
        moved = [it for it in events if it.kind == "moved"]
        if any(it.kind == "collected" for it in events):
            steps.append(0)
        elif moved and (near := nearest(case, moved[-1].space)) is not None:
            steps.append(near)
    return sum(steps) / len(steps) if steps else None


def sure(case: Case, often: float) -> bool:
    """Whether something surely happens: what is led the partner may answer otherwise."""
    laid = len(case.view.trick) + (case.view.phase in {"lead", "follow"})
    return often >= SURE and laid == 2


def gems_after(case: Case, space: int, lie: Forest | None = None) -> tuple[int, ...]:
    """The gems as they lie once the tracker has come to a space: one less there, and after the last
    trick of a round those of the plus icons besides. `lie` is the forest then, where it is another
    one than now."""
    view: Any = case.view
    forest: Forest = view.forest if lie is None else lie
    gems = list(forest.gems)
    if 0 <= space < len(gems) and gems[space]:
        gems[space] -= 1
    forest = forest._replace(gems=tuple(gems))
    if round_ends(case):
        forest, _ = grown(forest, view.game.board)
    found: tuple[int, ...] = forest.gems
    return found


def round_ends(case: Case) -> bool:
    """Whether this trick is the last of its round, and another round comes."""
    view = case.view
    return len(view.hand) == (view.phase in {"lead", "follow"}) and view.round < ROUNDS


def nearest(case: Case, space: int) -> int | None:
    """The steps from a space that the tracker comes to, to the nearest gem then."""
    steps = [abs(at - space) for at, heap in enumerate(gems_after(case, space)) if heap]
    return min(steps) if steps else None


def near(case: Case, space: int) -> Message | None:
    """Where the next gems lie from a space that the tracker comes to."""
    gems, lie = gems_after(case, space), case.view.forest.gems
    found = near_to(gems, space)
    if found is not None and found.id == "near-here" and lie[space] <= 1:
        return Message("near-under")
    more = any(after > now for after, now in zip(gems, lie, strict=True))
    return Message("near-grown", near=found) if found is not None and more else found


def near_to(gems: tuple[int, ...], space: int) -> Message | None:
    """Where the next gems lie from a space, as they lie then."""
    there = sorted((abs(at - space), at) for at, heap in enumerate(gems) if heap)
    if not there:
        return None
    steps = there[0][0]
    spaces = [at for far, at in there if far == steps]
    if not steps:
        return Message("near-here")
    if len(spaces) == 2:
        return Message("near-two", one=spaces[0], two=spaces[1], n=steps)
    return Message("near-one", one=spaces[0], n=steps)


def room(case: Case, space: int) -> int:
    """The steps from a space to the nearer end of the path."""
    forest = case.view.forest
    return int(min(space - forest.low, forest.high - space))


class Sides(NamedTuple):
    """The gems on either side of a space, that of the viewer and that of the partner."""

    at: Argument
    mine: int
    theirs: int


def sides(case: Case, space: int | None = None) -> Sides:
    """The gems on either side, seen from a space that the tracker comes to: by default where the
    running trick mostly takes it, else where it stands."""
    found = outcome(case)
    at: Argument = space
    if space is None:
        tracker: int = case.view.forest.tracker
        space = found.space if found.often >= 0.5 else tracker
        sure_of_it = found.often >= SURE
        ends = Message("at-then", space=space, sure="yes" if sure_of_it else "no")
        at = space if space == tracker else ends
    gems = gems_after(case, space)
    low, high = sum(gems[:space]), sum(gems[space + 1 :])
    return Sides(at, *((low, high) if case.me == 0 else (high, low)))


def power(card: Any) -> Message:
    """What a card can do, as the end of a sentence."""
    return Message(f"power-duet-{card.rank}")


def either(spaces: list[int]) -> Argument:
    """'3', '3 or 4', '3, 4 or 6'."""
    *some, last = spaces
    if not some:
        return last
    first: Argument = some[0]
    for more in some[1:]:
        first = Message("list-more", some=first, more=more)
    return Message("list-or", some=first, last=last)
