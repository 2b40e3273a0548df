"""Fox: what tells the advised action from a worse one that the same sentence fits.

A portrait speaks of one action by itself. Where its words would be as true of a worse action, one
of these sentences says in what the two differ; each of them speaks of the worse action as `other`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reason import NotSo, given, only_if
from tanglewood.agents.teacher.reasons.fox_answers import trump_of
from tanglewood.agents.teacher.reasons.fox_cards import POISON, how_many, takes_poison
from tanglewood.agents.teacher.reasons.fox_choices import POWERS
from tanglewood.agents.teacher.reasons.fox_under import AWAY
from tanglewood.agents.teacher.whole import clearly_worse
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import SWAN, TREASURE, WITCH, WOODCUTTER

OFTEN: Final = 0.2
"""So much more often is told as more often."""
BEATEN: Final = 2
"""So many cards more that beat one tell two cards apart."""
STRONG: Final = 4
"""What more cards than these beat is not worth keeping for that."""
REST: Final = 4
"""With so many cards in hand what a card can do is of use later."""

Apart = Callable[[Case, int], Message]
"""In what the case's best action differs from the other, for a seat that wants tricks (1) or few
(-1); `NotSo` where it does not."""


def _plain(case: Case) -> tuple[FoxCard, FoxCard]:
    """The cards of the two actions, each of a suit and by itself."""
    card, other = given(case.best.card), given(case.other.card)
    only_if(card != other and min(card.suit, other.suit) >= 0)
    only_if("+" not in case.best.text + case.other.text)
    return card, other


def _played(case: Case) -> tuple[FoxCard, FoxCard]:
    only_if(case.view.phase in {"lead", "follow"} and case.now.worlds and case.then.worlds)
    return _plain(case)


def treasure(case: Case, way: int) -> Message:
    """The other card is a Treasure that would mostly lose."""
    card, other = _played(case)
    only_if(other.rank == TREASURE != card.rank and case.other_taken <= 2 * OFTEN)
    return Message("apart-treasure", other=other, who=case.who)


def poison(case: Case, way: int) -> Message:
    """The other card would mostly take poison."""
    card, other = _played(case)
    only_if(takes_poison(case, other) and case.other_taken > 0.5)
    only_if(not takes_poison(case, card) or case.taken < case.other_taken - OFTEN)
    return Message("apart-poison", other=other)


def takes_more(case: Case, way: int) -> Message:
    """Few tricks are wanted, and the other card takes this one more often."""
    _, other = _played(case)
    only_if(way < 0 and case.other_taken >= case.taken + OFTEN)
    return Message("apart-takes-more", other=other)


def takes_less(case: Case, way: int) -> Message:
    """Tricks are wanted, and the other card takes this one less often."""
    card, other = _played(case)
    only_if(way > 0 and case.taken >= case.other_taken + OFTEN and not takes_poison(case, card))
    return Message("apart-takes-less", other=other)


def power(case: Case, way: int) -> Message:
    """The other card can still do something."""
    card, other = _plain(case)
    able = POWERS - ({WITCH} if way < 0 or other.suit == trump_of(case) else set())
    able -= set() if case.view.deck else {WOODCUTTER}
    only_if(other.rank in able and card.rank not in POWERS and len(case.view.hand) >= REST)
    return Message("apart-power", other=other, power=Message(f"power-{other.rank}"))


def trump(case: Case, way: int) -> Message:
    """Tricks are wanted, and the other card is a trump for a suit that is hardly held."""
    card, other = _plain(case)
    turned = trump_of(case)
    only_if(way >= 0 and other.suit == turned != card.suit and case.view.phase != "exchange")
    only_if(other.rank != SWAN and card.rank != WITCH)
    short = [
        suit
        for suit in {it.suit for it in case.may_hold if it.suit >= 0} - {turned}
        if sum(it.suit == suit for it in case.view.hand if it != card) == 0
    ]
    only_if(short)
    return Message("apart-trump", other=other, suit=suit_name(card, min(short)))


def stronger(case: Case, way: int) -> Message:
    """Tricks are wanted, this one is not taken, and fewer cards can beat the other one later."""
    card, other = _plain(case)
    only_if(way >= 0 and other.rank not in POWERS - {WITCH} and _goes(case))
    few, many = how_many(case, other), how_many(case, card)
    only_if(few <= min(STRONG, many - BEATEN))
    only_if(not getattr(case.view, "poison", False) or other.rank != POISON)
    return Message("apart-stronger", other=other)


def weaker(case: Case, way: int) -> Message:
    """Few tricks are wanted, and more cards can beat the other one later."""
    card, other = _plain(case)
    only_if(way < 0 and card.rank not in POWERS and case.view.phase in {"lead", "follow", *AWAY})
    only_if(how_many(case, other) >= how_many(case, card) + BEATEN)
    return Message("apart-weaker", other=other)


def _goes(case: Case) -> bool:
    """Whether the card is put away, or lost in this trick."""
    if case.view.phase in AWAY:
        return True
    return case.view.phase in {"lead", "follow"} and bool(case.now.worlds) and case.taken <= 0.4


def void(case: Case, way: int) -> Message:
    """It is the only card of its suit, and the other one is not."""
    card, other = _plain(case)
    turned = trump_of(case)
    only_if(case.view.phase in {"lead", "follow", *AWAY} and way and len(case.view.hand) >= REST)
    only_if(card.suit != turned and held(case, card.suit) == 1 and held(case, other.suit) > 1)
    only_if(sum(it.suit == card.suit for it in case.may_hold) > 1)
    said = {"card": card, "suit": suit_name(card)}
    if way < 0:
        return Message("apart-void-few", **said)
    only_if(any(it.suit == turned for it in case.view.hand))
    return Message("apart-void", **said)


def trumps(case: Case, way: int) -> Message:
    """The other action makes a suit trump of which fewer are held, or more where few tricks are
    wanted."""
    decree: Any = case.view.decree
    only_if(case.view.phase == "exchange" and decree is not None and way)
    one, two = (decree if it.card is None else it.card for it in (case.best, case.other))
    only_if(min(one.suit, two.suit) >= 0 and one.suit != two.suit)
    mine, theirs = (
        sum(it.suit == down.suit for it in [decree, *case.view.hand]) - 1 for down in (one, two)
    )
    only_if((mine - theirs) * way > 0)
    id = "apart-fewer-trumps" if way > 0 else "apart-more-trumps"
    return Message(id, other=case.called(case.other), suit=suit_name(decree, two.suit))


def same_suit(case: Case, way: int) -> Message:
    """Both are of one suit: the higher one is kept, or the lower one where few tricks are wanted,
    and what lies between them is still out."""
    card, other = _plain(case)
    only_if(card.suit == other.suit and way and other.rank not in POWERS)
    only_if(case.view.phase == "exchange" or _goes(case) or way < 0)
    only_if((other.rank - card.rank) * way > 0)
    low, high = sorted((card.rank, other.rank))
    between = [it for it in case.may_hold if it.suit == card.suit and low < it.rank < high]
    only_if(between)
    id = "apart-higher" if way > 0 else "apart-lower"
    return Message(id, other=other, between=max(between))


APART: Final[Sequence[Apart]] = (
    treasure,
    poison,
    takes_more,
    takes_less,
    trumps,
    power,
    trump,
    stronger,
    weaker,
    same_suit,
    void,
)
"""What differs, what matters most first."""
KEEPS: Final = frozenset(
    {"apart-power", "apart-trump", "apart-stronger", "apart-higher", "apart-lower"}
)
"""Sentences about a card that is kept: one such is enough."""


def told_apart(case: Case, message: Message, same: Sequence[Action], way: int) -> Message:
    """The sentence, with what tells the action from the best of the worse ones that it fits, unless
    that one is named as the card that is kept."""
    worse = [it for it in same if clearly_worse(case.found, it) and it.card not in _kept(message)]
    if not worse:
        return message
    worst = max(worse, key=case.found.value)
    best: tuple[int, Message] | None = None
    for apart in APART:
        said = _said(apart, case.against(worst), way)
        if said is None or (said.id in KEEPS and _kept(message) and message.id != "own-keep"):
            continue
        left = sum(_said(apart, case.against(it), way) is None for it in worse)
        if best is None or left < best[0]:
            best = left, said
    if best is None:
        return message
    first = message.args["say"] if best[1].id in KEEPS and _kept(message) else message
    return Message("why-and", first=first, then=best[1])


def _said(apart: Apart, case: Case, way: int) -> Message | None:
    try:
        return apart(case, way)
    except NotSo:
        return None


def _kept(message: Message) -> set[object]:
    """The cards that a sentence says are kept."""
    found = set[object]()
    for name, value in message.args.items():
        if name in {"kept", "next"}:
            found |= {*value.args.values()} if isinstance(value, Message) else {value}
        elif name == "say" and isinstance(value, Message):
            found |= _kept(value)
    return found


def core(message: Message) -> str:
    """The id of a sentence without what is added to it about the card that is kept."""
    said = message.args.get("say")
    return core(said) if isinstance(said, Message) else message.id
