"""Fox: what carries a difference further off: which cards win tricks, and who takes Treasures and
poison, when every action is played on to the end of the round.

Tricks are split by the cards that win them. A card that is likelier to win one now than later is
ripe; a card for which it is the other way round is not.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.facts import Fact, Telling, sentence_of
from tanglewood.agents.teacher.family import Because
from tanglewood.agents.teacher.hand import either
from tanglewood.agents.teacher.parts import beside, courses
from tanglewood.agents.teacher.reasons.fox_aims import aim
from tanglewood.agents.teacher.reasons.fox_answers import POISON, answers
from tanglewood.agents.teacher.reasons.fox_facts_plain import name, plain
from tanglewood.analysis.adding import added, mean
from tanglewood.analysis.networks.played import Course
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import TREASURE

CLEARLY: Final = 0.3
"""So much oftener is told as more often."""
ABOUT: Final = 0.15
"""What differs by less is the same."""
HALF: Final = 0.5
MOSTLY: Final = 0.65
SELDOM: Final = 0.25
"""A card that wins a trick no oftener hardly wins one."""
UNSURE: Final = 1.96
"""What is not so many standard errors away from nothing is luck."""
FEW: Final = 3
"""So many cards are named that beat another."""

Counts = Mapping[FoxCard, Sequence[int]]
Table = Mapping[Action, Counts]
"""What is counted of every card, world by world."""


def causes(case: Case) -> Iterator[Fact]:
    """What comes of the actions by the end of the round."""
    played = {it: found for it in case.view.legal if (found := courses(case, it))}
    if len(played) < len(case.view.legal):
        return
    won = {it: _counted(found, _wins) for it, found in played.items()}
    if case.view.phase in {"lead", "follow"}:
        yield from _ripe(case, won)
    else:
        yield from _stays(case, won)
    yield from _helped(case, won)
    ranks = [TREASURE, POISON] if getattr(case.view, "poison", False) else [TREASURE]
    for rank in ranks:
        taken = {it: _counted(found, _of_rank(rank)) for it, found in played.items()}
        yield from _prizes(case, taken, 1 if rank == TREASURE else -1)


def nothing(case: Case, sign: int) -> None:
    """Nothing is said of a question but its reason."""


def always(case: Case, fact: Fact, pro: bool) -> bool:
    """Nothing is missing."""
    return True


def told_causes(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
    """The same where a special card asks something."""
    telling = Telling(aim, nothing, always, costs)
    found = sentence_of(case, [*causes(case)], telling, other=other, said=said)
    return None if found is None else Because(*found, bare=found[0] in {"costs", "settled"})


def takes(case: Case, action: Action) -> list[float]:
    """How often an action takes the trick on the table; nothing where nobody can tell."""
    found = courses(case, action)
    return [sum(one.tricks[0].won for one in found) / len(found)] if found else []


def keepers(case: Case) -> tuple[FoxCard, ...]:
    """The few cards of the hand that mostly win a trick later on, after the advised action."""
    won = _counted(courses(case, case.best), _wins)
    goes = {case.best.card, *(it.card for it in case.found.choice().equal)}
    often = {it: _of(won, it) for it in case.view.hand if it.suit >= 0 and it not in goes}
    strong = sorted((-share, it) for it, share in often.items() if share >= MOSTLY)
    return tuple(sorted(it for _, it in strong[:FEW]))


def costs(case: Case, others: Collection[Action]) -> str:
    """What these would cost beside tricks above all: Treasure, poison or goals."""
    lost = {"treasure": 0.0, "poison": 0.0, "goals": 0.0}
    chart = hinting(case.view).chart(case.view) or ()
    poison = getattr(case.view, "poison", False)
    for other in others:
        for action, sign in ((case.best, 1), (other, -1)):
            found = courses(case, action)
            prizes, eights = (
                added(map(_share, _counted(found, _of_rank(it)).values()))
                for it in (TREASURE, POISON)
            )
            whole = added(beside(it, chart) for it in found) / max(1, len(found))
            lost["treasure"] += sign * prizes
            lost["poison"] -= sign * eights * poison
            lost["goals"] += sign * (whole - prizes + eights * poison)
    return max(lost, key=lambda it: lost[it])


def _wins(course: Course) -> Iterator[tuple[FoxCard, int]]:
    for trick in course.tricks:
        if trick.won and trick.mine is not None:
            yield trick.mine, 1


def _of_rank(rank: int) -> Callable[[Course], Iterator[tuple[FoxCard, int]]]:
    """The cards of a rank that the seat takes, and those that the other does."""

    def taken(course: Course) -> Iterator[tuple[FoxCard, int]]:
        for trick in course.tricks:
            for card in (trick.mine, trick.theirs):
                if card is not None and card.rank == rank and card.suit >= 0:
                    yield card, 1 if trick.won else -1

    return taken


def _counted(
    found: Sequence[Course], count: Callable[[Course], Iterator[tuple[FoxCard, int]]]
) -> Counts:
    sums: dict[FoxCard, list[int]] = {}
    for world, course in enumerate(found):
        for card, often in count(course):
            sums.setdefault(card, [0] * len(found))[world] += often
    return sums


def _share(counts: Sequence[int]) -> float:
    return sum(counts) / max(1, len(counts))


def _of(counts: Counts, card: FoxCard) -> float:
    """How often, of a card."""
    return _share(counts.get(card, ()))


def _ahead(case: Case, table: Table, card: FoxCard, rivals: Collection[Action]) -> float:
    """How much more often by the advice than by these, on average by how much worse they are;
    nothing where it may be the luck of the worlds."""
    weights = {it: max(0.0, case.found.gap(case.best, it)[0]) for it in rivals}
    whole = added(weights.values())
    if whole <= 0:
        return 0.0
    worlds = range(len(courses(case, case.best)))
    rows = {it: table[it].get(card, [0] * len(worlds)) for it in (case.best, *rivals)}
    series = [rows[case.best][at] - added(by * rows[it][at] for it, by in weights.items()) / whole
              for at in worlds]  # fmt: skip
    middle, error = mean(series)
    return middle if abs(middle) > UNSURE * error else 0.0


def _ripe(case: Case, won: Table) -> Iterator[Fact]:
    ahead: dict[Action, float] = {}
    for it in won:
        card = plain(it)
        kept = [_of(won[one], card) for one in won if one.card != card] if card else []
        if kept and card is not None:
            later = added(kept) / len(kept)
            if it != case.best and case.best.card != card:
                later = _of(won[case.best], card)
            ahead[it] = takes(case, it)[0] - later
    said = {"card": name(case), "who": case.who}
    ripe = frozenset(it for it, by in ahead.items() if by >= CLEARLY)
    yield Fact("ripe", ripe, 1, pro=Message("said-ripe", **said), con="said-ripe-others")
    unripe = frozenset(it for it, by in ahead.items() if by <= -CLEARLY)
    over = set[FoxCard]()
    if case.view.phase == "lead":
        for it in unripe - {case.best}:
            over |= {*answers(case, it.card).usual} if plain(it) else set()
    until = "-until" if 0 < len(over) <= FEW else ""
    more = {"cards": either(sorted(over))} if until else {}
    yield Fact("unripe", unripe, -1, pro=Message("said-unripe", **said),
               con=f"said-unripe-others{until}", said=more)  # fmt: skip


def _stays(case: Case, won: Table) -> Iterator[Fact]:
    """A card that would win a trick if it stayed, or would hardly win one."""
    often: dict[Action, float] = {}
    for it in won:
        card = plain(it)
        others = [_of(won[one], card) for one in won if one.card != card] if card else []
        if others:
            often[it] = added(others) / len(others)
    said = {"card": name(case)}
    wins = frozenset(it for it, each in often.items() if each >= HALF)
    yield Fact("wins_kept", wins, -1, pro=Message("said-wins-kept", **said),
               con="said-wins-kept-others")  # fmt: skip
    seldom = frozenset(it for it, each in often.items() if each <= SELDOM)
    yield Fact("lost_kept", seldom, 1, pro=Message("said-lost-kept", **said),
               con="said-lost-kept-others")  # fmt: skip


def _helped(case: Case, won: Table) -> Iterator[Fact]:
    """A card of the hand that stays, and wins a trick more often afterwards, or less often."""
    goes = {case.best.card, *(it.card for it in case.found.choice().equal)}
    stays = [it for it in case.view.hand if it.suit >= 0 and it not in goes]
    gained = {
        card: _ahead(case, won, card, [it for it in won if card != it.card and it != case.best])
        for card in stays
    }
    said = {"card": name(case), "who": case.who}
    for sign, kind in ((1, "helps"), (-1, "spares")):
        card = max(gained, key=lambda it: (sign * gained[it], it), default=None)
        if card is None or sign * gained[card] < CLEARLY - ABOUT / 2:
            continue
        own = sign * _of(won[case.best], card)
        of = frozenset(it for it, each in won.items() if sign * _of(each, card) >= own - ABOUT)
        yield Fact(kind, of, sign, pro=Message(f"said-{kind}", **said, other=card), later=True)


def _prizes(case: Case, taken: Table, sign: int) -> Iterator[Fact]:
    """A Treasure that comes to the seat more often, or poison that goes to the other: one that is
    in the hand, or that a lead of its suit may draw out."""
    cards = {card for each in taken.values() for card in each if _near(case, card)}
    rivals = [it.action for it in case.found.others]
    gains = {it: sign * _ahead(case, taken, it, rivals) for it in cards}
    prize = max(gains, key=lambda it: (gains[it], it), default=None)
    if prize is None or gains[prize] < CLEARLY - ABOUT / 2:
        return
    kind = "treasure" if sign > 0 else "poison"
    said: dict[str, Any] = {"card": name(case), "who": case.who, "prize": prize}
    each = {it: sign * _of(counts, prize) for it, counts in taken.items()}
    held = "-own" if prize == case.best.card else ""
    best = frozenset(it for it, net in each.items() if net >= each[case.best] - ABOUT)
    yield Fact(f"{kind}_comes", best, 0, pro=Message(f"said-{kind}-comes{held}", **said),
               about="points", later=True)  # fmt: skip
    worst = frozenset(it for it, net in each.items() if net <= each[case.best] - CLEARLY)
    yield Fact(f"{kind}_goes", worst, 0, con=f"said-{kind}-goes", said={"prize": prize},
               about="points", later=True)  # fmt: skip


def _near(case: Case, prize: FoxCard) -> bool:
    card = case.best.card
    leads = case.view.phase == "lead" and card is not None and card.suit == prize.suit
    return leads or prize in case.view.hand
