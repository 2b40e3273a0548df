"""Duet: reasons for a decree, for whom the Foxes name, and for a Gift."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reason import only_if
from tanglewood.agents.teacher.reasons.duet_gifts import seen
from tanglewood.agents.teacher.reasons.duet_path import (
    FOXES,
    GAZELLE,
    MUSICIAN,
    POWERS,
    all_aside,
    landing,
    power,
    sides,
)
from tanglewood.cards.duet import DuetCard
from tanglewood.core.message import Message
from tanglewood.tricks.winner import follower_wins

NAMED: Final = {"foxes=self": "me", "foxes=mate": "mate"}
"""Whom the Foxes name, by the action."""


def changes_trump(case: Case) -> Message | None:
    """Another suit becomes trump, and this many of it stay in the hand."""
    card: Any = case.best.card
    decree = case.view.decree
    if case.view.phase != "exchange" or card is None or card.suit == decree.suit:
        return None
    instead = case.other.card
    if instead is not None and instead.suit == card.suit:
        return None
    kept, left = held(case, card.suit) - 1, held(case, decree.suit) + 1
    if kept < 2 or kept <= left:
        return None
    return Message("why-changes-trump", suit=suit_name(card), old=suit_name(decree), n=kept,
                   left=left, side=_my_side(case))  # fmt: skip


def _my_side(case: Case) -> Message:
    """That the gems lie on the own side, where own tricks lead: no fewer than on the other."""
    at, mine, theirs = seen(case)
    only_if(mine and mine >= theirs)
    return Message("side-mine", at=at, n=mine)


def swaps_card(case: Case) -> Message | None:
    """The trump stays, and a card that can do something comes for one that cannot."""
    card: Any = case.best.card
    decree, instead = case.view.decree, case.other.card
    if case.view.phase != "exchange" or card is None or card.suit != decree.suit:
        return None
    if card.rank % 2 or decree.rank not in POWERS or (instead and instead.suit == card.suit):
        return None
    return Message("why-swaps-card", card=card, taken=decree, power=power(decree))


def leaves_trump(case: Case) -> Message | None:
    """The decree stays as it is."""
    if case.view.phase != "exchange" or case.best.text != "decree=keep":
        return None
    if held(case, case.view.decree.suit) < 2:
        return None
    return Message("why-leaves-trump", suit=suit_name(case.view.decree),
                   n=held(case, case.view.decree.suit), side=_my_side(case))  # fmt: skip


def _better_suit(case: Case, hand: Iterable[DuetCard]) -> int | None:
    """A suit of which a hand has clearly more than of the trump."""
    held = Counter(one.suit for one in hand)
    trump = case.view.decree.suit
    suit = max(held, key=lambda it: (held[it], -it), default=trump)
    return suit if suit != trump and held[suit] >= held[trump] + 2 else None


def named_must_win(case: Case) -> Message | None:
    """Foxes: whoever has to win the trick chooses the trump, by where the tracker goes if one or
    the other does."""
    who = NAMED.get(case.best.text)
    if who is None or len(case.view.trick) != 2 or case.other.text not in NAMED:
        return None
    paws = sum(case.view.paws[one] for one in case.view.trick)
    if any(one.rank in {MUSICIAN, GAZELLE} for one in case.view.trick) or not paws:
        return None
    winner = case.me if who == "me" else 1 - case.me
    if not _may_take(case, winner):
        return None
    forest = case.view.forest
    spaces = {seat: forest.tracker + (paws if seat else -paws) for seat in (0, 1)}
    inside = {seat: forest.low <= at <= forest.high for seat, at in spaces.items()}
    gem = {seat: inside[seat] and forest.gems[spaces[seat]] > 0 for seat in (0, 1)}
    said = {"who": case.who, "space": spaces[winner]}
    if gem[winner] and not gem[1 - winner]:
        return Message(f"why-named-gem-{who}", **said)
    if inside[winner] and not inside[1 - winner]:
        lost = "-lost" if not forest.tokens else ""
        return Message(f"why-named-inside-{who}{lost}", **said)
    return None


def _may_take(case: Case, winner: int) -> bool:
    """Whether the trump decides who takes the trick, and this seat could choose it so."""
    lead, follow = case.view.trick
    if lead.suit == follow.suit:
        return False
    if winner != case.me:
        return True
    trumps = {one.suit for one in (case.view.decree, *case.view.hand)}
    return trumps != {follow.suit} if case.view.leader == winner else follow.suit in trumps


def named_side(case: Case) -> Message | None:
    """Foxes: all gems that are left lie on one side, and whoever must win tricks chooses the
    trump."""
    who = NAMED.get(case.best.text)
    if who is None or case.other.text not in NAMED:
        return None
    mine, theirs = sides(case)
    if not all_aside(case):
        return None
    if (who == "me" and mine and not theirs) or (who == "mate" and theirs and not mine):
        return Message(f"why-named-side-{who}", who=case.who, n=mine + theirs)
    return None


def trump_for_mate(case: Case) -> Message | None:
    """More gems lie on the partner's side, who should win: a suit becomes trump of which fewer are
    held than of what would be it otherwise."""
    if case.view.phase != "exchange":
        return None
    decree, (at, mine, theirs) = case.view.decree, seen(case)
    given = [case.best.card, case.other.card]
    suits = [decree.suit if it is None else it.suit for it in given]
    hands = [case.view.hand if it is None else case.view.hand - it | decree for it in given]
    few, many = (
        sum(it.suit == suit for it in hand) for suit, hand in zip(suits, hands, strict=True)
    )
    if theirs <= mine or suits[0] == suits[1] or few >= many:
        return None
    return Message("why-trump-for-mate", who=case.who, suit=suit_name(decree, suits[0]), n=few,
                   more=suit_name(decree, suits[1]), at=at, gems=theirs)  # fmt: skip


def decree_power(case: Case) -> Message | None:
    """The decree comes into the hand, a Musician while gems lie on both sides."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or case.other.card is not None:
        return None
    if decree.rank != MUSICIAN or card.rank == MUSICIAN or not all(sides(case)):
        return None
    return Message("why-decree-power", card=card, taken=decree)


