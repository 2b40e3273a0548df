"""What an action does to the trick on the table, as clauses."""

from typing import Final

from tanglewood.agents.hint.ahead import Ahead
from tanglewood.agents.hint.form import Clause, Prospect

SURE: Final = 0.97
"""From here on a look ahead is told as what happens, not as a chance."""
APART: Final = 0.3
"""How far the chances of two actions to take the trick must differ to be told."""


def trick_clauses(other: Prospect, now: Ahead, then: Ahead) -> list[Clause]:
    """What the action does to the trick, and whether the rival would do something else."""
    if not now.worlds:
        return []
    takes, instead = now.share(now.takes), then.share(then.takes)
    sevens = round((now.mine + now.theirs) / now.worlds)
    about = {"chance": round(takes, 2), "treasures": sevens}
    found = [Clause(_sure("takes", "may-take", "gives", takes), about)]
    if now.share(now.leads) >= SURE and takes <= 1 - SURE:
        found.append(Clause("still-leads"))
    if then.worlds and abs(takes - instead) >= APART:
        kind = _sure("other-takes", "other-may-take", "other-gives", instead)
        found.append(Clause(kind, {"other": other.action.text, "chance": round(instead, 2)}))
    return found


def _sure(always: str, sometimes: str, never: str, chance: float) -> str:
    if chance >= SURE:
        return always
    return never if chance <= 1 - SURE else sometimes
