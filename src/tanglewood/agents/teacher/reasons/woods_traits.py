"""Into the Woods: what a trade brings."""

from typing import Any

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
from tanglewood.agents.teacher.reasons.woods_next import LIKELY, likely_set, ready
from tanglewood.core.message import Message, Who
from tanglewood.games.woods.actions import Trade

HIGH = 6
"""From here on a card is likely to buy two lower ones."""
FEW = 3
"""So few cards are named that are left to buy with."""
ROOM = 3
"""A pair is worth a word in a hand of so many: of two cards one must go next turn."""


def completes(case: Case) -> Message | None:
    """A set of three is pocketed, or two."""
    made = sets(case, case.best)
    if not made:
        return None
    said: dict[str, Any] = {"do": case.called(case.best), "points": int(sum(made))}
    if len(made) > 1:
        return Message("why-trade-sets", **said, one=int(made[0]), two=int(made[1]))
    solo = "-solo" if case.view.players == 1 else ""
    return Message(f"why-trade-set{solo}", **said, value=int(made[0]))


def denies(case: Case) -> Message | None:
    """Somebody is known to hold two of what is taken, and could pay for the third."""
    the(Trade, case.best)
    for seat, holds in others_hold(case).items():
        for card in sorted({*taken(case, case.best)}, reverse=True):
            third = holds.count(card) == SET - 1 and card not in row_after(case)
            if third and can_pay(case, seat, card):
                return Message("why-trade-denies", do=case.called(case.best), who=Who(seat),
                               value=int(card))  # fmt: skip
    return None


def waits(case: Case) -> Message | None:
    """A set could be completed now, and most likely still next turn."""
    only_if(not sets(case, case.best))
    hand, row = given(hand_after(case, case.best)), row_after(case)
    now = {value for action in case.view.legal for value in sets(case, action)}
    for value in sorted(now, reverse=True):
        if hand.count(value) + row.count(value) < SET:
            continue
        found = ready(case, case.best).get(value)
        if found is not None and found.share >= LIKELY:
            return Message("why-trade-waits", value=int(value), payer=int(found.payer),
                           sure=found.sure)  # fmt: skip
    return None


def next_set(case: Case) -> Message | None:
    """A set can most likely be completed next turn that no trade completes now."""
    only_if(not sets(case, case.best))
    value, found = given(likely_set(case))
    held = given(hand_after(case, case.best)).count(value)
    id = {SET - 1: "why-trade-next-one", SET - 2: "why-trade-next-two"}.get(held)
    only_if(row_after(case).count(value) >= SET - held)
    return Message(given(id), do=case.called(case.best), value=int(value), payer=int(found.payer),
                   sure=found.sure)  # fmt: skip


def pair(case: Case) -> Message | None:
    """Two of a kind come together of which a third can still be had."""
    hand = given(left_after(case, case.best))
    only_if(len(hand) >= ROOM)
    for card in sorted({*taken(case, case.best)}, reverse=True):
        left = to_come(case, card) - taken(case, case.best).count(card)
        made = hand.count(card) == SET - 1 > case.view.hand.count(card)
        if made and left > 0 and wanted(case, card):
            return Message("why-trade-pair", do=case.called(case.best), value=int(card), n=left)
    return None


def token(case: Case) -> Message | None:
    """The far card brings a token."""
    only_if(0 in the(Trade, case.best).slots and tokens_left(case))
    return Message("why-trade-token", do=case.called(case.best), card=case.view.row[0])


def fresh(case: Case) -> Message | None:
    """Alone: the last card of the row goes, and a new one is laid out."""
    only_if(case.view.players == 1 and case.view.deck and not row_after(case))
    return Message("why-trade-fresh", do=case.called(case.best),
                   n=len(given(left_after(case, case.best))))  # fmt: skip


def keeps_pair(case: Case) -> Message | None:
    """Two of a kind stay together that another trade would part."""
    hand = given(left_after(case, case.best))
    only_if(len(hand) >= ROOM and not parted(case))
    for card in sorted(case.view.hand.kinds, reverse=True):
        both = case.view.hand.count(card) == SET - 1 == hand.count(card)
        at_stake = any(it.card == card for it in case.view.legal)
        if both and at_stake and to_come(case, card) and wanted(case, card):
            return Message("why-trade-keeps", do=case.called(case.best), value=int(card),
                           n=to_come(case, card))  # fmt: skip
    return None


def keeps_buyer(case: Case) -> Message | None:
    """The highest card of the hand stays, and can buy two cards of the row together."""
    hand = case.view.hand - the(Trade, case.best).card
    high = given(max(hand.kinds, default=None))
    only_if(high in given(left_after(case, case.best)))
    one, two = given(low_buys(row_after(case), high))
    return Message("why-trade-buyer", do=case.called(case.best), card=int(high), one=one, two=two,
                   worth=one + two)  # fmt: skip


