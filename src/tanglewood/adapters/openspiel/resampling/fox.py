"""What fox hides in a resampled game: the other hand, the deck, and what went under it."""

from collections.abc import Iterator
from typing import Final

from tanglewood.adapters.openspiel.course import CardCourse
from tanglewood.adapters.openspiel.resampling.suited import Resampling
from tanglewood.adapters.openspiel.resampling.unwind import Hidden
from tanglewood.adapters.walk import Step
from tanglewood.games.fox.events import PutUnder
from tanglewood.games.fox.state import DuelState
from tanglewood.kernel.numbers import numbers


class FoxHiding:
    """The hidden cards of a fox game."""

    def opening(self, course: CardCourse, law: DuelState, world: DuelState) -> list[Step]:
        return list(course.steps)

    def hidden(self, world: DuelState, player: int) -> Hidden:
        return Hidden(world.hands[1 - player].mask, numbers(world.deck), 0)

    def rest(self, world: DuelState, hidden: Hidden) -> tuple[int, ...]:
        return hidden.deck

    def unseen(
        self, course: CardCourse, deal: int, player: int, hidden: Hidden, world: DuelState
    ) -> Iterator[tuple[int, int]]:
        under = iter(hidden.under)
        for at in range(deal + 1, len(course.steps)):
            for event in course.news[at]:
                if isinstance(event, PutUnder) and event.seat != player:
                    yield at, next(under)


steps: Final = Resampling(FoxHiding())
