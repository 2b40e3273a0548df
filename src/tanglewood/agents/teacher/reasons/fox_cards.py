"""Fox: what a card does in the trick."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.fox_answers import (
    answers,
    by_suit_alone,
    higher,
    trump_of,
)
from tanglewood.agents.teacher.reasons.fox_plan import FEW, HUMBLE, plan, wish
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, WITCH, WOODCUTTER, beats

POISON: Final = 8
"""The rank that costs a point in Deluxe."""
FEW_BEAT: Final = 2
"""What at most this many cards still out beat is strong."""
LAST: Final = 3
"""With this many cards in hand it is plain whether one that is kept makes a difference."""


def beaters(case: Case, card: FoxCard) -> list[FoxCard]:
    """What the other may hold and take the trick with from this card, were it led."""
    return [*answers(case, card).beating]


def only_these(case: Case, cards: Collection[FoxCard]) -> bool:
    """Whether no other card takes the trick from the lead, as far as every answer and every
    exchange in the worlds tells."""
    return case.beaten_by(case.best) <= {*cards}


def how_many(case: Case, card: FoxCard) -> int:
    """How many cards still out beat this one, were it led: any special card may be among them, but
    no more of them than are hidden. What hardly ever may be played, a trump while the suit is held,
    is not counted unless it is all there is."""
    found = answers(case, card)
    counted = found.usual or found.beating
    plain = sum(one.suit >= 0 for one in counted)
    hidden = max((sum(one.suit < 0 for one in hand) for hand in case.hands), default=0)
    return plain + min(len(counted) - plain, hidden)


def above(case: Case, card: FoxCard) -> list[FoxCard]:
    """The higher cards of a card's suit that may still be in the other's hand. Of a Witch that is
    no trump they say nothing: alone it counts as one."""
    only_if(by_suit_alone(case, card))
    return higher(case, card)


def playing(case: Case) -> FoxCard | None:
    """The card of the best action, while one is played by itself."""
    if case.view.phase not in {"lead", "follow"} or "+" in case.best.text + case.other.text:
        return None
    card: FoxCard | None = case.best.card
    return card


def all_the_same(case: Case) -> bool:
    """Few cards are left, and the one is worth no more than the other: nothing is kept by it."""
    gap, error = case.found.gap(case.best, case.other)
    return len(case.view.hand) <= LAST and gap <= error


def _lead(case: Case) -> FoxCard | None:
    """The card to be followed."""
    view: Any = case.view
    return view.trick[0].card if view.phase == "follow" else None


def _ranks(case: Case) -> list[int]:
    return [laid.card.rank for laid in case.view.trick]


def treasure(case: Case) -> Message | None:
    """It takes a trick with a Treasure in it."""
    card = playing(case)
    if card is None or not case.takes or case.now.mine < case.now.worlds:
        return None
    if getattr(case.view, "poison", False) and POISON in {card.rank, *_ranks(case)}:
        return None  # the point would be lost again
    if card.rank == TREASURE:
        return Message("why-treasure-home", card=card)
    return Message("why-treasure", card=card)


def treasure_kept(case: Case) -> Message | None:
    """The other action would rather give a Treasure away."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != TREASURE or card.rank == TREASURE:
        return None
    if not case.then.worlds or case.other_taken > 0.5 or all_the_same(case):
        return None
    sure = not case.leading and case.other_loses
    id = "why-treasure-kept-sure" if sure else "why-treasure-kept"
    return Message(id, card=card, kept=instead, who=case.who)


