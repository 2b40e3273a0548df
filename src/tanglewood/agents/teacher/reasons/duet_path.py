"""Duet: where a card takes the tracker, and what lies there."""

from collections import Counter
from math import ceil
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.core.message import Message
from tanglewood.games.duet.course import ROUNDS
from tanglewood.games.duet.forest import Forest, grown
from tanglewood.tricks.winner import follower_wins

MUSICIAN: Final = 1
FOXES: Final = 3
GAZELLE: Final = 5
GIFT: Final = 7
HEIR: Final = 9
POWERS: Final = frozenset({MUSICIAN, FOXES, GAZELLE, GIFT})
"""Cards whose player, or the winner, may do something more."""
SELDOM: Final = 0.1
"""In so few worlds what is told may be otherwise."""
PASSED: Final = 0.25
"""So much more often must the other action find a gem to come to mind first."""
LIKELY: Final = 0.9
"""In so many worlds what is told most likely happens."""
Stories = list[list[Any]]


def share(stories: Stories, kind: str) -> float:
    """In how many of the worlds something of this kind happens."""
    if not stories:
        return 0.0
    return sum(any(it.kind == kind for it in events) for events in stories) / len(stories)


def landing(stories: Stories) -> tuple[int, float] | None:
    """The space that the tracker most often moves to, and how often; a way that the winner of the
    trick chooses leads to no space for sure."""
    spaces = Counter(
        it.space for events in stories if not chosen(events) for it in events if it.kind == "moved"
    )
    if not spaces:
        return None
    space, often = min(spaces.items(), key=lambda it: (-it[1], it[0]))
    return space, often / len(stories)


def free(stories: Stories) -> bool:
    """Whether the winner of the trick has a choice of ways in most worlds."""
    return 2 * sum(map(chosen, stories)) > len(stories)


def chosen(events: list[Any]) -> bool:
    """Whether the winner of a trick chose how the tracker moved, by a Musician or a Gazelle."""
    won = next((it for it in events if it.kind == "trick-won"), None)
    ranks = set() if won is None else {won.lead.rank, won.follow.rank}
    steps = next((it.by for it in events if it.kind in {"moved", "went-beyond"}), 0)
    return GAZELLE in ranks or (MUSICIAN in ranks and steps != 0)


def power(card: Any) -> Message:
    """What a card can do, as the end of a sentence."""
    return Message(f"power-duet-{card.rank}")


def comes(case: Case, often: float) -> Message:
    """That the tracker comes somewhere: plainly where that is certain; what is led the partner may
    answer otherwise."""
    return Message("way-comes" if often >= SURE and not case.leading else "way-mostly")


def gems_after(case: Case, space: int, lie: Forest | None = None) -> tuple[int, ...]:
    """The gems as they lie once the trick has brought the tracker to a space: one less there, and
    after the last trick of a round those of the plus icons besides. `lie` is the forest then, where
    it is another one than now."""
    view: Any = case.view
    forest: Forest = view.forest if lie is None else lie
    gems = list(forest.gems)
    if 0 <= space < len(gems) and gems[space]:
        gems[space] -= 1
    forest = forest._replace(gems=tuple(gems))
    if len(view.hand) == (view.phase in {"lead", "follow"}) and view.round < ROUNDS:
        forest, _ = grown(forest, view.game.board)
    found: tuple[int, ...] = forest.gems
    return found


def nearest(case: Case, space: int) -> int | None:
    """The steps from a space that the tracker comes to, to the nearest gem then."""
    gems = gems_after(case, space)
    steps = [abs(at - space) for at, heap in enumerate(gems) if heap]
    return min(steps) if steps else None


def gem_shares(case: Case) -> tuple[float, float]:
    """How often the trick ends on a gem after the best action, and after the other."""
    if case.best.card is None or case.view.phase not in {"lead", "follow"}:
        return 0.0, 0.0
    return share(case.now_events, "collected"), share(case.then_events, "collected")


def leads_to_gem(case: Case) -> Message | None:
    """The answer ends the trick on a certain gem, as the other one mostly does not."""
    here, there = gem_shares(case)
    if here < LIKELY or there > here - 0.4 or (found := landing(case.now_events)) is None:
        return None
    space, often = found
    forest = case.view.forest
    if often < LIKELY or not forest.gems[space] or case.leading:
        return None  # what is led may be answered otherwise
    if space == forest.tracker:
        return Message("why-stays-gem", card=case.best.card, space=space)
    if often < SURE:
        return Message("why-to-gem-likely", card=case.best.card, space=space)
    return Message("why-to-gem", card=case.best.card, space=space)


def gazelle(case: Case) -> Message | None:
    """With a Gazelle the winner may leave out paws."""
    if not _only_best(case, GAZELLE):
        return None
    here, there = gem_shares(case)
    found = Counter(
        it.space for events in case.now_events for it in events if it.kind == "collected"
    )
    spaces = sorted(space for space, _ in found.most_common(2))
    if here <= there or len(spaces) < 2 or found.total() < 0.5 * len(case.now_events):
        return None
    return Message("why-gazelle", card=case.best.card, one=spaces[0], two=spaces[1])


def _only_best(case: Case, rank: int) -> bool:
    """Whether the best card has this rank, and neither the other nor the trick does."""
    best, other = case.best.card, case.other.card
    if best is None or other is None or case.view.phase not in {"lead", "follow"}:
        return False
    laid = [one.rank for one in case.view.trick]
    return best.rank == rank and other.rank != rank and rank not in laid


