"""What a player of Into the Woods sees, as 192 numbers.

Seats are counted from the viewer in the order of turns, five of them; those that nobody sits on are
0. Seven numbers are a handful: how many cards of 2, 3 … 8. What others hold is bounded by what each
of them did. Unlike a view, this does not use that all hands come from one deck.
"""

from typing import Final

from tanglewood.cards.woods import LOWEST, Handful, WoodsCard
from tanglewood.games.woods.actions import ROW
from tanglewood.games.woods.view import WoodsView
from tanglewood.kernel.seen.woods import gained
from tanglewood.observing.blocks import Block, capped, marked

_SEAT: Final = (
    Block(7, "sets pocketed"),
    Block(7, "cards certainly held"),
    Block(7, "cards held at most"),
    Block(1, "cards in hand"),
    Block(1, "tokens"),
)
PARTS: Final = (
    Block(35, "the row from the far end, seven numbers of 0 or 1 per slot: the value of its card"),
    Block(7, "my hand"),
    Block(7, "the discards"),
    Block(7, "cards that I do not see: in other hands or in the deck"),
    *(Block(size, f"seat {i}: {about}") for i in range(5) for size, about in _SEAT),
    Block(1, "cards in the deck, at most 255"),
    Block(1, "reshuffles to come"),
    Block(1, "tokens left"),
    Block(1, "passes in a row"),
    Block(1, "this turn may end with an empty hand"),
    Block(5, "how many play: 1, 2 … 5"),
    Block(11, "0"),
)
FEATURES: Final = sum(part.size for part in PARTS)


def observed(view: WoodsView) -> bytes:
    """What the viewer sees now."""
    me, players, known, game = view.viewer, view.players, view.known, view.game
    assert known is not None
    row = bytearray(len(WoodsCard.all) * ROW)
    for slot, card in enumerate(view.row):
        row[len(WoodsCard.all) * slot + card - LOWEST] = 1
    seen = sum((3 * pocket for pocket in view.pockets), view.hand + view.discards + view.row)
    since = gained(view)
    seats = b""
    for seat in ((me + i) % players for i in range(players)):
        least = view.hand.counts if seat == me else _now(known.least_first[seat], since[seat])
        most = view.hand.counts if seat == me else _now(known.most_first[seat], since[seat])
        seats += b"".join(map(bytes, (view.pockets[seat].counts, least, most)))
        seats += bytes([capped(view.counts[seat]), view.tokens[seat]])
    last = not view.deck and not view.reshuffles and len(view.row) <= players
    return b"".join(
        [
            row,
            bytes(view.hand.counts),
            bytes(view.discards.counts),
            bytes((game.rules.cards - seen).counts),
            seats.ljust(_SEATS, b"\0"),
            bytes([capped(view.deck), view.reshuffles, view.left, view.passes, last]),
            marked(players - 1, 5),
        ]
    ).ljust(FEATURES, b"\0")


def _now(first: Handful, gained: list[int]) -> list[int]:
    """The counts of a hand that had these first cards and gained this many of each value since."""
    return [was + more for was, more in zip(first.counts, gained, strict=True)]


_SEATS: Final = 5 * sum(part.size for part in _SEAT)
