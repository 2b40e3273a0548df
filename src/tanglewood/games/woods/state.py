"""The course of Into the Woods: deal, trade, pocket, refill, end.

A turn is one action: the whole trade. What must follow (pocketing, the token, sliding and filling
the row) follows at once; only a reshuffle waits for chance in the middle of it. The choices of the
next player are worked out then, so a state always knows what is legal in it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from tanglewood.cards.woods import Handful, WoodsCard, text_of
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.games.woods.actions import ROW, Trade
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

NO_CARDS: Final = Handful()
SET: Final = 3
"""How many cards of one value are pocketed together (`woods.pocket`)."""

Ints = tuple[int, ...]
Row = tuple[WoodsCard, ...]


class WoodsState(State["WoodsGame"]):
    """One moment of the game. `row` lies open from the far end to the deck, `deck` from its top;
    `pockets` have one card for every set, by seat; `tokens` are those taken by seat, `turn` is
    whose turn it is or was, `passes` how many players passed in a row. `reshuffles` are still to
    come, `chances` counts the chance outcomes so far."""

    __slots__ = (
        "chances", "choices", "deck", "discards", "hands", "passes", "phase", "pockets",
        "reshuffles", "row", "to_act", "tokens", "turn",
    )  # fmt: skip

    to_act: int
    choices: int

    POSITION: ClassVar[tuple[str, ...]] = (
        "row", "deck", "discards", "reshuffles", "chances", "hands", "pockets", "tokens", "turn",
        "passes", "to_act", "phase",
    )  # fmt: skip

    chances: int

    def __init__(
        self,
        game: "WoodsGame",
        fate: Fate,
        *,
        hands: tuple[Handful, ...],
        pockets: tuple[Handful, ...],
        tokens: Ints,
        reshuffles: int,
        phase: int,
        row: Row = (),
        deck: Row = (),
        discards: Handful = NO_CARDS,
        turn: int = 0,
        passes: int = 0,
        to_act: int = CHANCE,
        chances: int = 0,
        choices: int = 0,
    ) -> None:
        self.game = game
        self.fate = fate
        self.row = row
        self.deck = deck
        self.discards = discards
        self.reshuffles = reshuffles
        self.chances = chances
        self.hands = hands
        self.pockets = pockets
        self.tokens = tokens
        self.turn = turn
        self.passes = passes
        self.to_act = to_act
        self.phase = phase
        self.choices = choices
        self.events = ()
        self.previous = None

    def then(self, *events: Event, **changes: object) -> "WoodsState":
        """The state after this one, in which these things are different."""
        after = WoodsState.__new__(WoodsState)
        after.game, after.fate, after.events, after.previous = self.game, self.fate, events, self
        for name in self.POSITION:
            setattr(after, name, changes.pop(name) if name in changes else getattr(self, name))
        after.choices = 0
        assert not changes
        return after

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
            cards = tuple(self.discards)
            return Chance("reshuffle", cards, len(cards), ordered=True)
        return None

    def _chance_step(self, drawn: Ints) -> "WoodsState":
        if self.phase == FIRST:
            return _first(self, drawn[0])
        order = tuple(map(WoodsCard, drawn))
        return _deal(self, order) if self.phase == DEAL else _reshuffle(self, order)

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

    def hidden(self) -> list[tuple[str, object]]:
        return [("Deck from its top", text_of(self.deck))]

    def why_not(self, action: Action) -> IllegalAction:
        return why_not(self, action)


def first_state(game: "WoodsGame", fate: Fate) -> WoodsState:
    """Before the deal: who begins is open; with one player there is nothing to draw."""
    seats, rules = game.seats, game.rules
    state = WoodsState(
        game,
        fate,
        hands=(NO_CARDS,) * seats,
        pockets=(NO_CARDS,) * seats,
        tokens=(0,) * seats,
        reshuffles=rules.reshuffles,
        phase=DEAL if rules.solo else FIRST,
    )
    return _unless_certain(state, rules.deck.cards, _deal) if rules.solo else state


def _first(s: WoodsState, seat: int) -> WoodsState:
    """The first player is drawn (`woods.deal`)."""
    state = s.then(FirstChosen(seat), turn=seat, phase=DEAL, chances=s.chances + 1)
    return _unless_certain(state, s.game.rules.deck.cards, _deal)


def _unless_certain(
    s: WoodsState, cards: Row, step: Callable[[WoodsState, Row], WoodsState]
) -> WoodsState:
    """Shuffling cards that are all alike has one outcome and is not asked (`ruling.G3`)."""
    if cards[0] != cards[-1]:
        return s
    after = step(s, cards)
    after.chances = s.chances
    after.events = s.events + after.events
    after.previous = s.previous
    return after


def _deal(s: WoodsState, order: Row) -> WoodsState:
    """Two cards to each seat, five to the row, the rest is the deck (`woods.deal`, `ruling.G2`).

    Several players sort the first row, lowest at the far end; a solo player does not
    (`woods.solo.setup`).
    """
    seats = s.game.seats
    hands = tuple(Handful(order[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    row, deck = order[HAND * seats : HAND * seats + ROW], order[HAND * seats + ROW :]
    if not s.game.rules.solo:
        row = tuple(sorted(row))
    dealt = Dealt(hands, row, deck)
    return _begin(s.then(dealt, hands=hands, row=row, deck=deck, chances=s.chances + 1), s.turn)


def _trade(s: WoodsState, action: Trade) -> WoodsState:
    """Discard, take, pocket and take the token (`woods.discard`, `woods.pocket`, `woods.token`)."""
    seat, slots, rules = s.turn, action.slots, s.game.rules
    discard: WoodsCard = action.card
    taken = tuple(s.row[slot] for slot in slots)
    row = tuple(card for slot, card in enumerate(s.row) if slot not in slots)
    hand, pocket = s.hands[seat] - discard + taken, s.pockets[seat]
    pocketed: Row = ()
    for card in sorted(set(taken)):
        # Four of a kind leave one in hand (ruling.W12); in solo a value counts once.
        if hand.count(card) >= SET and not (rules.solo and card in pocket):
            hand -= SET * Handful(card)
            pocket += card
            pocketed += (card,)
    token = slots[0] == 0 and sum(s.tokens) < rules.tokens
    after = s.then(
        Traded(seat, discard, slots, taken, pocketed, token),
        row=row,
        discards=s.discards + discard,
        hands=_with(s.hands, seat, hand),
        pockets=_with(s.pockets, seat, pocket),
        tokens=_with(s.tokens, seat, s.tokens[seat] + token),
        passes=0,
    )
    if rules.solo and (row or all_pocketed(pocket)):
        return _begin(after, seat)
    return _refill(after)


def _refill(s: WoodsState) -> WoodsState:
    """Fill the row from the deck (`woods.refill`); the deck has run out when its last card leaves
    it, and while a reshuffle is to come it comes at that moment (`ruling.W1`)."""
    if s.deck:
        _reveal(s)
        if s.reshuffles and not s.deck:
            s.to_act, s.phase = CHANCE, RESHUFFLE
            return _unless_certain(s, tuple(s.discards), _reshuffle)
    return _begin(s, (s.turn + 1) % len(s.hands))


def _reveal(s: WoodsState) -> None:
    missing = ROW - len(s.row)
    shown, s.deck = s.deck[:missing], s.deck[missing:]
    s.row += shown
    s.events += (Revealed(shown, len(s.deck)),)


def _reshuffle(s: WoodsState, order: Row) -> WoodsState:
    """The discards become the deck (`woods.deck.more`) and the refill goes on; a deck so small that
    this empties it is not renewed again (`ruling.W2`)."""
    after = s.then(
        Reshuffled(s.discards, order),
        deck=order,
        discards=NO_CARDS,
        reshuffles=s.reshuffles - 1,
        chances=s.chances + 1,
        passes=0,
    )
    if len(after.row) < ROW:
        _reveal(after)
    return _begin(after, (s.turn + 1) % len(s.hands))


def _pass(s: WoodsState) -> WoodsState:
    """Nothing is discarded; when all have passed in a row the game is over (`woods.stuck`)."""
    after = s.then(Passed(s.turn), passes=s.passes + 1)
    if after.passes == len(s.hands):
        return _over(after)
    return _begin(after, (s.turn + 1) % len(s.hands))


def _begin(s: WoodsState, turn: int) -> WoodsState:
    """A turn begins, or the game is over: the last card of the row is taken (`woods.end`), or a
    solo player has every set or is stuck (`woods.solo.goal`, `ruling.W8`)."""
    s.turn = s.to_act = turn
    s.phase = TURN
    s.choices = turn_choices(s)
    if s.choices:
        return s
    if s.game.rules.gentle and s.row and s.deck and not all_pocketed(s.pockets[0]):
        s.events += (Swept(s.row),)
        s.row, s.discards = (), s.discards + s.row
        return _refill(s)
    return _over(s)


def _over(s: WoodsState) -> WoodsState:
    s.to_act, s.phase = NOBODY, OVER
    return s


T = TypeVar("T")


def _with(things: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    """The things with the seat's replaced."""
    return (*things[:seat], thing, *things[seat + 1 :])
