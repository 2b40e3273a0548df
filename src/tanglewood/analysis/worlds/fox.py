"""A world of a fox game as a state of the law."""

from tanglewood.analysis.worlds.cast import World
from tanglewood.analysis.worlds.setting import Setting
from tanglewood.core.chance import Fate, Stream
from tanglewood.games.fox.actions import EXCHANGE_FROM, KEEP, UNDER_FROM
from tanglewood.games.fox.cards import SUIT, may_follow
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.phase import EXCHANGE, FOLLOW, NAMES, OVER, UNDER
from tanglewood.games.fox.state import FoxState, Round, moment
from tanglewood.games.fox.view import FoxView

Where = Setting[FoxGame, FoxView, FoxState]


def state(where: Where, world: World, _: Stream) -> FoxState:
    """The viewer's game as it would be in this world, without history."""
    game, view = where.game, where.view
    phase = NAMES.index(view.phase)
    hands = (view.hand, world.hand) if view.viewer == 0 else (world.hand, view.hand)
    scores = view.scores
    if phase == OVER:
        points = game.rules.points(view.tricks, view.sevens)
        scores = scores[0] - points[0], scores[1] - points[1]
    elif game.rules.treasure_at_once:
        scores = scores[0] - view.sevens[0], scores[1] - view.sevens[1]
    trump = SUIT[view.decree] if view.decree >= 0 else -1
    round_ = Round(
        view.round,
        view.dealer,
        (scores[0], scores[1]),
        view.decree,
        trump,
        world.deck,
        where.chances,
    )
    choices = _choices(phase, hands[view.to_act], view.trick) if view.to_act >= 0 else 0
    return moment(
        game, Fate(), round_, hands, view.trick, view.tricks, view.sevens, view.leader,
        view.to_act, phase, choices, (), None,
    )  # fmt: skip


def ways(_: Where) -> int:
    """Nothing else is hidden."""
    return 1


def _choices(phase: int, hand: int, trick: tuple[int, ...]) -> int:
    if phase == FOLLOW:
        return may_follow(hand, trick[0])
    if phase == EXCHANGE:
        return hand << EXCHANGE_FROM | KEEP.bit
    return hand << UNDER_FROM if phase == UNDER else hand
