"""Into the Woods: what is taken away from another player, who would make a set of it."""

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.woods_next import pocketed
from tanglewood.agents.teacher.reasons.woods_trades import SET, others_hold, row_after, taken
from tanglewood.cards.woods import WoodsCard
from tanglewood.core.message import Message, Who
from tanglewood.games.woods.actions import Trade

OFTEN = 0.3
"""So much more often the other player must make the set after the other trade."""


def _denied(case: Case, seat: int, card: WoodsCard) -> bool:
    """Whether the other player makes a set of it before long if it is left there."""
    here, there = (pocketed(case, it, seat, card) for it in (case.best, case.other))
    return there - here >= OFTEN


def denies(case: Case) -> Message | None:
    """Somebody is known to hold two of what is taken, and would usually take the third."""
    if not isinstance(case.best, Trade):
        return None
    for seat, holds in others_hold(case).items():
        for card in sorted({*taken(case, case.best)}, reverse=True):
            third = holds.count(card) == SET - 1 and card not in row_after(case)
            if third and _denied(case, seat, card):
                return Message("why-denies", who=Who(seat), value=int(card))
    return None


def takes_away(case: Case) -> Message | None:
    """Somebody is known to hold one of a value of which two lie in the row, and a card that buys
    both: one of them goes."""
    if not isinstance(case.best, Trade):
        return None
    others = set(taken(case, case.other)) if isinstance(case.other, Trade) else set()
    for card in sorted({*taken(case, case.best)} - others, reverse=True):
        if case.view.row.count(card) != 2 or row_after(case).count(card) > 1:
            continue
        for seat, holds in others_hold(case).items():
            payers = [it for it in holds.kinds if it > card]
            if holds.count(card) == 1 and payers and _denied(case, seat, card):
                return Message("why-takes-away", who=Who(seat), value=int(card),
                               payer=payers[-1])  # fmt: skip
    return None
