"""Fox: the last tricks, which can be played to their end in every world."""

from typing import Any, Final

from tanglewood.agents.search.proof_fox import alike
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import either
from tanglewood.agents.teacher.reason import only_if
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Argument, Message
from tanglewood.core.state import State

LAST: Final = 3
"""With this many cards in hand every world is solved."""
PLAYED_OUT: Final = 2
"""With this many cards in hand all that may be played is tried."""
COSTS: Final = 4
"""So many cards are named at most."""


def even(case: Case) -> bool:
    """Whether two of the last cards bring the same in every world; rounds with special cards and
    goals are not solved."""
    played = case.view.phase in {"lead", "follow"} and len(case.view.hand) <= LAST
    if not played or hasattr(case.view, "poison"):
        return False
    both = frozenset({case.best, case.other})
    return case.once(("even", both), lambda: alike(case.view, (case.best, case.other)))


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
