"""What a seat has seen of hidden cards, step by step, in words that every game shares.

A game's module turns a view's log into `Seen`; worlds (plain ones and those of the compiled kernel)
are drawn from nothing else. Each step is something about the other hand or the deck:

| step          | number                | what happened                                       |
|---------------|-----------------------|-----------------------------------------------------|
| LEAVES        | the card              | the other showed a card and parted with it          |
| SHOWS         | the card              | a card of the other hand was seen; it stays there   |
| TAKES         | the card              | the other took a card that the viewer knows         |
| LACKS         | a set of cards        | the other hand holds none of these now              |
| DRAWS         | 0                     | the other drew the top card of the deck             |
| DRAWS_ASIDE   | 0                     | the same, to choose among the cards drawn so        |
| LEAVES_ASIDE  | the card              | one of these was shown and left, the rest are kept  |
| VIEWER_DRAWS  | the card              | the viewer drew the top card                        |
| GOES_UNDER    | the card              | a card that the viewer knows went under the deck    |
| PUTS_UNDER    | 0                     | the other put a card of the hand there, unseen      |
"""

from dataclasses import dataclass, field
from enum import IntEnum
from operator import index
from typing import SupportsIndex

from tanglewood.core.errors import TanglewoodError


class NoWorlds(TanglewoodError, ValueError):
    """A game whose family does not say what a seat has seen, or how a world is built; or a log that
    begins in the middle of a round."""

    def __init__(self, game: str) -> None:
        super().__init__(f"No worlds can be made of {game}.")


class SeenStep(IntEnum):
    """What can be seen, by the numbers of the compiled kernel."""

    LEAVES = 0
    SHOWS = 1
    TAKES = 2
    LACKS = 3
    DRAWS = 4
    DRAWS_ASIDE = 5
    LEAVES_ASIDE = 6
    VIEWER_DRAWS = 7
    GOES_UNDER = 8
    PUTS_UNDER = 9


@dataclass(slots=True)
class Seen:
    """What a viewer has seen since cards were hidden: the cards of unknown place, how many of them
    the other hand and the deck had, how many are in neither (`box`, only `boxed` ones can be), then
    the steps in order."""

    unseen: int
    hand: int
    deck: int
    box: int = 0
    boxed: int = 0
    steps: list[tuple[SeenStep, int]] = field(default_factory=list)

    def numbers(self) -> tuple[object, ...]:
        """As plain numbers for the compiled kernel."""
        steps = [(int(step), number) for step, number in self.steps]
        return self.unseen, self.hand, self.deck, self.box, self.boxed, steps

    def add(self, step: SeenStep, number: SupportsIndex = 0) -> None:
        """Add a step."""
        self.steps.append((step, index(number)))

    def draws(self, card: SupportsIndex | None) -> None:
        """The top card was drawn: by the viewer, who saw it, or by the other."""
        if card is None:
            self.add(SeenStep.DRAWS)
        else:
            self.add(SeenStep.VIEWER_DRAWS, card)

    def under(self, card: SupportsIndex | None) -> None:
        """A card went under the deck, seen by the viewer or not."""
        if card is None:
            self.add(SeenStep.PUTS_UNDER)
        else:
            self.add(SeenStep.GOES_UNDER, card)
