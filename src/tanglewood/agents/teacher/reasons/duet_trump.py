"""Duet: whom the Foxes name, and which card becomes the decree: what the new trump brings."""

from math import ceil
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.duet_cards import (
    CLOSE,
    LIKELY,
    MAY,
    MOSTLY,
    OFTEN,
    SELDOM,
    fifths,
    gem_comes,
    taker,
)
from tanglewood.agents.teacher.reasons.duet_path import (
    POWERS,
    Outcome,
    near,
    nearest,
    outcome,
    power,
    sides,
    sure,
)
from tanglewood.cards.duet import DuetCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import NAME_MATE, NAME_NOBODY, NAME_SELF
from tanglewood.games.duet.cards import GAZELLE, MUSICIAN
from tanglewood.tricks.winner import follower_wins

BETTER: Final = 0.6
"""In so many worlds the partner must hold a better suit to be named."""


def wanted(case: Case) -> tuple[int, str, int] | None:
    """Who should take the two cards that lie on the table, what comes of it (a gem, or staying on
    the path, as it does not if the other one takes them), and on which space."""
    trick, forest = case.view.trick, case.view.forest
    if len(trick) != 2 or any(one.rank in {MUSICIAN, GAZELLE} for one in trick):
        return None
    paws = sum(case.view.paws[one] for one in trick)
    if not paws or trick[0].suit == trick[1].suit:
        return None
    space = {seat: forest.tracker + (paws if seat else -paws) for seat in (0, 1)}
    inside = {seat: forest.low <= at <= forest.high for seat, at in space.items()}
    gem = {seat: inside[seat] and forest.gems[at] > 0 for seat, at in space.items()}
    for good, name in ((gem, "gem"), (inside, "path")):
        if good[0] != good[1]:
            seat = 0 if good[0] else 1
            return seat, name, space[seat]
    return None


def _winner(case: Case, trump: int) -> int:
    """Who takes the two cards on the table by this trump."""
    lead, follow = case.view.trick
    won = follower_wins(lead.suit, lead.rank, follow.suit, follow.rank, trump)
    leader: int = case.view.leader
    return 1 - leader if won else leader


def turns(case: Case) -> Message | None:
    """The seat can choose a trump by which the right one takes the running trick, or the trump does
    so as it is, or only the partner may know one."""
    seat, good, space = given(wanted(case))
    decree = case.view.decree
    who = "me" if seat == case.me else "mate"
    said = {"who": case.who, "space": space, "good": good, "taker": who}
    if case.best is NAME_NOBODY:
        only_if(_winner(case, decree.suit) == seat)
        return Message("why-named-nobody", **said, suit=suit_name(decree))
    if case.best is NAME_MATE:
        only_if(seat != case.me and _winner(case, decree.suit) != seat)
        return Message("why-named-mate", **said)
    suits = sorted({it.suit for it in (*case.view.hand, decree)})
    right = [suit_name(decree, it) for it in suits if _winner(case, it) == seat]
    only_if(right and case.best is NAME_SELF and _winner(case, decree.suit) != seat)
    either = right[0]
    for more in right[1:]:
        either = Message("list-or", some=either, last=more)
    return Message("why-named-me", **said, suits=either)


def named_finds(case: Case) -> Message | None:
    """The trick mostly ends on a gem, whoever is named chooses the trump."""
    only_if(case.view.phase == "foxes")
    found = outcome(case)
    only_if(found.gem >= OFTEN)
    return Message("why-trump-finds", comes=given(gem_comes(case, found)), fifths=fifths(found.gem))


def named_close(case: Case) -> Message | None:
    """Who takes the trick if this one chooses the trump, and how near to a gem the tracker stands
    then."""
    only_if(case.view.phase == "foxes" and case.view.hand)
    found = outcome(case)
    far = given(found.far)
    only_if(far < CLOSE and found.beyond <= SELDOM and found.gem < OFTEN and found.free <= 0.5)
    return Message(f"why-named-close-{taker(found)}", who=case.who, n=max(1, ceil(far)),
                   halves=round(2 * far))  # fmt: skip


