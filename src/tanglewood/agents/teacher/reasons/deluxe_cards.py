"""Deluxe: what special cards are played for."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import trump_of
from tanglewood.agents.teacher.reasons.fox_facts_plain import strong_card, weak_card
from tanglewood.agents.teacher.reasons.fox_plan import FEW, aim, plan, wish
from tanglewood.core.message import Message
from tanglewood.games.deluxe.special.crown import PlayCrowned
from tanglewood.games.deluxe.special.hammer import Name
from tanglewood.games.fox.cards import FOX, WITCH


def title(case: Case, goal: str) -> Message:
    """What a goal is called."""
    found: Message = next(it.title for it in case.view.game.rules.goals if it.id == goal)
    return found


def usurps(case: Case) -> Message | None:
    """A Fox is played, and the exchange that it allows can score a goal."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase not in {"lead", "follow"}:
        return None
    if card.rank != FOX or instead.rank == FOX or not case.view.goals or not case.worlds:
        return None
    every = [_goals_by_exchange(world.apply(case.best), case.me) for world in case.worlds]
    sure = set.intersection(*every)
    if not sure:
        return None
    return Message("why-usurps", card=card, goal=title(case, min(sure)))


def _goals_by_exchange(state: Any, seat: int) -> set[str]:
    """The goals that an exchange scores for the seat at once."""
    if state.to_act != seat or state.view(seat).phase != "exchange":
        return set()
    return {
        it.goal
        for action in state.legal
        for it in state.apply(action).events
        if it.kind == "goal-scored" and it.seat == seat and it.points > 0
    }


def hammered(case: Case) -> Message | None:
    """The Hammer beats odd cards only: an even one takes the trick from it, an odd one loses."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "replace" or card is None or instead is None:
        return None
    if min(card.suit, instead.suit) < 0 or card.rank % 2 == instead.rank % 2:
        return None
    wanted = wish(case)
    if wanted is None or wanted[0] != (card.rank % 2 == 0):
        return None
    id = "why-hammered" if wanted[0] else "why-hammered-few"
    return Message(id, aim=wanted[1], card=card, other=instead)


def hammer_named(case: Case) -> Message | None:
    """The Hammer beats odd cards only: of the suit that is named fewer even ones can be held."""
    best, other = case.best, case.other
    if not isinstance(best, Name) or not isinstance(other, Name) or not case.may_hold:
        return None
    if plan(case) in FEW:
        return None
    decree = case.view.decree
    even, more = (sum(it.suit == one.suit and it.rank % 2 == 0 for it in case.may_hold)
                  for one in (best, other))  # fmt: skip
    if even >= more:
        return None
    names = [suit_name(decree, one.suit) for one in (best, other)]
    return Message("why-hammer-named", suit=names[0], less=names[1], who=case.who, n=even)


def _named(case: Case, name: str) -> bool:
    """Whether the best action plays this special card."""
    return case.view.phase in {"lead", "follow"} and case.best.text == name


def crowned(case: Case) -> Message | None:
    """The Crown makes a card an 11."""
    if not isinstance(case.best, PlayCrowned) or case.taken < 0.8:
        return None
    id = "why-crowned" if case.takes else "why-crowned-likely"
    return Message(id, card=case.best.card)


def fairy(case: Case) -> Message | None:
    """The Fairy looks at hidden cards."""
    wanted = aim(case)
    if not _named(case, "Fairy") or wanted is None or not case.worlds:
        return None
    card: Any = case.best.card
    useless = strong_card(case, card) if plan(case) in FEW else weak_card(case, card)
    if useless is None:
        return None
    return Message("why-fairy", aim=wanted, card=card, useless=useless)


def takes_seen(case: Case) -> Message | None:
    """The Fairy: a trump or a high card that was seen comes into the hand, where tricks are
    wanted."""
    card: Any = case.best.card
    wanted, trump = wish(case), trump_of(case)
    if case.view.phase != "take" or card is None or wanted is None or not wanted[0]:
        return None
    instead = case.other.card
    if card.suit == trump and (instead is None or instead.suit != trump):
        return Message("why-takes-trump", aim=wanted[1], card=card)
    if card.suit >= 0 and card.rank >= WITCH and (instead is None or instead.rank < card.rank):
        return Message("why-takes-high", aim=wanted[1], card=card)
    return None


def shovel(case: Case) -> Message | None:
    """The Shovel spares a card of the hand: one of the last trick is played again."""
    mine = [it for it in case.view.won or () if it.winner == case.me]
    if not _named(case, "Shovel") or not mine:
        return None
    pile = case.view.piles and sorted(case.view.piles[case.me])
    if pile and len(pile) == 2:
        return Message("why-shovel-two", card=case.best.card, one=pile[0], two=pile[1])
    return Message("why-shovel", card=case.best.card)


def special(case: Case) -> Message | None:
    """A special card takes the trick that the other action would lose."""
    card: Any = case.best.card
    if card is None or card.suit >= 0 or case.view.phase != "follow" or not case.view.trick:
        return None
    if not (case.takes and case.other_loses):
        return None
    lead = case.view.trick[0].card
    return Message("why-special", card=card, lead=lead, other=case.called(case.other))


def digs(case: Case) -> Message | None:
    """Tricks are wanted: a card of the last trick is dug up, since the Shovel alone loses."""
    if case.best.text != "dig" or case.other.text != "dig=no" or len(case.view.piles[case.me]) != 2:
        return None
    wanted = wish(case)
    if wanted is None or not wanted[0]:
        return None
    one, two = case.view.piles[case.me]
    return Message("why-digs", aim=wanted[1], one=one, two=two)
