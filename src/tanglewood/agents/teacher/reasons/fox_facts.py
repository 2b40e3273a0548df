"""Fox: the facts by which a hint parts the advised action from the worse ones, and what it is for.

Each is asked of every action that could be chosen. How strong a card is goes by the cards still out
that could beat it, were it led.
"""

from collections.abc import Collection, Iterator
from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.facts import Fact, sentence_of
from tanglewood.agents.teacher.reasons import fox_endings as endings
from tanglewood.agents.teacher.reasons.deluxe_facts import goals, specials
from tanglewood.agents.teacher.reasons.fox_facts_cards import AWAY, away, exchange
from tanglewood.agents.teacher.reasons.fox_facts_follow import follow
from tanglewood.agents.teacher.reasons.fox_facts_lead import lead
from tanglewood.agents.teacher.reasons.fox_plan import POSSIBLE, wish
from tanglewood.agents.teacher.reasons.fox_purpose import purpose
from tanglewood.core.action import Action
from tanglewood.core.message import Message

CLEARLY: Final = 0.08
"""Tricks that differ by less tell nothing of what is wanted."""

KINDS: Final = frozenset(
    {
        "away_kept", "away_low_kept", "away_strongest", "away_weakest", "beaten",
        "better_kept", "cutter_kept", "draws", "enough", "forced", "fox_kept", "fox_swaps",
        "fox_takes", "fox_turns", "gained", "give_kept", "give_low_kept", "give_strongest",
        "give_weakest", "goal", "goal_lost", "keeps_over", "keeps_under", "likely", "loses",
        "low_kept", "lower_kept", "monarch", "monarch_kept", "poison_eaten", "poison_left",
        "poison_passed", "prize", "prize_left", "pulls_prize", "shed", "special_kept",
        "spent", "strong_suit", "strongest_lead", "swan", "swan_kept", "takes", "top",
        "top_trump", "treasure_given", "treasure_home", "treasure_kept", "treasure_risked",
        "trump", "trump_kept", "trumped", "turn_loses", "turn_takes", "void", "waits",
        "wasted", "weak_suit", "weakest", "weakest_lead",
    }
)  # fmt: skip
"""The names of all facts."""
VICTORIOUS: Final = 7
"""The first number of tricks that is Victorious."""


def by_facts(case: Case, other: Action | None, said: Collection[str]) -> tuple[str, Message] | None:
    """What parts the advised card from all that are worse, or from one of them, and what it is
    for."""
    if case.view.phase not in {"lead", "follow", "exchange", *AWAY}:
        return None  # a question of a special card
    others = [it.action for it in case.found.others] if other is None else [other]
    if all(endings.even(case.against(it)) for it in others):
        return None  # the last cards bring the same, whatever is hidden
    wide = other is not None
    return sentence_of(case, [*facts(case, wide=wide)], ways(case), aim_against, other, said)


def facts(case: Case, *, wide: bool = False) -> Iterator[Fact]:
    """Everything that is true of some of the actions, what matters most first; `wide` where two of
    them are told apart, and it need not be so of few of all of them."""
    yield from goals(case)
    match case.view.phase:
        case "lead":
            yield from lead(case, wide=wide)
        case "follow":
            yield from follow(case, wide=wide)
        case "exchange":
            yield from exchange(case, wide=wide)
        case phase if phase in AWAY:
            yield from away(case, wide=wide)
    yield from specials(case)


def ways(case: Case) -> dict[Action, int]:
    """Whether an action is worse by too few tricks (1) or too many (-1)."""
    return {it.action: _way(case, it.action) for it in case.found.others}


def _way(case: Case, other: Action) -> int:
    here, there = case.prospect(case.best), case.prospect(other)
    if here.mine and there.mine:
        ends = {end: here.mine[end].value - there.mine[end].value for end in here.mine}
        more = ends["Victorious"] + min(0.0, ends["Humble"])
        if abs(more) >= CLEARLY / 2 or abs(ends["Humble"]) >= CLEARLY / 2:
            if ends["Humble"] > max(0.0, ends["Victorious"]):
                return -1
            if ends["Victorious"] > 0:
                return -1 if -ends["Greedy"] > -ends["Defeated"] else 1
    if here.tricks is not None and there.tricks is not None:
        gap = here.tricks - there.tricks
        if abs(gap) >= CLEARLY:
            return 1 if gap > 0 else -1
    return purpose(case)


def aim_against(case: Case, against: Collection[Action], way: int) -> Message:
    """What the tricks are for, as it tells the action from the worst of these: nothing that the
    numbers speak against; at least whether they are wanted."""
    worst = sorted(against, key=case.found.value)
    for other in worst:
        wanted = wish(case.against(other))
        if wanted is None or wanted[0] != (way > 0):
            continue
        ends = case.prospect(case.best).mine
        if not ends:
            return wanted[1]
        few, many = ends["Humble"].value, ends["Victorious"].value
        if wanted[1].id == "aim-humble" and few < many:
            continue
        if wanted[1].id == "aim-more" and many < few:
            continue
        return wanted[1]
    return _by_ends(case, worst[0], way) or Message("aim-many" if way > 0 else "aim-few")


def _by_ends(case: Case, other: Action, way: int) -> Message | None:
    """The same by the end that becomes likelier, or less likely."""
    here, there = case.prospect(case.best).mine, case.prospect(other).mine
    if not here or not there:
        return None
    mine = case.view.tricks[case.me]
    if way > 0:
        missing = VICTORIOUS - mine
        gained = here["Victorious"].value - there["Victorious"].value
        near = 0 < missing <= case.view.counts[case.me]
        if near and gained > 0 and here["Victorious"].value >= POSSIBLE:
            return Message("aim-more", n=missing)
        return None
    few = here["Humble"].value - there["Humble"].value
    if few > 0 and here["Humble"].value >= POSSIBLE:
        likelier = here["Humble"].value >= here["Victorious"].value
        return Message("aim-humble" if likelier else "aim-open", n=mine)
    if there["Greedy"].value >= POSSIBLE and here["Greedy"].value < there["Greedy"].value:
        return Message("aim-enough", n=mine) if mine >= VICTORIOUS else Message("aim-greedy")
    return None
