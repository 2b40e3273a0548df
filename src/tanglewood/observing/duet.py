"""What a seat of a Duet sees, as 480 numbers."""

from typing import Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.components.boards import LONGEST
from tanglewood.games.duet.course import DEALER, GIFT, PHASES, ROUNDS
from tanglewood.games.duet.view import DuetView
from tanglewood.observing.blocks import Block, capped, marked, spread

PARTS: Final = (
    Block(30, "my hand, 0 or 1 per card"),
    Block(30, "the decree"),
    Block(30, "the card led to this trick"),
    Block(30, "the card that followed, while an ability or a move waits for a choice"),
    Block(30, "what I played in this round"),
    Block(30, "what the teammate played in this round"),
    Block(30, "cards that the teammate is known to hold"),
    Block(30, "cards that the teammate is known not to hold"),
    Block(64, "the tracker's space"),
    Block(64, "the uncovered spaces"),
    Block(64, "gems at each location, a number"),
    Block(7, "the phase: lead, follow, foxes, exchange, gift, move, cover"),
    Block(1, "I am seat 1"),
    Block(1, "I lead this trick"),
    Block(1, "I deal this round"),
    Block(3, "the round"),
    Block(1, "forest tokens left"),
    Block(1, "gems left on the board"),
    Block(2, "cards in hand: mine, the teammate's"),
    Block(1, "a card is sealed: the teammate's for me, or mine"),
    Block(1, "the start space"),
    Block(29, "0"),
)
FEATURES: Final = sum(part.size for part in PARTS)

_SIZE: Final = len(DuetCard.all)
_CHOICES: Final = PHASES.index(DEALER)
_NOT_DEALT: Final = frozenset(PHASES[_CHOICES:])
"""The phases in which no round is played."""


def observed(view: DuetView) -> bytes:
    """What the viewer sees now."""
    me, forest, known = view.viewer, view.forest, view.known
    mate = 1 - me
    assert known is not None
    cards = played(view)
    player = view.leader if len(view.trick) == 1 else 1 - view.leader
    sealed = view.sealed is not None or (view.phase == GIFT and view.to_act != player)
    return b"".join(
        [
            spread(view.hand.mask, _SIZE),
            _card(view.decree),
            _card(view.trick[0] if view.trick else None),
            _card(view.trick[1] if len(view.trick) == 2 else None),
            spread(cards[me].mask, _SIZE),
            spread(cards[mate].mask, _SIZE),
            spread(known.holds[mate].mask, _SIZE),
            spread(known.lacks[mate].mask, _SIZE),
            spread(1 << forest.tracker, LONGEST),
            spread((2 << forest.high) - (1 << forest.low), LONGEST),
            bytes(forest.gems).ljust(LONGEST, b"\0"),
            marked(PHASES.index(view.phase), _CHOICES),
            bytes([me, view.leader == me, view.dealer == me]),
            marked(view.round - 1, ROUNDS),
            bytes(
                [
                    forest.tokens,
                    sum(forest.gems),
                    capped(view.counts[me]),
                    capped(view.counts[mate]),
                    sealed,
                    view.start,
                ]
            ),
        ]
    ).ljust(FEATURES, b"\0")


def played(view: DuetView) -> tuple[DuetCards, DuetCards]:
    """The cards that each seat has played in this round."""
    found = [DuetCards(), DuetCards()]
    if view.phase not in _NOT_DEALT:
        for trick in view.won or ():
            found[trick.leader] |= trick.lead
            found[1 - trick.leader] |= trick.follow
        for place, card in enumerate(view.trick):
            found[view.leader ^ place] |= card
    return found[0], found[1]


def _card(card: DuetCard | None) -> bytes:
    return bytes(_SIZE) if card is None else spread(card.bit, _SIZE)
