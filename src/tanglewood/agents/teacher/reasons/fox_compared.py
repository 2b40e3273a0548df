"""Fox: what the best of all choices does more than any other, in place of a bare number.

What is compared must be what the worth of the choices follows, or it would be no reason.
"""

from collections.abc import Callable
from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.fox_cards import playing, takes_poison
from tanglewood.agents.teacher.reasons.fox_choices import POWERS
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.agents.teacher.reasons.fox_under import AWAY
from tanglewood.analysis.adding import added
from tanglewood.core.action import Action
from tanglewood.core.message import Message

FOLLOWS: Final = 0.4
"""The worth of choices follows what is compared from this correlation on."""
NEAR: Final = 0.015
"""Chances to win that differ by less are about the same."""
NEAR_POINTS: Final = 0.15
"""The same of the points of a single round."""
FAR: Final = 2
"""So many times that much is clearly worse."""
MANY: Final = 3
"""So many other choices that are about as good are several."""
OFTEN: Final = 0.05
"""So much more often than any other is told."""
TRICKS: Final = 0.15
"""So many tricks more or fewer than any other are told."""


def surest(case: Case) -> Message | None:
    """Of all leads it is the likeliest to take the trick, or to lose it where that is wanted."""
    many, goal = given(wish(case))
    card = given(playing(case))
    only_if(case.leading and card.suit >= 0 and not (many and takes_poison(case, card)))

    def often(action: Action) -> float:
        share = case.ahead(action).share(case.ahead(action).takes)
        return share if many else 1 - share

    only_if(often(case.best) > 0.5 and _stands_out(case, often, OFTEN))
    return Message(
        "why-surest-win" if many else "why-surest-loss", aim=goal, card=card, who=case.who
    )


def tricks(case: Case) -> Message | None:
    """Of all choices it leads to the most tricks, or to the fewest where few are wanted."""
    many, goal = given(wish(case))
    only_if(case.view.phase in {"lead", "follow", *AWAY} and case.best.card is not None)

    def count(action: Action) -> float:
        found = given(case.prospect(action).tricks)
        return found if many else -found

    only_if(_stands_out(case, count, TRICKS))
    return Message("why-most-tricks" if many else "why-fewest-tricks", aim=goal,
                   card=case.called(case.best))  # fmt: skip


def several(case: Case) -> Message | None:
    """Several choices are worth about the same: what matters is which one is not taken."""
    found, view = case.found, case.view
    ordered = sorted(found.others, key=lambda it: found.value(it.action))
    worst = ordered[0].action if ordered else case.best
    near = NEAR if found.for_the_game else NEAR_POINTS
    alike = [it for it in ordered if found.gap(case.best, it.action)[0] < near]
    gap, error = found.gap(case.best, worst)
    only_if(case.best is found.chosen and case.other is worst and len(alike) >= MANY)
    only_if(gap > max(error, FAR * near))
    said = {"card": case.called(case.best), "other": case.called(worst)}
    if view.phase in AWAY and worst.card is not None and worst.card.rank in POWERS:
        return Message("why-several-keep", **said, power=Message(f"power-{worst.card.rank}"))
    only_if(view.phase in {"lead", "follow", *AWAY})
    return Message("why-several-away" if view.phase in AWAY else "why-several", **said)


def _stands_out(case: Case, measured: Callable[[Action], float], by: float) -> bool:
    """Whether the best action has clearly more of it than any other, and what all are worth follows
    it."""
    found = case.found
    amounts = {one.action: measured(one.action) for one in found.prospects}
    rest = [amount for action, amount in amounts.items() if action is not case.best]
    if amounts[case.best] < max(rest) + by:
        return False
    values = [found.value(action) for action in amounts]
    return len(rest) == 1 or _correlation([*amounts.values()], values) >= FOLLOWS


def _correlation(one: list[float], two: list[float]) -> float:
    first, second = (added(it) / len(it) for it in (one, two))
    above, beyond = [it - first for it in one], [it - second for it in two]
    both = added(a * b for a, b in zip(above, beyond, strict=True))
    size = added(a * a for a in above) * added(b * b for b in beyond)
    return both / size**0.5 if size > 0 else 0.0
