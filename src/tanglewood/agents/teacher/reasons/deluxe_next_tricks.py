"""Deluxe: the goals and the poison of the next tricks."""

from collections.abc import Hashable
from typing import Final

from tanglewood.agents.hint.rollout import Story
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import both, differences, ways
from tanglewood.agents.teacher.reasons.deluxe_cards import title
from tanglewood.agents.teacher.reasons.fox_next_tricks import of_rank, over, taken_card
from tanglewood.core.message import Message

EIGHT: Final = 8


def poison(case: Case) -> Message | None:
    """The other takes an 8, or the seat does not, unlike after the other action."""
    if not case.view.poison:
        return None
    here, there = both(case, over)
    mine = of_rank(case, EIGHT, case.me, there, here, case.other)
    theirs = of_rank(case, EIGHT, 1 - case.me, here, there, case.best)
    return taken_card(case, "forecast-poison", mine, theirs)


def goals(case: Case) -> Message | None:
    """A goal is scored in the next tricks that pays the seat or costs the other, or one is avoided
    that is the other way round."""
    if not case.view.goals:
        return None

    def facts(events: Story, *, good: bool) -> set[Hashable]:
        return {
            (it.goal, "mine" if it.seat == case.me else "theirs")
            for it in events
            if it.kind == "goal-scored" and it.points
            if good == ((it.points > 0) == (it.seat == case.me))
        }

    here, there = both(case, over)
    gained = differences(*([facts(it, good=True) for it in side] for side in (here, there)))
    spared = differences(*([facts(it, good=False) for it in side] for side in (there, here)))
    told = [(it, "gained") for it in gained[:1] if it.clear]
    told += [(it, "spared") for it in spared[:1] if it.clear]
    if not told:
        return None
    one, how = min(told, key=lambda it: (not it[0].clear, it[0].there - it[0].here, it[1]))
    assert isinstance(one.fact, tuple)
    goal, whose = one.fact
    return Message(f"forecast-goal-{how}-{whose}", goal=title(case, goal), who=case.who,
                   often=one.often, **ways(case))  # fmt: skip
