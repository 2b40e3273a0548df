"""The levels of the fox games."""

from dataclasses import replace
from typing import Final, cast

from tanglewood.agents.levels.ladder import LEARNED, LOOK, THINK, THUMB, Rung
from tanglewood.agents.levels.lately import lately
from tanglewood.core.bits import mask_of
from tanglewood.core.watching import noted
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.knowledge import Watcher
from tanglewood.games.fox.view import DuelView, FoxView
from tanglewood.kernel.numbers import numbers

LAST_TRICKS: Final = 4
RUNGS: Final = (
    Rung(THUMB, remembers=0, softness=2.5),
    Rung(THUMB, remembers=2, softness=0.3),
    Rung(LOOK, 200, remembers=2, softness=0.3),
    Rung(LOOK, 500, remembers=4),
    Rung(THINK, 1000),
    Rung(LEARNED, 6000),
)
OAK_1: Final = 6000
PERSONAL: Final = frozenset({"fox", "fox-manual"})


def late(view: DuelView) -> bool:
    """The last tricks of a round."""
    return len(view.hand) <= LAST_TRICKS


def remembered(view: FoxView, tricks: int) -> FoxView:
    """What older tricks taught is forgotten."""
    known, _ = noted(Watcher(cast(FoxGame, view.game)), lately(view, tricks))
    return replace(view, known=known)


def sight(view: FoxView) -> int:
    """The hand, the decree and the trick."""
    decree: int = numbers(view.decree)
    return view.hand.mask | 1 << decree | mask_of(laid.card.number for laid in view.trick)
