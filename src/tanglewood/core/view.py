"""A view: what one viewer may know, built up from nothing.

Each game has its own view with its own fields; this is what all of them share. A view holds plain
values and the ruleset, which is public, and never refers to the state it was built from.
"""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeVar

from tanglewood.core import layout
from tanglewood.core.event import Event
from tanglewood.core.field import (
    EVERYBODY,
    As,
    Inside,
    Open,
    Own,
    plain_writer,
    recalled_fields,
)
from tanglewood.core.legal import Legal
from tanglewood.core.phase import Phase
from tanglewood.core.sheet import rendered

if TYPE_CHECKING:
    from tanglewood.core.game import Game

G = TypeVar("G")
Named = Annotated[G, EVERYBODY, As(lambda game: game.name, str)]
"""The ruleset of a view, which plain values have by its name. Each game's view says which kind it
is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What every game's view holds.

    `game` is the ruleset with its options, in plain values its name; `viewer` is a seat or
    SPECTATOR; `legal` is empty unless that seat is to act; `log` has every event since the start as
    the viewer saw it (perfect recall).
    """

    game: Named["Game[Any]"] = field(repr=False)
    viewer: Own[int]
    to_act: Open[int]
    phase: Annotated[Phase, EVERYBODY, As(str, str)]
    legal: Own[Legal]
    scores: Open[tuple[int, ...]]
    log: Inside[tuple[Event, ...]] = field(repr=False)

    def __init_subclass__(cls) -> None:
        kind: Any = cls
        plain_writer(kind)  # every field says who may see it, or the class is refused

    @property
    def name(self) -> str:
        """The name of the ruleset."""
        return self.game.name

    def unaided(self) -> Self:
        """The view as at a real table: what no longer lies open must be remembered."""
        kind: Any = type(self)
        forgotten: dict[str, Any] = dict.fromkeys(recalled_fields(kind))
        return replace(self, **forgotten)

    def marks(self) -> dict[str, object]:
        """What the rules say of the view, as plain JSON values: for faces that mark it on the
        table. Nothing in it says more than the view does."""
        return deepcopy(self.game.marks_of(self))

    def plain(self) -> dict[str, object]:
        """The view as plain JSON values, cards as texts, without the log."""
        kind: Any = type(self)
        return plain_writer(kind, self.game.extras)(self)

    def __str__(self) -> str:
        """The table as the viewer sees it, and what is asked."""
        lines = [*layout.sheet(self.game, self.plain()), layout.prompt(self)]
        return "\n".join(rendered(lines))

    def _repr_svg_(self) -> str:
        """The same as a picture, for notebooks."""
        return layout.picture(self.game, self.plain())


def seen_events(events: Iterable[Event], viewer: int) -> tuple[Event, ...]:
    """The events as one viewer saw them: the one door through which events leave."""
    return tuple([event.seen_by(viewer) for event in events])