def dead(case: Case) -> Message | None:
    """What is given can no longer become three."""
    card = the(Trade, case.best).card
    only_if(card not in taken(case, case.best))
    if not wanted(case, card):
        return Message("why-trade-full", do=case.called(case.best), value=int(card))
    left = to_come(case, card)
    only_if(case.view.hand.count(card) + left < SET)
    return Message("why-trade-dead", do=case.called(case.best), value=int(card), n=left)


def two_cards(case: Case) -> Message | None:
    """Two cards for one."""
    only_if(len(the(Trade, case.best).slots) == 2 and not sets(case, case.best))
    one, two = sorted(taken(case, case.best), reverse=True)
    most = max(sum(taken(case, it)) for it in case.view.legal if len(taken(case, it)) == 2)
    id = "why-trade-two-most" if one + two == most else "why-trade-two"
    return Message(id, do=case.called(case.best), n=len(given(hand_after(case, case.best))),
                   one=int(one), two=int(two))  # fmt: skip


def cheap(case: Case) -> Message | None:
    """The lowest card is given, and no pair is parted for it."""
    hand, card = case.view.hand, the(Trade, case.best).card
    high = max(hand.kinds)
    only_if(card == min(hand.kinds) < high and hand.count(card) != SET - 1)
    return Message("why-trade-cheap", do=case.called(case.best), given=card, kept=int(high))


def pays_less(case: Case) -> Message | None:
    """A lower card than the highest pays, which stays to buy with."""
    hand, card = given(hand_after(case, case.best)), the(Trade, case.best).card
    kept = max(case.view.hand.kinds)
    only_if(card < kept and kept in given(left_after(case, case.best)) and len(hand) > 1)
    return Message("why-trade-pays", do=case.called(case.best), given=int(card), kept=int(kept))


def leaves(case: Case) -> Message | None:
    """After a set few cards are left: which."""
    left = given(left_after(case, case.best))
    only_if(sets(case, case.best) and 0 < len(left) <= FEW)
    cards = tuple(sorted(map(int, left), reverse=True))
    return Message("why-trade-leaves", do=case.called(case.best), cards=cards, n=len(cards),
                   worth=sum(cards))  # fmt: skip


def rises(case: Case) -> Message | None:
    """A low card becomes a high one."""
    trade = the(Trade, case.best)
    only_if(len(trade.slots) == 1 and not sets(case, trade))
    (card,) = taken(case, trade)
    only_if(card >= HIGH and card > trade.card)
    buys = low_buys(row_after(case), card)
    said: dict[str, Any] = {"do": case.called(trade), "card": card, "given": trade.card,
                            "value": int(card)}  # fmt: skip
    if buys is None:
        return Message("why-trade-rises", **said)
    return Message("why-trade-rises-buys", **said, one=buys[0], two=buys[1])


def plenty(case: Case) -> Message | None:
    """More can still be had of what is taken than of anything else in the row."""
    only_if(not sets(case, case.best))
    got = [card for card in {*taken(case, case.best)} if wanted(case, card)]
    card = given(max(got, key=lambda it: (to_come(case, it), it), default=None))
    left = to_come(case, card) - 1
    others = [to_come(case, it) - 1 for it in {*case.view.row} - {card} if wanted(case, it)]
    only_if(left > max(others, default=left))
    return Message("why-trade-plenty", do=case.called(case.best), value=int(card), n=left)


def missing(case: Case) -> Message | None:
    """Alone: a card of a value that is still missing."""
    only_if(case.view.players == 1 and not sets(case, case.best))
    values = [card for card in {*taken(case, case.best)} if wanted(case, card)]
    card = given(max(values, default=None))
    left = to_come(case, card) - taken(case, case.best).count(card)
    only_if(case.view.hand.count(card) + to_come(case, card) >= SET)
    return Message("why-trade-missing", do=case.called(case.best), value=int(card), n=left)


def for_its_like(case: Case) -> Message | None:
    """A card for another of its value: nothing else changes."""
    trade = the(Trade, case.best)
    only_if(taken(case, trade) == [trade.card])
    return Message("why-trade-same", do=case.called(trade), value=int(trade.card))


def clash(one: Message, two: Message) -> bool:
    """What pays for the one is not kept for the other, and two cards are not praised twice."""
    if one.args.get("payer") == two.args.get("value", 0):
        return True
    if (one.id, two.id) == ("why-trade-token", "why-flaw-token"):
        return True
    stays = [
        None if it.id == "why-trade-token" else it.args.get("card", it.args.get("kept"))
        for it in (one, two)
    ]
    return one.args.get("value", 0) == stays[1] or (stays[0] is not None and stays[0] == stays[1])
