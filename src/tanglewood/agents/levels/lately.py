"""What happened lately: the last tricks of a round."""

from tanglewood.core.event import Event
from tanglewood.core.view import View


def lately(view: View, tricks: int) -> tuple[Event, ...]:
    """The events of this round since the last tricks began."""
    at, left = len(view.log), tricks + 1
    while at > 0:
        kind = view.log[at - 1].kind
        left -= kind == "trick-won"
        if kind == "dealt" or not left:
            break
        at -= 1
    return view.log[at:]
