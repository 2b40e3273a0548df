"""Fox: what tricks are for, as the parts say by which one action is worth more than others."""

from collections.abc import Collection
from typing import Final

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.parts import Parts, parts, together, way
from tanglewood.agents.teacher.reasons.fox_answers import answers
from tanglewood.analysis.adding import added
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.fox.rules import standing

POSSIBLE: Final = 0.1
"""No end that is less likely is said to be an aim, or a danger."""
SURELY: Final = 0.9
"""An end that is so likely comes anyway."""
STRONG: Final = 2
"""What no more cards still out can beat may well win a trick."""
VICTORIOUS: Final = 7
GREEDY: Final = 10


def purpose(case: Case) -> int:
    """1 where more tricks are what the advice is worth more by than all others, -1 where fewer are,
    and 0 where it is something else."""
    found: int = case.once(("purpose", case.best), lambda: _purpose(case))
    return found


def _purpose(case: Case) -> int:
    worse = [it.action for it in case.found.others if case.found.gap(case.best, it.action)[0] > 0]
    found = together(case, worse)
    return way(found) if found.gains[found.cause] > 0 else 0


def wish(case: Case) -> tuple[bool, Message] | None:
    """Whether more tricks tell the better action from the other one (or fewer), and what they are
    for; None where they do not."""
    found = parts(case, case.other)
    sign = way(found)
    if not sign or found.gains[found.cause] <= 0:
        return None
    return sign > 0, aim(case, [case.other], sign)


def aim(case: Case, against: Collection[Action], sign: int) -> Message:
    """What more tricks (or fewer) are for, as they tell the action from these."""
    found = together(case, against)
    moved = [it for it in found.moves if (it.to > it.of) == (sign > 0)]
    chart = hinting(case.view).chart(case.view) or ()
    named = bool(standing(chart, 0)) if chart else False
    told = (_named if named else _unnamed)(case, Parts(found.gains, tuple(moved)), sign)
    return told or Message("aim-many" if sign > 0 else "aim-few")


def _most(found: Parts, of: range, to: range) -> float:
    """What the moves from these numbers of tricks to those gain."""
    return added(it.gain for it in found.moves if it.of in of and it.to in to)


def _named(case: Case, found: Parts, sign: int) -> Message | None:
    mine = case.view.tricks[case.me]
    few, lost = range(VICTORIOUS - 3), range(VICTORIOUS - 3, VICTORIOUS)
    won, many = range(VICTORIOUS, GREEDY), range(GREEDY, 14)
    every = range(14)
    if sign > 0:
        gains = {
            "aim-more": _most(found, lost, won) + _most(found, few, won),
            "aim-less-theirs": _most(found, won, won),
            "aim-point-likely": _most(found, lost, lost),
        }
        best, ends = max(gains, key=lambda it: gains[it]), case.prospect(case.best).mine
        if best == "aim-less-theirs" and ends["Victorious"].value < SURELY:
            best = "aim-more"
        if best == "aim-more":
            near = mine < VICTORIOUS and ends["Victorious"].value >= POSSIBLE
            return Message(best, n=VICTORIOUS - mine) if near else None
        return Message(best, who=case.who)
    gains = {
        "aim-humble": _most(found, every, few),
        "aim-enough": _most(found, many, won) + _most(found, many, lost),
    }
    if gains["aim-humble"] >= gains["aim-enough"]:
        likely = case.prospect(case.best).mine["Humble"].value
        return Message("aim-humble", n=mine) if likely >= POSSIBLE else None
    return Message("aim-enough", n=mine) if mine >= VICTORIOUS else too_strong(case)


def too_strong(case: Case) -> Message:
    """Too many tricks are the danger: the cards of the hand that may win them."""
    mine, goes = case.view.tricks[case.me], case.best.card
    hand = [it for it in case.view.hand if it.suit >= 0 and it != goes]
    order = sorted((len(answers(case, it).usual), -it.rank, it) for it in hand)
    strong = [it for beaten, _, it in order if beaten <= STRONG] if case.worlds else []
    if len(strong) < 2:
        return Message("aim-fewer", n=mine)
    return Message("aim-fewer-with", n=mine, cards=tuple(sorted(strong[:3])))


def _unnamed(case: Case, found: Parts, sign: int) -> Message | None:
    """By a chart without names: up to where each trick brings a point, or from where on."""
    chart = hinting(case.view).chart(case.view) or ()
    mine = case.view.tricks[case.me]
    if sign < 0 or not found.moves:
        stops = mine + 1 < len(chart) and chart[mine + 1] < chart[mine]
        return Message("aim-stop", n=mine, points=chart[mine]) if stops else None
    gains: dict[int, list[float]] = {}
    for it in found.moves:
        gains.setdefault(it.to, []).append(it.gain)
    to = max(gains, key=lambda it: added(gains[it]))
    first = to
    while first and chart[first - 1] == chart[first] - 1:
        first -= 1
    last = to
    while last + 1 < len(chart) and chart[last + 1] == chart[last] + 1:
        last += 1
    if not chart[to]:  # the other's tricks are too few for its points, then
        return Message("aim-block", who=case.who) if to else None
    if mine < first and first > 1:
        return Message("aim-from", n=first - mine, first=first)
    return Message("aim-points" if last < len(chart) - 1 else "aim-every", n=mine, last=last)
