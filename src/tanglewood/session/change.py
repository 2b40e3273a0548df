"""What is kept of a table that is hosted: who sits, and its numbered changes.

The truth about a game is the list of its changes. A change carries the entries it added to the
game's record, chance outcomes included, so the game is read back without a random generator.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tanglewood.record.form import Entry
from tanglewood.session.clock import Terms
from tanglewood.session.dealcode import Source

START: Final = "start"
ACT: Final = "act"
UNDO: Final = "undo"
PRACTICE: Final = "practice"
RESIGN: Final = "resign"
CLAIM: Final = "claim"
TIME: Final = "time"
TAKEOVER: Final = "takeover"
RETURN: Final = "back"
REMATCH: Final = "rematch"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One change of a table.

    `seat` is who made it (TIME and CLAIM: whom it hit), `text` the action, the agent that took
    over, after UNDO or PRACTICE how many entries are left, or at the START the shares that went
    into the shuffle. `spent` is the time of the seat that was to act,
    `to_act` the seat that is to act after it.
    """

    number: int
    kind: str
    seat: int
    text: str
    entries: tuple[Entry, ...]
    at: int
    spent: int
    to_act: int


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as it was set up: a person, named once seated, or an agent."""

    seat: int
    human: bool
    name: str | None
    agent: str | None
    joined: bool
    pledge: str | None = None
    share: str | None = None
    """What the person's browser pledged to put into the shuffle, and what came; see `shuffle`."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as it was set up, and where it stands."""

    id: str
    game: str
    options: Mapping[str, Any]
    seed: Source | None
    """What decides chance: of a fresh deal not there before everybody sits."""
    known_deal: bool
    """Whether somebody chose the deal and may know it; such a game counts for no rating."""
    outcomes: Sequence[Mapping[str, Any]] | None
    """Chance outcomes of the start that were asked for, as records write them."""
    terms: Terms | None
    created: int
    updated: int
    status: str
    result: Mapping[str, Any] | None
    rematch_of: str | None
    rematch: str | None
    seats: tuple[SeatInfo, ...]
    deal_by: int | None = None
    """The seat of whoever chose the deal, if they sit at the table."""
    occasion: str | None = None
    """What a known deal is played for: `daily` and the date, or `duplicate` and the table whose
    game it repeats; the agents have the same luck there each time."""
    practice: bool = False
    """Whether a decision was taken back that had shown something new; such a game counts for
    nothing."""
    beginning: tuple[Entry, ...] | None = None
    """All entries of the beginning of another game, from where this one plays on."""
    secret: bytes | None = None
    """The server's part of the shuffle, and what the agents' dice come from; tables that were made
    before there were shuffles have none."""

    @property
    def is_shuffled(self) -> bool:
        """Whether the deal is a verifiable shuffle."""
        return self.secret is not None and not self.known_deal

    @property
    def plays_on(self) -> bool:
        """Whether it plays on from a moment of another game: then it is practice, and counts for
        nothing."""
        return self.beginning is not None

    @property
    def everybody_sits(self) -> bool:
        return all(seat.joined for seat in self.seats)

    @property
    def awaited_seats(self) -> tuple[int, ...]:
        """The seats whose browsers have pledged a share and not given it yet."""
        return tuple(it.seat for it in self.seats if it.pledge is not None and it.share is None)


class NewSeat(NamedTuple):
    """A seat of a new table; a person has a token, or an invitation until the seat is taken."""

    info: SeatInfo
    token_hash: str | None = None
    invite_hash: str | None = None


class SeatKey(NamedTuple):
    """A seat and the hash of the token that opens it."""

    table: str
    token_hash: str


class Chat(NamedTuple):
    """Something that a seat said."""

    seat: int
    name: str
    text: str
    at: int


class Last(NamedTuple):
    """The last change of a table: its number, who is to act after it, and when it was."""

    number: int
    to_act: int
    at: int
