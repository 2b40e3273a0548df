"""Fox: what the next tricks mostly bring after an action, and seldom after the other.

Said where nothing that lies on the table tells the two apart, and only of a card that is played, or
of one that a higher card of its suit draws out: else nobody could see how the one comes from the
other.
"""

from collections.abc import Hashable
from typing import Any, Final

from tanglewood.agents.hint.rollout import Story
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import Difference, both, differences, ways
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.core.action import Action
from tanglewood.core.message import Message

TRICKS: Final = 4
"""This trick and the next three."""
SEVEN: Final = 7


def over(events: Story, state: Any) -> bool:
    """After a few tricks, or when the round is over."""
    return _tricks(events) >= TRICKS or any(it.kind == "round-scored" for it in events)


def _tricks(events: Story) -> int:
    return sum(it.kind == "trick-won" for it in events)


def won(events: Story) -> list[Any]:
    return [it for it in events if it.kind == "trick-won"]


def goes(case: Case, card: Hashable) -> bool:
    """Whether a card leaves the hand by one of the actions without being played."""
    own = card in (case.best.card, case.other.card)
    return own and case.view.phase not in {"lead", "follow"}


def played(case: Case, card: Hashable) -> str:
    """Whether a card is the one that is played, or the one that is kept, as a part of an id."""
    if case.view.phase not in {"lead", "follow"} or card not in (case.best.card, case.other.card):
        return ""
    return "-now" if card == case.best.card else "-kept"


def treasures(case: Case) -> Message | None:
    """A Treasure comes to the seat that would go to nobody or to the other, or the other does not
    get it."""
    here, there = both(case, over)
    gained = of_rank(case, SEVEN, case.me, here, there, case.best)
    spared = of_rank(case, SEVEN, 1 - case.me, there, here, case.other)
    return taken_card(case, "forecast-treasure", gained, spared)


def of_rank(
    case: Case, rank: int, seat: int, more: list[Story], less: list[Story], by: Action
) -> list[Difference]:
    """The cards of a rank that a seat takes more often by an action of their suit."""
    suit = None if by.card is None else by.card.suit
    leads = case.leading and seat == case.me and by.card is not None and by.card.rank > rank

    def facts(events: Story) -> set[Hashable]:
        return {
            card
            for it in won(events)
            if it.winner == seat
            for card in (it.lead, it.follow)
            if card.rank == rank and card.suit >= 0 and not goes(case, card)
            if card in (case.best.card, case.other.card) or (leads and card in case.may_hold)
            if suit == card.suit
        }

    return differences([facts(it) for it in more], [facts(it) for it in less])


def taken_card(
    case: Case, id: str, mine: list[Difference], theirs: list[Difference]
) -> Message | None:
    """The clearest of these cards that the seat takes, or the other."""
    told = [(it, "mine") for it in mine[:1]] + [(it, "theirs") for it in theirs[:1]]
    if not told:
        return None
    one, whose = min(told, key=lambda it: (not it[0].clear, it[0].there - it[0].here, it[1]))
    return Message(f"{id}-{whose}{played(case, one.fact)}", card=one.fact, who=case.who,
                   often=one.often, **ways(case))  # fmt: skip


def next_tricks(case: Case) -> Message | None:
    """This many of the next tricks are mostly the seat's, and fewer after the other action; or the
    other way round, where few are wanted."""
    wanted = wish(case)
    if wanted is None:
        return None
    many, goal = wanted
    here, there = both(case, over)

    def facts(stories: list[Story]) -> list[set[int]]:
        taken = [sum(one.winner == case.me for one in won(it)) for it in stories]
        return [{*range(1, n + 1)} for n in taken]

    more, less = (here, there) if many else (there, here)
    found = [it for it in differences(facts(more), facts(less)) if it.clear]
    if not found:
        return None
    told = Message(
        "forecast-tricks" if many else "forecast-tricks-few", n=found[0].fact, **ways(case)
    )
    return Message("why-forecast", aim=goal, forecast=told)