def named_side(case: Case) -> Message | None:
    """More gems lie on the partner's side, who should win the next tricks and chooses for that."""
    only_if(case.best is NAME_MATE)
    at, mine, theirs = sides(case)
    only_if(case.view.hand and theirs > mine)
    return Message("why-named-more-mate", who=case.who, n=theirs, at=at)


def names_me(case: Case) -> Message | None:
    """Gems lie on the own side, and of another suit more cards stay than there are trumps now."""
    only_if(case.best is NAME_SELF)
    trump = case.view.decree.suit
    suits = sorted({it.suit for it in case.view.hand} - {trump}, key=lambda it: -held(case, it))
    only_if(suits and held(case, suits[0]) - 1 > held(case, trump))
    lowest = min(it for it in case.view.hand if it.suit == suits[0])
    cards = tuple(it for it in case.view.hand if it.suit == suits[0] and it != lowest)
    return Message("why-names-me", card=lowest, cards=cards, n=len(cards), suit=suit_name(lowest),
                   side=_my_side(case))  # fmt: skip


def names_nobody(case: Case) -> Message | None:
    """The trump stays of which several are held."""
    only_if(case.best is NAME_NOBODY)
    mine = held(case, case.view.decree.suit)
    only_if(mine >= 2)
    return Message("why-names-nobody", suit=suit_name(case.view.decree), n=mine,
                   side=_my_side(case))  # fmt: skip


def names_mate(case: Case) -> Message | None:
    """The hand has no better suit than the trump, and the partner's probably has."""
    only_if(case.best is NAME_MATE and not _has_better(case, case.view.hand))
    hands = [world.view(1 - case.me).hand for world in case.worlds]
    better = sum(_has_better(case, hand) for hand in hands)
    only_if(hands and better >= BETTER * len(hands))
    return Message("why-names-mate", who=case.who, suit=suit_name(case.view.decree))


def _has_better(case: Case, hand: Any) -> bool:
    """Whether a hand has clearly more of some suit than of the trump."""
    many = [sum(it.suit == suit for it in hand) for suit in {it.suit for it in hand}]
    return bool(max(many, default=0) >= sum(it.suit == case.view.decree.suit for it in hand) + 2)


def _my_side(case: Case) -> Message:
    """That the gems lie on the own side, where own tricks lead: no fewer than on the other."""
    at, mine, theirs = sides(case)
    only_if(case.view.hand and mine and mine >= theirs)
    return Message("side-mine", at=at, n=mine)


def _made(case: Case, action: Action | None = None) -> tuple[DuetCard, list[DuetCard]]:
    """The decree after an exchange, and the trumps that are held then."""
    only_if(case.view.phase == "exchange")
    decree, of = case.view.decree, case.best if action is None else action
    card = of.card
    hand = case.view.hand if card is None else case.view.hand - card | decree
    made = decree if card is None else card
    return made, sorted((it for it in hand if it.suit == made.suit), reverse=True)


def _turned(case: Case) -> tuple[Message, Outcome]:
    """What is trump after an exchange, and what comes of it in the running trick."""
    made, _ = _made(case)
    found = outcome(case)
    only_if(found.worlds)
    return suit_name(made), found


def _taker(case: Case, found: Outcome) -> str:
    """Who takes the running trick, surely or usually."""
    certain = sure(case, max(found.mine, 1 - found.mine))
    return f"{taker(found)}-sure" if certain else taker(found)


def turn_finds(case: Case) -> Message | None:
    """With the new trump the running trick mostly ends on a gem, and who takes it."""
    suit, found = _turned(case)
    only_if(found.gem >= OFTEN)
    return Message(f"why-turn-finds-{_taker(case, found)}", suit=suit, who=case.who,
                   comes=given(gem_comes(case, found)), fifths=fifths(found.gem))  # fmt: skip


