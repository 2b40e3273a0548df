"""Which trades are possible: up, down, and never down to an empty hand."""

from typing import TYPE_CHECKING, Final

from tanglewood.components.decks import HIGHEST, LOWEST
from tanglewood.core.bits import mask_of
from tanglewood.games.woods.actions import PASS, ROW, TAKES, index_of
from tanglewood.games.woods.cards import ONE, VALUES, count, size, values
from tanglewood.games.woods.ending import all_pocketed
from tanglewood.games.woods.rules import ALL_SETS, WoodsRules

if TYPE_CHECKING:
    from tanglewood.games.woods.state import Table


class _Trades(dict[tuple[int, ...], tuple[int, ...]]):
    """The choices for every row, one mask for each value discarded; filled when first asked."""

    def __missing__(self, row: tuple[int, ...]) -> tuple[int, ...]:
        found = self[row] = tuple(_for_discard(card, row) for card in range(HIGHEST + 1))
        return found


def _for_discard(card: int, row: tuple[int, ...]) -> int:
    """Up to one card of equal or greater value (`woods.up`), or down to two cards of lower value
    (`woods.down`); with fewer than two lower cards, up only (`woods.down.needs-two`)."""
    if card < LOWEST:
        return 0
    slots = range(len(row))
    up = mask_of(slot for slot in slots if row[slot] >= card)
    down = _PAIRS[mask_of(slot for slot in slots if row[slot] < card)]
    return (up | down << ROW) << index_of(card, TAKES[0])


_PAIRS: Final = tuple(
    mask_of(i for i, pair in enumerate(TAKES[ROW:]) if all(lower >> slot & 1 for slot in pair))
    for lower in range(1 << ROW)
)
"""The pairs of slots, in the order of the table, that lie within a mask of slots."""

TRADES: Final = _Trades()


def trades(hand: int, row: tuple[int, ...]) -> int:
    """The mask of all trades; a discard that allows none is none (`woods.stuck`)."""
    by_value = TRADES[row]
    choices = 0
    for value in values(hand):
        choices |= by_value[value]
    return choices


def turn_choices(rules: WoodsRules, hand: int, pocket: int, table: "Table") -> int:
    """All that the player whose turn begins may do; nothing when the game is over.

    Without a trade several players pass (`woods.stuck`), a solo player is at the end (`ruling.W8`).
    """
    row = table.row
    if not row or (rules.solo and all_pocketed(pocket)):
        return 0
    choices = trades(hand, row)
    if hand in EMPTYING and not last_turn(rules, table):
        choices &= ~emptying(rules, hand, pocket, row)
    return choices or (0 if rules.solo else PASS.bit)


def last_turn(rules: WoodsRules, table: "Table") -> bool:
    """Whether a turn that begins now may end with an empty hand (`woods.keep-one`): the deck is
    used up for good and no more cards lie open than there are players (`ruling.W5`)."""
    return not table.deck and not table.reshuffles and len(table.row) <= rules.players


def emptying(rules: WoodsRules, hand: int, pocket: int, row: tuple[int, ...]) -> int:
    """The trades that would pocket the whole of such a hand away (`woods.keep-one`).

    In solo none does if it takes a value that was pocketed before, and one that pockets the last
    missing set is not forbidden (`ruling.W9`).
    """
    card, wanted = EMPTYING[hand]
    if wanted[0] not in row or wanted[-1] not in row:
        return 0
    if rules.solo:
        new = set(wanted)
        if any(count(pocket, value) for value in new) or size(pocket) + len(new) == ALL_SETS:
            return 0
    choices = 0
    for slots in TAKES[:ROW] if len(wanted) == 1 else TAKES[ROW:]:
        if slots[-1] < len(row) and sorted([row[slot] for slot in slots]) == wanted:
            choices |= 1 << index_of(card, slots)
    return choices


def _emptying() -> dict[int, tuple[int, list[int]]]:
    """The hands that one trade can empty, with its discard and the values it takes.

    Three cards v v x go with one v, two cards v x with two v, five cards v v w w x with v and w;
    nothing else leaves only full sets.
    """
    found: dict[int, tuple[int, list[int]]] = {}
    for card in VALUES:
        for v in VALUES:
            if v > card:
                found[2 * ONE[v] + ONE[card]] = card, [v]
            if v < card:
                found[ONE[v] + ONE[card]] = card, [v, v]
            for w in range(v + 1, card):
                found[2 * (ONE[v] + ONE[w]) + ONE[card]] = card, [v, w]
    return found


EMPTYING: Final = _emptying()
