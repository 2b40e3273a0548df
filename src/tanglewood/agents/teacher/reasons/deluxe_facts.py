"""Deluxe: facts about goals."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.reasons.deluxe_cards import title
from tanglewood.agents.teacher.reasons.fox_facts_plain import name
from tanglewood.core.action import Action
from tanglewood.core.message import Message

LIKELY: Final = 0.7
"""What happens in so many of the worlds is told as probable."""
UNLIKELY: Final = 0.3


def goals(case: Case) -> Iterator[Fact]:
    """Goals that a card scores in this trick, or loses, and not another."""
    view = case.view
    if view.phase not in {"lead", "follow"} or not getattr(view, "goals", ()):
        return
    scored = {it: _scored(case, it) for it in view.legal}
    for goal in view.goals:
        said = {"goal": title(case, goal)}
        for mine, gain in product((True, False), repeat=2):
            often = {it: found.get((goal, mine, gain), 0.0) for it, found in scored.items()}
            of = frozenset(it for it, share in often.items() if share >= LIKELY)
            if mine != gain:
                id = "said-goal-lost" if mine else "said-goal-theirs"
                yield Fact("goal_lost", of, 0, con=id, said=said, about="points")
            elif not any(UNLIKELY < share < LIKELY for share in often.values()):
                id = "said-goal" if mine else "said-goal-costs"
                yield Fact("goal", of, 0, pro=Message(id, card=name(case), who=case.who, **said),
                           about="points")  # fmt: skip


def _scored(case: Case, action: Action) -> dict[tuple[str, bool, bool], float]:
    """How often a goal brings the seat points in the trick (or the other one), or costs some."""
    stories = case.trick_events(action)
    found: dict[tuple[str, bool, bool], float] = {}
    for events in stories:
        for it in {
            (it.goal, it.seat == case.me, it.points > 0)
            for it in events
            if it.kind == "goal-scored" and it.points
        }:
            found[it] = found.get(it, 0.0) + 1 / len(stories)
    return found
