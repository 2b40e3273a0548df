"""Fox: which end of the round becomes likelier, or less likely: said where nothing tells how."""

from tanglewood.agents.teacher.case import Case
from tanglewood.analysis.adding import added
from tanglewood.core.message import Message


def _shift(case: Case, ends: tuple[str, str]) -> tuple[str, float] | None:
    """Which of two ends the best action makes more likely than the other does, and by how much both
    together become so."""
    best, other = case.prospect(case.best).mine, case.prospect(case.other).mine
    if not best or not other:
        return None
    more = {end: best[end].value - other[end].value for end in ends}
    most = max(ends, key=lambda end: more[end])
    return most, added(more.values())


def likelier(case: Case) -> Message | None:
    """It makes a good end clearly likelier than the other action does, and not at the cost of the
    other good one."""
    found = _shift(case, ("Humble", "Victorious"))
    if found is None or found[1] <= 0.05:
        return None
    end = found[0]
    chance = case.prospect(case.best).mine[end].value
    band = Message(f"band-{end.lower()}")
    if chance < 0.15:
        return None
    if not 0.35 <= chance < 0.95:
        return Message("why-likelier", band=band, other=case.called(case.other))
    share = round(10 * chance)
    return Message("why-likelier-often", band=band, n=share, other=case.called(case.other))


def avoids(case: Case) -> Message | None:
    """It makes a bad end clearly less likely than the other action does."""
    best, other = case.prospect(case.best).mine, case.prospect(case.other).mine
    if not best or not other:
        return None
    less = {end: other[end].value - best[end].value for end in ("Defeated", "Greedy")}
    most = max(less, key=lambda end: less[end])
    if added(less.values()) <= 0.05 or other[most].value < 0.15:
        return None
    band = Message(f"band-{most.lower()}")
    return Message("why-avoids", band=band, other=case.called(case.other))
