"""Fox: what a trick does to the tally of tricks."""

from typing import Any

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.fox_cards import (
    POISON,
    all_the_same,
    beaters,
    only_these,
    takes_poison,
)
from tanglewood.agents.teacher.reasons.fox_plan import (
    FEW,
    FEWER,
    HUMBLE,
    MORE,
    aim,
    plan,
    sure_end,
    too_strong,
)
from tanglewood.analysis.adding import added
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
    """It takes the trick that makes Victorious, as the other action may not; after it nobody can
    make me Greedy, or I must take care of that myself."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, left = tally
    if standing(chart, mine + 1) != "Victorious" or standing(chart, mine) != "Defeated":
        return None
    if sure_end(case) == "Victorious":
        return None  # a later trick makes it so as well
    if not case.takes or case.other_taken >= SURE:
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
    if not (case.loses and case.other_mostly_takes):
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
    if not (near and case.takes and case.other_loses) or sure_end(case) == "Defeated":
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
    said = {"n": mine, "points": chart[mine], "card": case.best.card}
    if case.leading and case.now.worlds and case.taken <= min(0.3, case.other_taken - 0.25):
        return Message("why-costly-led", **said, who=case.who)
    if not (case.loses and case.other_mostly_takes):
        return None
    return Message("why-costly", **said)


def rising(case: Case) -> Message | None:
    """By a chart without names: this trick brings more."""
    if (tally := _tally(case)) is None:
        return None
    chart, mine, _, left = tally
    if standing(chart, 0) or chart[mine + 1] <= chart[mine] or left > 5 or not case.takes:
        return None
    if case.other_taken >= SURE:
        return None
    return Message("why-rising", n=mine + 1, points=chart[mine + 1], less=chart[mine])


def enough_tricks(case: Case) -> Message | None:
    """Too many tricks are the danger: this one is let go that the other action would take."""
    if (tally := _tally(case)) is None or not (case.loses and case.other_mostly_takes):
        return None
    if plan(case) != FEWER:
        return None
    chart, mine, _, _ = tally
    if standing(chart, mine) == "Victorious":
        return Message("why-enough-tricks", n=mine, who=case.who, card=case.best.card)
    return Message("why-too-many", aim=too_strong(case), card=case.best.card)


def hands_over(case: Case) -> Message | None:
    """A lead that the other will mostly take, as it would not the other lead, where fewer tricks
    are wanted."""
    if (tally := _tally(case)) is None or not case.leading or not case.now.worlds:
        return None
    if case.taken > 0.3 or case.other_taken < case.taken + 0.25:
        return None
    chart, mine, _, _ = tally
    said = {"card": case.best.card, "who": case.who, "n": mine}
    match plan(case):
        case "humble":
            return Message("why-hands-over", **said)
        case "fewer" if standing(chart, mine) == "Victorious":
            return Message("why-hands-over-enough", **said)
        case "fewer":
            return Message("why-hands-over-many", aim=too_strong(case), card=case.best.card,
                           who=case.who)  # fmt: skip
    return None


def spends(case: Case) -> Message | None:
    """The trick is won either way: a high card goes on it where it would win too many others."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase != "follow":
        return None
    if "+" in case.best.text + case.other.text or all_the_same(case):
        return None
    if card.suit != instead.suit or card.suit < 0 or card.rank <= max(instead.rank, 5):
        return None
    if not (case.takes and case.other_taken >= SURE) or plan(case) not in FEW:
        return None
    wish = aim(case)
    return None if wish is None else Message("why-spends", aim=wish, card=card)


def one_allowed(case: Case) -> Message | None:
    """On the way to Humble: one trick more is still Humble, so a high card goes on it now."""
    card, instead, tally = case.best.card, case.other.card, _tally(case)
    if card is None or instead is None or tally is None or plan(case) != HUMBLE:
        return None
    if card.rank < 6 or instead.rank >= card.rank or case.taken <= 0.5:
        return None
    if not case.leading and not (case.takes and case.other_loses):
        return None  # the trick is not decided by this choice
    chart, mine, _, left = tally
    if standing(chart, mine + 1) != "Humble" or standing(chart, mine + left) == "Humble":
        return None  # it ends Humble, or cannot end otherwise
    return Message("why-one-allowed", n=mine + 1, card=card)