def foxes_same(case: Case) -> Message | None:
    """Foxes: both cards of the trick are of one suit, so no trump changes who takes it."""
    trick = case.view.trick
    if case.view.phase != "foxes" or len(trick) != 2 or trick[0].suit != trick[1].suit:
        return None
    return Message("why-foxes-same", suit=suit_name(trick[0]), high=max(trick))


def foxes_led(case: Case) -> Message | None:
    """Foxes are played: all gems lie on one side, and they can change the trump for whoever must
    win."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase not in {"lead", "follow"}:
        return None
    if card.rank != FOXES or instead.rank == FOXES or len(case.view.hand) < 2:
        return None
    mine, theirs = sides(case)
    if bool(mine) == bool(theirs) or not all_aside(case) or not turns(case, card, mine=bool(mine)):
        return None
    return Message("why-foxes-led-me" if mine else "why-foxes-led-mate", card=card, who=case.who,
                   n=mine + theirs)  # fmt: skip


def turns(case: Case, card: DuetCard, *, mine: bool) -> bool:
    """Whether a trump of the one who should win, and does not as it lies, turns the trick."""
    if case.view.phase == "lead":
        return True
    lead = case.view.trick[0]
    able = {one.suit for one in (case.view.hand if mine else case.may_hold) if one != card}

    def wins(trump: int) -> bool:
        return follower_wins(lead.suit, lead.rank, card.suit, card.rank, trump) == mine

    return not wins(case.view.decree.suit) and any(map(wins, able))


def names_me(case: Case) -> Message | None:
    """The hand has much more of another suit than of the trump: make that trump."""
    if case.best.text != "foxes=self":
        return None
    suit = _better_suit(case, case.view.hand)
    if suit is None:
        return None
    card = next(one for one in case.view.hand if one.suit == suit)
    return Message("why-names-me", suit=suit_name(card), n=held(case, suit), side=_my_side(case))


def names_more(case: Case) -> Message | None:
    """The hand has more of another suit than of the trump."""
    if case.best.text != "foxes=self":
        return None
    held_now = Counter(one.suit for one in case.view.hand)
    trump = case.view.decree.suit
    suit = max(held_now, key=lambda it: (held_now[it], -it), default=trump)
    if suit == trump or held_now[suit] <= held_now[trump]:
        return None
    decree = case.view.decree
    return Message("why-names-more", suit=suit_name(decree, suit), n=held_now[suit],
                   trump=suit_name(decree), side=_my_side(case))  # fmt: skip


def named_more_side(case: Case) -> Message | None:
    """Foxes: more gems lie on the partner's side, who should win the next tricks."""
    at, mine, theirs = seen(case)
    if case.best.text != "foxes=mate" or theirs <= mine:
        return None
    return Message("why-named-more-mate", who=case.who, n=theirs, at=at)


def names_mate(case: Case) -> Message | None:
    """The hand has no better suit than the trump, and the partner's probably has."""
    if case.best.text != "foxes=mate" or _better_suit(case, case.view.hand) is not None:
        return None
    hands = [world.view(1 - case.me).hand for world in case.worlds]
    better = sum(_better_suit(case, hand) is not None for hand in hands)
    if not hands or better < 0.6 * len(hands):
        return None
    return Message("why-names-mate", who=case.who, suit=suit_name(case.view.decree))


def names_nobody(case: Case) -> Message | None:
    """The trump stays of which several are held."""
    if case.best.text != "foxes=nobody":
        return None
    mine = held(case, case.view.decree.suit)
    if mine < 2:
        return None
    return Message("why-names-nobody", suit=suit_name(case.view.decree), n=mine,
                   side=_my_side(case))  # fmt: skip


def takes_over(case: Case) -> Message | None:
    """It takes the trick that the other card would leave to the partner."""
    if case.best.card is None or not (case.takes and case.other_loses):
        return None
    return _moved(case, "why-takes-over-to")


def _moved(case: Case, id: str) -> Message | None:
    """With the space that the tracker comes to, where that is likely."""
    found = landing(case.now_events)
    if found is None or found[1] < 0.8:
        return None
    return Message(id, card=case.best.card, who=case.who, space=found[0])
