"""Fox: playing a Fox or a Woodcutter for what it can do."""

from collections.abc import Collection

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.fox_answers import trump_of
from tanglewood.agents.teacher.reasons.fox_cards import how_many, playing
from tanglewood.agents.teacher.reasons.fox_choices import POWERS
from tanglewood.agents.teacher.reasons.fox_plan import FEW, HUMBLE, aim, plan, wants_tricks, wish
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, TREASURE, WITCH, WOODCUTTER


def put_down(case: Case, suits: Collection[int]) -> FoxCard:
    """What a hint would put down as the decree after the Fox; a reason does not hold if that is of
    another suit than these."""
    advised = case.then_do(case.best)
    down: FoxCard | None = None if advised is None else advised.card
    down = given(down)
    only_if(down.suit in suits)
    return down


def _played(case: Case, rank: int) -> FoxCard | None:
    """The card of the best action, if it is of this rank and the other one is not."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or card.rank != rank or instead.rank == rank:
        return None
    return card


def weak_card(case: Case, card: FoxCard) -> FoxCard | None:
    """The card of the hand that is least likely to win a trick; None if none is weak."""
    trump = trump_of(case)
    rest = [one for one in case.view.hand if one != card and one.suit >= 0]
    low = [one for one in rest if one.suit != trump and one.rank in {2, 4, 6}]
    beaten = [(how_many(case, one), one) for one in low]
    return max(
        (it for it in beaten if it[0] > 1), key=lambda it: (it[0], -it[1].rank), default=(0, None)
    )[1]


def draws(case: Case) -> Message | None:
    """A Woodcutter draws a card for one that goes against the plan."""
    card, wish = _played(case, WOODCUTTER), aim(case)
    if card is None or wish is None or not case.view.deck or len(case.view.hand) < 3:
        return None
    if not case.worlds:
        return None
    if plan(case) not in FEW:
        weak = weak_card(case, card)
        return None if weak is None else Message("why-draws", aim=wish, card=card, useless=weak)
    strong = strong_card(case, card)
    if strong is None:
        return None
    return Message("why-draws-few", aim=wish, card=card, useless=strong)


def strong_card(case: Case, card: FoxCard) -> FoxCard | None:
    """The card of the hand that is likeliest to win a trick; None if none is strong."""
    trump = trump_of(case)
    high = [it for it in case.view.hand if it != card and it.suit >= 0 and it.rank >= 6]
    return max(high, key=lambda one: (one.suit == trump, one.rank), default=None)


def draws_besides(case: Case) -> Message | None:
    """A Woodcutter takes the trick or loses it as the other card does, and draws besides."""
    card = _played(case, WOODCUTTER)
    if card is None or not case.view.deck or not case.worlds or plan(case) in FEW:
        return None
    weak = weak_card(case, card)
    if weak is None or not case.now.worlds or not case.then.worlds:
        return None
    said = {"card": card, "other": case.called(case.other), "useless": weak}
    if case.leading:
        if case.taken <= 0.3 and case.other_taken <= 0.3:
            return Message("why-draws-led", **said, who=case.who)
        return None
    if case.takes and case.other_taken > 0.9:
        return Message("why-draws-takes", **said)
    if case.loses and case.other_loses:
        return Message("why-draws-loses", **said)
    return None


def lost_draw(case: Case) -> Message | None:
    """The trick is lost anyway: a Woodcutter makes use of it."""
    card = _played(case, WOODCUTTER)
    if card is None:
        return None
    if not case.view.deck or len(case.view.hand) < 2 or not case.lost:
        return None
    if plan(case) in FEW:
        strong = strong_card(case, card)
        wanted = aim(case)
        if strong is None or wanted is None:
            return None
        return Message("why-lost-draw-few", aim=wanted, card=card, useless=strong)
    weak = weak_card(case, card) if case.worlds else None
    if weak is None:
        return Message("why-lost-draw", card=card)
    return Message("why-lost-draw-for", card=card, useless=weak)


def lost_turn(case: Case) -> Message | None:
    """The trick is lost anyway: a Fox makes use of it, by the trump or by the card it brings."""
    card, decree = _played(case, FOX), case.view.decree
    if card is None or decree is None or decree.suit < 0 or len(case.view.hand) < 3:
        return None
    if not case.lost:
        return None
    held = [0] * len(card.letters)
    for one in case.view.hand:
        if one != card and one.suit >= 0:
            held[one.suit] += 1
    others = {*range(len(held))} - {decree.suit}
    if plan(case) == HUMBLE:
        if held[decree.suit] < 2:
            return None
        return Message("why-lost-turn-away", card=card, down=put_down(case, others),
                       suit=suit_name(decree), n=held[decree.suit])  # fmt: skip
    most = max(range(len(held)), key=lambda suit: held[suit])
    if most != decree.suit and held[most] >= max(3, held[decree.suit] + 1):
        name, down = suit_name(card, most), put_down(case, {most})
        return Message("why-lost-turn-to", card=card, down=down, suit=name, n=held[most] - 1)
    if decree.rank >= TREASURE and plan(case) not in FEW:
        down = put_down(case, range(len(held)))
        return Message("why-lost-turn", card=card, decree=decree, down=down)
    return None


def draws_first(case: Case) -> Message | None:
    """A Woodcutter is of use at once; the other card can wait."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or card.rank != WOODCUTTER or instead.rank < TREASURE:
        return None
    if not case.view.deck or len(case.view.hand) < 4 or not wants_tricks(case):
        return None
    return Message("why-draws-first", card=card, kept=instead)


