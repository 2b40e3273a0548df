"""What a goal asks for, in as few words as fit beside its name."""

import re
from functools import cache
from typing import Final

from tanglewood import rulebook
from tanglewood.components.goals import HOUSE_GOALS, TRICK_EVENTS, CardTest, Condition, Goal

_SUITS: Final = {"trump": "trump", "lead": "the suit that was led"}
_HOUSE: Final = {goal.id: (goal.when, goal.kind) for goal in HOUSE_GOALS}


def asked_for(goal: Goal) -> str:
    """The condition of a goal: of a house goal as the rule page has it, of another one from its
    data, so that an owner's goals are told like ours."""
    if _HOUSE.get(goal.id) == (goal.when, goal.kind):
        return _of_the_page()[goal.id]
    return in_words(goal)


@cache
def _of_the_page() -> dict[str, str]:
    row = re.compile(r"\| ([^|]+) \| `deluxe\.goal\.(\S+)` \|$", re.MULTILINE)
    return {goal_id: asked for asked, goal_id in row.findall(rulebook.page("deluxe"))}


def in_words(goal: Goal) -> str:
    """The condition of a goal from the vocabulary of `components.goals` alone."""
    when = goal.when
    if when.on in TRICK_EVENTS:
        return _tricks(goal, when) + _tests(when)
    often = f", {when.times} times in the hand" if when.times > 1 else ""
    if goal.ongoing:
        often += ", every time"
    return _card_event(when) + often


def _tricks(goal: Goal, when: Condition) -> str:
    """How many tricks, and which."""
    what = {"win": "won", "lose": "lost", "trick": "finished"}[when.on]
    if when.different is not None:
        lead = "in {} different led suits" if when.different == "lead-suit" else (
            "with cards of yours of {} different suits"
        )  # fmt: skip
        return f"tricks {what} {lead.format(when.times)}"
    if when.in_a_row:
        return f"{when.in_a_row} tricks {what} in a row"
    if when.times > 1:
        return f"{when.times} tricks {what} in the hand"
    return f"{'every' if goal.ongoing else 'a'} trick {what}"


def _tests(when: Condition) -> str:
    """What is asked of the trick besides."""
    asked = [
        f"led with {_card(when.lead)}" if when.lead else "",
        f"with {_card(when.own)} of yours" if when.own else "",
        f"against {_card(when.other)}" if when.other else "",
        f"with {_card(when.either)} in it" if when.either else "",
        f"with two cards that are each {_card(when.both)}" if when.both else "",
        f"as trick {_any_of(when.trick)} of the hand" if when.trick else "",
        f"when you have won {_any_of(when.won)} in all" if when.won else "",
    ]
    return "".join(f" {words}" for words in asked if words)


def _card_event(when: Condition) -> str:
    card = _card(when.card or CardTest())
    if when.on == "take":
        return f"{card} taken in a trick"
    if when.on == "play":
        return f"{card} played by you"
    if when.card is None:
        return "trump changed by your Fox" if when.trump else "the decree changed by your Fox"
    return f"the decree changed to {card} by your Fox" + ", and trump with it" * bool(when.trump)


def _card(test: CardTest) -> str:
    """'a Swan or a Fox', 'a card of rank 2 or 4 in Bells'."""
    named = " or ".join(f"{'an' if name[0] in 'AEIOU' else 'a'} {name}" for name in test.cards)
    words = named or "a card"
    if test.ranks:
        words += f" of rank {_any_of(test.ranks)}"
    if test.suit == "off-trump":
        words += " outside trump"
    elif test.suit is not None:
        words += f" in {_SUITS.get(test.suit, test.suit)}"
    return words


def _any_of(numbers: tuple[int, ...]) -> str:
    *some, last = map(str, sorted(set(numbers)))
    return f"{', '.join(some)} or {last}" if some else last
