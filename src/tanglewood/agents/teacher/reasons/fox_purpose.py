"""Fox: what the choice is for, asked of all actions at once, and how strong a card is in words."""

from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import by_suit_alone, higher, trump_of
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.analysis.adding import added
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Argument, Message
from tanglewood.games.fox.cards import FOX, SWAN, WITCH, WOODCUTTER

FOLLOWS: Final = 0.5
"""From this correlation on the worth of the actions goes with their tricks."""
APART: Final = 0.2
"""Tricks that differ by less tell nothing of what is wanted."""
OPEN_END: Final = 0.1
"""An end that is so likely may still come."""
ABLE: Final = 3
"""With so many cards in hand, or fewer, what a card can do is of little use."""
EASILY: Final = 4
"""What so many cards still out can beat is easily beaten."""


def purpose(case: Case) -> tuple[int, Message | None]:
    """1 where tricks are wanted, -1 where few are and 0 where that is open, with the words for it.

    A wish counts by how much worse the action is that it is told from, and not at all where it
    would be told against what the actions are worth.
    """
    found: tuple[int, Message | None] = case.once(("purpose", case.best), lambda: _purpose(case))
    return found


def _purpose(case: Case) -> tuple[int, Message | None]:
    towards = _follows(case)
    words: dict[int, Message] = {}
    weight = {1: 0.0, -1: 0.0}
    for one in case.found.prospects:
        if one.action is case.best:
            continue
        wanted = wish(case.against(one.action))
        if wanted is None:
            continue
        way = 1 if wanted[0] else -1
        if towards not in {0, way}:
            continue
        words.setdefault(way, wanted[1])
        weight[way] += max(0.0, case.found.gap(case.best, one.action)[0]) + 1e-9
    if words:
        way = max(words, key=lambda it: weight[it])
        return way, words[way]
    return 0, _open(case)


def _follows(case: Case) -> int:
    """Whether the actions are worth more the more tricks they bring, or the fewer."""
    pairs = [(one.tricks, case.found.value(one.action)) for one in case.found.prospects
             if one.tricks is not None]  # fmt: skip
    if len(pairs) < 4:
        return 0
    tricks, values = [it[0] for it in pairs], [it[1] for it in pairs]
    if max(tricks) - min(tricks) < APART:
        return 0
    first, second = (added(it) / len(it) for it in (tricks, values))
    both = added((one - first) * (two - second) for one, two in pairs)
    size = added((it - first) ** 2 for it in tricks) * added((it - second) ** 2 for it in values)
    if size <= 0 or abs(both) < FOLLOWS * size**0.5:
        return 0
    return 1 if both > 0 else -1


def _open(case: Case) -> Message | None:
    """Both good ends may still come."""
    ends = case.prospect(case.best).mine
    if not ends or min(ends["Humble"].value, ends["Victorious"].value) < OPEN_END:
        return None
    return Message("aim-open", n=case.view.tricks[case.me])


def either(cards: list[FoxCard]) -> Argument:
    """Cards with an 'or' between the last two."""
    match cards:
        case [only]:
            return only
        case [one, two]:
            return Message("list-or", some=one, last=two)
        case [one, two, *rest]:
            return Message("list-or", some=Message("list-more", some=one, more=two),
                           last=either(rest))  # fmt: skip
    raise ValueError(cards)


def plain(case: Case, besides: Any = None) -> list[FoxCard]:
    """The cards of the hand that have a suit, without the one that goes."""
    return [one for one in case.view.hand if one.suit >= 0 and one != besides]


def kept_strong(case: Case, card: Any) -> Message | None:
    """The one or two strongest cards that stay in the hand, and why they are strong."""
    rest = [it for it in plain(case, card) if it.rank not in {SWAN, FOX, WOODCUTTER}]
    top = [it for it in rest if by_suit_alone(case, it) and not higher(case, it)]
    top = sorted(top, key=lambda it: (it.suit != trump_of(case), -it.rank))
    if two := [it for it in top if it.suit != top[0].suit][:1]:
        return Message("kept-two-top", one=top[0], two=two[0])
    if top:
        return Message("kept-top", card=top[0], suit=suit_name(top[0]))
    witch = [it for it in rest if not by_suit_alone(case, it)]
    under = [it for it in rest if by_suit_alone(case, it) and len(higher(case, it)) == 1]
    if under:
        best = max(under, key=lambda it: (it.suit == trump_of(case), it.rank))
        return Message("kept-under", card=best, suit=suit_name(best), over=higher(case, best)[0])
    if witch and trump_of(case) >= 0:
        return Message("kept-witch", card=witch[0])
    able = [it for it in plain(case, card) if it.rank in {SWAN, FOX}
            or (it.rank == WOODCUTTER and case.view.deck)]  # fmt: skip
    if able and len(case.view.hand) > ABLE:
        best = max(able, key=lambda it: (it.rank, it))
        return Message("kept-able", card=best, power=Message(f"power-{best.rank}"))
    return None


def kept_weak(case: Case, card: Any) -> Message | None:
    """One or two cards that stay in the hand and are easily lost."""
    rest = [it for it in plain(case, card) if it.rank != WITCH and it.suit != trump_of(case)]
    low = sorted((it for it in rest if len(higher(case, it)) >= EASILY), key=lambda it: it.rank)
    match low:
        case []:
            return None
        case [only]:
            return Message("kept-low", card=only, n=len(higher(case, only)), who=case.who)
        case [one, two, *_]:
            return Message("kept-two-low", one=one, two=two, who=case.who)
    return None
