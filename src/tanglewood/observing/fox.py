"""What a seat of a fox game sees, as 320 numbers."""

from typing import Final

from tanglewood.cards.fox import FoxCards
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.course import PHASES
from tanglewood.games.fox.phase import FoxChoice
from tanglewood.games.fox.view import FoxView
from tanglewood.observing.blocks import Block, capped, marked, spread

PARTS: Final = (
    Block(33, "my hand, 0 or 1 per card"),
    Block(33, "the decree"),
    Block(33, "the card led to this trick"),
    Block(33, "the card that followed, while its ability waits for a choice"),
    Block(33, "what I played in this round"),
    Block(33, "what the other played in this round"),
    Block(33, "cards that the other is known to hold"),
    Block(33, "cards that the other is known not to hold"),
    Block(33, "cards that I put under the deck in this round"),
    Block(4, "the phase: lead, follow, exchange, under"),
    Block(1, "I lead this trick"),
    Block(2, "tricks won in this round: mine, the other's"),
    Block(2, "7s won in this round"),
    Block(2, "scores as they stand on the table, at most 255"),
    Block(1, "the target, at most 255"),
    Block(2, "cards in hand"),
    Block(1, "cards in the deck"),
    Block(1, "cards that the other put under the deck"),
    Block(7, "0"),
)
FEATURES: Final = sum(part.size for part in PARTS)

_SIZE: Final = DECK.size
_NONE: Final = bytes(_SIZE)
_CHOICES: Final = tuple(phase for phase in PHASES if isinstance(phase, FoxChoice))
_PHASE: Final[dict[str, bytes]] = {
    phase: marked(at, len(_CHOICES)) for at, phase in enumerate(PHASES)
}


def observed(view: FoxView) -> bytes:
    """What the viewer sees now."""
    me = view.viewer
    other, known = 1 - me, view.known
    assert known is not None
    played = [0, 0]
    for trick in view.won or ():
        played[trick.leader] |= trick.lead.bit
        played[1 - trick.leader] |= trick.follow.bit
    lead = follow = _NONE
    if view.trick:
        played[view.leader] |= view.trick[0].card.bit
        lead = _CARD[view.trick[0].card]
        if len(view.trick) == 2:
            played[1 - view.leader] |= view.trick[1].card.bit
            follow = _CARD[view.trick[1].card]
    mine = FoxCards(card for card in known.under if card is not None)
    if view.phase not in _CHOICES:
        played = [0, 0]
    return b"".join(
        [
            spread(view.hand.mask, _SIZE),
            _NONE if view.decree is None else _CARD[view.decree],
            lead,
            follow,
            spread(played[me], _SIZE),
            spread(played[other], _SIZE),
            spread(known.holds[other].mask, _SIZE),
            spread(known.lacks[other].mask, _SIZE),
            spread(mine.mask, _SIZE),
            _PHASE[view.phase],
            bytes(
                [
                    view.leader == me,
                    view.tricks[me],
                    view.tricks[other],
                    view.sevens[me],
                    view.sevens[other],
                    capped(view.scores[me]),
                    capped(view.scores[other]),
                    capped(view.target),
                    view.counts[me],
                    view.counts[other],
                    view.deck,
                    known.under.count(None),
                ]
            ),
        ]
    ).ljust(FEATURES, b"\0")


_CARD: Final = tuple(spread(card.bit, _SIZE) for card in DECK.cards)
