"""A world of Into the Woods as a state of the law."""

from tanglewood.analysis.worlds.pool import Handfuls
from tanglewood.analysis.worlds.setting import Setting
from tanglewood.core.chance import Fate, Stream
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.state import WoodsState
from tanglewood.games.woods.view import WoodsView

Where = Setting[WoodsGame, WoodsView]


def state(where: Where, world: Handfuls, _: Stream) -> WoodsState:
    """The viewer's game as it would be in this world, without history."""
    game, view = where.game, where.view
    return WoodsState.of(
        game,
        Fate(),
        row=view.row,
        deck=world.deck,
        discards=view.discards,
        reshuffles=view.reshuffles,
        chances=where.chances,
        hands=world.hands,
        pockets=view.pockets,
        tokens=view.tokens,
        turn=view.turn,
        passes=view.passes,
        phase=view.phase,
    )


def ways(_: Where) -> int:
    """Nothing else is hidden."""
    return 1
