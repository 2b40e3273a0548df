"""Fox: a portrait of the advised action by itself: what the seat is after, what the card does in
this trick, by the cards that are still out, and what stays in the hand for later.

It compares with no single other action, so it is there where choices differ by little or by what
nobody can see at the table, in the place of a bare number or verdict.
"""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reason import NotSo, given, only_if
from tanglewood.agents.teacher.reasons.deluxe_portrait import special
from tanglewood.agents.teacher.reasons.fox_answers import (
    Answers,
    answers,
    by_suit_alone,
    higher,
    trump_of,
)
from tanglewood.agents.teacher.reasons.fox_apart import core, told_apart
from tanglewood.agents.teacher.reasons.fox_cards import how_many, takes_poison
from tanglewood.agents.teacher.reasons.fox_powers import put_down, strong_card, weak_card
from tanglewood.agents.teacher.reasons.fox_purpose import (
    either,
    kept_strong,
    kept_weak,
    plain,
    purpose,
)
from tanglewood.agents.teacher.reasons.fox_under import AWAY
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message
from tanglewood.games.fox.cards import FOX, MONARCH, SWAN, TREASURE, WITCH, WOODCUTTER

MANY: Final = 3
"""What so many cards still out beat will hardly win a trick."""
NAMED: Final = 2
"""So many cards that beat one are named."""
LIKELY: Final = 0.6
"""What happens in so many of the worlds is called probable."""
UNLIKELY: Final = 0.4
ALMOST_SURE: Final = 0.9
"""What holds in so many of the worlds is almost sure."""
REST: Final = 4
"""With so many cards left all of them are compared."""
SPREAD: Final = 1
"""So many cards more that beat one than beat the other tell them apart."""


def portrait(case: Case) -> Message | None:
    """What the advised action does, with what it is for."""
    only_if(case.worlds)
    way, aim = purpose(case)
    said = _does(case, way)
    said = told_apart(case, said, _fits(case, said, way), way)
    return said if aim is None else Message("own-for", aim=aim, say=said)


def _does(case: Case, way: int) -> Message:
    """What the action does, for a seat that wants tricks or few."""
    match case.view.phase:
        case "lead" | "follow" if "+" in case.best.text or given(case.best.card).suit < 0:
            return special(case, way)
        case "lead":
            return _lead(case, way)
        case "follow":
            return _follow(case, way)
        case "exchange":
            return _exchange(case, way)
        case phase if phase in AWAY:
            return _away(case, way)
    raise NotSo


def _fits(case: Case, said: Message, way: int) -> list[Action]:
    """The other actions of which the same could be said."""
    found = []
    for one in case.found.prospects:
        if one.action == case.best:
            continue
        try:
            there = _does(case.spoken_for(one.action), way)
        except NotSo:
            continue
        if core(there) == core(said):
            found.append(one.action)
    return found


def _card(case: Case) -> FoxCard:
    """The plain card of the action."""
    card: FoxCard = given(case.best.card)
    only_if(card.suit >= 0)
    return card


def _lead(case: Case, way: int) -> Message:
    card = _card(case)
    only_if(case.now.worlds)
    if card.rank == SWAN:
        return _swan(case, card, way)
    if (able := _able(case, card, way)) is not None:
        return able
    if way < 0:
        return _lead_few(case, card)
    if case.taken >= LIKELY:
        say = _comes_with(case, card, _wins(case, card))
        return _with_kept(say, kept_strong(case, card) if way else None)
    many, kept = how_many(case, card), given(kept_strong(case, card))
    if case.taken <= UNLIKELY:
        only_if(many >= MANY and card.rank != TREASURE)
        return Message("own-weak", card=card, n=many, kept=kept)
    over = higher(case, card)
    only_if(by_suit_alone(case, card) and 0 < len(over) <= MANY)
    say = Message("own-half", card=card, suit=suit_name(card), cards=either(over))
    return _with_kept(_comes_with(case, card, say), kept)


def _comes_with(case: Case, card: FoxCard, say: Message) -> Message:
    """The same with the point that a lead brings itself, or that it costs."""
    if card.rank == TREASURE:
        return Message("own-with-point", say=say)
    return Message("own-with-poison", say=say) if takes_poison(case, card) else say


def _swan(case: Case, card: FoxCard, way: int) -> Message:
    """The Swan brings the lead where it loses, and what is led then."""
    only_if(case.taken <= UNLIKELY and case.now.share(case.now.leads) >= SURE)
    only_if(len(case.view.hand) > 1)
    next = given(kept_weak(case, card) if way < 0 else kept_strong(case, card))
    return Message("own-swan", card=card, who=case.who, next=next)


def _with_kept(say: Message, kept: Message | None) -> Message:
    return say if kept is None else Message("own-keep", say=say, kept=kept)


