"""A reason made whole: what could be said of another action as well is not all there is to say.

The actions that a reason fits too are of two kinds. Those that are worth about the same are named:
they would do as well. Those that are worse are spoken against in a second sentence. A reason that
leaves nothing open so is a whole one.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Teaching
from tanglewood.agents.teacher.fits import fits_as_well, fitting
from tanglewood.agents.teacher.reason import Reason, or_else, sentence
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message

NEAR_POINTS: Final = 0.15
"""Actions of a single round that differ by less do as well."""
NEAR: Final = 0.015
"""The same of the chance to win, and of what a search finds a position worth."""
SPOKEN: Final = 3
"""So many of the actions that a reason fits are asked for a second sentence, the best first."""
BEGINNING: Final = 4
"""Two sentences that have so many words in common at their beginning are not said in a row."""


class Held(NamedTuple):
    """A reason that holds in a case, and what it says."""

    reason: Reason
    case: Case
    message: Message


class Whole(NamedTuple):
    """What is said of a reason in the end; `open` are the worse actions that it fits anyway."""

    held: Held
    message: Message
    open: int


def most_whole(found: Iterable[Held], taught: Teaching) -> Whole | None:
    """The first of these reasons that leaves nothing open, else the one that leaves the fewest."""
    best: Whole | None = None
    for held in found:
        made = whole(held, taught)
        if not made.open:
            return made
        if best is None or made.open < best.open:
            best = made
    return best


def whole(held: Held, taught: Teaching) -> Whole:
    """The reason, with the actions that do as well, or with a second one against those that do
    not."""
    case, promised = held.case, held.case.found
    if held.reason.__name__ in taught.EITHER:
        return Whole(held, held.message, 0)  # it speaks of more than one action as it is
    same = fitting(held.reason, held.message, case, taught)
    worse = [it for it in same if clearly_worse(promised, it)]
    if not worse:
        return Whole(held, _called_or_else(held.message, case, _as_good(promised, same)), 0)
    second, left = None, len(worse)
    for rival in worse[:SPOKEN]:
        second, left = _second(held, rival, worse, taught)
        if second is not None:
            break
    if second is None:
        return Whole(held, held.message, len(worse))
    if second.id in taught.INSTEAD.get(held.message.id, ()):
        return Whole(held, second, left)
    return Whole(held, Message("why-and", first=held.message, then=second), left)


def clearly_worse(promised: Promised, action: Action) -> bool:
    """Whether an action is worth less than the chosen one, by more than nothing to speak of."""
    gap, error = promised.gap(promised.chosen, action)
    return gap > error and gap >= near(promised)


def near(promised: Promised) -> float:
    """By less than this no action is worth more than another."""
    return NEAR if promised.for_the_game or promised.unit != "points" else NEAR_POINTS


def _as_good(promised: Promised, actions: Sequence[Action]) -> list[Action]:
    return [it for it in actions if promised.gap(promised.chosen, it)[0] < near(promised)]


def _called_or_else(message: Message, case: Case, others: Sequence[Action]) -> Message:
    """The same, with those that do as well."""
    chosen = case.called(case.best)
    names: list[Argument] = []
    for name in map(case.called, others):
        if name != chosen and name not in names:  # two slots may hold cards of one name
            names.append(name)
    return or_else(message, names)


def _begins_alike(one: Message, two: Message) -> bool:
    """Whether two sentences say the same first, in the same words."""
    first, second = (str(it).split()[:BEGINNING] for it in (one, two))
    return one.id == two.id or first == second


def _second(
    held: Held, rival: Action, worse: Sequence[Action], taught: Teaching
) -> tuple[Message | None, int]:
    """Another reason against one of these, one that fits as few of them as can be; and how many it
    fits."""
    case = held.case.against(rival)
    best: tuple[Message | None, int] = None, len(worse)
    if taught.alike(case):
        return best
    for reason in taught.REASONS:
        if reason is held.reason or reason.__name__ in taught.EITHER:
            continue
        said = sentence(reason, case)
        if said is None or _begins_alike(said, held.message) or fits_as_well(reason, said, case):
            continue
        left = len({*fitting(reason, said, case, taught)} & {*worse})
        if left < best[1]:
            best = said, left
        if not left:
            break
    return best
