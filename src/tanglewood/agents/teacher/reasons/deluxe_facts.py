"""Deluxe: facts about goals, poison and special cards."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.reasons.deluxe_cards import title
from tanglewood.core.action import Action
from tanglewood.core.message import Message

LIKELY: Final = 0.7
"""What happens in so many of the worlds is told as probable."""
UNLIKELY: Final = 0.3
REST: Final = 3
"""With so many cards in hand a special card is of use later."""


def goals(case: Case) -> Iterator[Fact]:
    """Goals that a card scores in this trick, or loses, and not another."""
    view = case.view
    if view.phase not in {"lead", "follow"} or not getattr(view, "goals", ()):
        return
    balance = {it: _balance(case, it) for it in view.legal}
    for goal in view.goals:
        points = {it: found.get(goal, 0.0) for it, found in balance.items()}
        said = {"goal": title(case, goal)}
        good = frozenset(it for it, often in points.items() if often >= LIKELY)
        if not any(UNLIKELY < often < LIKELY for often in points.values()):
            pro = Message("fact-goal", card=case.called(case.best), **said)
            yield Fact("goal", good, 0, pro)
        bad = frozenset(it for it, often in points.items() if often <= -LIKELY)
        yield Fact("goal-lost", bad, 0, None, "fact-goal-lost", said=said)


def _balance(case: Case, action: Action) -> dict[str, float]:
    """What each goal brings the seat in the trick, less what it brings the other, on average."""
    stories = case.trick_events(action)
    found: dict[str, float] = {}
    for events in stories:
        for it in events:
            if it.kind == "goal-scored" and it.points:
                mine = it.points if it.seat == case.me else -it.points
                found[it.goal] = found.get(it.goal, 0.0) + mine / len(stories)
    return found


def specials(case: Case) -> Iterator[Fact]:
    """A special card is kept."""
    view: Any = case.view
    if view.phase not in {"lead", "follow"} or len(view.hand) < REST:
        return
    found = frozenset(
        it for it in view.legal if it.card is not None and (it.card.suit < 0 or "+" in it.text)
    )
    if case.best not in found:
        yield Fact("special-kept", found, 0, None, "fact-special-kept")
