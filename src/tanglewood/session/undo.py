"""Taking back: which decisions may be, by what everybody has seen since.

`Table.undo(seat)` goes back to the last decision of that seat, and only if this gives
nothing away. All that has happened since then must be one of these:

- the seat's own actions, as long as all they showed it was foreseen: a card of its own hand played,
  the trick this decides. A card drawn is new, so what led to it stays;
- actions of others and chance outcomes of which the seat saw nothing at all.

And no other person may have looked at the table since (`view`, `events`): what they have seen
they cannot forget. A seat that asks twice goes back two decisions, under the same conditions.
"""

from collections.abc import Sequence
from typing import Any

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.seat import CHANCE
from tanglewood.session.steps import Steps, TableStep


class CannotUndo(TanglewoodError):
    """Taking back would give something away; the sentence says what."""


class Undo:
    """What may be taken back of the steps of a table; it knows how many of them each seat saw."""

    def __init__(self, steps: Steps, game: Game[Any]) -> None:
        self._steps, self._foreseen = steps, game.foreseen
        self._seen = [0] * game.seats

    def mark_seen(self, seat: int) -> None:
        """The seat has seen all steps there are."""
        self._seen[seat] = len(self._steps)

    def mark_all_seen(self) -> None:
        """Every seat has seen all steps there are."""
        self._seen = [len(self._steps)] * len(self._seen)

    def cut(self) -> None:
        """Steps were taken back."""
        self._seen = [min(seen, len(self._steps)) for seen in self._seen]

    def allowed(self, seat: int, people: Sequence[int]) -> bool:
        """Whether the last decision of the seat may be taken back."""
        number = len(self._steps)
        for step in reversed(self._steps):  # mostly the newest says no
            number -= 1
            if self._objection(seat, number, step, people) is not None:
                return False
            if step.seat == seat:
                return True
        return False

    def find(
        self, seat: int, people: Sequence[int], names: Sequence[str]
    ) -> tuple[int, Message | None]:
        """The first step that goes with the last decision of the seat, and what speaks against
        taking it back."""
        steps = range(len(self._steps))
        at = next((each for each in reversed(steps) if self._steps[each].seat == seat), None)
        if at is None:
            raise CannotUndo(Message("session-undo-nothing"))
        for number in steps[at:]:
            objection = self._objection(seat, number, self._steps[number], people)
            if objection is not None:
                why, other = objection
                named = {} if other is None else {"name": names[other]}
                return at, Message(why, **named)
        return at, None

    def _objection(
        self, seat: int, number: int, step: TableStep, people: Sequence[int]
    ) -> tuple[str, int | None] | None:
        """What speaks against taking back a step, as the id of a message and the seat that this
        names, if any: the step showed somebody something."""
        if not step.events:  # every event tells each viewer that something happened
            return None
        if step.seat == CHANCE:
            return "session-undo-chance", None
        if step.seat != seat:
            return "session-undo-acted", step.seat
        if any(it.kind not in self._foreseen for it in step.events):
            return "session-undo-new", None
        for other in people:
            if other != seat and self._seen[other] > number:
                return "session-undo-seen", other
        return None
