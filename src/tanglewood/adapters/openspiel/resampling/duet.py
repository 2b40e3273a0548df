"""What the Duet hides in a resampled game: the other hand, what is left over, and sealed cards."""

from collections.abc import Iterator
from typing import Final

from tanglewood.adapters.openspiel.course import CardCourse
from tanglewood.adapters.openspiel.resampling.suited import Resampling
from tanglewood.adapters.openspiel.resampling.unwind import Hidden
from tanglewood.adapters.walk import Step
from tanglewood.core.bits import members
from tanglewood.games.duet.events import Sealed, Swapped
from tanglewood.games.duet.state import DuetState


class DuetHiding:
    """The hidden cards of a Duet game."""

    def opening(self, course: CardCourse, law: DuetState, world: DuetState) -> list[Step]:
        return list(course.steps)

    def hidden(self, world: DuetState, player: int) -> Hidden:
        return Hidden(world.hands[1 - player].mask, (), 0)

    def rest(self, world: DuetState, hidden: Hidden) -> tuple[int, ...]:
        return tuple(members(world.rest.mask))

    def unseen(
        self, course: CardCourse, deal: int, player: int, hidden: Hidden, world: DuetState
    ) -> Iterator[tuple[int, int]]:
        seals = [
            at
            for at in range(deal, len(course.steps))
            if any(isinstance(event, Sealed) and event.seat != player for event in course.news[at])
        ]
        if world.sealed is not None and seals and _waits(course, seals[-1]):
            yield seals[-1], world.sealed.number


def _waits(course: CardCourse, seal: int) -> bool:
    """Whether the sealed card is still covered."""
    later = (event for events in course.news[seal:] for event in events)
    return not any(isinstance(event, Swapped) for event in later)


steps: Final = Resampling(DuetHiding())
