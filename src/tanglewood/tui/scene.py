"""A scene: all that a table's drawing needs to know, nothing of it hidden from the viewer."""

from dataclasses import dataclass, field
from typing import Any

from tanglewood.core.game import Game
from tanglewood.tui.choosing import Spot
from tanglewood.words import ENGLISH, Voice


@dataclass(slots=True)
class Scene:
    """One moment as one viewer sees it. `plain` are the values of the view, `marks` what the rules
    say of it; `news` the latest sentences, newest last, and `before` those before them where they
    are listed; `prompt` what is asked, `refused` why the last pick was not possible; `last` the
    trick that was just taken, while no new card lies; `hidden` what stays out of sight, by the keys
    of a lesson; `trades` what each seat traded last among the news; `voice` the language of whoever
    looks."""

    game: Game[Any]
    plain: dict[str, Any]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    marks: dict[str, Any] = field(default_factory=dict)
    spots: list[Spot] = field(default_factory=list)
    cursor: int = -1
    held: str = ""
    slots: tuple[int, ...] = ()
    news: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    prompt: str = ""
    asked: bool = False
    refused: str = ""
    last: dict[str, Any] | None = None
    trades: dict[int, dict[str, Any]] = field(default_factory=dict)
    footer: list[tuple[str, str]] = field(default_factory=list)
    labels: dict[str, str] = field(default_factory=dict)
    hidden: tuple[str, ...] = ()
    voice: Voice = ENGLISH

    @property
    def viewer(self) -> int:
        """The seat that looks, or a number below 0 for a spectator."""
        return int(self.plain["viewer"])

    def name_of(self, seat: int) -> str:
        """A player's name, 'you' for the one who looks."""
        return self.voice("tui-you") if seat == self.viewer else self.names[seat]

    @property
    def under(self) -> Spot | None:
        """The spot under the cursor."""
        return self.spots[self.cursor] if 0 <= self.cursor < len(self.spots) else None

    def of(self, place: str) -> list[Spot]:
        """The spots of a place."""
        return [spot for spot in self.spots if spot.place == place]

    def is_under(self, spot: Spot) -> bool:
        """Whether the cursor stands on this spot."""
        return spot is self.under or spot == self.under
