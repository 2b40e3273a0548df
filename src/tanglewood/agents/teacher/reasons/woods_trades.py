"""Into the Woods: what a trade brings, now and later."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message, Who
from tanglewood.games.woods.actions import Trade

SET = 3


def _after(case: Case, action: Action) -> Handful | None:
    """The hand after a trade, sets not yet pocketed."""
    if not isinstance(action, Trade):
        return None
    hand: Handful = case.view.hand
    after: Handful = hand - action.card + [case.view.row[slot] for slot in action.slots]
    return after


def _sets(case: Case, action: Action) -> list[WoodsCard]:
    """The values that a trade completes."""
    hand = _after(case, action)
    if hand is None:
        return []
    full = set(case.view.pockets[case.me].kinds) if case.view.players == 1 else set()
    return [card for card in hand.kinds if hand.count(card) >= SET and card not in full]


def _unseen(case: Case, card: WoodsCard) -> int:
    """How many of a value lie in the deck or in other hands."""
    view: Any = case.view
    every: int = view.ruleset.rules.cards.count(card)
    pocketed = sum(SET * pocket.count(card) for pocket in view.pockets)
    seen = view.hand.count(card) + view.discards.count(card) + view.row.count(card)
    return int(every - pocketed - seen)


def _wanted(case: Case, card: WoodsCard) -> bool:
    """Whether another set of this value counts."""
    return case.view.players > 1 or not case.view.pockets[case.me].count(card)


def completes(case: Case) -> Message | None:
    """A set of three is pocketed that the other trade does not complete."""
    sets = _sets(case, case.best)
    if not sets or sets == _sets(case, case.other):
        return None
    if len(sets) > 1:
        return Message("why-completes-two", one=int(sets[0]), two=int(sets[1]))
    return Message("why-completes", value=int(sets[0]))


def denies(case: Case) -> Message | None:
    """Somebody is known to hold two of what is taken."""
    if not isinstance(case.best, Trade) or case.view.known is None:
        return None
    taken = {case.view.row[slot] for slot in case.best.slots}
    for seat, holds in enumerate(case.view.known.holds):
        if seat == case.me:
            continue
        for card in sorted(taken):
            if holds.count(card) == SET - 1 and card not in _row_after(case):
                return Message("why-denies", who=Who(seat), value=int(card))
    return None


def _row_after(case: Case) -> list[WoodsCard]:
    slots: tuple[int, ...] = case.best.slots if isinstance(case.best, Trade) else ()
    return [card for at, card in enumerate(case.view.row) if at not in slots]


def token(case: Case) -> Message | None:
    """The far card brings a token."""
    if not isinstance(case.best, Trade) or 0 not in case.best.slots:
        return None
    if case.view.players < 2 or not case.view.left:
        return None
    if isinstance(case.other, Trade) and 0 in case.other.slots:
        return None
    return Message("why-token", card=case.view.row[0])


def next_in_row(case: Case) -> Message | None:
    """The trade makes a pair, and the third lies in the row."""
    hand = _after(case, case.best)
    if hand is None:
        return None
    rest = _row_after(case)
    for card in hand.kinds:
        if hand.count(card) == SET - 1 and card in rest and _wanted(case, card):
            if case.view.hand.count(card) == SET - 1:
                continue
            return Message("why-next-in-row", value=int(card))
    return None


def pairs_up(case: Case) -> Message | None:
    """A pair comes about whose third may still come."""
    hand = _after(case, case.best)
    if hand is None:
        return None
    for card in reversed(hand.kinds):
        made = hand.count(card) == SET - 1 and case.view.hand.count(card) < SET - 1
        left = _unseen(case, card)
        if made and left > 0 and _wanted(case, card):
            return Message("why-pairs-up", value=int(card), n=left)
    return None


def two_for_one(case: Case) -> Message | None:
    """One card brings two."""
    if not isinstance(case.best, Trade) or len(case.best.slots) != 2:
        return None
    one, two = (case.view.row[slot] for slot in case.best.slots)
    if isinstance(case.other, Trade) and len(case.other.slots) == 2:
        return None
    return Message("why-two-for-one", value=int(case.best.card), one=one, two=two)


def breaks_pair(case: Case) -> Message | None:
    """The other trade would break up a pair."""
    if not isinstance(case.other, Trade) or not isinstance(case.best, Trade):
        return None
    card = case.other.card
    kept = _after(case, case.other)
    if case.view.hand.count(card) != SET - 1 or case.best.card == card or not _wanted(case, card):
        return None
    if kept is None or kept.count(card) >= SET - 1 or not _unseen(case, card):
        return None
    return Message("why-breaks-pair", value=int(card))


def lone_card(case: Case) -> Message | None:
    """What is discarded stands alone in the hand."""
    if not isinstance(case.best, Trade) or case.view.hand.count(case.best.card) != 1:
        return None
    if isinstance(case.other, Trade) and case.view.hand.count(case.other.card) == 1:
        return None
    return Message("why-lone-card", value=int(case.best.card))


def full_already(case: Case) -> Message | None:
    """Alone: a value that is pocketed already is of no use any more."""
    if not isinstance(case.best, Trade) or _wanted(case, case.best.card):
        return None
    return Message("why-full-already", value=int(case.best.card))


def missing(case: Case) -> Message | None:
    """Alone: what is taken is of a value that is still missing."""
    if not isinstance(case.best, Trade) or case.view.players != 1:
        return None
    values = sorted({case.view.row[slot] for slot in case.best.slots})
    wanted = [int(card) for card in values if _wanted(case, card)]
    if not wanted:
        return None
    if isinstance(case.other, Trade):
        instead = {case.view.row[slot] for slot in case.other.slots}
        if any(_wanted(case, card) for card in instead) and len(instead) >= len(values):
            return None
    return Message("why-missing", value=wanted[-1])


def fresh_row(case: Case) -> Message | None:
    """The last card of the row goes, and a new one is laid out."""
    if not isinstance(case.best, Trade) or _row_after(case) or not case.view.deck:
        return None
    return Message("why-fresh-row")


def high_card(case: Case) -> Message | None:
    """A higher card than by the other trade: it buys two lower ones later."""
    if not isinstance(case.best, Trade) or len(case.best.slots) != 1:
        return None
    taken = int(case.view.row[case.best.slots[0]])
    if taken <= int(case.best.card) or taken < 6 or not isinstance(case.other, Trade):
        return None
    if taken <= max(int(card) for card in _taken(case, case.other)):
        return None
    return Message("why-high-card", card=case.view.row[case.best.slots[0]], given=case.best.card)


def more_left(case: Case) -> Message | None:
    """Of what is taken more may still be had than of what the other trade takes."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    mine, theirs = (
        {card for card in _taken(case, it) if _wanted(case, card)} for it in (case.best, case.other)
    )
    gained, left = mine - theirs, theirs - mine
    if not gained or not left or _sets(case, case.other):
        return None
    best = max(gained, key=lambda card: (_to_come(case, card), card))
    most = max(left, key=lambda card: (_to_come(case, card), card))
    if _to_come(case, best) <= _to_come(case, most):
        return None
    return Message("why-more-left", value=int(best), less=int(most))


def _taken(case: Case, trade: Trade) -> list[WoodsCard]:
    return [case.view.row[slot] for slot in trade.slots]


def _to_come(case: Case, card: WoodsCard) -> int:
    """How many of a value nobody has seen go for good: in the row, the deck or a hand."""
    return _unseen(case, card) + int(case.view.row.count(card))
