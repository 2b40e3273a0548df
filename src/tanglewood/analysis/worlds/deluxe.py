"""A world of a Deluxe game as a state of the law."""

from math import factorial

from tanglewood.analysis.worlds.cast import World
from tanglewood.analysis.worlds.setting import Setting
from tanglewood.core.chance import Chance, Fate, Stream, drawn_from
from tanglewood.games.deluxe.cards import SPECIALS
from tanglewood.games.deluxe.choices import choices
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.phase import NAMES, POUR, SPECIAL
from tanglewood.games.deluxe.slots import Goals, Special
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox.events import RoundScored
from tanglewood.games.fox.rules import Pair
from tanglewood.kernel.told.deluxe import NOTHING_DEALT

Where = Setting[DeluxeGame, DeluxeView, DeluxeState]


def state(where: Where, world: World, stream: Stream) -> DeluxeState:
    """The viewer's game as it would be in this world, without history."""
    game, view = where.game, where.view
    found = DeluxeState(game, Fate())
    found.number, found.dealer, found.leader, found.turn = (
        view.round, view.dealer, view.leader, view.turn,
    )  # fmt: skip
    found.before = scores_before(view) or ((0, 0) if where.root is None else where.root.before)
    found.scores, found.tricks = _pair(view.scores), view.tricks
    found.decree, found.deck, found.trick = view.decree, world.deck, view.trick
    if view.phase not in NOTHING_DEALT:
        found.hands = (view.hand, world.hand) if view.viewer == 0 else (world.hand, view.hand)
    found.phase, found.chances, found.to_act = NAMES.index(view.phase), where.chances, view.to_act
    found.special = _special(where, world)
    found.goals = _goals(where, stream)
    found.choices = choices(found) if view.to_act >= 0 else 0
    return found


def ways(where: Where) -> int:
    """The goal deck may be in any order."""
    return factorial(where.view.goal_deck)


def _special(where: Where, world: World) -> Special:
    rules, view = where.game.rules, where.view
    cards = rules.named
    if rules.special and not rules.named and view.phase != NAMES[SPECIAL]:
        cards = SPECIALS & ~world.box
    pouring = view.phase == NAMES[POUR] and view.turn != view.viewer
    return Special(cards, view.piles or (0, 0), view.suit, world.aside if pouring else view.shown)


def _goals(where: Where, stream: Stream) -> Goals:
    view, number = where.view, {goal.id: i for i, goal in enumerate(where.game.rules.goals)}
    tallies = view.tallies or ((0, 0),) * len(view.goals)
    shown = tuple((number[goal], *tally) for goal, tally in zip(view.goals, tallies, strict=True))
    hidden = tuple(i for goal, i in number.items() if goal not in (*view.goals, *view.discarded))
    return Goals(drawn_from(stream, Chance("", hidden, len(hidden), ordered=True)), shown)


def scores_before(view: DeluxeView) -> Pair | None:
    """The scores at the start of the round; None where the log tells of none before it."""
    for event in reversed(view.log):
        if isinstance(event, RoundScored):
            if event.round < view.round:
                return event.scores
            return event.scores[0] - event.points[0], event.scores[1] - event.points[1]
    return None


def _pair(scores: tuple[int, ...]) -> Pair:
    first, second = scores
    return first, second
