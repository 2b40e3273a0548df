"""What happens in the Duet, as events; a hidden card is shown only to the seats that know it."""

from typing import Annotated

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.event import Event
from tanglewood.core.field import BothOfPlayers, EachOwn, Hidden, Noted, OfSeat, Open
from tanglewood.games.duet.actions import FARTHEST


class DealerChosen(Event):
    """Who deals round 1 (`duet.dealer`)."""

    dealer: Annotated[Open[int], Noted("dealer", of="seat")]


class Dealt(Event):
    """A round is dealt; the other hand and the rest of the deck are None for a viewer
    (`duet.hidden`)."""

    round: Open[int]
    dealer: Open[int]
    hands: Annotated[EachOwn[DuetCards], Noted("hand")]
    decree: Annotated[Open[DuetCard], Noted("decree")]
    rest: Hidden[DuetCards]


class SetUp(Event):
    """The game begins with a position; `out` are the cards that were played before or lie in the
    trick."""

    hands: EachOwn[DuetCards]
    counts: Open[tuple[int, int]]
    decree: Open[DuetCard | None]
    trick: Open[tuple[DuetCard, ...]]
    out: Open[DuetCards]


class Played(Event):
    """A card is played to the trick."""

    seat: Open[int]
    card: Annotated[Open[DuetCard], Noted("play")]


class Named(Event):
    """The player of Foxes named somebody, or nobody (None) (`duet.foxes`)."""

    seat: Open[int]
    named: Annotated[Open[int | None], Noted("foxes")]


class Exchanged(Event):
    """Whoever was named changed the decree: both cards are seen by everybody."""

    seat: Open[int]
    decree: Annotated[Open[DuetCard], Noted("exchange")]
    taken: Open[DuetCard]


class Kept(Event):
    """Whoever was named left the decree as it was."""

    seat: Annotated[Open[int], Noted("keep", of="seat")]


class Sealed(Event):
    """The player of a Gift sealed a card; only that player knows which until both are sealed."""

    seat: Open[int]
    card: Annotated[OfSeat[DuetCard], Noted("seal")]


class Swapped(Event):
    """The Gifts change hands: `gave[seat]`. Each player knows what they gave and got, so both know
    both; a spectator knows neither."""

    gave: Annotated[BothOfPlayers[DuetCard], Noted("swap")]


class TrickWon(Event):
    """A trick is won (`duet.winner`)."""

    winner: Open[int]
    leader: Open[int]
    lead: Open[DuetCard]
    follow: Open[DuetCard]


class Moved(Event):
    """The tracker moved `by` steps and stands on `space` (`duet.move`)."""

    by: Annotated[Open[int], Noted("move", first=-FARTHEST)]
    space: Open[int]


class WentBeyond(Event):
    """The tracker would have passed the end of the path; with a token left it goes back to the
    start, where `space` says, else the team is lost and `space` is None (`duet.beyond`)."""

    by: Annotated[Open[int], Noted("move", first=-FARTHEST)]
    space: Open[int | None]


class Covered(Event):
    """A forest token covers a space; `slid` gems of its location move on to `to`
    (`duet.cover`); `tokens` are left."""

    space: Annotated[Open[int], Noted("cover")]
    to: Open[int]
    slid: Open[int]
    tokens: Open[int]


class Collected(Event):
    """A gem is collected; `left` lie on the board (`duet.gem`)."""

    space: Open[int]
    left: Open[int]


class RoundEnded(Event):
    """The last trick of a round is done; `added` lists the spaces that get a gem of a plus icon
    (`duet.round-end`)."""

    round: Open[int]
    added: Open[tuple[int, ...]]


class GameEnded(Event):
    """The game is over: victory, lost, time or resign, with the team's score."""

    ending: Open[str]
    score: Open[int]
