"""Fox: which card goes under the deck after a Woodcutter."""

from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import MOSTLY
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reason import only_if
from tanglewood.agents.teacher.reasons.fox_answers import answers, trump_of
from tanglewood.agents.teacher.reasons.fox_answers import higher as beating
from tanglewood.agents.teacher.reasons.fox_cards import POISON, above, beaters, how_many
from tanglewood.agents.teacher.reasons.fox_choices import POWERS
from tanglewood.agents.teacher.reasons.fox_next_tricks import over, won
from tanglewood.agents.teacher.reasons.fox_plan import FEW, aim, plan, wish
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, WITCH, WOODCUTTER

AWAY: Final = frozenset({"under", "spill", "give"})
"""Phases in which a card of the hand is put away."""
MANY: Final = 3
"""With this many higher cards out a card will hardly win a trick."""


def keeps_trump(case: Case) -> Message | None:
    """Tricks are wanted: a trump is kept, another card goes."""
    card, instead, trump = case.best.card, case.other.card, trump_of(case)
    if case.view.phase not in AWAY - {"give"} or card is None or instead is None or trump < 0:
        return None
    if instead.suit != trump or card.suit == trump or plan(case) in FEW:
        return None
    plain = [one for one in case.view.hand if one.suit not in {trump, -1}]
    if any(one.rank < card.rank and one.rank not in POWERS for one in plain):
        return None  # that one should rather go
    if card.rank in POWERS:
        return None
    return Message("why-keeps-trump", card=card, kept=instead)


def keeps_treasure(case: Case) -> Message | None:
    """The Treasure is kept: it mostly still brings its point in the next tricks."""
    card, instead = case.best.card, case.other.card
    if case.view.phase not in AWAY or card is None or instead is None:
        return None
    if instead.rank != TREASURE or card.rank == TREASURE:
        return None
    stories = case.later(case.best, over)
    home = sum(any(it.winner == case.me and instead in (it.lead, it.follow) for it in won(events))
               for events in stories)  # fmt: skip
    if not stories or home < MOSTLY * len(stories):
        return None
    return Message("why-keeps-treasure", card=card, kept=instead)


def void(case: Case) -> Message | None:
    """The only card of its suit goes: a trump may answer that suit then."""
    card, trump = case.best.card, trump_of(case)
    if case.view.phase not in AWAY or card is None or card.suit < 0 or card.suit == trump:
        return None
    hand: Any = case.view.hand
    if len(hand) < 5 or held(case, card.suit) != 1 or plan(case) in FEW:
        return None
    if not any(one.suit == trump for one in hand):
        return None
    return Message("why-void", card=card, suit=suit_name(card))


def void_few(case: Case) -> Message | None:
    """Few tricks are wanted: without the only card of a suit any card can be thrown on it."""
    card, instead, wanted = case.best.card, case.other.card, wish(case)
    if case.view.phase not in AWAY or card is None or instead is None or wanted is None:
        return None
    if wanted[0] or card.suit < 0 or card.suit == trump_of(case) or len(case.view.hand) < 4:
        return None
    if held(case, card.suit) != 1 or (instead.suit >= 0 and held(case, instead.suit) == 1):
        return None
    if not any(one.suit == card.suit for one in case.may_hold):
        return None
    return Message("why-void-few", aim=wanted[1], card=card, suit=suit_name(card))


def too_high(case: Case) -> Message | None:
    """A high card or a trump goes where few tricks are wanted."""
    card, instead, trump = case.best.card, case.other.card, trump_of(case)
    if case.view.phase not in AWAY or card is None or instead is None or plan(case) not in FEW:
        return None
    strong = (card.suit == trump, card.rank), (instead.suit == trump, instead.rank)
    if strong[0] <= strong[1] or (card.suit != trump and card.rank < 7):
        return None
    if any((one.suit == trump, one.rank) > strong[0] for one in case.view.hand):
        return None  # that one should rather go
    wish = aim(case)
    return None if wish is None else Message("why-too-high", aim=wish, card=card)


def too_low(case: Case) -> Message | None:
    """A low card goes where tricks are wanted."""
    card, instead = case.best.card, case.other.card
    if case.view.phase not in AWAY or card is None or instead is None:
        return None
    if card.rank not in {2, 4, 6} or instead.rank <= card.rank or plan(case) in FEW:
        return None
    if card.suit == trump_of(case) or not case.worlds:
        return None
    higher = above(case, card)
    if len(higher) < MANY or instead.suit == card.suit:
        return None  # it may well win a trick
    mine = [one for one in case.view.hand if one.suit == card.suit and one.rank not in POWERS]
    if min(mine) != card:
        return None  # a lower one should rather go
    return Message("why-too-low", card=card, suit=suit_name(card), n=len(higher))


def keeps_higher(case: Case) -> Message | None:
    """Of two cards of a suit the lower one goes: what only the other beats is still out."""
    card, instead = case.best.card, case.other.card
    if case.view.phase not in AWAY or card is None or instead is None or plan(case) in FEW:
        return None
    if card.suit < 0 or card.suit != instead.suit or not card.rank < instead.rank:
        return None
    between = [it for it in above(case, card) if it not in beating(case, instead)]
    if not between or card.rank in {SWAN, FOX, WOODCUTTER, WITCH}:
        return None
    return Message("why-keeps-higher", card=card, kept=instead, one=max(between))