def treasure_saved(case: Case) -> Message | None:
    """It takes the trick; the other card is a Treasure that would lose it."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != TREASURE or card.rank == TREASURE:
        return None
    if case.leading or not (case.takes and case.other_loses) or takes_poison(case, card):
        return None
    return Message("why-treasure-saved", card=card, other=instead, who=case.who)


def swan(case: Case) -> Message | None:
    """The Swan loses, and its player leads."""
    card = playing(case)
    if card is None or card.rank != SWAN or len(case.view.hand) < 2 or not case.now.worlds:
        return None
    if not case.loses or case.now.share(case.now.leads) < SURE or not case.worlds:
        return None
    wanted = wish(case)
    if wanted is not None and not wanted[0]:
        return Message("why-swan-few", aim=wanted[1], card=card, next=lost_next(case, card),
                       who=case.who)  # fmt: skip
    rest = [one for one in case.view.hand if one != card and one.suit >= 0]
    next = min(rest, key=lambda one: (how_many(case, one), -one.rank), default=None)
    if next is not None and next.rank >= TREASURE and how_many(case, next) <= FEW_BEAT:
        return Message("why-swan-next", card=card, next=next)
    if not case.other_loses:
        return None
    threat, prize = given(_threat(case, rest))
    return Message("why-swan-keeps", card=card, who=case.who, threat=threat, prize=prize)


def lost_next(case: Case, swan: FoxCard) -> FoxCard:
    """What is best lost when the Swan has brought the lead: a card that much still out beats."""
    rest = [one for one in case.view.hand if one != swan and one.suit >= 0 and one.rank != WITCH]
    beaten = [(how_many(case, one), one) for one in rest]
    often, next = max(beaten, default=(0, swan))
    only_if(often > 2 * FEW_BEAT)
    return next


def _threat(case: Case, rest: list[FoxCard]) -> tuple[FoxCard, FoxCard] | None:
    """A card that the other may lead, and the Treasure that would have to be played to it."""
    for prize in (one for one in rest if one.rank == TREASURE):
        if sum(one.suit == prize.suit for one in rest) > 1:
            continue
        if over := above(case, prize):
            return over[-1], prize
    return None


def swan_kept(case: Case) -> Message | None:
    """Both lose the trick; there is nothing to lead yet that wins one, so the Swan can wait."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != SWAN or card.rank == SWAN:
        return None
    if len(case.view.hand) < 4 or not (case.loses and case.other_loses) or plan(case) in FEW:
        return None
    rest = [one for one in case.view.hand if one not in (card, instead) and one.suit >= 0]
    if not case.worlds or any(how_many(case, one) <= FEW_BEAT for one in rest):
        return None
    return Message("why-swan-kept", card=card, kept=instead)


def witch(case: Case) -> Message | None:
    """A Witch alone takes a trick that its suit and rank would not."""
    card, lead, trump = playing(case), _lead(case), trump_of(case)
    if card is None or lead is None or card.rank != WITCH or lead.rank == WITCH:
        return None
    if not case.takes or case.other_taken >= SURE or card.suit == trump:
        return None
    if card.suit == lead.suit and lead.rank < WITCH and lead.suit != trump:
        return None
    return Message("why-witch", card=card)


def trumped(case: Case) -> Message | None:
    """Void in what was led: a trump takes it."""
    card, lead, trump = playing(case), _lead(case), trump_of(case)
    if card is None or lead is None or card.rank == WITCH or lead.suit < 0:
        return None
    if card.suit != trump or lead.suit == trump or not case.takes or case.other_taken >= SURE:
        return None
    return Message("why-trumped", card=card, suit=suit_name(lead))


def enough(case: Case) -> Message | None:
    """It takes the trick as well as the other card, which is higher and is kept."""
    card, instead, lead = playing(case), case.other.card, _lead(case)
    if card is None or instead is None or lead is None or card.rank == WITCH:
        return None
    if card.suit < 0 or card.suit != instead.suit or card.rank >= instead.rank:
        return None
    if not (case.takes and case.other_taken >= SURE) or plan(case) == HUMBLE:
        return None
    if getattr(case.view, "poison", False) and POISON in {card.rank, instead.rank}:
        return _poison_spared(case, card, instead)
    lower = [it for it in case.view.legal if it.card is not None and it.card.suit == card.suit]
    if any(it.card.rank < card.rank and _surely_takes(case, it) for it in lower):
        return None  # that one is enough
    between = any(it.suit == card.suit and card < it < instead for it in case.may_hold)
    if not between or all_the_same(case):
        return None  # the kept card wins nothing that this one would not
    return Message("why-enough", card=card, kept=instead)


def _surely_takes(case: Case, action: Action) -> bool:
    ahead = case.ahead(action)
    return ahead.share(ahead.takes) >= SURE


def _poison_spared(case: Case, card: FoxCard, instead: FoxCard) -> Message | None:
    """Of two cards that take the trick one is an 8, which costs whoever takes it a point."""
    if card.rank != POISON:
        return Message("why-enough-poison", card=card, poison=instead)
    if how_many(case, instead) > FEW_BEAT or not case.worlds:
        return None
    return Message("why-poison-paid", card=card, kept=instead)


