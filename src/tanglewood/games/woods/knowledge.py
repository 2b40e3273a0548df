"""What an attentive player knows for certain about the other hands and the deck.

Everything here is drawn from the events that the viewer saw, never from the state. All that a hand
gains and loses lies open; hidden are only the cards that it was dealt (or held when a position was
set up) and the order of the deck. So knowledge about a hand is knowledge about its first cards:

- a seat that discards a v, or pockets three after taking one or two, held those that were not
  taken;
- one that takes a v and pockets nothing had at most two then (in solo, if no v was pocketed
  before);
- one that passes with cards in hand holds only cards above the one in the row (`ruling.W4`), and so
  does a gentle solo player whose row is swept away (`ruling.W8`).

Each of these bounds the number of first cards of one value. Together with the cards whose first
place is unknown to the viewer (`pool`: they were dealt to others or lie in the deck) the bounds say
exactly which deals fit: every seat's first cards keep its bounds, and all come from the pool.
"""

from typing import TYPE_CHECKING, Annotated, NamedTuple

from tanglewood.cards.woods import LOWEST, MOST, Handful, WoodsCard
from tanglewood.core.field import EVERYBODY, Called, Inside, Open
from tanglewood.games.woods.bounds import Bounds, Counts, narrowed
from tanglewood.games.woods.events import Dealt, Passed, Reshuffled, Revealed, SetUp, Swept, Traded
from tanglewood.games.woods.rules import HAND

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame


class Fact(NamedTuple):
    """Something learned about a seat in a turn of the game.

    kind `took`: took a card of `value` openly. `least` and `most`: at least or at most `number` of
    the seat's first cards are of `value`.
    """

    kind: Annotated[str, EVERYBODY, Called("fact")]
    seat: Open[int]
    turn: Open[int]
    value: Open[WoodsCard]
    number: Open[int]


class Known(NamedTuple):
    """What is certain now; handfuls by seat.

    `holds` are cards that the seat holds, `unknown` is how many more it has, `most` how many of
    each value it can have. `least_first` and `most_first` bound the seat's first cards by what it
    did, `pool` are the cards of unknown first place. `deck` are the cards of the deck when they
    are certain, else None.
    """

    facts: Open[tuple[Fact, ...]]
    holds: Open[tuple[Handful, ...]]
    unknown: Open[tuple[int, ...]]
    most: Open[tuple[Handful, ...]]
    least_first: Inside[tuple[Handful, ...]]
    most_first: Inside[tuple[Handful, ...]]
    pool: Inside[Handful]
    deck: Open[Handful | None]


class _Hand:
    """The bounds on one seat's first cards, and what it gained since (negative: lost); `full` are
    the values of which it makes no more sets."""

    def __init__(self, first: Handful | None, size: int, full: frozenset[int]) -> None:
        self.hidden = first is None
        self.size = size
        self.full = full
        self.gained: Counts = [0] * len(WoodsCard.all)
        self.least: Counts = [*(first or Handful()).counts]
        self.most: Counts = [*self.least]
        if first is None:
            self.most = [min(size, MOST if value in full else 2) for value in WoodsCard.all]

    def at_least(self, value: int, held: int) -> int | None:
        """It holds so many of a value now: the bound on its first cards, if that is news."""
        first = held - self.gained[value - LOWEST]
        if self.hidden and first > self.least[value - LOWEST]:
            self.least[value - LOWEST] = first
            if sum(self.least) == self.size:
                self.most = [*self.least]
            return first
        return None

    def at_most(self, value: int, held: int) -> int | None:
        """It holds no more than so many of a value now: the bound, if that is news."""
        first = held - self.gained[value - LOWEST]
        if self.hidden and first < self.most[value - LOWEST]:
            self.most[value - LOWEST] = first
            return first
        return None

    def now(self, first: Counts) -> Handful:
        """The hand that these first cards have become."""
        now = (was + gained for was, gained in zip(first, self.gained, strict=True))
        return Handful.from_counts(now)


