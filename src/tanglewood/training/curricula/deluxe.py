"""The curriculum of Deluxe: one network for all its modules and any number of special cards."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, product
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tanglewood.analysis.networks.inputs.versus import MOST_TARGET
from tanglewood.cards.fox import FoxCard
from tanglewood.components.goals import Goal
from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import DECK, SPECIAL_NAMES
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.phase import CHOICES
from tanglewood.games.registry import load
from tanglewood.training.settings import Settings

if TYPE_CHECKING:
    from tanglewood.training.aims import Aim

KIND: Final = "Deluxe"
MODULES: Final = ((True, True),) * 3 + ((True, False), (False, True), (False, False))
"""Goals and poison: half of the games have both."""
NUMBERS: Final = (0,) * 5 + (1,) * 2 + (2,) * 3 + tuple(range(3, len(SPECIAL_NAMES) + 1))
"""Of special cards: the fewer there are, the more they play alike, and the better the others play
them; with equal shares the network was weakest there."""
TARGETS: Final = (16, 21, 21, 35)
GOALS: Final = 64
"""How many goals an observation has room for."""


def rulesets(game: str) -> list[Game[Any]]:
    """Numbers of special cards with every choice of modules: for each of them four single
    rounds, one more whose special cards everybody knows, and a game to a target."""
    return [load(game, **options) for options in _mixed()]


def _mixed() -> Iterator[dict[str, Any]]:
    draw, targets = Random("deluxe"), cycle(TARGETS)
    for special, (goals, poison) in product(NUMBERS, MODULES):
        modules = {"goals": goals, "poison": poison}
        for _ in range(4):
            yield {"target": 0, "special": special, **modules}
        yield {"target": 0, "special": draw.sample(SPECIAL_NAMES, special), **modules}
        yield {"target": next(targets), "special": special, **modules}


def settings(_: str) -> Settings:
    """With 512 units the file would pass 2 MB."""
    return Settings(width=448)


def aim(rulesets: Sequence[DeluxeGame]) -> "Aim":
    """Points of a round or the game, and the tricks."""
    from tanglewood.training.aims.versus import Versus

    return Versus(rulesets[0].rules.hand, [bool(ruleset.rules.target) for ruleset in rulesets])


def learned(_: Sequence[DeluxeGame]) -> Mapping[str, object]:
    """Nothing beside the options."""
    return {}


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
        *(int(card >= FoxCard.suited_count) for card in range(DECK.size)),
        *listed * 2,  # open and discarded goals
        *tallies * 2,
        *(1,) * (len(CHOICES) + 1 + len(FoxCard.suits) + 5),  # the phase, who leads, marks
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
        return int((1 << len(FoxCard.suits)) - 1)
    return (when.in_a_row or when.times) - 1
