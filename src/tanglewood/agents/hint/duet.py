"""What hints say about the Duet."""

from typing import Final

from tanglewood.agents.hint.ahead import Ahead
from tanglewood.agents.hint.family import WORTH
from tanglewood.agents.hint.form import Clause, Prospect
from tanglewood.agents.hint.tricks import SURE
from tanglewood.games.duet.view import DuetView

AHEAD: Final = True
UNIT: Final = WORTH


def for_the_game(view: DuetView) -> bool:
    return False


def chart(view: DuetView) -> None:
    return None


def clauses(
    view: DuetView, best: Prospect, other: Prospect, now: Ahead, then: Ahead
) -> list[Clause]:
    """Gems on the way, and the end of the path."""
    if not now.worlds:
        return []
    found = [Clause("gems", {"gems": round(now.gems / now.worlds, 1)})]
    if now.share(now.beyond) > 1 - SURE:
        found.append(Clause("beyond", {"chance": round(now.share(now.beyond), 2)}))
    return found
