"""Positions of Into the Woods as one readable line.

    0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,2 pockets=3,3/8 tokens=1-0 turn=1 reshuffles=0
    passes=0 phase=turn chances=2

Fields may come in any order. Hands are given by seat; the row from the far end to the deck, the
deck from its top, `pockets` has the value of every set with '/' between seats. Left out, they are
empty, except `discards`: all cards that appear nowhere else. `reshuffles` says how often the
discards will still become a new deck; left out, it is that of a fresh deck while there is a deck.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tanglewood.cards.card import text_of
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.phase import OVER, Phase
from tanglewood.core.position_text import (
    FORMER_TURN,
    check_former_turn,
    number_field,
    numbers_field,
    parse_fields,
    phase_field,
)  # fmt: skip
from tanglewood.games.woods.actions import ROW
from tanglewood.games.woods.course import DEAL, FIRST, PHASES, RESHUFFLE, TURN
from tanglewood.games.woods.state import WoodsState

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame

_REST = (
    "row", "deck", "discards", "pockets", "tokens", "turn", "reshuffles", "passes", "phase",
    "chances",
)  # fmt: skip


def position_text(s: WoodsState) -> str:
    """The position as one line."""
    hands = " ".join(f"{seat}:{hand}" for seat, hand in enumerate(s.hands))
    return (
        f"{hands} row={text_of(s.row)} deck={text_of(s.deck)} discards={s.discards} "
        f"pockets={'/'.join(map(str, s.pockets))} "
        f"tokens={'-'.join(map(str, s.tokens))} turn={s.turn} reshuffles={s.reshuffles} "
        f"passes={s.passes} phase={s.phase.name} chances={s.chances}"
    )


def parse_position(game: "WoodsGame", text: str) -> WoodsState:
    """The state that a line describes."""
    rules, seats = game.rules, game.seats
    fields = parse_fields(text, (*map(str, range(seats)), *_REST), FORMER_TURN)
    phase = phase_field(fields, PHASES, "turn")
    hands = [WoodsCard.read_all(fields.get(str(seat), "-"), f"{seat}:") for seat in range(seats)]
    pockets = _pockets(fields, seats)
    row = WoodsCard.read_all(fields.get("row", "-"), "row")
    deck = WoodsCard.read_all(fields.get("deck", "-"), "deck")
    rest = _nowhere(game, phase, [*hands, row, deck, *(3 * sets for sets in pockets)])
    if "discards" in fields and sorted(WoodsCard.read_all(fields["discards"], "discards")) != rest:
        raise BadText(Message("position-discards", cards=text_of(rest)))
    fresh = rules.reshuffles if deck or phase in {FIRST, DEAL, RESHUFFLE} else 0
    reshuffles = number_field(fields, "reshuffles", 0, rules.reshuffles, default=fresh)
    drawn = 0 if phase is FIRST else 1 if phase is DEAL else 2 + rules.reshuffles - reshuffles
    chances = number_field(fields, "chances", 0, 9, default=max(drawn - rules.solo, 0))
    turn = number_field(fields, "turn", 0, seats - 1)
    check_former_turn(fields, phase.to_act(turn))
    state = WoodsState.of(
        game,
        Fate(),
        row=row,
        deck=deck,
        discards=Handful(rest),
        reshuffles=reshuffles,
        chances=chances,
        hands=tuple(map(Handful, hands)),
        pockets=tuple(map(Handful, pockets)),
        tokens=numbers_field(fields, "tokens", seats),
        turn=turn,
        passes=number_field(fields, "passes", 0, seats - (phase is not OVER)),
        phase=phase,
    )
    _check(state)
    if phase is TURN and not state.legal_mask:
        raise BadText(Message("position-would-be-over"))
    return state


def _pockets(fields: Mapping[str, str], seats: int) -> list[tuple[WoodsCard, ...]]:
    parts = fields.get("pockets", "/".join(["-"] * seats)).split("/")
    if len(parts) != seats:
        raise BadText(Message("position-pockets", n=seats))
    return [WoodsCard.read_all(part, "pockets") for part in parts]


def _nowhere(
    game: "WoodsGame", phase: Phase, places: list[tuple[WoodsCard, ...]]
) -> list[WoodsCard]:
    """The cards of the game's deck that none of these places has: the discards, in order."""
    placed = Counter(card for place in places for card in place)
    if phase in {FIRST, DEAL}:
        if placed:
            raise BadText(Message("position-not-dealt", phase=phase.name))
        return []
    whole = Counter(game.rules.deck.cards)
    for value in sorted(placed):
        if placed[value] > whole[value]:
            here, deck = placed[value], whole[value]
            many = Message("position-many", value=int(value), here=here, deck=deck)
            raise BadText(many)
    return sorted((whole - placed).elements())


def _check(s: WoodsState) -> None:
    """Refuse what no game could come to, or could go on from."""
    rules, row, deck, reshuffles = s.game.rules, s.row, s.deck, s.reshuffles
    if sum(s.tokens) > rules.tokens:
        raise BadText(Message("position-tokens", n=rules.tokens))
    if len(row) > ROW:
        raise BadText(Message("position-row-most", n=ROW))
    if s.phase is FIRST and rules.solo:
        raise BadText(Message("position-solo-first"))
    if s.phase is RESHUFFLE and (deck or not reshuffles or not s.discards):
        raise BadText(Message("position-reshuffle"))
    if s.phase is TURN and reshuffles and not deck:
        raise BadText(Message("position-renewed"))
    if s.phase is TURN and deck and len(row) < ROW and not rules.solo:
        raise BadText(Message("position-row", n=ROW))
    for hand, pocket in zip(s.hands, s.pockets, strict=True):
        for value in hand.kinds:
            if hand.count(value) > 2 and not (rules.solo and value in pocket):
                raise BadText(Message("position-three", value=int(value)))
        if rules.solo and any(pocket.count(value) > 1 for value in pocket.kinds):
            raise BadText(Message("position-solo-once"))
