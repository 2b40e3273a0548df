"""The fox rulesets as frozen data: what differs between `fox`, `fox-manual` and `fox-mini`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import As
from tanglewood.games.fox.cards import CHARACTERS, DECK

Pair = tuple[int, int]
Hands = tuple[FoxCards, FoxCards]
Suit = Annotated[int, As(FoxCard.suits.__getitem__, str)]
"""A suit by its number; plain values have its name."""

FOX_SCORES: Final = (6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0)
"""Points by tricks won (`fox.score.tricks`)."""

MANUAL_SCORES: Final = (0, 1, 2, 3, 4, 5, 0, 0, 8, 9, 10, 11, 12, 13)
"""Points by tricks won in the reference manual (`manual.score.tricks`)."""

MINI_SCORES: Final = (3, 1, 3, 0)
"""Points by tricks won in the small game's default (`mini.score`)."""


def most_points(tricks: Pair, points: Pair) -> Pair:
    """A tie goes to whoever got more points in the last round, Treasure included (`fox.tie`)."""
    return points


def most_tricks(tricks: Pair, points: Pair) -> Pair:
    """A tie goes to whoever took more tricks in the last round (`manual.tie`)."""
    return tricks


@dataclass(frozen=True, slots=True)
class FoxRules:
    """A fox ruleset: the deck, the deal, the scoring, the end."""

    name: str
    title: str
    deck: tuple[FoxCard, ...] = DECK.cards
    hand: int = 13
    scores: tuple[int, ...] = FOX_SCORES
    treasure_at_once: bool = True
    target: int = 21
    tie: Callable[[Pair, Pair], Pair] = most_points
    tie_rule: str = "fox.tie"
    characters: Mapping[int, str] = field(default_factory=lambda: CHARACTERS)

    def points(self, tricks: Pair, treasure: Pair) -> Pair:
        """What a whole round brings: points for tricks and one for each 7 won."""
        return self.scores[tricks[0]] + treasure[0], self.scores[tricks[1]] + treasure[1]


_BANDS: Final[Mapping[tuple[int, ...], Mapping[str, int]]] = {
    FOX_SCORES: {"Humble": 3, "Defeated": 6, "Victorious": 9, "Greedy": 13},
    MANUAL_SCORES: {"Few": 5, "Middling": 7, "Many": 13},
}
"""The bands of a chart, each with the most tricks that belong to it."""


def standing(scores: tuple[int, ...], tricks: int) -> str:
    """What the published chart calls this many tricks (`fox.score.tricks`); '' elsewhere."""
    if scores != FOX_SCORES:
        return ""
    return next(name for name, most in _BANDS[scores].items() if tricks <= most)


def ends_of(scores: tuple[int, ...]) -> tuple[str, ...]:
    """What the chart calls 0, 1, 2 … tricks; nothing where it has no names."""
    if scores != FOX_SCORES:
        return ()
    return tuple(standing(scores, tricks) for tricks in range(len(scores)))


def bands(scores: tuple[int, ...]) -> list[dict[str, object]]:
    """The bands of a chart with their first and last counts of tricks; none of an owner's chart."""
    named = _BANDS.get(scores, {})
    firsts = [0, *(most + 1 for most in named.values())]
    return [
        {"name": name.lower(), "from": first, "to": most}
        for first, (name, most) in zip(firsts, named.items(), strict=False)
    ]
