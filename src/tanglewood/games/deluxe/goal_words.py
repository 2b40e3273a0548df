"""What a goal asks for, in as few words as fit beside its name."""

from collections.abc import Iterable
from functools import reduce
from typing import Final

from tanglewood.components.goals import (
    CHARACTERS,
    OUR_GOALS,
    SUITS,
    TRICK_EVENTS,
    CardTest,
    Condition,
    Goal,
)
from tanglewood.core.message import Argument, Message, signed

_OURS: Final = {goal.id: (goal.when, goal.kind) for goal in OUR_GOALS}


def goal_text(goal: Goal) -> Message:
    """The condition of a goal: as its owner says it, of one of ours as the rule page has it, of
    any other from its data, so that an owner's goals read like ours."""
    if goal.text:
        return Message("own-text", text=goal.text)
    if _OURS.get(goal.id) == (goal.when, goal.kind):
        return Message(f"goal-{goal.id}-asks")
    return in_words(goal)


def about(goal: Goal) -> Message:
    """What a goal brings, and for what."""
    pays = "goal-pays-ongoing" if goal.ongoing else "goal-pays-claim"
    return Message(pays, points=signed(goal.points), asked=goal_text(goal))


def in_words(goal: Goal) -> Message:
    """The condition of a goal from the vocabulary of `components.goals` alone."""
    when = goal.when
    if when.on in TRICK_EVENTS:
        return reduce(_and, _tests(when), _tricks(goal, when))
    found = _card_event(when)
    if when.times > 1:
        found = Message("asks-often", what=found, n=when.times)
    return Message("asks-always", what=found) if goal.ongoing else found


def _and(what: Message, test: Message) -> Message:
    return Message("asks-with", what=what, test=test)


def _tricks(goal: Goal, when: Condition) -> Message:
    """How many tricks, and which."""
    if when.different is not None:
        return Message(f"asks-{when.different}s", on=when.on, n=when.times)
    if when.in_a_row:
        return Message("asks-in-a-row", on=when.on, n=when.in_a_row)
    if when.times > 1:
        return Message("asks-times", on=when.on, n=when.times)
    return Message("asks-every" if goal.ongoing else "asks-one", on=when.on)


def _tests(when: Condition) -> list[Message]:
    """What is asked of the trick besides."""
    cards = {it: getattr(when, it) for it in ("lead", "own", "other", "either", "both")}
    found = [Message(f"asks-{it}", card=_card(test)) for it, test in cards.items() if test]
    if when.trick:
        found.append(Message("asks-trick", numbers=_any_of(sorted(set(when.trick)))))
    if when.won:
        found.append(Message("asks-won", numbers=_any_of(sorted(set(when.won)))))
    return found


def _card_event(when: Condition) -> Message:
    trump = "-trump" if when.trump else ""
    if when.on == "exchange" and when.card is None:
        return Message(f"asks-exchange{trump}")
    card = _card(when.card or CardTest())
    if when.on == "exchange":
        return Message(f"asks-exchange-card{trump}", card=card)
    return Message(f"asks-{when.on}", card=card)


def _card(test: CardTest) -> Message:
    """'a Swan or a Fox', 'a card of rank 2 or 4 in Bells'."""
    named = [Message("asks-named", name=_name(card)) for card in test.cards]
    found = Message("asks-some", cards=_any_of(named)) if named else Message("asks-card")
    if test.ranks:
        found = Message("asks-ranks", card=found, ranks=_any_of(sorted(set(test.ranks))))
    if test.suit is None:
        return found
    if test.suit in SUITS:
        return Message("asks-suit", card=found, suit=Message(f"suit-{test.suit[0]}"))
    return Message(f"asks-suit-{test.suit}", card=found)


def _name(card: str) -> Message:
    kind = "card" if card in CHARACTERS else "card-special"
    return Message(f"{kind}-{card.casefold()}")


def _any_of(parts: Iterable[Argument]) -> Argument:
    *some, last = parts
    if not some:
        return last
    first = reduce(lambda one, more: Message("list-more", some=one, more=more), some)
    return Message("list-or", some=first, last=last)