class Watcher:
    """Follows the events and keeps the bounds."""

    def __init__(self, game: "WoodsGame") -> None:
        self.cards, self.solo = game.rules.cards, game.rules.solo
        self._begin((None,) * game.seats, (0,) * game.seats, (), Handful(), ())

    def _begin(
        self,
        hands: tuple[Handful | None, ...],
        counts: tuple[int, ...],
        row: tuple[WoodsCard, ...],
        discards: Handful,
        pockets: tuple[Handful, ...],
    ) -> None:
        """What was dealt or set up. In solo no further set is made of a value that is pocketed
        (`woods.solo.goal`)."""
        shown = [hand for hand in hands if hand is not None] + [3 * pocket for pocket in pockets]
        full = frozenset(pockets[0].kinds if self.solo and pockets else ())
        self.hands = [_Hand(*both, full) for both in zip(hands, counts, strict=True)]
        self.row = list(row)
        self.pool = self.cards - sum(shown, discards + row)
        self.deck: Handful | None = None
        self.turn = 0
        self.facts: list[Fact] = []

    def see(self, event: object) -> None:
        match event:
            case Traded(seat, discard, slots, taken, pocketed, _):
                self.turn += 1
                for slot in reversed(slots):
                    del self.row[slot]
                self._trade(seat, discard, taken, pocketed)
            case Passed(seat):
                self.turn += 1
                self._no_trade(seat)
            case Revealed(cards, _):
                self.row += cards
                if self.deck is None:
                    self.pool -= cards
                else:
                    self.deck -= cards
            case Reshuffled(discards, _):
                self.deck = discards
            case Swept():
                self._no_trade(0)
                self.row = []
            case Dealt(hands, row, _):
                self._begin(hands, (HAND,) * len(hands), row, Handful(), ())
            case SetUp():
                self._begin(*event)

    def _trade(
        self,
        seat: int,
        discard: WoodsCard,
        taken: tuple[WoodsCard, ...],
        pocketed: tuple[WoodsCard, ...],
    ) -> None:
        hand = self.hands[seat]
        self._note("least", seat, discard, hand.at_least(discard, 1))
        hand.gained[discard - LOWEST] -= 1
        for value in taken:
            hand.gained[value - LOWEST] += 1
            self.facts.append(Fact("took", seat, self.turn, value, 1))
        for value in sorted(set(taken)):
            if value in pocketed:
                self._note("least", seat, value, hand.at_least(value, 3))
                hand.gained[value - LOWEST] -= 3
                if self.solo:
                    hand.full |= {value}
            elif value not in hand.full:
                self._note("most", seat, value, hand.at_most(value, 2))

    def _no_trade(self, seat: int) -> None:
        """No card of the hand is as low as the one in the row (`ruling.W4`)."""
        for value in WoodsCard.all[: self.row[0] - LOWEST + 1]:
            self._note("most", seat, value, self.hands[seat].at_most(value, 0))

    def _note(self, kind: str, seat: int, value: WoodsCard, number: int | None) -> None:
        if number is not None:
            self.facts.append(Fact(kind, seat, self.turn, value, number))

    def forget(self, viewer: int) -> None:
        """The viewer knows no more than what lies open and the own hand, as if the hands had been
        dealt now."""
        for hand in self.hands:
            if hand.hidden:
                there = zip(self.pool.counts, hand.gained, strict=True)
                self.pool = Handful.from_counts([first + more for first, more in there])
        self.pool += self.deck or ()
        self.hands = [
            _Hand(
                hand.now(hand.least) if seat == viewer else None,
                hand.size + sum(hand.gained),
                hand.full,
            )
            for seat, hand in enumerate(self.hands)
        ]
        self.deck, self.facts = None, []

    def now(self) -> Known:
        """The knowledge of the viewer so far."""
        hands = self.hands
        hidden = [hand for hand in hands if hand.hidden]
        bounds = iter(narrowed([Bounds(h.size, h.least, h.most) for h in hidden], self.pool))
        exact = [next(bounds) if h.hidden else Bounds(h.size, h.least, h.most) for h in hands]
        holds = tuple(hand.now(bound.least) for hand, bound in zip(hands, exact, strict=True))
        deck = self.deck
        if deck is None and all(sum(bound.least) == bound.size for bound in exact):
            deck = self.pool
            for hand, bound in zip(hands, exact, strict=True):
                if hand.hidden:
                    deck -= Handful.from_counts(bound.least)
        return Known(
            facts=tuple(self.facts),
            holds=holds,
            unknown=tuple(bound.size - sum(bound.least) for bound in exact),
            most=tuple(hand.now(bound.most) for hand, bound in zip(hands, exact, strict=True)),
            least_first=tuple(Handful.from_counts(hand.least) for hand in hands),
            most_first=tuple(Handful.from_counts(hand.most) for hand in hands),
            pool=self.pool,
            deck=deck,
        )
