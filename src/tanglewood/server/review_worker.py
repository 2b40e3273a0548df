"""Reviews in a process of their own: judging holds Python's lock, and people who play must not feel
it. Reviews in the making stay here between two calls."""

import os
import signal
from collections import OrderedDict
from time import monotonic
from typing import Any, Final

from tanglewood.agents.review.plain import plain_so_far
from tanglewood.agents.review.reviewer import Reviewer
from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record

MOST: Final = 64
"""How many are kept; the one that was asked for longest ago is begun again if it is asked for."""

_MADE: Final[OrderedDict[str, Reviewer]] = OrderedDict()


def begin_quietly() -> None:
    """Leave the machine to those who play; who stops the server stops this too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def more(
    key: str, plain: dict[str, Any] | None, seconds: float
) -> dict[str, Any] | Message | str | None:
    """Go on with a review for a while: what is known then, or why there is none. None where it is
    not known here: then the record is needed."""
    reviewer = _MADE.pop(key, None)
    try:
        if reviewer is None:
            if plain is None:
                return None
            record = Record.parse(plain)
            reviewer = Reviewer(record, tuple(range(record.game.seats)))
        end = monotonic() + seconds
        while reviewer.advance() and monotonic() < end:
            pass
    except BadRecord as error:
        return error.message
    if not reviewer.finished:
        _MADE[key] = reviewer
        if len(_MADE) > MOST:
            _MADE.popitem(last=False)
    return plain_so_far(reviewer)


def forget(key: str) -> None:
    """Nobody waits for it any more."""
    _MADE.pop(key, None)
