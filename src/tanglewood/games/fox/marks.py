"""What the rules say of a view of the fox family, for clients that mark it on the table."""

from functools import cache
from typing import Any

from tanglewood.games.fox.laid import GONE
from tanglewood.games.fox.points import Payment
from tanglewood.games.fox.rules import bands
from tanglewood.games.fox.view import DuelView


def marks(view: DuelView, game: Any) -> dict[str, object]:
    """Who takes the trick as it lies, the points by tricks won, the bands of the chart, and which
    events pay points beside it."""
    return {"winning": _winning(view, game), **_printed(game.rules.scores, game.payments)}


@cache
def _printed(chart: tuple[int, ...], payments: tuple[Payment, ...]) -> dict[str, object]:
    """What stays the same from view to view, so that nobody has to look whether it changed."""
    paid = [it._asdict() for it in payments]
    return {"chart": list(chart), "bands": bands(chart), "payments": paid}


def _winning(view: DuelView, game: Any) -> int | None:
    """None where no card lies, or where one has left the trick again."""
    if not view.trick or GONE in view.trick or view.decree is None:
        return None
    if len(view.trick) == 1:
        return view.leader
    takes = game.follower_takes(*view.trick, view.decree)
    return 1 - view.leader if takes else view.leader
