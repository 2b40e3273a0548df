"""The curricula of the fox games."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tanglewood.analysis.networks.inputs.versus import MOST_TARGET
from tanglewood.core.game import Game
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.registry import load
from tanglewood.training.settings import Settings

if TYPE_CHECKING:
    from tanglewood.training.aims import Aim

KIND: Final = "Fox"
MIXED: Final = (0,) * 20 + (16, 21, 21, 35)
"""The targets of the games in a run: about as many decisions in single rounds as in longer ones."""


def rulesets(game: str) -> list[Game[Any]]:
    """Games of one round and to several targets; a small game as it is."""
    return [load(game)] if game == "fox-mini" else [load(game, target=target) for target in MIXED]


def settings(game: str) -> Settings:
    """Fewer units for a small game."""
    return Settings(width=128 if game == "fox-mini" else 512)


def aim(rulesets: Sequence[FoxGame]) -> "Aim":
    """Points of a round or the game, and the tricks."""
    from tanglewood.training.aims.versus import Versus

    return Versus(rulesets[0].rules.hand, [bool(ruleset.rules.target) for ruleset in rulesets])


def learned(_: Sequence[FoxGame]) -> Mapping[str, object]:
    """Nothing beside the options."""
    return {}


def caps(rulesets: Sequence[FoxGame]) -> tuple[int, ...]:
    """Up to what each byte of an observation counts in these rulesets; what never changes is left
    out (0). The order is that of `tanglewood.observing.fox`."""
    every = [ruleset.rules for ruleset in rulesets]
    rules = every[0]
    cards = tuple(int(card in rules.deck) for card in DECK.cards)
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
