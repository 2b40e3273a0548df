"""Fox: what a seat is after in this round, by its tricks and by what its cards promise.

A reason that praises winning a trick is none for a seat that means to stay Humble, and the other
way round; so reasons ask for the plan first.
"""

from typing import Any, Final

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.fox_answers import answers
from tanglewood.core.message import Message
from tanglewood.games.fox.rules import MANUAL_SCORES, standing

HUMBLE: Final = "humble"
"""Few tricks so far, and few to come."""
FEWER: Final = "fewer"
"""Too many tricks are the danger."""
MORE: Final = "more"
"""Tricks are wanted."""
OPEN: Final = "open"
"""Nothing of that is clear."""

MIDDLE: Final = 6
"""By the manual's chart tricks score nothing from here on …"""
EIGHTH: Final = 8
"""… up to here."""
CLEARLY: Final = 0.1
"""This many tricks more or fewer tell what a seat wants whose plan is open."""

REACHED: Final = 0.15
"""Humble that is less likely is not in reach."""
POSSIBLE: Final = 0.1
"""Nothing less likely is said to be an aim, or a danger."""
LIKELY: Final = 0.6
"""Defeated that is so likely is what the choice is about, where nothing else is in reach."""
GAIN: Final = 0.02
"""So much likelier an end becomes that a seat without a clear plan is after it."""

FEW: Final = frozenset({HUMBLE, FEWER})
"""Plans by which a trick is better lost."""

FEARED: Final = 0.2
"""Greedy that is less likely by every choice is not what is to be avoided."""
STRONG: Final = 2
"""What no more cards still out can beat may well win a trick."""


def plan(case: Case) -> str:
    """What the seat is after, as far as its prospects tell: an end that is likely, and that the
    better action does not make less so."""
    view: Any = case.view
    ends, instead = case.prospect(case.best).mine, case.prospect(case.other).mine
    chart = hinting(view).chart(view)
    if chart is None or not ends or not instead:
        return OPEN if chart is None else _by_points(case)
    if (sure := case.found.same_end) is not None:
        return MORE if sure in {"Victorious", "Defeated"} else OPEN  # each trick is a point there
    few, many = ends["Humble"].value, ends["Victorious"].value
    greedy = max(ends["Greedy"].value, instead["Greedy"].value)
    now = standing(chart, view.tricks[case.me])
    if now == "Victorious":
        return FEWER if greedy >= POSSIBLE else OPEN
    if now == "Greedy":
        return OPEN  # no trick more or less changes that
    gained = _gained(case)
    if now == "Humble" and few >= max(0.2, 2 * many) and gained["Humble"] >= -GAIN:
        return HUMBLE
    if _spares_greedy(case):
        return FEWER
    if greedy >= 0.25 and greedy > few and gained["Greedy"] <= GAIN and not _rather_more(case):
        return FEWER
    if many >= 0.15 and many > few and gained["Victorious"] >= -GAIN:
        return MORE
    return _by_gain(case)


def _gained(case: Case) -> dict[str, float]:
    """How much likelier the better action makes each end."""
    here, there = case.prospect(case.best).mine, case.prospect(case.other).mine
    return {end: here[end].value - there[end].value for end in here}


def _rather_more(case: Case) -> bool:
    """Whether the better action saves from Defeated, and not from Greedy."""
    gained, ends = _gained(case), case.prospect(case.best).mine
    clear = max(GAIN, ends["Defeated"].error, -gained["Greedy"])
    return ends["Victorious"].value >= 0.15 and -gained["Defeated"] > clear


def _spares_greedy(case: Case) -> bool:
    """Whether the better action saves from Greedy above all, by fewer tricks."""
    gained = _gained(case)
    mine, other = case.prospect(case.best).tricks, case.prospect(case.other).tricks
    if mine is None or other is None or mine > other - CLEARLY:
        return False
    if case.prospect(case.other).mine["Greedy"].value < FEARED:
        return False
    return -gained["Greedy"] >= max(2 * GAIN, gained["Humble"], gained["Victorious"])


def _by_gain(case: Case) -> str:
    """What a seat may be after that has no clear plan: the good end that the better action makes
    likelier."""
    gained, ends = _gained(case), case.prospect(case.best).mine
    few, many = gained["Humble"], gained["Victorious"]
    if few >= max(GAIN, ends["Humble"].error, many) and ends["Humble"].value >= 0.15:
        return HUMBLE
    if many >= max(GAIN, ends["Victorious"].error, few) and gained["Greedy"] >= 0:
        return MORE if ends["Victorious"].value >= POSSIBLE else OPEN
    return OPEN


