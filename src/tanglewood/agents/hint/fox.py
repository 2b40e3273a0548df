"""What hints say about the fox games."""

from typing import Final

from tanglewood.agents.hint.ahead import Ahead
from tanglewood.agents.hint.family import POINTS
from tanglewood.agents.hint.form import Clause, Prospect
from tanglewood.agents.hint.tricks import trick_clauses
from tanglewood.agents.search.fox import POLICIES
from tanglewood.core.view import View
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import available

UNIT: Final = POINTS
AHEAD: Final = True


def for_the_game(view: FoxView) -> bool:
    """With a target, where there is a policy for the game."""
    return view.target > 0 and available() and view.game in POLICIES


def chart(view: FoxView) -> tuple[int, ...]:
    return view.chart


def clauses(view: View, best: Prospect, other: Prospect, now: Ahead, then: Ahead) -> list[Clause]:
    """Who takes the trick."""
    return trick_clauses(other, now, then)
