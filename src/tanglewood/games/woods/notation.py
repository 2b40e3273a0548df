"""Positions of Into the Woods as one readable line, and events as plain values.

    0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,2 pockets=3,3/8 tokens=1-0 turn=1 reshuffles=0
    passes=0 to=1 phase=turn chances=2

Fields may come in any order. Hands stand by seat; the row from the far end to the deck, the deck
from its top, `pockets` has the value of every set with '/' between seats. Left out, they are empty,
except `discards`: all cards that stand nowhere else. `reshuffles` says how often the discards will
still become a new deck; left out, it is that of a fresh deck while there is a deck.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tanglewood.core.chance import Fate
from tanglewood.core.english import counted
from tanglewood.core.errors import BadText
from tanglewood.core.event import Event, kind_of
from tanglewood.core.fields import fields_of, number_field, numbers_field
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.woods.actions import ROW
from tanglewood.games.woods.cards import (
    cards_of,
    count,
    handful_of,
    parse_cards,
    text_of,
    values,
)
from tanglewood.games.woods.phase import DEAL, FIRST, NAMES, OVER, RESHUFFLE, TURN
from tanglewood.games.woods.state import Table, WoodsState
from tanglewood.games.woods.trades import turn_choices

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame

_REST = (
    "row", "deck", "discards", "pockets", "tokens", "turn", "reshuffles", "passes", "to", "phase",
    "chances",
)  # fmt: skip


def position_text(s: WoodsState) -> str:
    """The position as one line."""
    row, deck, discards, reshuffles, chances = s.table
    hands = " ".join(f"{seat}:{text_of(cards_of(hand))}" for seat, hand in enumerate(s.hands))
    return (
        f"{hands} row={text_of(row)} deck={text_of(deck)} discards={text_of(cards_of(discards))} "
        f"pockets={'/'.join(text_of(cards_of(pocket)) for pocket in s.pockets)} "
        f"tokens={'-'.join(map(str, s.tokens))} turn={s.turn} reshuffles={reshuffles} "
        f"passes={s.passes} to={_to_text(s.to_act)} phase={NAMES[s.phase]} chances={chances}"
    )


def _to_text(to_act: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(to_act, str(to_act))


def parse_position(game: "WoodsGame", text: str) -> WoodsState:
    """The state that a line describes."""
    rules, seats = game.rules, game.seats
    fields = fields_of(text, (*map(str, range(seats)), *_REST))
    phase = _phase(fields.get("phase", "turn"))
    hands = [
        parse_cards(fields.get(str(seat), "-"), f"The hand of {seat}") for seat in range(seats)
    ]
    pockets = _pockets(fields, seats)
    row = parse_cards(fields.get("row", "-"), "row")
    deck = parse_cards(fields.get("deck", "-"), "deck")
    rest = _nowhere(game, phase, [*hands, row, deck, *(3 * sets for sets in pockets)])
    if "discards" in fields and sorted(parse_cards(fields["discards"], "discards")) != rest:
        raise BadText(
            f"In this position discards={text_of(rest)}: the cards that are nowhere else."
        )
    fresh = rules.reshuffles if deck or phase in {FIRST, DEAL, RESHUFFLE} else 0
    reshuffles = number_field(fields, "reshuffles", 0, rules.reshuffles, default=fresh)
    drawn = {FIRST: 0, DEAL: 1}.get(phase, 2 + rules.reshuffles - reshuffles)
    chances = number_field(fields, "chances", 0, 9, default=max(drawn - rules.solo, 0))
    turn = number_field(fields, "turn", 0, seats - 1)
    to_act = {TURN: turn, OVER: NOBODY}.get(phase, CHANCE)
    if fields.get("to", _to_text(to_act)) != _to_text(to_act):
        raise BadText(f"In this position to={_to_text(to_act)}, not {fields['to'][:20]!r}.")
    state = WoodsState(
        game,
        Fate(),
        Table(row, deck, handful_of(rest), reshuffles, chances),
        tuple(map(handful_of, hands)),
        tuple(map(handful_of, pockets)),
        numbers_field(fields, "tokens", seats),
        turn,
        number_field(fields, "passes", 0, seats - (phase != OVER)),
        to_act,
        phase,
        0,
        (),
        None,
    )
    _check(state)
    if phase == TURN:
        state.choices = turn_choices(rules, state.hands[turn], state.pockets[turn], state.table)
        if not state.choices:
            raise BadText("Nothing can be done in this position: it would be phase=over.")
    return state


def _phase(text: str) -> int:
    if text not in NAMES:
        raise BadText(f"phase={text[:20]!r} is not a phase; phases are {', '.join(NAMES)}.")
    return NAMES.index(text)


def _pockets(fields: Mapping[str, str], seats: int) -> list[tuple[int, ...]]:
    parts = fields.get("pockets", "/".join(["-"] * seats)).split("/")
    if len(parts) != seats:
        raise BadText(f"pockets must be {seats} lists of values with '/' between them.")
    return [parse_cards(part, "pockets") for part in parts]


def _nowhere(game: "WoodsGame", phase: int, places: list[tuple[int, ...]]) -> list[int]:
    """The cards of the game's deck that none of these places has: the discards, in order."""
    placed = Counter(card for place in places for card in place)
    if phase in {FIRST, DEAL}:
        if placed:
            raise BadText(f"In phase={NAMES[phase]} no card has been dealt.")
        return []
    whole = Counter(game.rules.deck.cards)
    for value in sorted(placed):
        if placed[value] > whole[value]:
            raise BadText(
                f"This position has {counted(placed[value], 'card')} of {value}, the deck "
                f"{whole[value]}."
            )
    return sorted((whole - placed).elements())


def _check(s: WoodsState) -> None:
    """Refuse what no game could come to, or could go on from."""
    rules, (row, deck, discards, reshuffles, _) = s.game.rules, s.table
    if sum(s.tokens) > rules.tokens:
        raise BadText(f"This game has {counted(rules.tokens, 'token')} in all.")
    if len(row) > ROW:
        raise BadText(f"The row has {ROW} cards at most.")
    if s.phase == FIRST and rules.solo:
        raise BadText("In solo nobody draws who begins: phase=deal.")
    if s.phase == RESHUFFLE and (deck or not reshuffles or not discards):
        raise BadText("A reshuffle needs discards, an empty deck and reshuffles=1.")
    if s.phase == TURN and reshuffles and not deck:
        raise BadText("With reshuffles=1 an empty deck is renewed at once: phase=reshuffle.")
    if s.phase == TURN and deck and len(row) < ROW and not rules.solo:
        raise BadText(f"While there is a deck, {ROW} cards lie in the row.")
    for hand, pocket in zip(s.hands, s.pockets, strict=True):
        for value in values(hand):
            if count(hand, value) > 2 and not (rules.solo and count(pocket, value)):
                raise BadText(f"Three {value}s in a hand would have been pocketed.")
        if rules.solo and any(count(pocket, value) > 1 for value in values(pocket)):
            raise BadText("In solo a value is pocketed only once.")


def event_fields(event: Event) -> dict[str, object]:
    """An event as plain JSON values: `event` names its kind, cards are their values."""
    fields: dict[str, object] = {"event": kind_of(event)}
    for key, value in event._asdict().items():
        fields[key] = _plain(key, value)
    return fields


def _plain(key: str, value: object) -> object:
    if key == "hands" and isinstance(value, tuple):
        return [None if hand is None else list(cards_of(hand)) for hand in value]
    if key == "discards" and isinstance(value, int):
        return list(cards_of(value))
    return list(value) if isinstance(value, tuple) else value
