"""Judging one decision by what its seat could know."""

from typing import Final, NamedTuple

from tanglewood.agents.hint.promise import Promised, promised
from tanglewood.agents.review.form import SCALE, Decision
from tanglewood.agents.review.naming import place, told_apart
from tanglewood.agents.teacher.family import teaching
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.layout import called
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds

LEAST: Final = {"chance": 0.01, "worth": 0.01, "points": 0.2}
"""A smaller difference is not called a mistake."""
ITERATIONS: Final = 2000
LONGER: Final = 10 * ITERATIONS
"""Of a second search: what a short one calls a mistake, or the only good choice, must stand."""


class Judged(NamedTuple):
    """A decision with what it was judged by; `view` and `found` are for its reason."""

    decision: Decision
    view: View
    found: Promised


def unit_of(found: Promised) -> str:
    """In what the values of a decision are counted."""
    return "chance" if found.for_the_game else found.unit


def alike(view: View, one: Action, two: Action, seed: int) -> bool:
    """Whether two actions that are called the same lead to the same table: two trades for equal
    cards from different slots of a row."""
    game, plain = view.game, view.plain()
    name = called(game, plain, one)
    if name is None or name != called(game, plain, two):
        return False
    try:
        world = Worlds(view).draw(Stream(seed, 0))
    except NoWorlds:
        return False
    after = [world.apply(action).view(view.viewer).plain() for action in (one, two)]
    return after[0] == after[1]


def judge(view: View, played: Action, entry: int, seed: int, turn: int = 0) -> Judged | None:
    """The decision judged; None where there was no choice, or nothing can be said of it."""
    found = promised(view, iterations=ITERATIONS, seed=seed)
    one = judged_by(found, view, played, entry=entry, seed=seed, turn=turn)
    if one is None or not one.decision.loss:
        return one
    longer = confirmed(one, seed)
    return one if longer is None else longer


def confirmed(one: Judged, seed: int) -> Judged | None:
    """The same decision by a longer search, where a search judged it; None where a network did,
    whose worlds say how sure it is."""
    if one.found.worlds:
        return None
    decision = one.decision
    found = promised(one.view, iterations=LONGER, seed=seed + 1)
    return judged_by(
        found,
        one.view,
        decision.played,
        entry=decision.entry,
        seed=seed,
        turn=decision.turn,
    )


def judged_by(
    found: Promised, view: View, played: Action, *, entry: int, seed: int, turn: int
) -> Judged | None:
    """The decision by what was found of its choices."""
    tried = {one.action for one in found.prospects}
    if found.unit == "none" or played not in tried:
        return None
    unit = unit_of(found)
    fine, best = SCALE[unit], found.chosen
    gap, error = found.gap(best, played)
    blamed = played is not best and played not in found.sound and gap > max(error, LEAST[unit])
    blamed = blamed and not alike(view, best, played, seed)
    proven = blamed and teaching(view).proven(view, played, seed)
    values = [found.value(action) for action in tried]
    next_best = max(found.value(it) for it in tried if it is not best)
    called_played, called_best = told_apart(view, played, best)
    decision = Decision(
        entry=entry,
        turn=turn,
        seat=view.viewer,
        played=played,
        best=best,
        value=round(fine * found.value(best)),
        got=round(fine * found.value(played)),
        expected=round(fine * (found.value(best) if found.expected is None else found.expected)),
        loss=round(fine * gap) if blamed and not proven else 0,
        stake=max(0, round(fine * (max(values) - min(values)))),
        spare=round(fine * (found.value(best) - next_best)),
        proven=proven,
        choices=len(view.legal),
        place=place(view, turn),
        called=called_played,
        best_called=called_best,
    )
    return Judged(decision, view, found)