def takes_decree(case: Case) -> Message | None:
    """Tricks are wanted, and a Fox can bring a high decree into the hand."""
    card, instead, decree = playing(case), case.other.card, case.view.decree
    if card is None or instead is None or card.rank != FOX or instead.rank == FOX:
        return None
    if decree is None or decree.suit < 0 or decree.rank < 9 or plan(case) in FEW:
        return None
    if len(case.view.hand) < 3:
        return None
    down = put_down(case, range(len(card.letters)))
    said = {"card": card, "decree": decree, "down": down}
    if down.suit != decree.suit:
        return Message("why-takes-decree-turn", **said, suit=suit_name(down))
    return Message("why-takes-decree", **said)


def swaps(case: Case) -> Message | None:
    """The trump stays: a Fox brings a card into the hand that can do something, or takes one out of
    it that wins too much."""
    card, decree = _played(case, FOX), case.view.decree
    if card is None or decree is None or decree.suit < 0 or len(case.view.hand) < 3:
        return None
    down = put_down(case, {decree.suit})
    said = {"card": card, "down": down, "decree": decree}
    if plan(case) in FEW:
        only_if(down.rank > max(TREASURE, decree.rank))
        return Message("why-swaps-few", aim=given(aim(case)), **said)
    only_if(decree.rank in POWERS - {WITCH} and down.rank != decree.rank)
    only_if(decree.rank != WOODCUTTER or case.view.deck)
    return Message("why-swaps", **said, power=Message(f"power-{decree.rank}"))


def turns(case: Case) -> Message | None:
    """A Fox makes a suit trump of which more is held than of the one that is it, or where few
    tricks are wanted of which less is."""
    card, decree, wanted = _played(case, FOX), case.view.decree, wish(case)
    if card is None or decree is None or decree.suit < 0 or wanted is None:
        return None
    down = put_down(case, {*range(len(card.letters))} - {decree.suit})
    hand = [decree, *(one for one in case.view.hand if one not in (card, down))]
    mine, before = (sum(one.suit == it.suit for one in hand) for it in (down, decree))
    only_if(mine > max(1, before) if wanted[0] else mine < before)
    id = "why-turns" if wanted[0] else "why-turns-away"
    return Message(id, aim=wanted[1], card=card, down=down, suit=suit_name(down), n=mine,
                   old=suit_name(decree))  # fmt: skip
