"""Duet: where an action takes the tracker, said of the action itself and not beside another one."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.forecast import NAMED, ways
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.duet_chosen import chosen_way
from tanglewood.agents.teacher.reasons.duet_path import free, gems_after, landing, share
from tanglewood.agents.teacher.reasons.duet_spaces import gem_sentence
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Move
from tanglewood.games.duet.forest import covered

CARDS: Final = frozenset({"lead", "follow", "exchange", "foxes", "gift"})
"""Phases in which the trick has still to be decided."""
MOSTLY: Final = 0.8
"""So often a gem must be found to be told as what usually comes."""
ALIKE: Final = 0.1
"""Two actions after which the trick ends differently in fewer worlds do the same with it."""


def course(case: Case) -> Message | None:
    """Where the tracker comes to, and where the next gem lies from there."""
    if isinstance(case.best, Move):
        return _moved(case, case.best)
    if case.view.phase == "exchange" and case.now_events and changes_nothing(case):
        return _makes_trump(case)
    if case.view.phase not in CARDS or not case.now_events or changes_nothing(case):
        return None
    if free(case.now_events):
        return chosen_way(case)
    found, gems = landing(case.now_events), share(case.now_events, "collected")
    if gems >= 0.5:
        return gem_sentence(case)
    beyond = share(case.now_events, "went-beyond")
    if beyond >= SURE:
        return _gone_back(case)
    if beyond >= 0.2 and gems < 0.25:
        return _may_stay(case)
    if found is not None and found[1] >= 0.5 and not case.view.forest.gems[found[0]]:
        return _stands(case, *found)
    return gem_sentence(case) if gems >= 0.25 else None


def _makes_trump(case: Case) -> Message | None:
    """An exchange that leaves the running trick as it is: which suit becomes trump, what is held of
    it then, and the card that comes into the hand."""
    card, decree = case.best.card, case.view.decree
    if card is None or card.suit == decree.suit:
        return None
    hand = case.view.hand - card | decree
    trumps = tuple(it for it in hand if it.suit == card.suit)
    said = {"suit": suit_name(card), "taken": decree, "cards": trumps}
    if not trumps:
        return Message("why-makes-trump-none", **said)
    return Message("why-makes-trump", **said)


def _may_stay(case: Case) -> Message | None:
    """By one way of the trick the tracker stays on the path, and on which spaces."""
    spaces = {it.space for events in case.now_events for it in events if it.kind == "moved"}
    if not 0 < len(spaces) <= 3:
        return None
    return Message("why-course-maybe", do=ways(case)["do"], spaces=tuple(sorted(spaces)),
                   n=len(spaces))  # fmt: skip


def _stands(case: Case, space: int, often: float) -> Message | None:
    near = next_gems(case, space)
    if near is None:
        return None
    to = "stays" if space == case.view.forest.tracker else "to"
    mostly = "" if often >= SURE and not case.leading else "-mostly"
    return Message("why-course", do=ways(case)["do"], near=near,
                   way=Message(f"way-{to}{mostly}", space=space))  # fmt: skip


def _moved(case: Case, move: Move) -> Message | None:
    forest = case.view.forest
    space = forest.tracker + move.by
    if not forest.low <= space <= forest.high:
        return _gone_back(case)
    near = next_gems(case, space)
    if near is None:
        return None
    if forest.gems[space]:
        return Message("why-course-move-gem", space=space, near=near)
    passed = isinstance(case.other, Move) and _gem_at(case, forest.tracker + case.other.by)
    if passed and near.id == "near-two" and near.args["n"] == 1:
        return Message("why-course-move-between", space=space, near=near, who=case.who)
    return Message("why-course-move", space=space, near=near)


def _gem_at(case: Case, space: int) -> bool:
    forest = case.view.forest
    return bool(forest.low <= space <= forest.high and forest.gems[space])


def _gone_back(case: Case) -> Message | None:
    """The tracker leaves the path and goes back, at the cost of a token."""
    if not case.view.forest.tokens:
        return None
    near = from_start(case, case.best)
    return near and Message("why-course-beyond", do=ways(case)["do"], space=case.view.start,
                            near=near)  # fmt: skip


def from_start(case: Case, action: Action) -> Message | None:
    """Where the next gem lies once the tracker has left the path by an action, and an end of it is
    covered."""
    gems = gems_from_start(case, action)
    return None if gems is None else near_to(gems, case.view.start)


def gems_from_start(case: Case, action: Action) -> tuple[int, ...] | None:
    """The gems as they lie once the tracker has left the path by an action."""
    forest = case.view.forest
    if isinstance(action, Move):
        low = {action.by < 0}
    else:
        left = [it.by for events in case.trick_events(action) for it in events
                if it.kind == "went-beyond"]  # fmt: skip
        low = {by < 0 for by in left}
    if len(low) != 1 or not forest.tokens:
        return None
    after, _ = covered(forest._replace(tracker=case.view.start), at_low=low.pop())
    return gems_after(case, -1, after)


def next_gems(case: Case, space: int) -> Message | None:
    """Where the next gems lie from a space that the tracker comes to, with those that the plus
    icons bring at the end of a round."""
    gems, lie = gems_after(case, space), case.view.forest.gems
    near = near_to(gems, space)
    grown = any(more > now for more, now in zip(gems, lie, strict=True))
    return Message("near-grown", near=near) if near is not None and grown else near


def near_to(gems: tuple[int, ...], space: int) -> Message | None:
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


def changes_nothing(case: Case) -> bool:
    """Whether the running trick ends in the same way with either action: a gift, or an exchange
    that does not turn it."""
    if case.view.phase not in NAMED - {"lead", "follow", "move"}:
        return False
    pairs = list(zip(case.now_events, case.then_events, strict=False))
    return sum(_end(one) != _end(two) for one, two in pairs) <= ALIKE * len(pairs)


def _end(events: list[Any]) -> tuple[Any, ...]:
    return tuple((it.kind, it.space) for it in events if it.kind in {"moved", "went-beyond"})


def same_trick(case: Case) -> Message | None:
    """Whoever is named and whatever becomes trump, the trick finds the same gems."""
    if case.view.phase not in {"foxes", "exchange"} or not changes_nothing(case):
        return None
    ends = {_end(events) for events in case.now_events}
    if len(ends) == 1 and not any(it.kind == "collected" for it in case.now_events[0]):
        found = landing(case.now_events)
        return found and Message("why-same-trick-space", space=found[0])
    least = min(share(it, "collected") for it in (case.now_events, case.then_events))
    found = landing(case.now_events)
    if MOSTLY <= least < SURE and found is not None and case.view.forest.gems[found[0]]:
        return Message("why-same-trick-mostly", space=found[0])
    if least < SURE:
        return None
    spaces = sorted({it.space for events in case.now_events for it in events
                     if it.kind == "collected"})  # fmt: skip
    if len(spaces) == 1:
        return Message("why-same-trick-one", one=spaces[0])
    if len(spaces) == 2:
        return Message("why-same-trick-two", one=spaces[0], two=spaces[1])
    return None
