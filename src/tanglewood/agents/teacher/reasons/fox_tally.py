"""Fox: what a trick does to the tally of tricks."""

from typing import Any

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.core.message import Message
from tanglewood.games.fox.rules import standing


def _tally(case: Case) -> tuple[tuple[int, ...], int, int, int] | None:
    """The chart, my tricks, the other's, and how many are to be finished; None while no card is to
    be played."""
    view: Any = case.view
    if view.phase not in {"lead", "follow"} or case.best.card is None:
        return None
    chart = hinting(view).chart(view)
    assert chart is not None
    return chart, view.tricks[case.me], view.tricks[1 - case.me], view.counts[case.me]


def seventh(case: Case) -> Message | None:
    """It takes the trick that makes Victorious; after it nobody can make me Greedy, or I must take
    care of that myself."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, left = tally
    if standing(chart, mine + 1) != "Victorious" or standing(chart, mine) != "Defeated":
        return None
    if not case.takes:
        return None
    if standing(chart, mine + left) == "Victorious":
        return Message("why-seventh-safe", who=case.who, n=mine + 1)
    return Message("why-seventh", n=mine + 1)


def tenth(case: Case) -> Message | None:
    """One more trick would be Greedy: lose this one."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, _ = tally
    greedy = standing(chart, mine + 1) == "Greedy" and standing(chart, mine) == "Victorious"
    if not (greedy and case.loses):
        return None
    return Message("why-tenth", n=mine, card=case.best.card)


def humble(case: Case) -> Message | None:
    """Few tricks so far, and that is the plan: lose this one, which another card would take."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, _ = tally
    planned = case.prospect(case.best).mine
    if standing(chart, mine) != "Humble" or not planned or planned["Humble"].value < 0.3:
        return None
    if not (case.loses and case.other_takes):
        return None
    if standing(chart, mine + 1) != "Humble":
        return Message("why-humble-last", n=mine, card=case.best.card)
    return Message("why-humble", n=mine, card=case.best.card)


def deny(case: Case) -> Message | None:
    """It takes the trick that would make the other Victorious."""
    if (tally := _tally(case)) is None:
        return None
    chart, _, theirs, _ = tally
    near = standing(chart, theirs) == "Defeated" and standing(chart, theirs + 1) == "Victorious"
    if not (near and case.takes and case.other_loses):
        return None
    return Message("why-deny", who=case.who, n=theirs + 1)


def feed(case: Case) -> Message | None:
    """The other takes the trick that makes it Greedy."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, theirs, _ = tally
    near = standing(chart, theirs + 1) == "Greedy" and standing(chart, theirs) == "Victorious"
    if not (near and case.loses and standing(chart, mine) == "Humble"):
        return None
    return Message("why-feed", who=case.who, n=theirs + 1)


def costly(case: Case) -> Message | None:
    """By a chart without names: one trick more would bring less."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, left = tally
    if standing(chart, 0) or chart[mine + 1] >= chart[mine] or left > 3:
        return None
    if not (case.loses and case.other_takes):
        return None
    return Message("why-costly", n=mine, points=chart[mine], card=case.best.card)


def rising(case: Case) -> Message | None:
    """By a chart without names: this trick brings more."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, left = tally
    if standing(chart, 0) or chart[mine + 1] <= chart[mine] or left > 5 or not case.takes:
        return None
    return Message("why-rising", n=mine + 1, points=chart[mine + 1])


def likelier(case: Case) -> Message | None:
    """It makes a good end clearly likelier than the other action does."""
    best, other = case.prospect(case.best), case.prospect(case.other)
    found, most = None, 0.05
    for end in ("Humble", "Victorious"):
        if end not in best.mine or end not in other.mine:
            continue
        more = best.mine[end].value - other.mine[end].value
        if more > most:
            found, most = end, more
    if found is None:
        return None
    share = round(10 * best.mine[found].value)
    band = Message(f"band-{found.lower()}")
    if not 2 <= share <= 9:
        return Message("why-likelier", band=band, other=case.called(case.other))
    return Message("why-likelier-often", band=band, n=share, other=case.called(case.other))


def avoids(case: Case) -> Message | None:
    """It makes a bad end clearly less likely than the other action does."""
    best, other = case.prospect(case.best), case.prospect(case.other)
    found, most = None, 0.05
    for end in ("Defeated", "Greedy"):
        if end not in best.mine or end not in other.mine:
            continue
        less = other.mine[end].value - best.mine[end].value
        if less > most:
            found, most = end, less
    if found is None:
        return None
    band = Message(f"band-{found.lower()}")
    return Message("why-avoids", band=band, other=case.called(case.other))