def turn_stays(case: Case) -> Message | None:
    """With this trump the tracker stays on the path, as it may not with another."""
    suit, found = _turned(case)
    only_if(found.beyond <= SELDOM / 2)
    only_if(any(outcome(case, it).beyond >= MAY for it in case.view.legal))
    return Message("why-turn-stays", suit=suit)


def turn_comes(case: Case) -> Message | None:
    """Who takes the running trick by this trump, and where the tracker comes to."""
    suit, found = _turned(case)
    only_if(found.often >= MOSTLY and found.gem < 1 - MOSTLY)
    there, steps = given(near(case, found.space)), nearest(case, found.space) or 0
    id = f"why-turn-comes-{_taker(case, found)}"
    return Message(id, suit=suit, who=case.who, space=found.space, near=there, n=steps)


def trumps_held(case: Case) -> Message | None:
    """Gems lie on the own side, and so many trumps are held then to take tricks."""
    made, trumps = _made(case)
    only_if(trumps)
    return Message("why-turn-held", suit=suit_name(made), cards=tuple(trumps), n=len(trumps),
                   side=_my_side(case))  # fmt: skip


def trumps_over(case: Case) -> Message | None:
    """More gems lie on the partner's side, who should win: so few trumps are held then."""
    made, trumps = _made(case)
    at, mine, theirs = sides(case)
    only_if(case.view.hand and theirs > mine and len(trumps) < 2)
    return Message("why-turn-over", who=case.who, suit=suit_name(made), n=len(trumps), at=at,
                   gems=theirs)  # fmt: skip


def gets(case: Case) -> Message | None:
    """The decree comes into the hand, which can do something, or is a higher trump."""
    made, _ = _made(case)
    card, decree = case.best.card, case.view.decree
    only_if(card is not None and card.rank not in POWERS)
    if decree.rank in POWERS:
        return Message("why-turn-gets", card=made, taken=decree, power=power(decree))
    only_if(card.suit == decree.suit and card.rank < decree.rank)
    return Message("why-takes-higher", card=made, taken=decree, side=_my_side(case))


def cheapest(case: Case) -> Message | None:
    """The lowest card of its suit makes it trump: the higher ones stay."""
    made, trumps = _made(case)
    only_if(case.best.card is not None and made.rank not in POWERS)
    mine = [it for it in trumps if it in case.view.hand]
    only_if(mine and made < min(mine))
    return Message("why-turn-lowest", card=made, suit=suit_name(made), rank=made.rank)


def turn_leaves(case: Case) -> Message | None:
    """With this trump the tracker leaves the path, or may."""
    suit, found = _turned(case)
    only_if(found.beyond >= MAY)
    return Message("why-turn-leaves", suit=suit, likely="yes" if found.beyond < LIKELY else "no",
                   fifths=fifths(found.beyond))  # fmt: skip


def turn_none(case: Case) -> Message | None:
    """With this trump the trick ends where no gem lies."""
    suit, found = _turned(case)
    only_if(found.often >= MOSTLY and found.gem <= SELDOM)
    return Message("why-turn-none", suit=suit, space=found.space)


def few_trumps(case: Case) -> Message | None:
    """Gems lie on the own side, and few trumps would be held then."""
    made, trumps = _made(case)
    return Message("why-turn-few", suit=suit_name(made), n=len(trumps), side=_my_side(case))


def many_trumps(case: Case) -> Message | None:
    """Gems lie on the partner's side, and the trumps would be in the own hand."""
    made, trumps = _made(case)
    at, mine, theirs = sides(case)
    only_if(theirs > mine and len(trumps) > 1)
    return Message("why-turn-many", who=case.who, suit=suit_name(made), n=len(trumps), at=at,
                   gems=theirs)  # fmt: skip


def puts_power(case: Case) -> Message | None:
    """A card goes as the decree that can do something."""
    made, _ = _made(case)
    only_if(case.best.card is not None and made.rank in POWERS)
    return Message("why-duet-keep", card=made, power=power(made))
