"""Fox: two cards side by side, by what is still out and beats the one or the other."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import trump_of
from tanglewood.agents.teacher.reasons.fox_cards import (
    above,
    how_many,
    playing,
    takes_poison,
)
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.agents.teacher.reasons.fox_under import AWAY
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, WITCH, WOODCUTTER

SEVERAL: Final = 6
"""More cards than these are not called few."""
FEW_BEAT: Final = 3
"""What no more than these beat is strong enough to be kept for it."""
FEW_ABOVE: Final = 2
"""This many higher cards of a suit are few."""
CLEARLY: Final = 0.15
"""So much more often a lead takes the trick that it is told."""


def _leads(case: Case) -> tuple[FoxCard, FoxCard] | None:
    """The two plain cards that may be led."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or not case.leading or not case.worlds:
        return None
    return None if min(card.suit, instead.suit) < 0 else (card, instead)


def fewer_beat(case: Case) -> Message | None:
    """Tricks are wanted: fewer cards still out can beat this lead than the other one."""
    found, wanted = _leads(case), wish(case)
    if found is None or wanted is None or not wanted[0] or case.taken < case.other_taken:
        return None
    card, instead = found
    if takes_poison(case, card):
        return None
    few, many = how_many(case, card), how_many(case, instead)
    if few > SEVERAL:
        return _fewer_above(case, card, instead, wanted[1])
    if few >= many or many < 2:
        return None
    return Message("why-fewer-beat", aim=wanted[1], card=card, n=few, other=instead, many=many)


def _fewer_above(case: Case, card: FoxCard, instead: FoxCard, goal: Message) -> Message | None:
    """With many trumps out only the cards of the two suits tell them apart."""
    trump = trump_of(case)
    if trump in {card.suit, instead.suit} or card.suit == instead.suit:
        return None
    few, many = len(above(case, card)), len(above(case, instead))
    if few >= many or few > FEW_ABOVE:
        return None
    return Message("why-fewer-above", aim=goal, card=card, n=few, suit=suit_name(card),
                   many=many, less=suit_name(instead), other=instead)  # fmt: skip


def rather(case: Case) -> Message | None:
    """A lead that takes the trick more often than the other where tricks are wanted, or less often
    where they are not."""
    found, wanted = _leads(case), wish(case)
    if found is None or wanted is None or not case.now.worlds or not case.then.worlds:
        return None
    if wanted[0] and takes_poison(case, found[0]):
        return None
    more = case.taken - case.other_taken
    if (more if wanted[0] else -more) < CLEARLY:
        return None
    id = "why-rather-wins" if wanted[0] else "why-rather-loses"
    often = round(10 * (case.taken if wanted[0] else 1 - case.taken))
    return Message(id, aim=wanted[1], card=found[0], other=found[1], who=case.who, often=often)


def weak_first(case: Case) -> Message | None:
    """Tricks are wanted: a weak card is led that the other will rather take, and one is kept that
    few cards still out can beat."""
    found, wanted = _leads(case), wish(case)
    if found is None or wanted is None or not wanted[0] or not case.now.worlds:
        return None
    card, kept = found
    if (
        case.taken > 0.4
        or card.rank in {SWAN, FOX, WOODCUTTER, TREASURE}
        or card.suit == trump_of(case)
    ):
        return None
    many, few = how_many(case, card), how_many(case, kept)
    if few > min(FEW_BEAT, many - 2):
        return None
    return Message("why-weak-first", aim=wanted[1], card=card, kept=kept, n=few)


def more_beat(case: Case) -> Message | None:
    """Few tricks are wanted: more cards still out can beat this lead than the other one."""
    found, wanted = _leads(case), wish(case)
    if found is None or wanted is None or wanted[0] or case.taken > case.other_taken:
        return None
    card, instead = found
    many, few = how_many(case, card), how_many(case, instead)
    if many < few + 2 or few > SEVERAL:
        return None
    return Message("why-more-beat", aim=wanted[1], card=card, n=few, other=instead, many=many)


def goes_now(case: Case) -> Message | None:
    """Few tricks are wanted: the stronger card is led while the other can still beat it."""
    found, wanted = _leads(case), wish(case)
    if found is None or wanted is None or wanted[0] or not case.now.worlds or case.taken > 0.5:
        return None
    card, instead = found
    if card.rank < 6 or how_many(case, card) >= how_many(case, instead):
        return None
    said: dict[str, Any] = {"aim": wanted[1], "card": card}
    match above(case, card):
        case [only]:
            return Message("why-goes-now-one", **said, one=only)
        case [one, two]:
            return Message("why-goes-now-two", **said, one=one, two=two)
        case [_, *_] as higher:
            return Message("why-goes-now", **said, n=len(higher))
    return None


def swan_waits(case: Case) -> Message | None:
    """The seat has the lead already: the Swan, which brings it, can wait."""
    found = _leads(case)
    if found is None or found[1].rank != SWAN or found[0].rank == SWAN:
        return None
    if len(case.view.hand) < 4 or case.then.share(case.then.leads) < SURE:
        return None
    return Message("why-swan-waits", card=found[0], kept=found[1])


def trump_waits(case: Case) -> Message | None:
    """A low trump would mostly lose if it were led; kept, it can take a trick of a short suit."""
    found, wanted, trump = _leads(case), wish(case), trump_of(case)
    if found is None or wanted is None or not wanted[0] or not case.then.worlds:
        return None
    card, instead = found
    if card.suit == trump or card.rank == WITCH or instead.suit != trump:
        return None
    if instead.rank == SWAN or instead.rank >= TREASURE or case.other_taken > 0.4:
        return None
    rest = [one.suit for one in case.view.hand if one != card]
    out = {one.suit for one in case.may_hold if one.suit >= 0} - {trump}
    short = sorted((rest.count(suit), suit) for suit in out)[:1]
    if not short or short[0][0] > 1:
        return None
    return Message("why-trump-waits", card=card, kept=instead, n=short[0][0],
                   suit=suit_name(card, short[0][1]))  # fmt: skip


def wins_sooner(case: Case) -> Message | None:
    """Few tricks are wanted: the card is put away that fewer cards still out can beat."""
    card, instead, wanted = case.best.card, case.other.card, wish(case)
    if case.view.phase not in AWAY or card is None or instead is None or not case.worlds:
        return None
    if wanted is None or wanted[0] or min(card.suit, instead.suit) < 0:
        return None
    few, many = how_many(case, card), how_many(case, instead)
    if few > min(SEVERAL, many - 2):
        return None
    return Message("why-wins-sooner", aim=wanted[1], card=card, n=few, kept=instead, many=many)