def needs(case: Case) -> Message | None:
    """One or two tricks are missing for Victorious, and only so many cards beat this one."""
    if (tally := _tally(case)) is None or not case.leading or plan(case) != MORE:
        return None
    chart, mine, _, left = tally
    card: Any = case.best.card
    wanted = next((n for n in (1, 2) if standing(chart, mine + n) == "Victorious"), 0)
    if sure_end(case) is not None:
        return None  # no trick is missing that is not sure to come
    if not wanted or wanted > left or standing(chart, mine) != "Defeated" or card.suit < 0:
        return None
    if not case.now.worlds or case.taken < max(0.5, case.other_taken) or "+" in case.best.text:
        return None
    above = beaters(case, card)
    if len(above) > 2 or not only_these(case, above):
        return None
    match above:
        case [only]:
            return Message("why-needs-one", n=wanted, card=card, one=only)
        case [one, two]:
            return Message("why-needs-two", n=wanted, card=card, one=one, two=two)
    return None


def needed(case: Case) -> Message | None:
    """Tricks are wanted, and the other card would lose this one."""
    if _tally(case) is None or plan(case) != MORE:
        return None
    wish = aim(case)
    if wish is None or not (case.takes and case.other_loses):
        return None
    if getattr(case.view, "poison", False) and getattr(case.best.card, "rank", 0) == POISON:
        return None  # another card may take it without the poison
    id = "why-needed-poison" if takes_poison(case, case.best.card) else "why-needed"
    return Message(id, aim=wish, card=case.called(case.best), other=case.called(case.other))


def out_of_reach(case: Case) -> Message | None:
    """The scores lie so far apart that no choice of this trick matters to the game."""
    if not case.found.for_the_game or not case.view.scores:
        return None
    values = [case.found.value(one.action) for one in case.found.prospects]
    ahead = case.view.scores[case.me] - case.view.scores[1 - case.me]
    if max(values) - min(values) >= 0.01 or not _all_alike(case):
        return None
    if max(values) <= 0.05 and ahead < 0:
        return Message("why-far-behind", who=case.who, n=-ahead)
    if min(values) >= 0.95 and ahead > 0:
        return Message("why-far-ahead", n=ahead)
    return None


def _all_alike(case: Case) -> bool:
    """Whether nothing that may be done changes who takes the trick, or what the round brings."""
    points = [one.value for one in case.found.prospects]
    if case.view.phase in {"lead", "follow", "exchange"}:
        taken = [case.ahead(it).share(case.ahead(it).takes) for it in case.view.legal]
        if max(taken) - min(taken) > 0.2:
            return False
    return max(points) - min(points) < 0.5


def same_either_way(case: Case) -> Message | None:
    """Every card takes the trick, or every one loses it, and all are worth the same."""
    if (tally := _tally(case)) is None or case.leading or not case.now.worlds:
        return None
    values = [case.found.value(one.action) for one in case.found.prospects]
    if max(values) - min(values) >= 0.01:
        return None
    taken = [case.ahead(it).share(case.ahead(it).takes) for it in case.view.legal]
    if min(taken) >= SURE:
        return Message("why-all-take", n=tally[1] + 1)
    if max(taken) <= 1 - SURE:
        return Message("why-all-lose", n=tally[1])
    return None


def _shift(case: Case, ends: tuple[str, str]) -> tuple[str, float] | None:
    """Which of two ends the best action makes more likely than the other does, and by how much both
    together become so."""
    best, other = case.prospect(case.best).mine, case.prospect(case.other).mine
    if not best or not other:
        return None
    more = {end: best[end].value - other[end].value for end in ends}
    most = max(ends, key=lambda end: more[end])
    return most, added(more.values())


def likelier(case: Case) -> Message | None:
    """It makes a good end clearly likelier than the other action does, and not at the cost of the
    other good one."""
    found = _shift(case, ("Humble", "Victorious"))
    if found is None or found[1] <= 0.05:
        return None
    end = found[0]
    chance = case.prospect(case.best).mine[end].value
    band = Message(f"band-{end.lower()}")
    if chance < 0.15:
        return None
    if not 0.35 <= chance < 0.95:
        return Message("why-likelier", band=band, other=case.called(case.other))
    share = round(10 * chance)
    return Message("why-likelier-often", band=band, n=share, other=case.called(case.other))


def avoids(case: Case) -> Message | None:
    """It makes a bad end clearly less likely than the other action does."""
    best, other = case.prospect(case.best).mine, case.prospect(case.other).mine
    if not best or not other:
        return None
    less = {end: other[end].value - best[end].value for end in ("Defeated", "Greedy")}
    most = max(less, key=lambda end: less[end])
    if added(less.values()) <= 0.05 or other[most].value < 0.15:
        return None
    band = Message(f"band-{most.lower()}")
    return Message("why-avoids", band=band, other=case.called(case.other))