def _wins(case: Case, card: FoxCard) -> Message:
    """Why a lead will most likely take the trick."""
    found, suit = answers(case, card), suit_name(card)
    if not found.beating:
        return Message("own-sure", card=card, who=case.who)
    if not by_suit_alone(case, card):
        only_if(len(found.usual) <= NAMED + 1)
        return Message("own-witch", card=card, cards=either([*(found.usual or found.beating)]))
    over = higher(case, card)
    if not over and card.suit == trump_of(case):
        return _top_trump(card, found)
    if not over:
        return Message("own-top", card=card, suit=suit, who=case.who)
    only_if(len(over) <= NAMED + 1)
    return Message("own-above", card=card, suit=suit, cards=either(over))


def _top_trump(card: FoxCard, found: Answers) -> Message:
    """No higher trump is out: what could still beat it is a Witch of another suit or a special
    card, and almost sure is only what holds in nine worlds of ten."""
    if found.safe >= ALMOST_SURE:
        return Message("own-top-trump", card=card)
    only_if(len(found.beating) <= NAMED + 1)
    return Message("own-top-trump-but", card=card, cards=either([*found.beating]))


def _lead_few(case: Case, card: FoxCard) -> Message:
    """Few tricks are wanted: who takes the lead, or why it may take a trick now."""
    found, over = answers(case, card), higher(case, card)
    many = how_many(case, card)
    if case.taken <= UNLIKELY:
        only_if(many >= MANY or found.forced >= LIKELY)
        if card.rank == MONARCH and found.forced >= LIKELY and len(over) == 1:
            return Message("own-monarch", card=card, who=case.who, suit=suit_name(card),
                           one=over[0])  # fmt: skip
        if found.forced >= LIKELY and by_suit_alone(case, card) and over and card.rank != MONARCH:
            below = sum(it.suit == card.suit and it not in over for it in case.may_hold)
            return Message("own-must", card=card, who=case.who, suit=suit_name(card), n=len(over),
                           less=below)  # fmt: skip
        least = all(
            how_many(case, it.card) <= many for it in case.view.legal if it.card is not None
        )
        return Message("own-most" if least else "own-easy", card=card, who=case.who, n=many)
    if case.taken < LIKELY:
        only_if(many >= MANY)
        return Message("own-may-lose", card=card, who=case.who, n=many)
    only_if(by_suit_alone(case, card) and len(over) <= MANY)
    said = {"card": card, "suit": suit_name(card)}
    say = Message("own-now", **said, cards=either(over)) if over else Message("own-now-top", **said)
    return _with_kept(say, kept_weak(case, card))


def _able(case: Case, card: FoxCard, way: int) -> Message | None:
    """What a Woodcutter or a Fox is played for, if it is."""
    made = {WOODCUTTER: _draw, FOX: _turn}.get(card.rank)
    try:
        return None if made is None else made(case, card, way)
    except NotSo:
        return None


def _draw(case: Case, card: FoxCard, way: int) -> Message:
    """A Woodcutter draws a card for one that goes against the plan."""
    only_if(case.view.deck and len(case.view.hand) > NAMED)
    if way < 0:
        useless = given(strong_card(case, card))
        return Message("own-draw-few", card=card, useless=useless)
    useless = given(weak_card(case, card))
    return Message("own-draw", card=card, useless=useless, n=how_many(case, useless))


def _turn(case: Case, card: FoxCard, way: int) -> Message:
    """What a Fox makes trump, and what is held of it then."""
    only_if(trump_of(case) >= 0 and len(case.view.hand) > NAMED)
    down = put_down(case, range(len(card.letters)))
    hand = [case.view.decree, *(it for it in case.view.hand if it not in (card, down))]
    return _trumps(case, hand, down, way, card)


def _trumps(
    case: Case, hand: list[FoxCard], down: FoxCard, way: int, fox: Argument | None = None
) -> Message:
    """What is held of the suit that becomes trump, beside what is held of the old one."""
    old = trump_of(case)
    held = sorted(it for it in hand if it.suit == down.suit)
    before = [it for it in case.view.hand if it.suit == old and it != fox]
    only_if(down.suit != old and way)
    more = len(held) - len(before) + _theirs(case, old) - _theirs(case, down.suit)
    only_if(more * way > 0 and (held or way < 0))
    said = {"down": down, "suit": suit_name(down), "old": suit_name(down, old), "n": len(held),
            "many": len(before)}  # fmt: skip
    id = "own-turn" if fox is None else "own-fox"
    if fox is not None:
        said["card"] = fox
    if not held:
        return Message(f"{id}-none", **said)
    return Message(id, cards=tuple(held), **said)


def _theirs(case: Case, suit: int) -> float:
    """How many cards of a suit the other holds, on average."""
    return sum(sum(it.suit == suit for it in hand) for hand in case.hands) / len(case.hands)