def stays_on(case: Case) -> Message | None:
    """The other action more often sends the tracker off the path."""
    if case.best.card is None or case.view.phase not in {"lead", "follow"}:
        return None
    here, there = share(case.now_events, "went-beyond"), share(case.then_events, "went-beyond")
    if there < 0.25 or here > there - 0.2:
        return None
    sure = there >= SURE and not case.leading
    lost = case.view.forest.tokens == 0
    likely = "-likely" if there >= LIKELY and not lost else ""
    id = "why-leaves-path" if sure else f"why-stays-on{likely}"
    return Message(f"{id}-lost" if lost else id, other=case.called(case.other))


def my_way(case: Case) -> Message | None:
    """It takes the trick, so that the tracker comes this way, where more gems lie."""
    if case.best.card is None or not case.now.worlds or case.view.phase not in {"lead", "follow"}:
        return None
    mine, theirs = sides(case)
    if mine <= theirs or case.taken < 0.8 or case.other_taken > case.taken - 0.3:
        return None
    if _by_exchange(case) or _chosen_way(case) or _leaves(case):
        return None
    id = "why-my-way" if case.takes else "why-my-way-likely"
    return Message(id, card=case.best.card, n=mine)


def _leaves(case: Case) -> bool:
    """Whether the tracker goes past the end of the path, and back to the start, or past a gem that
    the other action finds."""
    return share(case.now_events, "went-beyond") > SELDOM or passes_gem(case)


def passes_gem(case: Case) -> bool:
    """Whether the other action finds a gem clearly more often: whoever sees that asks why not."""
    return share(case.then_events, "collected") > share(case.now_events, "collected") + PASSED


def _chosen_way(case: Case) -> bool:
    """Whether a Musician lies in the trick: whoever wins it chooses the way."""
    cards = [case.best.card, *case.view.trick]
    return any(one is not None and one.rank == MUSICIAN for one in cards)


def _by_exchange(case: Case) -> bool:
    """Whether the card is Foxes that take the trick only by another trump."""
    card, decree = case.best.card, case.view.decree
    if card is None or card.rank != FOXES or case.view.phase != "follow" or decree is None:
        return False
    lead = case.view.trick[0]
    return not follower_wins(lead.suit, lead.rank, card.suit, card.rank, decree.suit)


def their_way(case: Case) -> Message | None:
    """The partner takes the trick, and the tracker goes where more gems lie."""
    if case.best.card is None or not case.now.worlds or case.view.phase not in {"lead", "follow"}:
        return None
    mine, theirs = sides(case)
    if theirs <= mine or case.taken > 0.2 or case.other_taken < case.taken + 0.3:
        return None
    if _chosen_way(case) or _leaves(case):
        return None
    id = "why-their-way" if case.loses else "why-their-way-likely"
    return Message(id, card=case.best.card, who=case.who, n=theirs)


def sides(case: Case) -> tuple[int, int]:
    """The gems on the side of the viewer and on the other, seen from the tracker."""
    forest = case.view.forest
    low, high = sum(forest.gems[: forest.tracker]), sum(forest.gems[forest.tracker + 1 :])
    return (low, high) if case.me == 0 else (high, low)


def all_aside(case: Case) -> bool:
    """Whether no gem lies under the tracker, so that those of the two sides are all of them."""
    return not case.view.forest.gems[case.view.forest.tracker]


def short_step(case: Case) -> Message | None:
    """Its paws carry the tracker less far than the other's, where there is little room."""
    best, other = case.best.card, case.other.card
    if best is None or other is None or case.view.phase not in {"lead", "follow"}:
        return None
    paws = case.view.paws
    if {MUSICIAN, GAZELLE} & {best.rank, other.rank, *(one.rank for one in case.view.trick)}:
        return None  # whoever wins chooses the way, or leaves out paws
    if paws[best] >= paws[other]:
        return None
    forest = case.view.forest
    left = min(forest.tracker - forest.low, forest.high - forest.tracker)
    if passes_gem(case):
        return None
    beyond = [share(it, "went-beyond") for it in (case.now_events, case.then_events)]
    if left > 2 or beyond[0] >= beyond[1]:
        return None
    return Message("why-short-step", card=best, other=other, n=left)


def long_step(case: Case) -> Message | None:
    """Its paws carry the tracker farther, towards gems that are far away."""
    best, other = case.best.card, case.other.card
    if best is None or other is None or case.view.phase not in {"lead", "follow"}:
        return None
    paws, forest = case.view.paws, case.view.forest
    far = min((abs(at - forest.tracker) for at, heap in enumerate(forest.gems) if heap), default=0)
    beyond = share(case.now_events, "went-beyond")
    if paws[best] <= paws[other] or far < 3 or beyond > SELDOM:
        return None
    return Message("why-long-step", card=best, other=other, n=far)


def closer(case: Case) -> Message | None:
    """After the trick the tracker is mostly nearer to a gem than after the other action."""
    if case.best.card is None or case.view.phase not in {"lead", "follow"}:
        return None
    here, there = distance(case, case.now_events), distance(case, case.then_events)
    if here is None or there is None or here > there - 0.5:
        return None
    said = {"card": case.best.card, "other": case.called(case.other)}
    if ceil(here):
        return Message("why-closer", **said, n=ceil(here))
    found = landing(case.now_events)
    if found is None or found[1] < 0.5:
        return None
    left = sum(case.view.forest.gems)
    return Message("why-finds-last" if left == 1 else "why-finds", **said, space=found[0])


def distance(case: Case, stories: Stories) -> float | None:
    """The steps to the nearest gem after the trick, on average; 0 where one was picked up."""
    steps = []
    for events in stories:
        if any(it.kind == "collected" for it in events):
            steps.append(0)
            continue
        moved = [it for it in events if it.kind == "moved"]
        near = nearest(case, moved[-1].space) if moved else None
        if near is not None:
            steps.append(near)
    return sum(steps) / len(steps) if steps else None
