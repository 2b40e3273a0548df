"""What a seat of a Duet sees, as 480 numbers."""

from typing import Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.components.boards import LONGEST
from tanglewood.games.duet.course import ROUNDS
from tanglewood.games.duet.phase import COVER, DEALER, GIFT, NAMES
from tanglewood.games.duet.view import DuetView
from tanglewood.observing.table import Part, capped, marked, spread

PARTS: Final = (
    Part(30, "my hand, 0 or 1 per card"),
    Part(30, "the decree"),
    Part(30, "the card led to this trick"),
    Part(30, "the card that followed, while an ability or a move waits for a choice"),
    Part(30, "what I played in this round"),
    Part(30, "what the teammate played in this round"),
    Part(30, "cards that the teammate is known to hold"),
    Part(30, "cards that the teammate is known not to hold"),
    Part(64, "the tracker's space"),
    Part(64, "the uncovered spaces"),
    Part(64, "gems at each location, a number"),
    Part(7, "the phase: lead, follow, foxes, exchange, gift, move, cover"),
    Part(1, "I am seat 1"),
    Part(1, "I lead this trick"),
    Part(1, "I deal this round"),
    Part(3, "the round"),
    Part(1, "forest tokens left"),
    Part(1, "gems left on the board"),
    Part(2, "cards in hand: mine, the teammate's"),
    Part(1, "a card is sealed: the teammate's for me, or mine"),
    Part(1, "the start space"),
    Part(29, "0"),
)
FEATURES: Final = sum(part.size for part in PARTS)

_SIZE: Final = len(DuetCard.all)


def observed(view: DuetView) -> bytes:
    """What the viewer sees now."""
    me, forest, known = view.viewer, view.forest, view.known
    mate = 1 - me
    assert known is not None
    phase = NAMES.index(view.phase)
    played = [DuetCards(), DuetCards()]
    for trick in view.won or ():
        played[trick.leader] |= trick.lead
        played[1 - trick.leader] |= trick.follow
    for place, card in enumerate(view.trick):
        played[view.leader ^ place] |= card
    if phase >= DEALER:
        played = [DuetCards(), DuetCards()]
    player = view.leader if len(view.trick) == 1 else 1 - view.leader
    sealed = view.sealed is not None or (phase == GIFT and view.to_act != player)
    return b"".join(
        [
            spread(view.hand.mask, _SIZE),
            _card(view.decree),
            _card(view.trick[0] if view.trick else None),
            _card(view.trick[1] if len(view.trick) == 2 else None),
            spread(played[me].mask, _SIZE),
            spread(played[mate].mask, _SIZE),
            spread(known.holds[mate].mask, _SIZE),
            spread(known.lacks[mate].mask, _SIZE),
            spread(1 << forest.tracker, LONGEST),
            spread((2 << forest.high) - (1 << forest.low), LONGEST),
            bytes(forest.gems).ljust(LONGEST, b"\0"),
            marked(phase, COVER + 1),
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


def _card(card: DuetCard | None) -> bytes:
    return bytes(_SIZE) if card is None else spread(card.bit, _SIZE)
