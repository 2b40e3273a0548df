"""A world of a Deluxe game as a state of the law."""

from math import factorial
from typing import Final

from tanglewood.analysis.worlds.sampler import World
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Chance, Fate, Stream, drawn_from
from tanglewood.games.deluxe.cards import SPECIALS
from tanglewood.games.deluxe.special.module import CHOOSE
from tanglewood.games.deluxe.special.potion import POUR
from tanglewood.games.deluxe.state import DeluxeState, Goals, Special
from tanglewood.games.deluxe.view import DeluxeView, scores_before
from tanglewood.games.fox.rules import Pair
from tanglewood.kernel.seen.deluxe import NOTHING_DEALT

_EMPTY: Final = (FoxCards(), FoxCards())


def state(view: DeluxeView, world: World, stream: Stream) -> DeluxeState:
    """The viewer's game as it would be in this world, without history."""
    game = view.game
    other = FoxCards.from_mask(world.hand)
    hands = (view.hand, other) if view.viewer == 0 else (other, view.hand)
    return DeluxeState.of(
        game,
        Fate(),
        round=view.round,
        dealer=view.dealer,
        leader=view.leader,
        turn=view.turn,
        scores_before=scores_before(view) or (0, 0),
        scores=_pair(view.scores),
        tricks=view.tricks,
        decree=view.decree,
        deck=tuple(FoxCard.all[card] for card in world.deck),
        trick=view.trick,
        hands=_EMPTY if view.phase in NOTHING_DEALT else hands,
        phase=view.phase,
        special=_special(view, world),
        goals=_goals(view, stream),
    )


def ways(view: DeluxeView) -> int:
    """The goal deck may be in any order."""
    return factorial(view.goal_deck)


def _special(view: DeluxeView, world: World) -> Special:
    rules = view.game.rules
    cards = rules.public_specials
    if rules.special and not rules.public_specials and view.phase != CHOOSE:
        cards = SPECIALS - FoxCards.from_mask(world.box)
    pouring = view.phase == POUR and view.turn != view.viewer
    shown = FoxCards.from_mask(world.aside) if pouring else view.shown
    return Special(cards, view.piles or _EMPTY, view.suit, shown)


def _goals(view: DeluxeView, stream: Stream) -> Goals:
    number = {goal.id: i for i, goal in enumerate(view.game.rules.goals)}
    tallies = view.tallies or ((0, 0),) * len(view.goals)
    shown = tuple((number[goal], *tally) for goal, tally in zip(view.goals, tallies, strict=True))
    hidden = tuple(i for goal, i in number.items() if goal not in (*view.goals, *view.discarded))
    return Goals(drawn_from(stream, Chance.shuffle("", hidden)), shown)


def _pair(scores: tuple[int, ...]) -> Pair:
    first, second = scores
    return first, second
