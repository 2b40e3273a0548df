"""Deluxe positions as one readable line.

    0:B2,K9 1:Mirror decree=K3 deck=M2,M7 trick=B5+Crown leader=1 turn=0 phase=follow tricks=3-8
    scores=9-12 before=9-10 round=2 dealer=0 special=Crown,Mirror pile0=B3,B7 pile1=-
    goals=long-march:2/0,thorns:0/0 goaldeck=timber

Fields may come in any order; those left out have the value of a fresh round (no trick, nobody has
scored, seat 0 leads, no goal open, the phase that the trick suggests). `trick` has the leader's
card first; `-` in its place is a card that left the trick again, `+Crown` (or `+Mirror`) a Crown
added, `!lost` and `!won` what was settled when the card was played. `named` is the
Hammer's suit; `shown` are the cards that the Potion drew or the Fairy sees. Goals carry what seat
0 / seat 1 have counted so far; goals that appear nowhere are in the discards, cards that appear
nowhere were played."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.position_text import (
    number_field,
    number_of,
    pair_field,
    parse_fields,
    phase_field,
)
from tanglewood.core.printable import shortened
from tanglewood.games.deluxe.cards import CROWN, MIRROR, SPECIALS, SUITED
from tanglewood.games.deluxe.state import DeluxeState, Goals, Special
from tanglewood.games.fox.laid import GONE, LOST, WON, Laid
from tanglewood.games.fox.notation import (
    WRITE,
    Fields,
    check_cards,
    read,
    split,
    written,
)  # fmt: skip
from tanglewood.games.fox.setting import check, check_ended, usual_turn

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame

Write = dict[str, Callable[[Any], str]]

_SPECIAL: Final[Write] = {
    "special": lambda s: str(s.special.cards),
    "pile0": lambda s: str(s.special.piles[0]),
    "pile1": lambda s: str(s.special.piles[1]),
    "named": lambda s: _letter(s.special.asked_suit),
    "shown": lambda s: str(s.special.shown),
}
_GOALS: Final[Write] = {
    "goals": lambda s: _listed(f"{_id(s, goal)}:{a}/{b}" for goal, a, b in s.goals.open),
    "goaldeck": lambda s: _listed(_id(s, goal) for goal in s.goals.deck),
}
_COUNT: Final = {"chances": WRITE["chances"]}
_FIELDS: Final[Write] = WRITE | _SPECIAL | _GOALS


def _id(state: DeluxeState, goal: int) -> str:
    return state.game.rules.goals[goal].id


def _listed(texts: Iterable[str]) -> str:
    return ",".join(texts) or "-"


def position_text(state: DeluxeState) -> str:
    """The position as one line; a module that is off is left out."""
    rules = state.game.rules
    left_out = {
        *_COUNT, *(_SPECIAL if not rules.special else ()), *(_GOALS if not rules.goals else ()),
    }  # fmt: skip
    fields = {key: write for key, write in _FIELDS.items() if key not in left_out}
    return written(state, fields | _COUNT)


def laid(text: str) -> Laid:
    """A card in the trick: with what was added to it, and what was settled."""
    if text == "-":
        return GONE
    text, _, mark = text.partition("!")
    name, plus, crown = text.partition("+")
    marks = {"": 0, "lost": LOST, "won": WON}
    if mark not in marks:
        raise BadText(Message("position-mark", text=shortened(f"!{mark}")))
    added = FoxCard(crown) if plus else None
    card = FoxCard(name)
    if plus and (added not in {CROWN, MIRROR} or card.suit < 0):
        raise BadText(Message("position-crown", text=shortened(text)))
    return Laid(card, added, marks[mark])


def parse_position(game: "DeluxeGame", text: str) -> DeluxeState:
    """The state that a line describes."""
    fields = parse_fields(text, tuple(_FIELDS))
    scores = pair_field(fields, "scores")
    state = DeluxeState.of(
        game,
        Fate(),
        **read(game, fields),
        special=_special(game, fields),
        goals=_goals(game, fields),
        scores=scores,
        scores_before=pair_field(fields, "before") if "before" in fields else scores,
        chances=number_field(fields, "chances", 0, None),
    )
    check_cards(state, SUITED | state.special.cards, *state.special.piles)
    phase = phase_field(fields, game.phases, _usual_phase(state))
    turn = number_field(fields, "turn", 0, 1, default=usual_turn(state, phase))
    state = state.ask(phase, turn)
    check(state)
    check_ended(state)
    return state


def _usual_phase(state: DeluxeState) -> str:
    """The phase that the trick suggests."""
    if len(state.trick) == 1 and state.decree:
        return "tree" if state.face(state.trick[0].card) in state.game.answers else "follow"
    return "replace" if len(state.trick) == 2 else "lead"


def _letter(suit: int | None) -> str:
    return "-" if suit is None else FoxCard.letters[suit]


def _special(game: "DeluxeGame", fields: Fields) -> Special:
    """The special cards' slot; those in the deck are named, given, or taken from the position."""
    rules = game.rules
    piles = FoxCards(fields.get("pile0", "-")), FoxCards(fields.get("pile1", "-"))
    named = fields.get("named", "-")
    suit = None if named == "-" else FoxCard.parse_suit(named)
    shown = FoxCards(fields.get("shown", "-"))
    cards = rules.public_specials
    if "special" in fields:
        cards = FoxCards(fields["special"])
    elif not cards:
        cards = _standing(fields)
        for card in SPECIALS - cards:
            cards |= card if len(cards) < rules.special else ()
    before_setup = fields.get("phase") == "special"
    if cards & SUITED or (len(cards) != rules.special and not before_setup):
        raise BadText(Message("position-special", n=rules.special, cards=str(cards)))
    if rules.public_specials and cards != rules.public_specials and not before_setup:
        raise BadText(Message("position-special-named", cards=str(rules.public_specials)))
    return Special(cards, piles, suit, shown)


def _standing(fields: Fields) -> FoxCards:
    """The special cards that appear anywhere in the position."""
    keys = ("0", "1", "decree", "deck", "trick", "pile0", "pile1")
    text = ",".join(fields.get(key, "") for key in keys)
    words = text.replace("+", ",").replace("!", ",").split(",")
    names = {word.strip().capitalize() for word in words}
    return FoxCards(names & {*SPECIALS.texts})


def _goals(game: "DeluxeGame", fields: Fields) -> Goals:
    deck = tuple(game.goal_number(name) for name in split(fields.get("goaldeck", "-")))
    entries = []
    for part in split(fields.get("goals", "-")):
        name, _, tallies = part.partition(":")
        first, _, second = (tallies or "0/0").partition("/")
        counts = number_of(first, "goals", 0, 999), number_of(second, "goals", 0, 999)
        entries.append((game.goal_number(name), *counts))
    if len(entries) > game.rules.open_goals:
        raise BadText(Message("position-goals", n=game.rules.open_goals))
    used = [*deck, *(entry[0] for entry in entries)]
    if len(set(used)) != len(used):
        raise BadText(Message("position-goal-twice"))
    return Goals(deck, tuple(entries))
