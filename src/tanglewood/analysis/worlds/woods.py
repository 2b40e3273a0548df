"""A world of Into the Woods as a state of the law."""

from tanglewood.analysis.worlds.pool import Handfuls
from tanglewood.core.chance import Fate, Stream
from tanglewood.games.woods.state import WoodsState
from tanglewood.games.woods.view import WoodsView


def state(view: WoodsView, world: Handfuls, _: Stream) -> WoodsState:
    """The viewer's game as it would be in this world, without history."""
    game = view.game
    return WoodsState.of(
        game,
        Fate(),
        row=view.row,
        deck=world.deck,
        discards=view.discards,
        reshuffles=view.reshuffles,
        hands=world.hands,
        pockets=view.pockets,
        tokens=view.tokens,
        turn=view.turn,
        passes=view.passes,
        phase=view.phase,
    )


def ways(_: WoodsView) -> int:
    """Nothing else is hidden."""
    return 1
