"""What may be chosen in each phase, as a mask over the action table."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tanglewood.games.deluxe import phase
from tanglewood.games.deluxe.actions import (
    DIG,
    DIG_NOT,
    EXCHANGE_FROM,
    GIVE_FROM,
    KEEP,
    NAME_FROM,
    POUR_FROM,
    TAKE_FROM,
    TAKE_NONE,
    UNDER_FROM,
)  # fmt: skip
from tanglewood.games.deluxe.playable import may_follow, may_replace, with_crown

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def _lead(s: "DeluxeState", hand: int) -> int:
    """Any card (`fox.lead`)."""
    return _crowned_too(s, hand, hand)


def _follow(s: "DeluxeState", hand: int) -> int:
    return _crowned_too(s, may_follow(hand, s.trick[0], s.decree), hand)


def _replace(s: "DeluxeState", hand: int) -> int:
    return _crowned_too(s, may_replace(hand, s.special.named, s.decree), hand)


def _crowned_too(s: "DeluxeState", playable: int, hand: int) -> int:
    """A Crown needs a card to draw, which only a made-up position lacks (`ruling.S29`)."""
    return with_crown(playable, hand, s.decree) if s.deck else playable


def _exchange(s: "DeluxeState", hand: int) -> int:
    """Any card of the hand may become the decree, or none (`fox.fox`, `ruling.F6`)."""
    return hand << EXCHANGE_FROM | KEEP.bit if hand else 0


def _under(s: "DeluxeState", hand: int) -> int:
    return hand << UNDER_FROM


def _pour(s: "DeluxeState", hand: int) -> int:
    return (s.special.shown & hand) << POUR_FROM


def _name(s: "DeluxeState", hand: int) -> int:
    """Any of the three suits (`ruling.S14`)."""
    return 0b111 << NAME_FROM


def _dig(s: "DeluxeState", hand: int) -> int:
    return DIG.bit | DIG_NOT.bit


def _take(s: "DeluxeState", hand: int) -> int:
    return s.special.shown << TAKE_FROM | TAKE_NONE.bit


def _give(s: "DeluxeState", hand: int) -> int:
    """Any card, the one just taken included (`ruling.S25`)."""
    return hand << GIVE_FROM


_CHOICES: Final[dict[int, Callable[["DeluxeState", int], int]]] = {
    phase.LEAD: _lead,
    phase.FOLLOW: _follow,
    phase.REPLACE: _replace,
    phase.EXCHANGE: _exchange,
    phase.UNDER: _under,
    phase.SPILL: _under,
    phase.POUR: _pour,
    phase.NAME: _name,
    phase.DIG: _dig,
    phase.TAKE: _take,
    phase.GIVE: _give,
}


def choices(s: "DeluxeState") -> int:
    """The choices of the seat whose turn it is; the phase must wait for a seat."""
    return _CHOICES[s.phase](s, s.hands[s.turn])
