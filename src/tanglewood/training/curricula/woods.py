"""The curriculum of Into the Woods: one network for one to five players and both decks."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tanglewood.analysis.networks.inputs.woods import SEEN
from tanglewood.components.decks import DECKS
from tanglewood.core.game import Game
from tanglewood.games.registry import load
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.rules import HAND, TOKENS
from tanglewood.training.settings import Settings

if TYPE_CHECKING:
    from tanglewood.training.aims import Aim

KIND: Final = "Woods"
MIXED: Final = {1: (24, 8), 2: (12, 4), 3: (6, 2), 4: (5, 2), 5: (4, 2)}
"""How often this many players have the even and the tapered deck; games of few are short."""
GENTLE: Final = 4
"""Of those alone, one in this many is gentle."""


def rulesets(game: str) -> list[Game[Any]]:
    """Every number of players with both decks."""
    return [
        load(game, players=players, deck=deck, gentle=players == 1 and number % GENTLE == 0)
        for players, often in MIXED.items()
        for deck, times in zip(DECKS, often, strict=True)
        for number in range(times)
    ]


def settings(_: str) -> Settings:
    """As large as a file allows."""
    return Settings(width=448, entropy=(0.03, 0.002))


def aim(rulesets: Sequence[WoodsGame]) -> "Aim":
    """Everybody's victory."""
    from tanglewood.training.aims.table import TableAim

    return TableAim([ruleset.seats for ruleset in rulesets])


def learned(_: Sequence[WoodsGame]) -> Mapping[str, object]:
    """Nothing beside the options."""
    return {}


def caps(rulesets: Sequence[WoodsGame]) -> tuple[int, ...]:
    """Up to what each byte of the input counts (`tanglewood.analysis.networks.inputs.woods`)."""
    decks = [ruleset.rules.deck.counts for ruleset in rulesets]
    values = tuple(map(max, zip(*decks, strict=True)))
    sets = tuple(count // 3 for count in values)
    mine, theirs = (4,) * 7, (2,) * 7
    seats = [(*sets, *(mine if seat == 0 else theirs) * 2, 8, TOKENS) for seat in range(5)]
    slots = ((4,) * 10, *((2,) * 10,) * 4)
    found = (
        *(1,) * 35,  # the row
        *(*mine, *values, *values),  # my hand, the discards, what I do not see
        *sum(seats, ()),
        *(max(map(sum, decks)) - HAND - 5, 1, TOKENS, 4, 1),  # deck, reshuffles, tokens, passes
        *(1,) * 5,  # how many play
        *sum(slots, ()),
        *(3,) * 5,  # my sets by slot
        *(1,) * 10,  # slots that are alike
        *(2,) * 105,  # sets that trades pocket
        *(1,) * 105,  # trades that leave nothing to trade
    )
    return (*found, *(0,) * (SEEN - len(found)))