def keeps_swan(case: Case) -> Message | None:
    """The Swan is kept: after it a strong card can be led."""
    found = _kept(case, SWAN)
    if found is None or plan(case) in FEW or not case.worlds:
        return None
    card, kept = found
    strong = [one for one in case.view.hand if one.suit >= 0 and one not in found]
    next = min(strong, key=lambda one: (how_many(case, one), -one.rank), default=None)
    if next is None or how_many(case, next) > 2:
        return None
    return Message("why-keeps-swan", card=card, many=_weak(case, card), kept=kept, next=next)


def keeps_fox(case: Case) -> Message | None:
    """The Fox is kept: it can make a suit trump of which more is held than of the trump."""
    found = _kept(case, FOX)
    if found is None or plan(case) in FEW:
        return None
    card, kept = found
    rest = [one for one in case.view.hand if one.suit >= 0 and one not in found]
    held = [sum(one.suit == suit for one in rest) for suit in range(len(card.letters))]
    most = max(range(len(held)), key=lambda suit: held[suit])
    trump = trump_of(case)
    if most == trump or held[most] < 2 or (trump >= 0 and held[most] <= held[trump]):
        return None
    name = suit_name(card, most)
    return Message("why-keeps-fox", card=card, many=_weak(case, card), kept=kept, suit=name,
                   n=held[most])  # fmt: skip


def keeps_woodcutter(case: Case) -> Message | None:
    """The Woodcutter is kept: it can draw a card for one that hardly wins a trick."""
    found = _kept(case, WOODCUTTER)
    if found is None or plan(case) in FEW or not case.view.deck:
        return None
    hand = [one for one in case.view.hand if one.suit >= 0 and one not in found]
    weak = [one for one in hand if one.rank in {2, 4, 6}]
    useless = min(
        (one for one in weak if one.suit != trump_of(case) and beaters(case, one)),
        key=lambda one: (-how_many(case, one), one.rank),
        default=None,
    )
    if useless is None:
        return None
    return Message("why-keeps-woodcutter", card=found[0], many=_weak(case, found[0]),
                   kept=found[1], useless=useless)  # fmt: skip


def keeps_witch(case: Case) -> Message | None:
    """The Witch is kept, since hardly a trump is held."""
    found, trump = _kept(case, WITCH, 1), trump_of(case)
    if found is None or plan(case) in FEW or trump < 0 or trump in {it.suit for it in found}:
        return None
    trumps = sum(one.suit == trump for one in case.view.hand if one not in found)
    if trumps > 2:
        return None
    return Message("why-keeps-witch", card=found[0], many=_weak(case, found[0]), kept=found[1],
                   n=trumps)  # fmt: skip


def _weak(case: Case, card: Any) -> int:
    """How many cards beat one that hardly wins a trick; a reason does not hold for another."""
    many = how_many(case, card)
    only_if(many >= MANY and answers(case, card).usual)  # not only what hardly ever may be played
    return many


def _kept(case: Case, rank: int, besides: int = 3) -> tuple[Any, Any] | None:
    """What goes, and the card of this rank that is kept, with this many cards left."""
    card, instead = case.best.card, case.other.card
    if (
        case.view.phase not in AWAY
        or card is None
        or instead is None
        or len(case.view.hand) <= besides
    ):
        return None
    if card.rank == rank or instead.rank != rank or card.suit < 0 or instead.suit < 0:
        return None
    return card, instead


def wins_one(case: Case) -> Message | None:
    """Few tricks are wanted: the card goes that fewer of the other's can beat."""
    card, instead, wish = case.best.card, case.other.card, aim(case)
    if case.view.phase not in AWAY or card is None or instead is None or plan(case) not in FEW:
        return None
    if card.suit < 0 or instead.suit < 0 or not case.worlds or wish is None:
        return None
    over = beaters(case, card)
    if len(over) > 1 or len(over) >= how_many(case, instead):
        return None
    if not over:
        return Message("why-wins-one", aim=wish, card=card)
    return Message("why-wins-one-but", aim=wish, card=card, one=over[0])


def keeps_strong(case: Case) -> Message | None:
    """Tricks are wanted: of the suit of what is kept at most one card is still out above it."""
    card, instead = case.best.card, case.other.card
    if case.view.phase not in AWAY or card is None or instead is None or not case.worlds:
        return None
    if card.suit < 0 or instead.suit < 0 or plan(case) in FEW:
        return None
    if card.suit == trump_of(case) != instead.suit:
        return None  # a trump is strong whatever is out above it
    if getattr(case.view, "poison", False) and instead.rank == POISON:
        return None  # it wins its own poison
    higher, low = above(case, instead), above(case, card)
    if len(higher) > 1 or len(low) <= len(higher):
        return None
    said = {"card": card, "many": _weak(case, card), "kept": instead}
    if not higher:
        return Message("why-keeps-highest", **said)
    return Message("why-keeps-strong", **said, one=higher[0])


def keeps_power(case: Case) -> Message | None:
    """A plain card goes, and one is kept that can do something."""
    card, instead = case.best.card, case.other.card
    if case.view.phase not in AWAY or card is None or instead is None or plan(case) in FEW:
        return None
    if card.suit < 0 or instead.suit < 0 or card.rank in POWERS or instead.rank not in POWERS:
        return None
    if len(case.view.hand) < 4 or (instead.rank == WOODCUTTER and not case.view.deck):
        return None
    if instead.rank == WITCH and instead.suit == trump_of(case):
        return None
    return Message("why-keeps-power", card=card, many=_weak(case, card), kept=instead,
                   power=Message(f"power-{instead.rank}"))  # fmt: skip
