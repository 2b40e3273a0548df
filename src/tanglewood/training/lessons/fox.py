"""The lessons of the fox games."""

from collections.abc import Sequence
from typing import Any, Final

from tanglewood.analysis.networks.learned import MOST_TARGET
from tanglewood.core.game import Game
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.registry import load

KIND: Final = "Fox"
MIXED: Final = (0,) * 20 + (16, 21, 21, 35)
"""The targets of the games in a run: about as many decisions in single rounds as in longer ones."""


def rulesets(game: str) -> list[Game[Any]]:
    """Games of one round and to several targets; a small game as it is."""
    return [load(game)] if game == "fox-mini" else [load(game, target=target) for target in MIXED]


def width(game: str) -> int:
    """Units in each hidden layer; fewer for a small game."""
    return 128 if game == "fox-mini" else 512


def caps(rulesets: Sequence[FoxGame]) -> tuple[int, ...]:
    """Up to what each byte of an observation counts in these rulesets; what never changes is left
    out (0). The order is that of `tanglewood.observing.fox`."""
    every = [ruleset.rules for ruleset in rulesets]
    rules = every[0]
    cards = tuple(int(card in rules.deck) for card in range(DECK.size))
    sevens = sum(DECK.rank_of[card] == 7 for card in rules.deck)
    score = MOST_TARGET if any(one.target for one in every) else 0
    left = len(rules.deck) - 2 * rules.hand
    return (
        *cards * 9,
        *(1,) * 5,  # the phase, who leads
        *(rules.hand, rules.hand, sevens, sevens),  # won
        *(score, score, score),  # scores and the target
        *(rules.hand, rules.hand, left, 4),  # cards in the hands, in the deck, put under it
        *(0,) * 7,
    )
