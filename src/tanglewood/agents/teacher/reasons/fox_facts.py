"""Fox: the facts by which a hint parts the advised action from the worse ones, and what it is for.

Each is asked of every action that could be chosen. How strong a card is goes by the cards still out
that could beat it, were it led.
"""

from collections.abc import Collection, Iterator
from typing import Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact, Telling, sentence_of
from tanglewood.agents.teacher.reasons import fox_endings as endings
from tanglewood.agents.teacher.reasons.deluxe_facts import goals
from tanglewood.agents.teacher.reasons.fox_aims import aim
from tanglewood.agents.teacher.reasons.fox_causes import causes, costs, keepers, takes
from tanglewood.agents.teacher.reasons.fox_facts_cards import AWAY, away, exchange, turned
from tanglewood.agents.teacher.reasons.fox_facts_follow import follow
from tanglewood.agents.teacher.reasons.fox_facts_lead import lead
from tanglewood.agents.teacher.reasons.fox_facts_plain import name
from tanglewood.core.action import Action
from tanglewood.core.message import Message

KINDS: Final = frozenset(
    {
        "beaten", "draws", "enough", "forced", "fox_kept", "fox_swaps", "fox_takes", "fox_turns",
        "gained", "goal", "goal_lost", "helps", "likely", "loses", "lost_kept", "monarch",
        "poison_comes", "poison_eaten", "poison_goes", "poison_left", "poison_passed", "prize",
        "prize_left", "pulls_prize", "ripe", "shed", "spares", "spent", "swan", "swan_kept",
        "takes", "top", "treasure_comes", "treasure_given", "treasure_goes", "treasure_home",
        "treasure_kept", "treasure_risked", "trump", "trump_kept", "trumped", "turn_likely",
        "turn_loses", "turn_takes", "unripe", "void", "weakest", "wins_kept",
    }
)  # fmt: skip
"""The names of all facts."""
LIKELY: Final = 0.6
"""What happens in so many of the worlds is told as probable."""


def by_facts(case: Case, other: Action | None, said: Collection[str]) -> tuple[str, Message] | None:
    """What parts the advised card from all that are worse, or from one of them, and what it is
    for."""
    if case.view.phase not in {"lead", "follow", "exchange", *AWAY}:
        return None  # a question of a special card
    others = [it.action for it in case.found.others] if other is None else [other]
    if all(endings.even(case.against(it)) for it in others):
        return None  # the last cards bring the same, whatever is hidden
    known = [*facts(case, wide=other is not None)]
    return sentence_of(case, known, TELLER, other=other, said=said)


def deed(case: Case, sign: int) -> Message | None:
    """What the advised card does to the trick, if that speaks for so many tricks, or what it makes
    trump."""
    said = {"card": name(case), "who": case.who}
    if case.view.phase == "exchange":
        return turned(case)
    if case.view.phase not in {"lead", "follow"} or not (often := takes(case, case.best)):
        return None
    if LIKELY > often[0] > 1 - LIKELY:
        return None
    won = often[0] >= LIKELY
    if case.view.phase == "lead":
        kept = () if won or sign < 0 else keepers(case)
        if kept:
            return Message("said-deed-led-keeps", **said, cards=kept, n=len(kept))
        return (
            None
            if sign and won != (sign > 0)
            else Message(f"said-deed-led{'' if won else '-lost'}", **said)
        )
    if sign and won != (sign > 0):
        return None
    sure = "-sure" if not SURE > case.now.share(case.now.takes) > 1 - SURE else ""
    return Message(f"said-deed-{'takes' if won else 'loses'}{sure}", **said)


def done(case: Case, fact: Fact, pro: bool) -> bool:
    """Whether a fact says what the advised card does now."""
    if case.view.phase == "exchange":
        return fact.kind in {"trump", "turn_takes", "turn_loses", "turn_likely"} and pro
    return pro


TELLER: Final = Telling(aim, deed, done, costs)


def facts(case: Case, *, wide: bool = False) -> Iterator[Fact]:
    """Everything that is true of some of the actions, what matters most first; `wide` where two of
    them are told apart, and it need not be so of few of all of them."""
    yield from goals(case)
    match case.view.phase:
        case "lead":
            yield from lead(case)
        case "follow":
            yield from follow(case)
        case "exchange":
            yield from exchange(case, wide=wide)
        case phase if phase in AWAY:
            yield from away(case)
    yield from causes(case)
