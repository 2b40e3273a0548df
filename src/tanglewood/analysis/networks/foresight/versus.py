"""What fox and Deluxe have in common where they are looked ahead in: rounds of two."""

from typing import Any

from tanglewood.analysis.equity import match_equity
from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.analysis.networks.inputs.versus import expected_of
from tanglewood.core.event import Event
from tanglewood.core.watching import Watcher, noted
from tanglewood.kernel.search import Reached


def reached(view: Any, row: Reached) -> Forecast:
    """What the viewer expects where an action led, or what the end of the round brought."""
    over, _, numbers = row
    if not over:
        return expected_of(numbers)
    mine, theirs, gained, other, tricks, ahead = numbers
    if view.target and max(mine, theirs) < view.target:
        equity = match_equity(view.name, view.target)
        win = equity.after(mine, theirs, leading_next=view.dealer == view.viewer)
    else:
        by = mine - theirs or ahead
        win = 0.5 + 0.5 * ((by > 0) - (by < 0))
    counted = range(view.game.rules.hand + 1)
    return Forecast(win, float(gained - other), tuple(float(at == tricks) for at in counted))


def known_to_other(view: Any, watcher: Watcher[Any]) -> Any:
    """What the other knows, who did not see what the viewer drew or put away. The viewer did not
    see what the other did so: that has to be added in each world."""
    return noted(watcher, [event.seen_by(1 - view.viewer) for event in since_deal(view)])


def since_deal(view: Any) -> tuple[Event, ...]:
    """What happened in this round."""
    log: tuple[Event, ...] = view.log
    deals = [at for at, event in enumerate(log) if event.kind == "dealt"]
    return log[deals[-1] :] if deals else log
