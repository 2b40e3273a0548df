"""What happens in a fox round, as events; a hidden card is shown only to the seat that may see
it."""

from typing import Annotated, Final, TypeVar

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.event import Event
from tanglewood.core.field import EVERYBODY, EachOwn, Extra, Hidden, Noted, OfSeat, Open
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.rules import Pair, Suit

T = TypeVar("T")

SPECIAL: Final = "special"
WithSpecial = Annotated[T, EVERYBODY, Extra(SPECIAL)]
"""Open, but only in games that have special cards."""

HAND: Final = "hand"
"""How a card that was chosen from the hand, as lead or as answer, comes into the trick."""


class DealerChosen(Event):
    """Who deals round 1 (`fox.dealer`)."""

    dealer: Annotated[Open[int], Noted("dealer", of="seat")]


class Dealt(Event):
    """A round is dealt; a hand or the deck's order is None for a viewer who may not see it
    (`fox.hidden`)."""

    round: Open[int]
    dealer: Open[int]
    hands: Annotated[EachOwn[FoxCards], Noted("hand")]
    decree: Annotated[Open[FoxCard], Noted("decree")]
    deck: Hidden[tuple[FoxCard, ...]]


class SetUp(Event):
    """The game begins with a position. `out` are the cards that were taken with tricks or lie in
    the trick, `scores_before` those at the start of the round, `shown` the cards that a special
    card has just shown to a seat, and `drawn` how many of each hand a Potion has just drawn."""

    hands: EachOwn[FoxCards]
    counts: Open[Pair]
    decree: Open[FoxCard | None]
    deck: Open[int]
    leader: Open[int]
    trick: Open[tuple[Laid, ...]]
    out: Open[FoxCards]
    scores_before: Open[Pair]
    suit: WithSpecial[Suit | None] = None
    shown: Annotated[EachOwn[FoxCards], Extra(SPECIAL)] = (FoxCards(), FoxCards())
    drawn: WithSpecial[Pair] = (0, 0)


class Played(Event):
    """A card comes into the trick. Only special cards bring one another `way` than from the hand,
    or add one to it (`crown`)."""

    seat: Open[int]
    card: Annotated[Open[FoxCard], Noted("play", by="way")]
    crown: Annotated[WithSpecial[FoxCard | None], Noted("play")] = None
    way: WithSpecial[str] = HAND


class Exchanged(Event):
    """A Fox changed the decree: both cards are seen by everybody (`fox.fox`)."""

    seat: Open[int]
    decree: Annotated[Open[FoxCard], Noted("exchange")]
    taken: Open[FoxCard]


class Kept(Event):
    """A Fox left the decree as it was."""

    seat: Annotated[Open[int], Noted("keep", of="seat")]


class Drew(Event):
    """The top card of the deck was drawn; only its drawer knows which."""

    seat: Open[int]
    card: Annotated[OfSeat[FoxCard], Noted("draw")]


class PutUnder(Event):
    """A card went face down under the deck; only the one who put it there knows which."""

    seat: Open[int]
    card: Annotated[OfSeat[FoxCard], Noted("under")]


class TrickWon(Event):
    """A trick is taken: its two cards, what was added to either (`crowns`), and the points of its
    Treasures, which are scored when the ruleset says."""

    winner: Open[int]
    leader: Open[int]
    lead: Open[FoxCard]
    follow: Open[FoxCard]
    crowns: WithSpecial[tuple[FoxCard | None, FoxCard | None]]
    points: Open[int]


class RoundScored(Event):
    """A round ended: tricks, points of the whole round and the new scores by seat."""

    round: Open[int]
    tricks: Open[tuple[int, int]]
    points: Open[tuple[int, int]]
    scores: Open[tuple[int, int]]
