"""The course of Into the Woods: deal, trade, pocket, refill, end.

A turn is one action: the whole trade. What must follow (pocketing, the token, sliding and filling
the row) follows at once; only a reshuffle waits for chance in the middle of it.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.phase import OVER, Choice, Draw, Phase
from tanglewood.core.seat import changed
from tanglewood.games.woods.actions import ROW, Trade
from tanglewood.games.woods.ending import all_pocketed
from tanglewood.games.woods.events import (
    Dealt,
    FirstChosen,
    Passed,
    Reshuffled,
    Revealed,
    Swept,
    Traded,
)
from tanglewood.games.woods.refusal import why_not
from tanglewood.games.woods.rules import HAND
from tanglewood.games.woods.state import Ints, Row, WoodsState
from tanglewood.games.woods.trades import turn_choices

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame

SET: Final = 3
"""How many cards of one value are pocketed together (`woods.pocket`)."""


def open_game(game: "WoodsGame", fate: Fate) -> WoodsState:
    """Before the deal: who begins is open; with one player there is nothing to draw."""
    seats, rules = game.seats, game.rules
    s = WoodsState.of(
        game,
        fate,
        hands=(Handful(),) * seats,
        pockets=(Handful(),) * seats,
        tokens=(0,) * seats,
        reshuffles=rules.reshuffles,
    )
    return shuffle(s, DEAL) if rules.solo else s.ask(FIRST, 0)


def first_drawn(s: WoodsState, drawn: Ints) -> WoodsState:
    """The first player is drawn (`woods.deal`)."""
    return shuffle(s.with_event(FirstChosen(drawn[0]), turn=drawn[0]), DEAL)


def shuffle(s: WoodsState, phase: Draw) -> WoodsState:
    """Cards are shuffled; if they are all alike there is one outcome, and it is not asked
    (`ruling.G3`)."""
    cards = phase.chance(s).items
    after: WoodsState = phase.step(s, cards) if cards[0] == cards[-1] else s.ask(phase, s.turn)
    return after


def dealt(s: WoodsState, drawn: Ints) -> WoodsState:
    """Two cards to each seat, five to the row, the rest is the deck (`woods.deal`, `ruling.G2`).

    Several players sort the first row, lowest at the far end; a solo player does not
    (`woods.solo.setup`).
    """
    order, seats = tuple(map(WoodsCard, drawn)), s.game.seats
    hands = tuple(Handful(order[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    row, deck = order[HAND * seats : HAND * seats + ROW], order[HAND * seats + ROW :]
    if not s.game.rules.solo:
        row = tuple(sorted(row))
    s = s.with_event(Dealt(hands, row, deck), hands=hands, row=row, deck=deck)
    return begin(s, s.turn)


def turn(s: WoodsState, action: Action) -> WoodsState:
    """A trade, or a pass where there is none."""
    return trade(s, action) if isinstance(action, Trade) else stuck(s)


def trade(s: WoodsState, action: Trade) -> WoodsState:
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
    s = s.with_event(
        Traded(
            seat=seat, discard=discard, slots=slots, taken=taken, pocketed=pocketed, token=token
        ),
        row=row,
        discards=s.discards + discard,
        hands=changed(s.hands, seat, hand),
        pockets=changed(s.pockets, seat, pocket),
        tokens=changed(s.tokens, seat, s.tokens[seat] + token),
        passes=0,
    )
    return begin(s, seat) if rules.solo and (row or all_pocketed(pocket)) else refill(s)


def refill(s: WoodsState) -> WoodsState:
    """Fill the row from the deck (`woods.refill`); the deck has run out when its last card leaves
    it, and while a reshuffle is to come it comes at that moment (`ruling.W1`)."""
    if s.deck:
        s = reveal(s)
        if s.reshuffles and not s.deck:
            return shuffle(s, RESHUFFLE)
    return begin(s, s.next_turn)


def reveal(s: WoodsState) -> WoodsState:
    """Cards of the deck come into the row until it is full."""
    missing = ROW - len(s.row)
    shown, deck = s.deck[:missing], s.deck[missing:]
    return s.with_event(Revealed(shown, len(deck)), row=s.row + shown, deck=deck)


def reshuffled(s: WoodsState, drawn: Ints) -> WoodsState:
    """The discards become the deck (`woods.deck.more`) and the refill goes on; a deck so small that
    this empties it is not renewed again (`ruling.W2`)."""
    deck = tuple(map(WoodsCard, drawn))
    s = s.with_event(
        Reshuffled(s.discards, deck),
        deck=deck,
        discards=Handful(),
        reshuffles=s.reshuffles - 1,
        passes=0,
    )
    return begin(reveal(s) if len(s.row) < ROW else s, s.next_turn)


def stuck(s: WoodsState) -> WoodsState:
    """Nothing is discarded; when all have passed in a row the game is over (`woods.stuck`)."""
    s = s.with_event(Passed(s.turn), passes=s.passes + 1)
    return s._replace(phase=OVER) if s.passes == len(s.hands) else begin(s, s.next_turn)


def begin(s: WoodsState, seat: int) -> WoodsState:
    """A turn begins, or the game is over: the last card of the row is taken (`woods.end`), or a
    solo player has every set or is stuck (`woods.solo.goal`, `ruling.W8`)."""
    s = s.ask(TURN, seat)
    if s.legal_mask:
        return s
    if s.game.rules.gentle and s.row and s.deck and not all_pocketed(s.pockets[0]):
        return refill(s.with_event(Swept(s.row), row=(), discards=s.discards + s.row))
    return s._replace(phase=OVER)


def deal_chance(s: WoodsState) -> Chance:
    """The order of the deck (`woods.deal`)."""
    return Chance.shuffle("deal", s.game.rules.deck.cards)


def reshuffle_chance(s: WoodsState) -> Chance:
    """The order of the discards that become the new deck (`woods.deck.more`)."""
    return Chance.shuffle("reshuffle", s.discards)


TURN: Final = Choice(
    name="turn", legal_mask=lambda s, hand: turn_choices(s), step=turn, why_not=why_not
)  # fmt: skip
FIRST: Final = Draw(
    name="first",
    chance=lambda s: Chance("first", tuple(range(s.game.seats)), 1, ordered=False),
    step=first_drawn,
)
DEAL: Final = Draw(name="deal", chance=deal_chance, step=dealt)
RESHUFFLE: Final = Draw(name="reshuffle", chance=reshuffle_chance, step=reshuffled)

PHASES: Final[tuple[Phase, ...]] = (TURN, FIRST, DEAL, RESHUFFLE, OVER)
"""The phases in the order of their numbers in the kernel."""
