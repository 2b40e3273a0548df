"""The lesson of Deluxe: one network for all its modules and any number of special cards."""

from collections.abc import Iterator, Sequence
from itertools import cycle, product
from random import Random
from typing import Any, Final

from tanglewood.analysis.networks.learned import MOST_TARGET
from tanglewood.components.goals import Goal
from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import DECK, SPECIAL_NAMES
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.phase import CHOICES
from tanglewood.games.registry import load

KIND: Final = "Deluxe"
MODULES: Final = ((True, True),) * 3 + ((True, False), (False, True), (False, False))
"""Goals and poison: half of the games have both."""
TARGETS: Final = (16, 21, 21, 35)
GOALS: Final = 64
"""How many goals an observation has room for."""


def rulesets(game: str) -> list[Game[Any]]:
    """Every number of special cards with every choice of modules: for each of them four single
    rounds, one more whose special cards everybody knows, and a game to a target."""
    return [load(game, **options) for options in _mixed()]


def _mixed() -> Iterator[dict[str, Any]]:
    draw, targets = Random("deluxe"), cycle(TARGETS)
    for special, (goals, poison) in product(range(len(SPECIAL_NAMES) + 1), MODULES):
        modules = {"goals": goals, "poison": poison}
        for _ in range(4):
            yield {"target": 0, "special": special, **modules}
        yield {"target": 0, "special": draw.sample(SPECIAL_NAMES, special), **modules}
        yield {"target": next(targets), "special": special, **modules}


def width(_: str) -> int:
    """Units in each hidden layer: with 512 the file would pass 2 MB."""
    return 448


def caps(rulesets: Sequence[DeluxeGame]) -> tuple[int, ...]:
    """Up to what each byte of an observation counts in these rulesets; what never changes is left
    out (0). The order is that of `tanglewood.observing.deluxe`."""
    every = [ruleset.rules for ruleset in rulesets]
    goals: Sequence[Goal] = max((rules.goals for rules in every), key=len)
    special = max(rules.special for rules in every)
    hand = every[0].hand
    score = MOST_TARGET
    listed = (1,) * len(goals) + (0,) * (GOALS - len(goals))
    tallies = (*map(_tally, goals), *(0,) * (GOALS - len(goals)))
    deck = DECK.size - 2 * hand - 1
    return (
        *(1,) * 11 * DECK.size,  # sets of cards
        *(int(card >= DECK.suited) for card in range(DECK.size)),
        *listed * 2,  # open and discarded goals
        *tallies * 2,
        *(1,) * (len(CHOICES) + 1 + len(DECK.suits) + 5),  # the phase, who leads, marks
        *(hand, hand),  # tricks won
        *(score,) * 5,  # scores, those before the round, the target
        *(hand + 1, hand + 1, deck + 2),  # cards in the hands, in the deck
        *(special, 1, len(goals)),  # special cards, poison, goals left
        *(0,) * 7,
    )


def _tally(goal: Goal) -> int:
    """How far a seat can have come with an open goal; suits are counted as a mask."""
    when = goal.when
    if when.different is not None:
        return int((1 << len(DECK.suits)) - 1)
    return (when.in_a_row or when.times) - 1