def _by_points(case: Case) -> str:
    """By a chart without names, tricks are wanted where none of those to be expected is one that
    costs points."""
    tricks = case.prospect(case.best).tricks
    chart = hinting(case.view).chart(case.view)
    if tricks is None or chart is None or not 1 <= tricks < len(chart) - 1:
        return OPEN
    now = case.view.tricks[case.me]
    if chart[now + 1] < chart[now]:
        return FEWER if tricks < now + 1.5 else MORE if chart[round(tricks)] > chart[now] else OPEN
    if not chart[now] and now:
        return MORE if chart[round(tricks)] else OPEN
    near = chart[round(tricks) - 1 : round(tricks) + 2]
    return MORE if sorted(near) == [*near] else OPEN


def aim(case: Case) -> Message | None:
    """What the seat is after, in words, with its tricks; None where nothing is clear."""
    view: Any = case.view
    chart = hinting(view).chart(view)
    if chart is None:
        return None
    mine = view.tricks[case.me]
    match plan(case):
        case "humble":
            return Message("aim-humble", n=mine)
        case "fewer" if standing(chart, mine) == "Victorious":
            return Message("aim-enough", n=mine)
        case "fewer" if not standing(chart, 0):
            return Message("aim-stop", n=mine, points=chart[mine])
        case "fewer":
            return too_strong(case)
        case "more":
            match case.found.same_end:
                case "Victorious":
                    return Message("aim-less-theirs", who=case.who)
                case "Defeated":
                    return Message("aim-point-each")
            return _to_come(chart, mine)
    return None


def wish(case: Case) -> tuple[bool, Message] | None:
    """Whether the seat wants tricks and how that is said: by its plan, else by the tricks that the
    better action brings, where the chart says what they are for."""
    aimed, goal = plan(case), aim(case)
    if goal is not None and aimed != OPEN:
        return aimed == MORE, goal
    mine, other = case.prospect(case.best).tricks, case.prospect(case.other).tricks
    chart = hinting(case.view).chart(case.view)
    if mine is None or other is None or chart is None or abs(mine - other) < CLEARLY:
        return None
    goal = _more(case, chart) if mine > other else _fewer(case, chart)
    return None if goal is None else (mine > other, goal)


def _more(case: Case, chart: tuple[int, ...]) -> Message | None:
    """What more tricks are for, where the better action makes that likelier."""
    now, left = case.view.tricks[case.me], case.view.counts[case.me]
    if not standing(chart, 0):
        return _to_come(chart, now)
    missing, ends = _missing(chart, now), case.prospect(case.best).mine
    if ends["Victorious"].value < POSSIBLE:
        last = standing(chart, now) == "Defeated" and ends["Defeated"].value >= LIKELY
        return Message("aim-point-likely") if last else None
    near = 0 < missing <= left and standing(chart, now) != "Victorious"
    return Message("aim-more", n=missing) if near and _gained(case)["Victorious"] > 0 else None


def _fewer(case: Case, chart: tuple[int, ...]) -> Message | None:
    """What fewer tricks are for: Humble, or not to be Greedy."""
    now = case.view.tricks[case.me]
    if not standing(chart, 0):
        return None
    gained, humble = _gained(case), case.prospect(case.best).mine["Humble"].value
    if standing(chart, now) == "Humble" and humble >= REACHED and gained["Humble"] > 0:
        return Message("aim-humble", n=now)
    if gained["Greedy"] > -GAIN:
        return None
    if standing(chart, now) == "Victorious":
        risk = case.prospect(case.other).mine["Greedy"].value >= POSSIBLE
        return Message("aim-enough", n=now) if risk else None
    feared = case.prospect(case.other).mine["Greedy"].value >= FEARED
    return too_strong(case) if feared else None


def too_strong(case: Case) -> Message:
    """Too many tricks are the danger: the cards of the hand that may win them."""
    mine, goes = case.view.tricks[case.me], case.best.card
    hand = [it for it in case.view.hand if it.suit >= 0 and it != goes]
    order = sorted((len(answers(case, it).usual), -it.rank, it) for it in hand)
    strong = [it for beaten, _, it in order if beaten <= STRONG] if case.worlds else []
    if len(strong) < 2:
        return Message("aim-fewer", n=mine)
    return Message("aim-fewer-with", n=mine, cards=tuple(sorted(strong[:3])))


def _to_come(chart: tuple[int, ...], mine: int) -> Message | None:
    """How many tricks are missing for Victorious; without names, up to where each brings more."""
    if standing(chart, 0):
        missing = _missing(chart, mine)
        return Message("aim-more", n=missing) if missing else None
    if chart == MANUAL_SCORES and MIDDLE - 1 <= mine < EIGHTH:
        return Message("aim-past" if chart[mine] else "aim-nothing", n=mine)
    last = mine
    while last + 1 < len(chart) and chart[last + 1] == chart[last] + 1:
        last += 1
    if last == mine:
        return None
    id = "aim-points" if last < len(chart) - 1 else "aim-every"
    return Message(id, n=mine, last=last)


def _missing(chart: tuple[int, ...], now: int) -> int:
    """How many more tricks make Victorious, or keep it; 0 where no number does."""
    more = range(1, len(chart) - now)
    return next((n for n in more if standing(chart, now + n) == "Victorious"), 0)
