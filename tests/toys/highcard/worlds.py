"""A world as a state of the law."""

from tanglewood.analysis.worlds.sampler import World
from tanglewood.analysis.worlds.setting import Setting
from tanglewood.cards.fox import FoxCards
from tanglewood.core.chance import Fate, Stream
from tests.toys.highcard.game import HighGame
from tests.toys.highcard.state import HighState
from tests.toys.highcard.view import HighView

Where = Setting[HighGame, HighView]


def state(where: Where, world: World, stream: Stream) -> HighState:
    """The viewer's game as it would be in this world."""
    view, other = where.view, FoxCards.from_mask(world.hand)
    hands = (view.hand, other) if view.viewer == 0 else (other, view.hand)
    return HighState.of(
        where.game,
        Fate(),
        hands=hands,
        trick=view.trick,
        tricks=view.tricks,
        leader=view.leader,
        phase=view.phase,
        turn=max(view.to_act, 0),
        chances=where.chances,
    )


def ways(where: Where) -> int:
    """Nothing else is hidden."""
    return 1
