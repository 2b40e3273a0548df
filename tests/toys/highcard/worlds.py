"""A world as a state of the law."""

from tanglewood.analysis.worlds.sampler import World
from tanglewood.cards.fox import FoxCards
from tanglewood.core.chance import Fate, Stream
from tests.toys.highcard.state import HighState
from tests.toys.highcard.view import HighView


def state(view: HighView, world: World, stream: Stream) -> HighState:
    """The viewer's game as it would be in this world."""
    other = FoxCards.from_mask(world.hand)
    hands = (view.hand, other) if view.viewer == 0 else (other, view.hand)
    return HighState.of(
        view.game,
        Fate(),
        hands=hands,
        trick=view.trick,
        tricks=view.tricks,
        leader=view.leader,
        phase=view.phase,
        turn=max(view.to_act, 0),
    )


def ways(_: HighView) -> int:
    """Nothing else is hidden."""
    return 1
