"""Into the Woods: what speaks against a trade."""

from collections.abc import Sequence

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons.woods_hand import (
    SET,
    can_pay,
    hand_after,
    left_after,
    low_buys,
    others_hold,
    parted,
    row_after,
    sets,
    taken,
    to_come,
    tokens_left,
    wanted,
)
from tanglewood.core.message import Message, Who
from tanglewood.games.woods.actions import Trade

FEW = 3
"""So few cards buy little."""
LOW = 4
"""Sets up to here bring few points."""


def stuck(case: Case) -> Message | None:
    """Alone: no card of the hand could be traded any more."""
    hand, row = given(left_after(case, case.best)), row_after(case)
    only_if(case.view.players == 1 and row)
    only_if(not any(_buys(int(card), row) for card in hand.kinds))
    return Message("why-flaw-stuck", do=case.called(case.best), left=tuple(sorted(map(int, row))))


def _buys(card: int, row: Sequence[int]) -> bool:
    return any(it >= card for it in row) or sum(it < card for it in row) >= 2


def hands_over(case: Case) -> Message | None:
    """Somebody is known to hold two of what is left in the row, and can pay for it."""
    for seat, holds in others_hold(case).items():
        for card in sorted({*row_after(case)}, reverse=True):
            if holds.count(card) == SET - 1 and can_pay(case, seat, card):
                return Message("why-flaw-over", do=case.called(case.best), who=Who(seat),
                               value=int(card))  # fmt: skip
    return None


def few_left(case: Case) -> Message | None:
    """A set now, and hardly a card left to buy with."""
    hand = given(left_after(case, case.best))
    made = sets(case, case.best)
    only_if(made and len(hand) <= FEW)
    solo = "-solo" if case.view.players == 1 else ""
    return Message(f"why-flaw-few{solo}", do=case.called(case.best), points=int(sum(made)),
                   n=len(hand), cards=tuple(map(int, hand)))  # fmt: skip


def low_set(case: Case) -> Message | None:
    """A set of few points, for three cards that can still buy others."""
    made = sets(case, case.best)
    only_if(case.view.players > 1 and len(made) == 1 and made[0] <= LOW)
    return Message("why-flaw-low", do=case.called(case.best), value=int(made[0]))


def parts(case: Case) -> Message | None:
    """Two of a kind are parted that may still become three."""
    card = given(parted(case))
    left = to_come(case, card) - taken(case, case.best).count(card)
    return Message("why-flaw-parts", do=case.called(case.best), value=int(card), n=left)


def sells(case: Case) -> Message | None:
    """The only card is given away that could buy two cards of the row together."""
    trade, hand = the(Trade, case.best), given(left_after(case, case.best))
    one, two = given(low_buys(row_after(case), trade.card))
    only_if(not sets(case, trade) and max(hand.kinds, default=0) <= one)
    return Message("why-flaw-sells", do=case.called(trade), card=int(trade.card), one=one, two=two,
                   worth=one + two)  # fmt: skip


def useless(case: Case) -> Message | None:
    """What comes can no longer become three, or is pocketed already."""
    hand = given(hand_after(case, case.best))
    cards = sorted({*taken(case, case.best)}, reverse=True)
    for card in cards:
        if not wanted(case, card) and case.view.hand.count(card) + 1 < SET:
            return Message("why-flaw-full", do=case.called(case.best), value=int(card))
        left = to_come(case, card) - taken(case, case.best).count(card)
        if hand.count(card) < SET and hand.count(card) + left < SET:
            return Message("why-flaw-dead", do=case.called(case.best), value=int(card))
    return None


def leaves_token(case: Case) -> Message | None:
    """The far card stays there, with its token, for the next player."""
    only_if(0 not in the(Trade, case.best).slots and tokens_left(case))
    return Message("why-flaw-token", do=case.called(case.best), card=case.view.row[0])


def one_only(case: Case) -> Message | None:
    """Only one card comes for one."""
    only_if(len(the(Trade, case.best).slots) == 1 and not sets(case, case.best))
    only_if(any(len(getattr(it, "slots", ())) == 2 for it in case.view.legal))
    return Message("why-flaw-one", do=case.called(case.best))


def short_row(case: Case) -> Message | None:
    """Alone: little is left in the row to trade for next turn."""
    row = row_after(case)
    only_if(case.view.players == 1 and row)
    return Message("why-flaw-row", do=case.called(case.best), left=tuple(sorted(map(int, row))),
                   n=len(row))  # fmt: skip


def dear(case: Case) -> Message | None:
    """The highest card of the hand goes, and what comes is lower."""
    trade, hand = the(Trade, case.best), case.view.hand
    only_if(trade.card == max(hand.kinds) and hand.count(trade.card) == 1 and len(hand) > 1)
    only_if(max(taken(case, trade)) < trade.card and not sets(case, trade))
    return Message("why-flaw-dear", do=case.called(trade), card=int(trade.card),
                   value=int(trade.card))  # fmt: skip


def low_cards(case: Case) -> Message | None:
    """What comes is low and buys little."""
    got = sorted(taken(case, case.best), reverse=True)
    only_if(got and max(got) <= LOW and not sets(case, case.best))
    return Message(
        "why-flaw-lows", do=case.called(case.best), cards=tuple(map(int, got)), worth=int(max(got))
    )


def stands_still(case: Case) -> Message | None:
    """A card for another of its value: the hand is no better for it."""
    trade = the(Trade, case.best)
    only_if(taken(case, trade) == [trade.card])
    return Message("why-flaw-same", do=case.called(trade), value=int(trade.card))
