"""Which trades are possible: up, down, and never down to an empty hand."""

from functools import cache
from typing import TYPE_CHECKING, Final

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.bits import mask_of
from tanglewood.games.woods.actions import PASS, ROW, TAKES, index_of
from tanglewood.games.woods.ending import all_pocketed
from tanglewood.games.woods.rules import ALL_SETS, WoodsRules

if TYPE_CHECKING:
    from tanglewood.games.woods.state import WoodsState


Row = tuple[WoodsCard, ...]


@cache
def _for_discard(card: WoodsCard, row: Row) -> int:
    """Up to one card of equal or greater value (`woods.up`), or down to two cards of lower value
    (`woods.down`); with fewer than two lower cards, up only (`woods.down.needs-two`)."""
    slots = range(len(row))
    up = mask_of(slot for slot in slots if row[slot] >= card)
    down = _PAIRS[mask_of(slot for slot in slots if row[slot] < card)]
    return (up | down << ROW) << index_of(card, TAKES[0])


_PAIRS: Final = tuple(
    mask_of(i for i, pair in enumerate(TAKES[ROW:]) if all(lower >> slot & 1 for slot in pair))
    for lower in range(1 << ROW)
)
"""The pairs of slots, in the order of the table, that lie within a mask of slots."""


def trades(hand: Handful, row: Row) -> int:
    """The mask of all trades; a card for which nothing can be taken is not discarded
    (`woods.stuck`)."""
    choices = 0
    for card in hand.kinds:
        choices |= _for_discard(card, row)
    return choices


def turn_choices(s: "WoodsState") -> int:
    """All that the player whose turn begins may do; nothing when the game is over.

    Without a trade several players pass (`woods.stuck`), a solo player is at the end (`ruling.W8`).
    """
    rules, row, hand, pocket = s.game.rules, s.row, s.hands[s.turn], s.pockets[s.turn]
    if not row or (rules.solo and all_pocketed(pocket)):
        return 0
    choices = trades(hand, row)
    if hand in EMPTYING and not last_turn(s):
        choices &= ~emptying(rules, hand, pocket, row)
    return choices or (0 if rules.solo else PASS.bit)


def last_turn(s: "WoodsState") -> bool:
    """Whether a turn that begins now may end with an empty hand (`woods.keep-one`): the deck is
    used up for good and no more cards lie open than there are players (`ruling.W5`)."""
    return not s.deck and not s.reshuffles and len(s.row) <= s.game.rules.players


def emptying(rules: WoodsRules, hand: Handful, pocket: Handful, row: Row) -> int:
    """The trades that would pocket the whole of such a hand away (`woods.keep-one`).

    In solo none does if it takes a value that was pocketed before, and one that pockets the last
    missing set is not forbidden (`ruling.W9`).
    """
    card, wanted = EMPTYING[hand]
    if wanted[0] not in row or wanted[-1] not in row:
        return 0
    if rules.solo:
        new = set(wanted)
        if any(value in pocket for value in new) or len(pocket) + len(new) == ALL_SETS:
            return 0
    choices = 0
    for slots in TAKES[:ROW] if len(wanted) == 1 else TAKES[ROW:]:
        if slots[-1] < len(row) and sorted([row[slot] for slot in slots]) == wanted:
            choices |= 1 << index_of(card, slots)
    return choices


def _emptying() -> dict[Handful, tuple[WoodsCard, list[WoodsCard]]]:
    """The hands that one trade can empty, with its discard and the values it takes.

    Three cards v v x go with one v, two cards v x with two v, five cards v v w w x with v and w;
    nothing else leaves only full sets.
    """
    found: dict[Handful, tuple[WoodsCard, list[WoodsCard]]] = {}
    for card in WoodsCard.all:
        for v in WoodsCard.all:
            if v > card:
                found[Handful([v, v, card])] = card, [v]
            if v < card:
                found[Handful([v, card])] = card, [v, v]
            for w in WoodsCard.all:
                if v < w < card:
                    found[Handful([v, v, w, w, card])] = card, [v, w]
    return found


EMPTYING: Final = _emptying()
