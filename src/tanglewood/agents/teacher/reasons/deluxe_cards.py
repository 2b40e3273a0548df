"""Deluxe: poison, and special cards."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.core.event import kind_of
from tanglewood.core.message import Message
from tanglewood.games.deluxe.special.crown import PlayCrowned


def _poisoned(case: Case, stories: list[list[Any]], seat: int) -> float:
    """How often a seat takes poison in the trick."""
    if not stories:
        return 0.0
    hit = sum(
        any(kind_of(it) == "poisoned" and it.seat == seat for it in events) for events in stories
    )
    return hit / len(stories)


def poison_given(case: Case) -> Message | None:
    """The other takes the poison."""
    if case.view.phase not in {"lead", "follow"} or not case.view.poison:
        return None
    if case.best.card is None or _poisoned(case, case.now_events, 1 - case.me) < 0.9:
        return None
    return Message("why-poison-given", card=case.best.card, who=case.who)


def poison_avoided(case: Case) -> Message | None:
    """The other action would more often take poison."""
    if case.view.phase not in {"lead", "follow"} or not case.view.poison:
        return None
    here = _poisoned(case, case.now_events, case.me)
    there = _poisoned(case, case.then_events, case.me)
    if there < 0.5 or here > there - 0.4:
        return None
    return Message("why-poison-avoided", other=case.called(case.other))


def _scored(case: Case, stories: list[list[Any]]) -> dict[str, float]:
    """How often the seat gains by a goal in the trick, by the goal's id."""
    hits: dict[str, float] = {}
    for events in stories:
        for goal in {
            it.goal
            for it in events
            if kind_of(it) == "goal-scored" and it.seat == case.me and it.points > 0
        }:
            hits[goal] = hits.get(goal, 0.0) + 1 / len(stories)
    return hits


def _title(case: Case, goal: str) -> Message:
    found: Message = next(it.title for it in case.view.ruleset.rules.goals if it.id == goal)
    return found


def goal(case: Case) -> Message | None:
    """A goal is scored that the other action would leave."""
    if case.best.card is None or not case.view.goals:
        return None
    here = _scored(case, case.now_events)
    there = _scored(case, case.then_events)
    for found, often in sorted(here.items()):
        if often >= 0.7 and there.get(found, 0.0) <= often - 0.5:
            id = "why-goal" if often >= 0.97 and not case.leading else "why-goal-likely"
            return Message(id, card=case.best.card, goal=_title(case, found))
    return None


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
    if not _named(case, "Fairy"):
        return None
    return Message("why-fairy", card=case.best.card)


def shovel(case: Case) -> Message | None:
    """The Shovel spares a card of the hand: one of the last trick is played again."""
    mine = [it for it in case.view.won or () if it.winner == case.me]
    if not _named(case, "Shovel") or not mine:
        return None
    return Message("why-shovel", card=case.best.card)


def special(case: Case) -> Message | None:
    """A special card does what no other can, and takes the trick."""
    card: Any = case.best.card
    if card is None or card.suit >= 0 or case.view.phase not in {"lead", "follow"}:
        return None
    if not case.takes:
        return None
    return Message("why-special", card=card)


def special_kept(case: Case) -> Message | None:
    """The other action would spend a special card without taking the trick."""
    instead: Any = case.other.card
    if instead is None or instead.suit >= 0 or case.view.phase not in {"lead", "follow"}:
        return None
    if case.best.card is None or case.best.card.suit < 0 or case.other_takes:
        return None
    return Message("why-special-kept", card=instead)
