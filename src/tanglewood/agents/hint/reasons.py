"""Why the best action is best: what it does to the trick, and what it changes in the numbers.

Every reason is read off what was computed. Where the numbers do not tell two actions apart, that
is the reason.
"""

from collections.abc import Sequence
from math import hypot

from tanglewood.agents.hint.ahead import Ahead
from tanglewood.agents.hint.family import hinting
from tanglewood.agents.hint.form import Chance, Clause, Prospect
from tanglewood.core.view import View


def rival(best: Prospect, rest: Sequence[Prospect]) -> Prospect:
    """The action to compare with: the best of the others that the numbers tell apart, else the
    runner-up."""
    return next((one for one in rest if abs(_gap(best, one)) > _error(best, one)), rest[0])


def reasons(
    view: View,
    unit: str,
    best: Prospect,
    rest: Sequence[Prospect],
    now: Ahead,
    then: Ahead,
) -> tuple[Clause, ...]:
    """What to say about the best action; `then` is the look ahead of its rival."""
    other = rival(best, rest)
    about = hinting(view).clauses(view, best, other, now, then)
    return (*about, *numbers(unit, best, rest, other))


def numbers(unit: str, best: Prospect, rest: Sequence[Prospect], other: Prospect) -> list[Clause]:
    """What changes between the best action and its rival, in the number that tells them apart most
    clearly; and which others are as good."""
    gap, error = _gap(best, other), _error(best, other)
    about = {"other": other.action.text, "gap": round(gap, 3), "error": round(error, 3),
             "unit": unit}  # fmt: skip
    won = _won(best, other)
    if gap < 0 and -gap > error:
        return [Clause("target", about), *won]
    if gap <= error:
        return [Clause("close", about)]
    before = rest[: rest.index(other)]
    alike = [one.action.text for one in before if _gap(best, one) <= _error(best, one)]
    found = [Clause("alike", {"others": alike[:3]})] if alike else []
    if (end := _end(best, other)) is not None:
        return [*found, end]
    return [*found, *(won or [Clause("better", about)])]


def _won(best: Prospect, other: Prospect) -> list[Clause]:
    """The chance to win the game, if the two actions certainly differ in it."""
    if best.win is None or other.win is None or not _apart(best.win, other.win):
        return []
    chances = {"chance": best.win.plain(), "instead": other.win.plain()}
    return [Clause("win", {"other": other.action.text, **chances})]


def _gap(best: Prospect, other: Prospect) -> float:
    return best.value - other.value


def _error(best: Prospect, other: Prospect) -> float:
    return hypot(best.error, other.error)


def _end(best: Prospect, other: Prospect) -> Clause | None:
    """The end of the round whose chance the two actions change most for the better, if that is
    certain."""
    found = None
    most = 0.0
    for end, chance in best.mine.items():
        instead = other.mine[end]
        good = end in {"Humble", "Victorious"}
        gain = (chance.value - instead.value) * (1 if good else -1)
        if gain > most + 1e-6 and _apart(chance, instead):
            most = gain
            chances = {"chance": chance.plain(), "instead": instead.plain()}
            about = {"other": other.action.text, "end": end, **chances}
            found = Clause("end-more" if good else "end-less", about)
    return found


def _apart(one: Chance, two: Chance) -> bool:
    return abs(one.value - two.value) > hypot(one.error, two.error)
