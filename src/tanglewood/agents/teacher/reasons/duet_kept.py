"""Duet: what a trick is worth beside what is kept for the next ones."""

from collections.abc import Hashable
from typing import Any, Final

from tanglewood.agents.hint.rollout import Story
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.forecast import both, differences, ways
from tanglewood.agents.teacher.reason import only_if
from tanglewood.agents.teacher.reasons.duet_course import (
    changes_nothing,
    next_gems,
)
from tanglewood.agents.teacher.reasons.duet_next_tricks import over
from tanglewood.agents.teacher.reasons.duet_path import (
    POWERS,
    gems_after,
    landing,
    share,
)
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Play

PLAYED: Final = frozenset({"lead", "follow"})
"""Phases in which a card goes from the hand."""
OFTEN: Final = 0.4
"""So often a kept card must find its gem to be named."""


def wins_as_well(case: Case) -> Message | None:
    """Both cards take the trick and find as much: the higher trump is kept for a later one."""
    card, kept = case.best.card, case.other.card
    if case.view.phase != "follow" or card is None or kept is None or len(case.view.hand) < 3:
        return None
    if card.suit != kept.suit or card.rank >= kept.rank or card.rank in POWERS:
        return None
    only_if(case.takes and case.other_mostly_takes and case.other_taken >= SURE)
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or there is None or min(here[1], there[1]) < SURE or here[0] == there[0]:
        return None
    gems = [case.view.forest.gems[it[0]] > 0 for it in (here, there)]
    if gems[0] != gems[1] or not _mine(case, here[0]):
        return None
    trump = "-trump" if kept.suit == case.view.decree.suit else ""
    found = "-gem" if gems[0] else ""
    return Message(f"why-wins-as-well{trump}{found}", card=card, kept=kept, space=here[0],
                   instead=there[0], near=next_gems(case, here[0]))  # fmt: skip


def _mine(case: Case, space: int) -> int:
    """The gems on the side of the viewer, seen from a space that the tracker comes to."""
    gems = gems_after(case, space)
    return sum(gems[:space]) if case.me == 0 else sum(gems[space + 1 :])


def then_gem(case: Case) -> Message | None:
    """A card that stays in the hand brings the tracker to a gem in one of the next tricks, more
    often than after the other action."""
    if case.view.phase not in {"lead", "follow", "exchange", "foxes", "gift"}:
        return None
    here, there = both(case, over)
    found = [
        it for it in differences([_facts(case, it) for it in here],
                                 [_facts(case, it) for it in there])
        if it.here >= OFTEN
    ]  # fmt: skip
    if not found or not isinstance(found[0].fact, tuple):
        return None
    card, space = found[0].fact
    left = len(case.view.hand) - (case.view.phase in PLAYED)
    said = {**ways(case), "card": card, "space": space,
            "soon": Message("soon-next" if left == 1 else "soon-two")}  # fmt: skip
    if share(case.now_events, "went-beyond") >= SURE and case.view.forest.tokens:
        return Message("why-then-gem-token", **said, at=case.view.start)
    if case.other.card == card and isinstance(case.other, Play):
        return Message("why-then-gem-kept", **said)
    mine = landing(case.now_events)
    if mine is None or mine[1] < 0.5 or changes_nothing(case):
        return Message("why-then-gem", **said)
    return Message("why-then-gem-from", **said, at=mine[0])


def _facts(case: Case, events: Story) -> set[Hashable]:
    """The cards of the hand with which the seat took part in tricks that found a gem, after the
    running one, and where."""
    found: set[Hashable] = set()
    number, card = 0, None
    for it in events:
        if it.kind == "played" and it.seat == case.me:
            card = it.card
        elif it.kind in {"moved", "went-beyond"}:
            number += 1
        elif it.kind == "collected" and number > 1 and card in _hand(case):
            found.add((card, it.space))
    return found


def _hand(case: Case) -> frozenset[Any]:
    """The cards that stay in the hand after the best action and after the other."""
    hand = frozenset(case.view.hand) - {case.best.card}
    taken = case.view.phase == "exchange" and case.best.card is not None
    return hand | {case.view.decree} if taken else hand


def takes_higher(case: Case) -> Message | None:
    """An exchange that leaves the trump as it is: a higher trump comes into the hand."""
    card, decree, instead = case.best.card, case.view.decree, case.other.card
    if case.view.phase != "exchange" or card is None or card.suit != decree.suit:
        return None
    if card.rank >= decree.rank or (instead is not None and instead.suit == decree.suit):
        return None
    here = landing(case.now_events)
    if here is None or not _mine(case, here[0]):
        return None
    return Message("why-takes-higher", card=card, taken=decree)
