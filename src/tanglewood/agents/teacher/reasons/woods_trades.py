"""Into the Woods: what a trade brings, now and later."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import only_if
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.woods.actions import Trade

SET = 3
CLEARLY_MORE = 3
"""This many more of a value that can be had are worth a word."""


def hand_after(case: Case, action: Action) -> Handful | None:
    """The hand after a trade, sets not yet pocketed."""
    if not isinstance(action, Trade):
        return None
    hand: Handful = case.view.hand
    after: Handful = hand - action.card + [case.view.row[slot] for slot in action.slots]
    return after


def sets(case: Case, action: Action) -> list[WoodsCard]:
    """The values that a trade completes."""
    hand = hand_after(case, action)
    if hand is None:
        return []
    full = set(case.view.pockets[case.me].kinds) if case.view.players == 1 else set()
    return [card for card in hand.kinds if hand.count(card) >= SET and card not in full]


def unseen(case: Case, card: WoodsCard) -> int:
    """How many of a value lie in the deck or in other hands, where nobody has seen them, or come
    back with a reshuffle: those that are known to be in a hand cannot be had."""
    view: Any = case.view
    every: int = view.game.rules.cards.count(card)
    pocketed = sum(SET * pocket.count(card) for pocket in view.pockets)
    gone = 0 if view.reshuffles else view.discards.count(card)
    seen = view.hand.count(card) + gone + view.row.count(card)
    return int(every - pocketed - seen - sum(it.count(card) for it in others_hold(case).values()))


def others_hold(case: Case) -> dict[int, Handful]:
    """The cards that are known to be in other hands, by seat."""
    known = case.view.known
    held = () if known is None else enumerate(known.holds)
    return {seat: holds for seat, holds in held if seat != case.me}


def wanted(case: Case, card: WoodsCard) -> bool:
    """Whether another set of this value counts."""
    return case.view.players > 1 or not case.view.pockets[case.me].count(card)


def completes(case: Case) -> Message | None:
    """A set of three is pocketed that the other trade does not complete."""
    made, instead = sets(case, case.best), sets(case, case.other)
    if not made or made == instead:
        return None
    if len(made) > 1:
        return Message("why-completes-two", one=int(made[0]), two=int(made[1]))
    if instead:
        only_if(made[0] > max(instead))
        return Message("why-completes-higher", value=int(made[0]), less=int(max(instead)))
    return Message("why-completes", value=int(made[0]))


def row_after(case: Case) -> list[WoodsCard]:
    """What is left of the row after the best trade, before it is filled."""
    slots: tuple[int, ...] = case.best.slots if isinstance(case.best, Trade) else ()
    return [card for at, card in enumerate(case.view.row) if at not in slots]


def next_in_row(case: Case) -> Message | None:
    """The trade makes a pair, and the third lies in the row."""
    hand = hand_after(case, case.best)
    if hand is None:
        return None
    rest = row_after(case)
    for card in hand.kinds:
        if hand.count(card) == SET - 1 and card in rest and wanted(case, card):
            if case.view.hand.count(card) == SET - 1:
                continue
            return Message("why-next-in-row", value=int(card))
    return None


def pairs_up(case: Case) -> Message | None:
    """A pair comes about whose third may still come."""
    hand = hand_after(case, case.best)
    if hand is None:
        return None
    for card in reversed(hand.kinds):
        made = hand.count(card) == SET - 1 and case.view.hand.count(card) < SET - 1
        left = unseen(case, card)
        if made and left > 0 and wanted(case, card) and len(hand) >= SET:
            return Message("why-pairs-up", value=int(card), n=left)
    return None


def breaks_pair(case: Case) -> Message | None:
    """The other trade would break up a pair."""
    if not isinstance(case.other, Trade) or not isinstance(case.best, Trade):
        return None
    card = case.other.card
    kept = hand_after(case, case.other)
    if case.view.hand.count(card) != SET - 1 or case.best.card == card or not wanted(case, card):
        return None
    if kept is None or kept.count(card) >= SET - 1 or not unseen(case, card):
        return None
    if case.view.row.count(card):  # the third is here already
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
    if not isinstance(case.best, Trade) or wanted(case, case.best.card):
        return None
    if case.other.card == case.best.card:
        return None
    return Message("why-full-already", value=int(case.best.card))


def missing(case: Case) -> Message | None:
    """Alone: what is taken is of a value that is still missing."""
    if not isinstance(case.best, Trade) or case.view.players != 1:
        return None
    values = sorted({case.view.row[slot] for slot in case.best.slots})
    needed = [int(card) for card in values if wanted(case, card)]
    if not needed:
        return None
    if isinstance(case.other, Trade):
        instead = {case.view.row[slot] for slot in case.other.slots}
        if any(wanted(case, card) for card in instead):
            return None
    return Message("why-missing", value=needed[-1])


def fresh_row(case: Case) -> Message | None:
    """The last card of the row goes, and a new one is laid out."""
    if not isinstance(case.best, Trade) or row_after(case) or not case.view.deck:
        return None
    if not isinstance(case.other, Trade):
        return Message("why-fresh-row")
    left = sorted(int(it) for at, it in enumerate(case.view.row) if at not in case.other.slots)
    if not left:
        return Message("why-fresh-row")
    return Message("why-fresh-row-not", other=case.called(case.other), left=tuple(left))


def more_left(case: Case) -> Message | None:
    """Of what is taken more may still be had than of what the other trade takes."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    mine, theirs = (
        {card for card in taken(case, it) if wanted(case, card)} for it in (case.best, case.other)
    )
    gained, left = mine - theirs, theirs - mine
    if not gained or not left or sets(case, case.other):
        return None
    best = max(gained, key=lambda card: (to_come(case, card), card))
    most = max(left, key=lambda card: (to_come(case, card), card))
    if to_come(case, best) < to_come(case, most) + CLEARLY_MORE:
        return None
    hand, row = case.view.hand, case.view.row
    if hand.count(best) + row.count(best) < hand.count(most) + row.count(most):
        return None  # the other value is nearer to a set
    return Message("why-more-left", value=int(best), less=int(most))


def taken(case: Case, trade: Trade) -> list[WoodsCard]:
    return [case.view.row[slot] for slot in trade.slots]


def to_come(case: Case, card: WoodsCard) -> int:
    """How many of a value may still be had: in the row, the deck, or hidden in a hand."""
    return unseen(case, card) + int(case.view.row.count(card))


def grows(case: Case) -> Message | None:
    """Two cards come for one, and by the other trade only one does."""
    hand, instead = hand_after(case, case.best), hand_after(case, case.other)
    if hand is None or instead is None or len(hand) <= len(instead):
        return None
    assert isinstance(case.best, Trade)
    one, two = sorted(taken(case, case.best), reverse=True)
    return Message("why-grows", n=len(hand), other=case.called(case.other), one=one, two=two,
                   given=int(case.best.card))  # fmt: skip
