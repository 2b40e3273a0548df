"""Fox: the last tricks, which can be played to their end in every world."""

from collections.abc import Sequence
from typing import Any, Final

from tanglewood.agents.hint.rollout import Story
from tanglewood.agents.search.proof_fox import alike
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.forecast import both, mean
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.fox_cards import playing
from tanglewood.agents.teacher.reasons.fox_next_tricks import over, won
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.agents.teacher.reasons.fox_purpose import either
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Argument, Message
from tanglewood.core.state import State
from tanglewood.games.fox.cards import TREASURE, WOODCUTTER

LAST: Final = 3
"""With this many cards in hand every world is solved."""
PLAYED_OUT: Final = 2
"""With this many cards in hand all that may be played is tried."""
COSTS: Final = 4
"""So many cards are named at most."""
SAME: Final = 0.1
"""Tricks that differ by less are the same."""
MORE: Final = 0.1
"""So much more often is told as more often."""


def _two(case: Case) -> tuple[FoxCard, FoxCard]:
    """The card to be played and the one for the last trick, neither of which does anything else."""
    card, kept = given(playing(case)), case.other.card
    only_if(kept is not None and len(case.view.hand) == 2 and case.worlds)
    assert kept is not None
    only_if(min(card.suit, kept.suit) >= 0 and card.rank != WOODCUTTER)
    return card, kept


def _won(case: Case, stories: Sequence[Story], at: int) -> float:
    """How often the seat takes the first or the last of the tricks."""
    return mean(list(stories), lambda it: int(won(it)[at].winner == case.me))


def last_kept(case: Case) -> Message | None:
    """Tricks are wanted, and this one goes the same way with either card: the card is kept that
    wins the last one more often."""
    card, kept = _two(case)
    wanted = given(wish(case))
    here, there = both(case, over)
    only_if(wanted[0] and here and abs(_won(case, here, 0) - _won(case, there, 0)) < SAME)
    only_if(_won(case, here, -1) >= _won(case, there, -1) + MORE)
    return Message("why-last-kept", card=card, kept=kept)


def last_treasure(case: Case) -> Message | None:
    """One of the last two tricks is taken with either card: the later one, since a Treasure may
    still come in it."""
    card, kept = _two(case)
    only_if(case.loses and case.other_taken >= SURE)
    here, there = both(case, over)
    only_if(_won(case, here, -1) >= SURE and _won(case, there, -1) <= SAME)
    prizes = sorted(
        one
        for one in case.may_hold
        if one.rank == TREASURE
        and any(one in (won(it)[-1].lead, won(it)[-1].follow) for it in here)
    )
    only_if(prizes and TREASURE not in {one.card.rank for one in case.view.trick})
    only_if(TREASURE not in {card.rank, kept.rank})
    return Message("why-last-treasure", kept=kept, who=case.who, prize=prizes[-1])


def even(case: Case) -> bool:
    """Whether two of the last cards bring the same in every world; rounds with special cards and
    goals are not solved."""
    played = playing(case) is not None and len(case.view.hand) <= LAST
    return played and not hasattr(case.view, "poison") and case.even(_solved)


def _solved(case: Case) -> bool:
    return alike(case.view, (case.best, case.other))


def _tricks(state: State[Any], me: int) -> set[int]:
    """How many of the last tricks a seat may win, whatever anybody plays; every number where a card
    is drawn on the way."""
    events: list[Any] = list(state.events)
    now = sum(it.kind == "trick-won" and it.winner == me for it in events)
    if state.outcome is not None or any(it.kind == "round-scored" for it in events):
        return {now}
    if state.to_act < 0:
        return {*range(LAST + 1)}
    return {now + n for it in state.legal for n in _tricks(state.apply(it), me)}


def end_alike(case: Case) -> Message | None:
    """The last tricks bring the same with either card, whatever the other holds; and how many of
    them are won, where that is the same as well."""
    only_if(even(case))
    said = {"who": case.who, "card": case.best.card, "other": case.other.card}
    tricks: set[int] = set()
    if len(case.view.hand) == PLAYED_OUT:
        tricks = {
            n
            for world in case.more_worlds
            for it in (case.best, case.other)
            for n in _tricks(world.apply(it), case.me)
        }
    if tricks == {len(case.view.hand)}:
        return Message("why-end-alike-all", **said)
    if len(tricks) == 1:
        return Message("why-end-alike-won", **said, n=tricks.pop())
    if len(case.view.hand) == PLAYED_OUT and (hangs := _hangs_on(case)) is not None:
        most, cards = hangs
        if most == PLAYED_OUT:
            return Message("why-end-alike-both", **said, cards=cards)
        return Message("why-end-alike-one", **said, cards=cards)
    return Message("why-end-alike", **said)


def _hangs_on(case: Case) -> tuple[int, Argument] | None:
    """How many of the last two tricks are won, and the few cards of the other's that cost one of
    them; None where that is not so simple."""
    lost, won = set[FoxCard](), set[FoxCard]()
    hands = list[tuple[int, frozenset[FoxCard]]]()
    for world in case.more_worlds:
        tricks = {n for it in (case.best, case.other) for n in _tricks(world.apply(it), case.me)}
        if len(tricks) != 1:
            return None
        hands.append((tricks.pop(), frozenset(world.view(1 - case.me).hand)))
    most = max(n for n, _ in hands)
    for n, hand in hands:
        (won if n == most else lost).update(hand)
    costs = sorted(lost - won)
    if any(n < most - 1 or (n < most and not hand & {*costs}) for n, hand in hands):
        return None
    return (most, either(costs)) if 0 < len(costs) <= COSTS else None