def _follow(case: Case, way: int) -> Message:
    card = _card(case)
    lead: Any = case.view.trick[0].card
    only_if(case.now.worlds and lead.suit >= 0)
    if (able := _able(case, card, way)) is not None:
        return able
    number, kept = case.view.tricks[case.me] + 1, kept_strong(case, card)
    only_if(len(case.view.hand) > 1)
    if case.takes:
        if way >= 0:
            prize = next((it for it in (lead, card) if it.rank == TREASURE), None)
            say = Message("own-takes", card=card, lead=lead, n=number)
            if prize is not None:
                say = Message("own-takes-prize", card=card, lead=lead, n=number, prize=prize)
            if takes_poison(case, card):
                id = "own-takes-poison" if prize is None else "own-takes-both"
                say = Message(id, card=card, lead=lead, n=number, prize=prize)
            return _with_kept(say, kept)
        return Message("own-spent", card=card, lead=lead, kept=given(kept_weak(case, card)))
    only_if(case.loses and card.rank != SWAN)
    if way >= 0:
        many = how_many(case, card)
        only_if(many >= MANY and card.rank not in {WITCH, TREASURE})
        if (could := _could(case, card)) is not None:
            return could
        return Message("own-lost", card=card, lead=lead, n=many, kept=given(kept))
    over = higher(case, card)
    only_if(by_suit_alone(case, card) and len(over) <= NAMED)
    if not over:
        return Message("own-lost-top", card=card, lead=lead, suit=suit_name(card))
    return Message("own-lost-few", card=card, lead=lead, suit=suit_name(card), cards=either(over))


def _could(case: Case, card: FoxCard) -> Message | None:
    """Tricks are wanted, and another card would take this one: why it is rather kept."""
    takes = [
        it
        for it in case.found.others
        if it.action.card is not None and it.action.card.suit >= 0 and "+" not in it.action.text
        if case.ahead(it.action).share(case.ahead(it.action).takes) >= SURE
    ]
    if not takes:
        return None
    taker = max(takes, key=lambda it: case.found.value(it.action)).action.card
    few = how_many(case, given(taker))
    if few > NAMED or len(case.view.hand) <= NAMED:
        return None
    return Message("own-lost-could", card=card, taker=taker, n=few)


def _away(case: Case, way: int) -> Message:
    """What goes under the deck, and what stays."""
    card = _card(case)
    many, rest = how_many(case, card), [how_many(case, it) for it in plain(case, card)]
    apart = rest and (many > max(rest) if way >= 0 else many < min(rest))
    if apart and len(rest) <= REST:
        id = "own-away-most" if way >= 0 else "own-away-least"
        return Message(id, card=card, n=many, many=max(rest) if way >= 0 else min(rest))
    if way >= 0:
        only_if(many >= MANY - 1)
        return Message("own-away", card=card, n=many, kept=given(kept_strong(case, card)))
    over = higher(case, card)
    only_if(by_suit_alone(case, card) and len(over) <= NAMED)
    kept = given(kept_weak(case, card))
    if not over:
        return Message("own-away-top", card=card, suit=suit_name(card), kept=kept)
    return Message("own-away-few", card=card, suit=suit_name(card), cards=either(over), kept=kept)


def _exchange(case: Case, way: int) -> Message:
    decree = given(case.view.decree)
    only_if(decree.suit >= 0)
    card = case.best.card
    if card is None:
        return _leave(case, decree, way)
    only_if(card.suit >= 0)
    hand = [decree, *(it for it in case.view.hand if it != card)]
    if card.suit != decree.suit:
        return _trumps(case, hand, card, way)
    many, few = how_many(case, card), how_many(case, decree)
    able = {SWAN, FOX, WITCH} | ({WOODCUTTER} if case.view.deck else set())
    if way >= 0 and many <= few and decree.rank in able - {card.rank}:
        power = Message(f"power-{decree.rank}")
        return Message("own-same-able", card=card, decree=decree, power=power)
    if way >= 0 and decree.rank == TREASURE != card.rank:
        return Message("own-same-prize", card=card, decree=decree)
    only_if(way and (many - few) * way >= SPREAD)
    return Message("own-same", card=card, decree=decree, n=many, many=few, suit=suit_name(card))


def _leave(case: Case, decree: FoxCard, way: int) -> Message:
    """The decree stays: what is held of its suit, beside the suit that would be trump instead."""
    other = max((it for it in case.found.others if it.action.card is not None),
                key=lambda it: case.found.value(it.action), default=None)  # fmt: skip
    instead = given(given(other).action.card)
    held = sorted(it for it in case.view.hand if it.suit == decree.suit)
    only_if(instead.suit not in {decree.suit, -1} and way)
    left = sum(it.suit == instead.suit for it in case.view.hand) - 1
    more = len(held) - left + _theirs(case, instead.suit) - _theirs(case, decree.suit)
    only_if(more * way > 0 and (held or way < 0))
    said = {"suit": suit_name(decree), "less": suit_name(instead), "n": len(held), "many": left}
    if not held:
        return Message("own-leave-none", **said)
    return Message("own-leave", cards=tuple(held), **said)
