"""The course of Into the Woods: deal, trade, pocket, refill, end.

A turn is one action: the whole trade. What must follow (pocketing, the token, sliding and filling
the row) follows at once; only a reshuffle waits for chance in the middle of it. The choices of the
next player are worked out then, so a state always knows what is legal in it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.games.woods.actions import ROW, Trade
from tanglewood.games.woods.cards import ONE, SHIFT, cards_of, handful_of
from tanglewood.games.woods.ending import all_pocketed, outcome, scores
from tanglewood.games.woods.events import (
    Dealt,
    FirstChosen,
    Passed,
    Reshuffled,
    Revealed,
    Swept,
    Traded,
)
from tanglewood.games.woods.phase import DEAL, FIRST, OVER, RESHUFFLE, TURN
from tanglewood.games.woods.refusal import why_not
from tanglewood.games.woods.rules import HAND
from tanglewood.games.woods.trades import turn_choices

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame
    from tanglewood.games.woods.view import WoodsView

Ints = tuple[int, ...]


class Table(NamedTuple):
    """What lies in the middle: `row` from the far end to the deck, `deck` from its top, `discards`
    as a handful, how many reshuffles are still to come and how many chance outcomes there were."""

    row: Ints
    deck: Ints
    discards: int
    reshuffles: int
    chances: int


class WoodsState(State["WoodsGame"]):
    """One moment of the game. `hands` and `pockets` (numbers of sets) are handfuls by seat,
    `tokens` those taken by seat, `turn` is whose turn it is or was, `passes` how many players
    passed in a row."""

    __slots__ = (
        "choices", "hands", "passes", "phase", "pockets", "table", "to_act", "tokens", "turn",
    )  # fmt: skip

    to_act: int
    choices: int

    POSITION: ClassVar[tuple[str, ...]] = (
        "table", "hands", "pockets", "tokens", "turn", "passes", "to_act", "phase",
    )  # fmt: skip

    def __init__(
        self,
        game: "WoodsGame",
        fate: Fate,
        table: Table,
        hands: Ints,
        pockets: Ints,
        tokens: Ints,
        turn: int,
        passes: int,
        to_act: int,
        phase: int,
        choices: int,
        events: tuple[Event, ...],
        previous: "WoodsState | None",
    ) -> None:
        self.game = game
        self.fate = fate
        self.table = table
        self.hands = hands
        self.pockets = pockets
        self.tokens = tokens
        self.turn = turn
        self.passes = passes
        self.to_act = to_act
        self.phase = phase
        self.choices = choices
        self.events = events
        self.previous = previous

    def _step(self, action: Action) -> "WoodsState":
        return _trade(self, action) if isinstance(action, Trade) else _pass(self)

    @property
    def chance(self) -> Chance | None:
        """Who begins and the order of the deck (`woods.deal`), or of the discards that become the
        new deck (`woods.deck.more`)."""
        if self.phase == FIRST:
            return Chance("first", tuple(range(self.game.seats)), 1, ordered=False)
        if self.phase == DEAL:
            cards = self.game.rules.deck.cards
            return Chance("deal", cards, len(cards), ordered=True)
        if self.phase == RESHUFFLE:
            cards = cards_of(self.table.discards)
            return Chance("reshuffle", cards, len(cards), ordered=True)
        return None

    @property
    def chances(self) -> int:
        return self.table.chances

    def _chance_step(self, drawn: Ints) -> "WoodsState":
        if self.phase == FIRST:
            return _first(self, drawn[0])
        return _deal(self, drawn) if self.phase == DEAL else _reshuffle(self, drawn)

    @property
    def scores(self) -> Ints:
        """Points by seat (`woods.score`); in solo the number of sets (`woods.solo.goal`)."""
        return scores(self)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.phase == OVER else None

    def view(self, viewer: int) -> "WoodsView":
        from tanglewood.games.woods.view import view

        return view(self, viewer)

    def why_not(self, action: Action) -> IllegalAction:
        return why_not(self, action)


def first_state(game: "WoodsGame", fate: Fate) -> WoodsState:
    """Before the deal: who begins is open; with one player there is nothing to draw."""
    none = (0,) * game.seats
    table = Table((), (), 0, game.rules.reshuffles, 0)
    state = WoodsState(
        game, fate, table, none, none, none, 0, 0, CHANCE, FIRST, 0, (), None
    )  # fmt: skip
    if not game.rules.solo:
        return state
    state.phase = DEAL
    return _unless_certain(state, game.rules.deck.cards, _deal)


def _first(s: WoodsState, seat: int) -> WoodsState:
    """The first player is drawn (`woods.deal`)."""
    table = s.table._replace(chances=s.table.chances + 1)
    state = WoodsState(
        s.game, s.fate, table, s.hands, s.pockets, s.tokens, seat, 0, CHANCE, DEAL, 0,
        (FirstChosen(seat),), s,
    )  # fmt: skip
    return _unless_certain(state, s.game.rules.deck.cards, _deal)


def _unless_certain(
    s: WoodsState, cards: Ints, step: Callable[[WoodsState, Ints], WoodsState]
) -> WoodsState:
    """Shuffling cards that are all alike has one outcome and is not asked (`ruling.G3`)."""
    if cards[0] != cards[-1]:
        return s
    after = step(s, cards)
    after.table = after.table._replace(chances=s.table.chances)
    after.events = s.events + after.events
    after.previous = s.previous
    return after


def _deal(s: WoodsState, order: Ints) -> WoodsState:
    """Two cards to each seat, five to the row, the rest is the deck (`woods.deal`, `ruling.G2`).

    Several players sort the first row, lowest at the far end; a solo player does not
    (`woods.solo.setup`).
    """
    seats = s.game.seats
    hands = tuple(handful_of(order[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    row, deck = order[HAND * seats : HAND * seats + ROW], order[HAND * seats + ROW :]
    if not s.game.rules.solo:
        row = tuple(sorted(row))
    table = s.table._replace(row=row, deck=deck, chances=s.table.chances + 1)
    return _begin(s, table, hands, s.pockets, s.tokens, s.turn, 0, (Dealt(hands, row, deck),))


def _trade(s: WoodsState, action: Trade) -> WoodsState:
    """Discard, take, pocket and take the token (`woods.discard`, `woods.pocket`, `woods.token`)."""
    seat, discard, slots = s.turn, action.card, action.slots
    row, deck, discards, reshuffles, chances = s.table
    rules = s.game.rules
    hand, pocket = s.hands[seat] - ONE[discard], s.pockets[seat]
    if len(slots) == 1:
        slot = slots[0]
        taken: Ints = (row[slot],)
        row = row[:slot] + row[slot + 1 :]
        hand += ONE[taken[0]]
        kinds = taken
    else:
        slot, second = slots
        taken = low, high = row[slot], row[second]
        row = row[:slot] + row[slot + 1 : second] + row[second + 1 :]
        hand += ONE[low] + ONE[high]
        kinds = taken if low < high else (high, low) if high < low else (low,)
    pocketed: Ints = ()
    for value in kinds:
        # Four of a kind leave one in hand (ruling.W12); in solo a value counts once.
        if hand >> SHIFT[value] & 255 >= 3 and not (rules.solo and pocket >> SHIFT[value] & 255):
            hand -= 3 * ONE[value]
            pocket += ONE[value]
            pocketed += (value,)
    tokens = s.tokens
    token = slot == 0 and sum(tokens) < rules.tokens
    if token:
        tokens = _with(tokens, seat, tokens[seat] + 1)
    hands = _with(s.hands, seat, hand)
    pockets = _with(s.pockets, seat, pocket) if pocketed else s.pockets
    table = Table(row, deck, discards + ONE[discard], reshuffles, chances)
    events = (Traded(seat, discard, slots, taken, pocketed, token),)
    if rules.solo and (row or all_pocketed(pocket)):
        return _begin(s, table, hands, pockets, tokens, seat, 0, events)
    return _refill(s, table, hands, pockets, tokens, events)


def _refill(
    s: WoodsState, table: Table, hands: Ints, pockets: Ints, tokens: Ints, events: tuple[Event, ...]
) -> WoodsState:
    """Fill the row from the deck (`woods.refill`); the deck has run out when its last card leaves
    it, and while a reshuffle is to come it comes at that moment (`ruling.W1`)."""
    row, deck, discards, reshuffles, chances = table
    if deck:
        missing = ROW - len(row)
        shown, deck = deck[:missing], deck[missing:]
        events += (Revealed(shown, len(deck)),)
        table = Table(row + shown, deck, discards, reshuffles, chances)
        if reshuffles and not deck:
            state = WoodsState(
                s.game, s.fate, table, hands, pockets, tokens, s.turn, 0, CHANCE, RESHUFFLE, 0,
                events, s,
            )  # fmt: skip
            return _unless_certain(state, cards_of(discards), _reshuffle)
    seat = (s.turn + 1) % len(hands)
    return _begin(s, table, hands, pockets, tokens, seat, 0, events)


def _reshuffle(s: WoodsState, order: Ints) -> WoodsState:
    """The discards become the deck (`woods.deck.more`) and the refill goes on; a deck so small that
    this empties it is not renewed again (`ruling.W2`)."""
    row, _, discards, reshuffles, chances = s.table
    missing = ROW - len(row)
    shown, deck = order[:missing], order[missing:]
    events: tuple[Event, ...] = (Reshuffled(discards, order),)
    if shown:
        events += (Revealed(shown, len(deck)),)
    table = Table(row + shown, deck, 0, reshuffles - 1, chances + 1)
    seat = (s.turn + 1) % len(s.hands)
    return _begin(s, table, s.hands, s.pockets, s.tokens, seat, 0, events)


def _pass(s: WoodsState) -> WoodsState:
    """Nothing is discarded; when all have passed in a row the game is over (`woods.stuck`)."""
    seat, passes, events = s.turn, s.passes + 1, (Passed(s.turn),)
    if passes == len(s.hands):
        return WoodsState(
            s.game, s.fate, s.table, s.hands, s.pockets, s.tokens, seat, passes, NOBODY, OVER, 0,
            events, s,
        )  # fmt: skip
    turn = (seat + 1) % len(s.hands)
    return _begin(s, s.table, s.hands, s.pockets, s.tokens, turn, passes, events)


def _begin(
    s: WoodsState,
    table: Table,
    hands: Ints,
    pockets: Ints,
    tokens: Ints,
    turn: int,
    passes: int,
    events: tuple[Event, ...],
) -> WoodsState:
    """A turn begins, or the game is over: the last card of the row is taken (`woods.end`), or a
    solo player has every set or is stuck (`woods.solo.goal`, `ruling.W8`)."""
    rules = s.game.rules
    choices = turn_choices(rules, hands[turn], pockets[turn], table)
    if choices:
        return WoodsState(
            s.game, s.fate, table, hands, pockets, tokens, turn, passes, turn, TURN, choices,
            events, s,
        )  # fmt: skip
    if rules.gentle and table.row and table.deck and not all_pocketed(pockets[0]):
        swept = table._replace(row=(), discards=table.discards + handful_of(table.row))
        return _refill(s, swept, hands, pockets, tokens, (*events, Swept(table.row)))
    return WoodsState(
        s.game, s.fate, table, hands, pockets, tokens, turn, passes, NOBODY, OVER, 0, events, s
    )  # fmt: skip


def _with(numbers: Ints, seat: int, number: int) -> Ints:
    """The numbers with the seat's replaced."""
    return (*numbers[:seat], number, *numbers[seat + 1 :])