def witch_spared(case: Case) -> Message | None:
    """Both take the trick: the Witch is kept, which can win another one as a trump."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != WITCH or card.rank == WITCH:
        return None
    if len(case.view.hand) < 2 or instead.suit == trump_of(case) or plan(case) in FEW:
        return None
    if not case.takes or case.other_taken < SURE:
        return None
    return Message("why-witch-spared", card=card, kept=instead)


def thrown(case: Case) -> Message | None:
    """The trick is lost either way: a high card goes while it wins nothing."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank <= instead.rank:
        return None
    if not (case.loses and case.other_loses and card.rank >= 4) or card.rank in {FOX, WOODCUTTER}:
        return None
    wanted = wish(case)
    if wanted is None or wanted[0]:
        return None
    goal, trump = wanted[1], trump_of(case)
    if card.rank == TREASURE:
        return Message("why-thrown-treasure", aim=goal, card=card, who=case.who)
    if case.lost:
        legal = [it.card for it in case.view.legal if it.card is not None]
        if any((it.suit == trump, it.rank) > (card.suit == trump, card.rank) for it in legal):
            return Message("why-thrown-high", aim=goal, card=card, other=instead)
        return Message("why-thrown", aim=goal, card=card)
    return Message("why-thrown-rather", aim=goal, card=card, other=instead)


def spared(case: Case) -> Message | None:
    """The trick is lost either way: a low card is enough for that."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank >= instead.rank:
        return None
    if card.rank in {SWAN, FOX, WOODCUTTER, TREASURE} or card.suit < 0 or not case.lost:
        return None
    legal = [it.card for it in case.view.legal if it.card is not None and it.card.suit >= 0]
    lower = [it for it in legal if it.rank < card.rank and it.suit == card.suit]
    if plan(case) == HUMBLE or any(it.rank not in {SWAN, FOX, WOODCUTTER} for it in lower):
        return None  # a lower one is enough too
    return Message("why-spared", card=card, kept=instead)


def lets_go(case: Case) -> Message | None:
    """It gives the trick away that the other action would rather take."""
    card = playing(case)
    if card is None or not (case.loses and case.other_mostly_takes):
        return None
    wanted = wish(case)
    if wanted is None or wanted[0]:
        return None
    return Message("why-lets-go", aim=wanted[1], card=card, other=case.called(case.other))


def grabs(case: Case) -> Message | None:
    """It takes the trick that the other action would give away."""
    card = playing(case)
    if card is None or case.leading or not case.takes or case.other_taken > 0.6:
        return None
    wanted = wish(case)
    if wanted is None or not wanted[0] or takes_poison(case, card):
        return None
    id = "why-needed" if case.other_loses else "why-needed-may"
    return Message(id, aim=wanted[1], card=card, other=case.called(case.other))


def takes_poison(case: Case, card: Any) -> bool:
    """Whether taking the trick with this card costs a point; a score of 0 has none to lose."""
    poisoned = getattr(case.view, "poison", False) and POISON in {card.rank, *_ranks(case)}
    return poisoned and bool(case.view.scores[case.me])


def fox_takes(case: Case) -> Message | None:
    """A Fox that does not beat the lead as the trump lies takes the trick by the exchange: which
    card is put down for it."""
    card, lead = playing(case), _lead(case)
    if card is None or lead is None or card.rank != FOX or lead.suit < 0 or not case.now.worlds:
        return None
    if beats(card, lead, trump_of(case)) or plan(case) in FEW or case.taken < SURE:
        return None
    wanted = wish(case)
    if wanted is not None and not wanted[0]:
        return None
    put: Counter[FoxCard] = Counter(
        it.decree for events in case.now_events for it in events if it.kind == "exchanged"
    )
    down = max(put, key=lambda it: (put[it], it), default=None)
    if down is None or not beats(card, lead, down.suit):
        return None
    said = {"card": card, "down": down, "suit": suit_name(down), "lead": lead}
    if wanted is None:
        return Message("why-fox-takes", **said)
    return Message("why-fox-takes-for", aim=wanted[1], **said)
