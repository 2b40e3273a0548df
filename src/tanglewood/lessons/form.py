"""A lesson: who is dealt what, and what its steps ask for and point at."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tanglewood.cast import company
from tanglewood.core.message import Message

LEARNER: Final = 0
"""The seat of whoever learns."""
OTHER: Final = "seedling"
"""Who sits across: the gentlest level, which the first real game is against as well."""
CALLED: Final = company(OTHER)[0].name
"""The creature that plays for it."""


class LessonStep(NamedTuple):
    """One thought. `do` is the action that it asks for, '' where it is only read; `then` is what
    the others do after it. `point` names what it speaks of, by the keys that things on a table
    have: `card:K8`, `decree`, `band:humble`, `seat:1`, `space:4`."""

    do: str
    then: tuple[str, ...]
    point: tuple[str, ...]


class Lesson(NamedTuple):
    """`before` are the actions that led to where it begins, whoever took them. `hide` names what is
    not taught yet, by the keys that things have, `known` (what is sure of a hand) and `forest` (the
    path of the Duet): it stays out of sight."""

    name: str
    game: str
    options: Mapping[str, Any]
    chance: Mapping[str, tuple[str, ...]]
    before: tuple[str, ...]
    hide: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.name}-title")

    def text(self, at: int) -> str:
        """The id of what is said at a step, the first one 0, and after the last."""
        return f"lesson-{self.name}-{at + 1}" if at < len(self.steps) else f"lesson-{self.name}-end"
