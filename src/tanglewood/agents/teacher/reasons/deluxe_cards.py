"""Deluxe: what special cards are played for, and how their questions are answered."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons.fox_aims import wish
from tanglewood.agents.teacher.reasons.fox_answers import trump_of
from tanglewood.agents.teacher.reasons.fox_facts_plain import strong_card, weak_card
from tanglewood.core.message import Message
from tanglewood.games.deluxe.special.hammer import Name
from tanglewood.games.fox.cards import WITCH


def title(case: Case, goal: str) -> Message:
    """What a goal is called."""
    found: Message = next(it.title for it in case.view.game.rules.goals if it.id == goal)
    return found


def wanted(case: Case) -> tuple[bool, Message]:
    """Whether tricks are wanted, by what the advised action is worth, and what for."""
    return given(wish(case.spoken_for(case.found.chosen)))


def hammered(case: Case) -> Message | None:
    """The Hammer beats odd cards only: an even one takes the trick from it, an odd one loses."""
    card = case.best.card
    only_if(case.view.phase == "replace" and card is not None and card.suit >= 0)
    many, aim = wanted(case)
    only_if(many == (card.rank % 2 == 0))
    return Message("why-hammered" if many else "why-hammered-few", aim=aim, card=card)


def hammer_named(case: Case) -> Message | None:
    """The Hammer beats odd cards only: of the suit that is named few even ones can be held."""
    suit = the(Name, case.best).suit
    only_if(case.may_hold and wanted(case)[0])
    even = sum(it.suit == suit and it.rank % 2 == 0 for it in case.may_hold)
    named = suit_name(case.view.decree, suit)
    return Message("why-hammer-named", suit=named, who=case.who, n=even)


def fairy(case: Case) -> Message | None:
    """The Fairy looks at hidden cards."""
    card: Any = case.best.card
    only_if(case.view.phase in {"lead", "follow"} and case.best.text == "Fairy" and case.worlds)
    many, aim = wanted(case)
    useless = given((weak_card if many else strong_card)(case, card))
    return Message("why-fairy", aim=aim, card=card, useless=useless)


def takes_seen(case: Case) -> Message | None:
    """The Fairy: a trump or a high card that was seen comes into the hand, where tricks are
    wanted."""
    card: Any = case.best.card
    only_if(case.view.phase == "take" and card is not None and card.suit >= 0)
    many, aim = wanted(case)
    only_if(many and (card.suit == trump_of(case) or card.rank >= WITCH))
    id = "why-takes-trump" if card.suit == trump_of(case) else "why-takes-high"
    return Message(id, aim=aim, card=card, rank=card.rank)


def shovel(case: Case) -> Message | None:
    """The Shovel spares a card of the hand: one of the last trick is played again."""
    mine = [it for it in case.view.won or () if it.winner == case.me]
    only_if(case.view.phase in {"lead", "follow"} and case.best.text == "Shovel" and mine)
    pile = case.view.piles and sorted(case.view.piles[case.me])
    if pile and len(pile) == 2:
        return Message("why-shovel-two", card=case.best.card, one=pile[0], two=pile[1])
    return Message("why-shovel", card=case.best.card)


def digs(case: Case) -> Message | None:
    """Tricks are wanted: a card of the last trick is dug up, since the Shovel alone loses."""
    only_if(case.best.text == "dig" and len(case.view.piles[case.me]) == 2)
    many, aim = wanted(case)
    only_if(many)
    one, two = case.view.piles[case.me]
    return Message("why-digs", aim=aim, one=one, two=two)
