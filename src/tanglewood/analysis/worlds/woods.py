"""A world of Into the Woods as a state of the law."""

from tanglewood.analysis.worlds.pool import Handfuls
from tanglewood.analysis.worlds.setting import Setting
from tanglewood.core.chance import Fate, Stream
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.phase import NAMES
from tanglewood.games.woods.state import Table, WoodsState
from tanglewood.games.woods.trades import turn_choices
from tanglewood.games.woods.view import WoodsView

Where = Setting[WoodsGame, WoodsView, WoodsState]


def state(where: Where, world: Handfuls, _: Stream) -> WoodsState:
    """The viewer's game as it would be in this world, without history."""
    game, view = where.game, where.view
    table = Table(view.row, world.deck, view.discards, view.reshuffles, where.chances)
    choices = 0
    if view.to_act >= 0:
        seat = view.to_act
        choices = turn_choices(game.rules, world.hands[seat], view.pockets[seat], table)
    return WoodsState(
        game, Fate(), table, world.hands, view.pockets, view.tokens, view.turn, view.passes,
        view.to_act, NAMES.index(view.phase), choices, (), None,
    )  # fmt: skip


def ways(_: Where) -> int:
    """Nothing else is hidden."""
    return 1
