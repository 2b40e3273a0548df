"""A world of a Deluxe game as a state of the law."""

from math import factorial

from tanglewood.analysis.worlds.cast import World
from tanglewood.analysis.worlds.setting import Setting
from tanglewood.core.chance import Chance, Fate, Stream, drawn_from
from tanglewood.games.deluxe.cards import SPECIALS
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.special.module import CHOOSE
from tanglewood.games.deluxe.special.potion import POUR
from tanglewood.games.deluxe.state import DeluxeState, Goals, Special
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox.events import RoundScored
from tanglewood.games.fox.rules import Pair
from tanglewood.kernel.told.deluxe import NOTHING_DEALT

Where = Setting[DeluxeGame, DeluxeView, DeluxeState]


def state(where: Where, world: World, stream: Stream) -> DeluxeState:
    """The viewer's game as it would be in this world, without history."""
    game, view = where.game, where.view
    hands = (view.hand, world.hand) if view.viewer == 0 else (world.hand, view.hand)
    return DeluxeState.of(
        game,
        Fate(),
        round=view.round,
        dealer=view.dealer,
        leader=view.leader,
        turn=view.turn,
        before=scores_before(view) or ((0, 0) if where.root is None else where.root.before),
        scores=_pair(view.scores),
        tricks=view.tricks,
        decree=view.decree,
        deck=world.deck,
        trick=view.trick,
        hands=(0, 0) if view.phase in NOTHING_DEALT else hands,
        phase=game.phase(view.phase),
        chances=where.chances,
        special=_special(where, world),
        goals=_goals(where, stream),
    )


def ways(where: Where) -> int:
    """The goal deck may be in any order."""
    return factorial(where.view.goal_deck)


def _special(where: Where, world: World) -> Special:
    rules, view = where.game.rules, where.view
    cards = rules.named
    if rules.special and not rules.named and view.phase != CHOOSE.name:
        cards = SPECIALS & ~world.box
    pouring = view.phase == POUR.name and view.turn != view.viewer
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
