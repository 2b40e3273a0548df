"""What a player of Into the Woods sees, as 192 numbers.

Seats are counted from the viewer in the order of turns, five of them; those that nobody sits on are
0. Seven numbers are a handful: how many cards of 2, 3 … 8. What others hold is bounded by what each
of them did; that all hands come from one deck is not thought through here, as views do.
"""

from typing import Final

from tanglewood.adapters.observing.table import Part, capped, marked
from tanglewood.components.decks import LOWEST
from tanglewood.games.woods.actions import ROW
from tanglewood.games.woods.cards import ONE, VALUES, handful_of
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.view import WoodsView
from tanglewood.kernel.told.woods import gained

_SEAT: Final = (
    Part(7, "sets pocketed"),
    Part(7, "cards certainly held"),
    Part(7, "cards held at most"),
    Part(1, "cards in hand"),
    Part(1, "tokens"),
)
PARTS: Final = (
    Part(35, "the row from the far end, seven numbers of 0 or 1 a slot: the value of its card"),
    Part(7, "my hand"),
    Part(7, "the discards"),
    Part(7, "cards that I do not see: in other hands or in the deck"),
    *(Part(size, f"seat {i}: {about}") for i in range(5) for size, about in _SEAT),
    Part(1, "cards in the deck, at most 255"),
    Part(1, "reshuffles to come"),
    Part(1, "tokens left"),
    Part(1, "passes in a row"),
    Part(1, "this turn may end with an empty hand"),
    Part(5, "how many play: 1, 2 … 5"),
    Part(11, "0"),
)
FEATURES: Final = sum(part.size for part in PARTS)


def observed(view: WoodsView) -> bytes:
    """What the viewer sees now."""
    me, players, known, game = view.viewer, view.players, view.known, view.ruleset
    assert known is not None
    assert isinstance(game, WoodsGame)
    row = bytearray(len(VALUES) * ROW)
    for slot, card in enumerate(view.row):
        row[len(VALUES) * slot + card - LOWEST] = 1
    seen = view.hand + view.discards + handful_of(view.row) + 3 * sum(view.pockets)
    since = gained_handfuls(view)
    seats = b""
    for seat in ((me + i) % players for i in range(players)):
        least = view.hand if seat == me else known.least_first[seat] + since[seat]
        most = view.hand if seat == me else known.most_first[seat] + since[seat]
        seats += b"".join(map(_handful, (view.pockets[seat], least, most)))
        seats += bytes([capped(view.counts[seat]), view.tokens[seat]])
    last = not view.deck and not view.reshuffles and len(view.row) <= players
    return b"".join(
        [
            row,
            _handful(view.hand),
            _handful(view.discards),
            _handful(game.rules.cards - seen),
            seats.ljust(_SEATS, b"\0"),
            bytes([capped(view.deck), view.reshuffles, view.left, view.passes, last]),
            marked(players - 1, 5),
        ]
    ).ljust(FEATURES, b"\0")


def gained_handfuls(view: WoodsView) -> list[int]:
    """What to add to the first cards of each hand to have it as it is now: a handful, with numbers
    below 0 where more was lost than gained."""
    return [
        sum(ONE[value] * number for value, number in zip(VALUES, hand, strict=True))
        for hand in gained(view)
    ]


def _handful(handful: int) -> bytes:
    """A byte a value already."""
    return handful.to_bytes(len(VALUES), "little")


_SEATS: Final = 5 * sum(part.size for part in _SEAT)
