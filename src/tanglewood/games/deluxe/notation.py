"""Deluxe positions as one readable line, and events as plain values.

    0:B2,K9 1:Mirror decree=K3 deck=M2,M7 trick=B5+Crown leader=1 turn=0 phase=follow tricks=3-8
    scores=9-12 before=9-10 round=2 dealer=0 special=Crown,Mirror pile0=B3,B7 pile1=-
    goals=long-march:2/0,thorns:0/0 goaldeck=timber

Fields may come in any order; those left out have the value of a fresh round (no trick, nobody has
scored, seat 0 leads, no goal open, the phase that the trick suggests). `trick` has the leader's
card first; `-` in its place is a card that left the trick again, `+Crown` (or `+Mirror`) a Crown
added, `!lost` a Shovel that did not dig and `!won` an Axe that met a Woodcutter. `named` is the
Hammer's suit; `shown` are the cards that the Potion drew or the Fairy sees. Goals carry what seat
0 / seat 1 have counted so far; goals that stand nowhere are in the discards, cards that stand
nowhere were played."""

from typing import TYPE_CHECKING, Final

from tanglewood.core.bits import mask_of, members
from tanglewood.core.chance import Fate
from tanglewood.core.english import counted
from tanglewood.core.errors import BadText
from tanglewood.core.event import Event, kind_of
from tanglewood.core.fields import fields_of, number_field, number_of, pair_field
from tanglewood.games.deluxe import phase as at
from tanglewood.games.deluxe.cards import BIT, CROWN, DECK, MIRROR, SPECIALS, SUITED
from tanglewood.games.deluxe.laid import GONE, LOST, WON, Laid
from tanglewood.games.deluxe.setting import settle, usual_phase, usual_turn
from tanglewood.games.deluxe.slots import Goals, Special
from tanglewood.games.deluxe.state import DeluxeState

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame

_FIELDS: Final = (
    "0", "1", "decree", "deck", "trick", "leader", "turn", "phase", "tricks", "scores", "before",
    "round", "dealer", "special", "pile0", "pile1", "named", "shown", "goals", "goaldeck",
    "chances",
)  # fmt: skip
_MARKS: Final = {0: "", LOST: "!lost", WON: "!won"}


def position_text(state: DeluxeState) -> str:
    """The position as one line; a module that is off is left out."""
    cards = DECK.set_text
    decree = DECK.text(state.decree) if state.decree >= 0 else "-"
    parts = [
        f"0:{cards(state.hands[0])} 1:{cards(state.hands[1])} decree={decree}",
        f"deck={DECK.list_text(state.deck)} trick={trick_text(state.trick)}",
        f"leader={state.leader} turn={state.turn} phase={at.NAMES[state.phase]}",
        f"tricks={_pair(state.tricks)} scores={_pair(state.scores)} before={_pair(state.before)}",
        f"round={state.number} dealer={state.dealer}",
    ]
    special = state.special
    if state.game.rules.special:
        named = DECK.letters[special.named] if special.named >= 0 else "-"
        parts.append(
            f"special={cards(special.cards)} pile0={cards(special.piles[0])} "
            f"pile1={cards(special.piles[1])} named={named} shown={cards(special.shown)}"
        )
    if state.game.rules.goals:
        name = [goal.id for goal in state.game.rules.goals]
        goals = [f"{name[goal]}:{first}/{second}" for goal, first, second in state.goals.open]
        deck = [name[goal] for goal in state.goals.deck]
        parts.append(f"goals={','.join(goals) or '-'} goaldeck={','.join(deck) or '-'}")
    return " ".join([*parts, f"chances={state.chances}"])


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def trick_text(trick: tuple[Laid, ...]) -> str:
    """The cards of a trick as positions write them."""
    return ",".join(map(_laid_text, trick)) or "-"


def _laid_text(laid: Laid) -> str:
    if laid == GONE:
        return "-"
    crown = f"+{DECK.text(laid.crown)}" if laid.crown >= 0 else ""
    return DECK.text(laid.card) + crown + _MARKS[laid.mark]


def parse_position(game: "DeluxeGame", text: str) -> DeluxeState:
    """The state that a line describes."""
    fields = fields_of(text, _FIELDS)
    state = DeluxeState(game, Fate())
    state.trick = tuple(map(_laid, _split(fields.get("trick", "-"))))
    state.deck = DECK.parse_list(fields.get("deck", "-"))
    state.hands = DECK.parse_set(fields.get("0", "-")), DECK.parse_set(fields.get("1", "-"))
    decree = DECK.parse_list(fields.get("decree", "-"))
    state.decree = decree[0] if decree else -1
    state.special = _special(game, fields)
    _check_cards(state, decree)
    state.goals = _goals(game, fields)
    state.leader = number_field(fields, "leader", 0, 1)
    state.dealer = number_field(fields, "dealer", 0, 1, default=1 - state.leader)
    state.number = number_field(fields, "round", 1, None, default=1)
    state.tricks = pair_field(fields, "tricks")
    state.scores = pair_field(fields, "scores")
    state.before = pair_field(fields, "before") if "before" in fields else state.scores
    state.chances = number_field(fields, "chances", 0, None)
    state.phase = _phase(fields.get("phase"), state)
    state.turn = number_field(fields, "turn", 0, 1, default=usual_turn(state))
    settle(state)
    return state


def _split(text: str) -> list[str]:
    return [] if text in {"", "-"} else text.split(",")


def _laid(text: str) -> Laid:
    if text == "-":
        return GONE
    text, _, mark = text.partition("!")
    name, plus, crown = text.partition("+")
    marks = {"": 0, "lost": LOST, "won": WON}
    if mark not in marks:
        raise BadText(f"'!{mark[:20]}' is no mark of a card; marks are !lost and !won.")
    added = DECK.parse(crown) if plus else -1
    card = DECK.parse(name)
    if plus and (added not in {CROWN, MIRROR} or card >= DECK.suited):
        raise BadText(f"'{text[:40]}': only the Crown or a Mirror can be added, to a suited card.")
    return Laid(card, added, marks[mark])


def _special(game: "DeluxeGame", fields: dict[str, str]) -> Special:
    """The special cards' slot; those in the deck are named, given, or taken from the position."""
    rules = game.rules
    piles = DECK.parse_set(fields.get("pile0", "-")), DECK.parse_set(fields.get("pile1", "-"))
    named = fields.get("named", "-")
    shown = DECK.parse_set(fields.get("shown", "-"))
    cards = rules.named
    if "special" in fields:
        cards = DECK.parse_set(fields["special"])
    elif not cards:
        standing = {name for name in _words(fields) if name in DECK.texts[DECK.suited :]}
        cards = mask_of(map(DECK.parse, standing))
        for card in members(SPECIALS & ~cards):
            cards |= BIT[card] if cards.bit_count() < rules.special else 0
    before_setup = fields.get("phase") == "special"
    if cards & SUITED or (cards.bit_count() != rules.special and not before_setup):
        number = counted(rules.special, "special card")
        raise BadText(f"This game has {number}, not {DECK.set_text(cards)}.")
    if rules.named and cards != rules.named and not before_setup:
        raise BadText(f"The special cards of this game are {DECK.set_text(rules.named)}.")
    return Special(cards, piles, DECK.parse_suit(named) if named != "-" else -1, shown)


def _words(fields: dict[str, str]) -> list[str]:
    """The card names that stand anywhere in the position."""
    text = ",".join(fields.get(key, "") for key in ("0", "1", "decree", "deck", "trick"))
    text += "," + fields.get("pile0", "") + "," + fields.get("pile1", "")
    names = text.replace("+", ",").replace("!", ",").split(",")
    return [name.strip().capitalize() for name in names]


def _check_cards(state: DeluxeState, decree: tuple[int, ...]) -> None:
    special = state.special
    cards = [*state.deck, *decree, *members(state.hands[0]), *members(state.hands[1])]
    cards += [*members(special.piles[0]), *members(special.piles[1])]
    for laid in state.trick:
        cards += [*members(laid.cards)] if laid != GONE else []
    if len(set(cards)) != len(cards):
        double = next(card for card in cards if cards.count(card) > 1)
        raise BadText(f"{DECK.text(double)} stands twice in this position.")
    foreign = set(cards) - set(members(SUITED | special.cards))
    if foreign:
        raise BadText(f"{DECK.text(min(foreign))} is not in the deck of this game.")
    if len(decree) > 1:
        raise BadText("There is one decree.")


def _goals(game: "DeluxeGame", fields: dict[str, str]) -> Goals:
    deck = tuple(game.goal_number(name) for name in _split(fields.get("goaldeck", "-")))
    entries = []
    for part in _split(fields.get("goals", "-")):
        name, _, tallies = part.partition(":")
        first, _, second = (tallies or "0/0").partition("/")
        counts = number_of(first, "goals", 0, 999), number_of(second, "goals", 0, 999)
        entries.append((game.goal_number(name), *counts))
    used = [*deck, *(entry[0] for entry in entries)]
    if len(set(used)) != len(used):
        raise BadText("A goal stands twice in this position.")
    return Goals(deck, tuple(entries))


def _phase(text: str | None, state: DeluxeState) -> int:
    if text is None:
        return usual_phase(state)
    if text not in at.NAMES:
        raise BadText(f"phase={text[:20]!r} is not a phase; phases are {', '.join(at.NAMES)}.")
    return at.NAMES.index(text)


def event_fields(event: Event) -> dict[str, object]:
    """An event as plain JSON values: `event` names its kind, cards are texts."""
    fields: dict[str, object] = {"event": kind_of(event)}
    for key, value in event._asdict().items():
        fields[key] = _plain(kind_of(event), key, value)
    return fields


_CARD: Final = {"card", "crown", "decree", "taken", "lead", "follow"}
_LISTS: Final = {"deck", "cards", "crowns"}


def _plain(kind: str, key: str, value: object) -> object:
    if value is None or kind == "poisoned":
        return value
    if key == "hands" and isinstance(value, tuple):
        return [None if hand is None else list(map(DECK.text, members(hand))) for hand in value]
    if key in _LISTS and isinstance(value, tuple):
        return [None if card is None else DECK.text(card) for card in value]
    if key in _LISTS and isinstance(value, int):
        return [DECK.text(card) for card in members(value)]
    if key in _CARD and isinstance(value, int):
        return DECK.text(value)
    if key == "suit" and isinstance(value, int):
        return DECK.suits[value]
    return list(value) if isinstance(value, tuple) else value
