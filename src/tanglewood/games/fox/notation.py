"""Fox positions as one readable line, and events as plain values.

    0:B2,K9 1:M1 decree=K3 deck=M2,M7 trick=B5 leader=1 tricks=3-8 sevens=1-0 scores=9-12
    round=2 dealer=0 to=0 phase=follow

Fields may come in any order; those left out have the value of a fresh round (no trick, nobody has
scored, seat 0 leads, the phase that the trick suggests). Cards that stand nowhere have been played.
"""

from typing import TYPE_CHECKING

from tanglewood.core.bits import members
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadText
from tanglewood.core.event import Event, kind_of
from tanglewood.core.fields import fields_of, number_field, pair_field
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.fox.cards import DECK, FOX, RANK, SUIT, WOODCUTTER
from tanglewood.games.fox.phase import DEAL, DEALER, EXCHANGE, FOLLOW, NAMES, OVER, UNDER
from tanglewood.games.fox.setting import check, choices_of
from tanglewood.games.fox.state import FoxState, Round, moment

if TYPE_CHECKING:
    from tanglewood.games.fox.game import FoxGame

_FIELDS = (
    "0", "1", "decree", "deck", "trick", "leader", "tricks", "sevens", "scores", "round", "dealer",
    "to", "phase", "chances",
)  # fmt: skip


def position_text(state: FoxState) -> str:
    """The position as one line."""
    round_ = state.round
    cards = DECK.set_text
    decree = DECK.text(round_.decree) if round_.decree >= 0 else "-"
    return (
        f"0:{cards(state.hands[0])} 1:{cards(state.hands[1])} decree={decree} "
        f"deck={DECK.list_text(round_.deck)} trick={DECK.list_text(state.trick)} "
        f"leader={state.leader} tricks={state.tricks[0]}-{state.tricks[1]} "
        f"sevens={state.treasure[0]}-{state.treasure[1]} "
        f"scores={round_.scores[0]}-{round_.scores[1]} round={round_.number} "
        f"dealer={round_.dealer} to={_to_text(state.to_act)} "
        f"phase={NAMES[state.phase]} chances={round_.chances}"
    )


def _to_text(to_act: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(to_act, str(to_act))


def parse_position(game: "FoxGame", text: str) -> FoxState:
    """The state that a line describes."""
    fields = fields_of(text, _FIELDS)
    trick = DECK.parse_list(fields.get("trick", "-"))
    deck = DECK.parse_list(fields.get("deck", "-"))
    hands = DECK.parse_set(fields.get("0", "-")), DECK.parse_set(fields.get("1", "-"))
    decree = DECK.parse_list(fields.get("decree", "-"))
    if len(decree) > 1:
        raise BadText("There is one decree.")
    _check_cards(game, [*trick, *deck, *decree, *members(hands[0]), *members(hands[1])])
    phase = _phase(fields.get("phase"), trick)
    leader = number_field(fields, "leader", 0, 1)
    number = number_field(fields, "round", 1, None, default=1)
    dealer = number_field(fields, "dealer", 0, 1, default=1 - leader)
    if phase <= UNDER and not decree:
        raise BadText("A position in mid-round needs a decree.")
    suit = SUIT[decree[0]] if decree else -1
    round_ = Round(
        number, dealer, pair_field(fields, "scores"), decree[0] if decree else -1, suit, deck,
        number_field(fields, "chances", 0, None, default=number + (phase not in {DEALER, DEAL})),
    )  # fmt: skip
    turn = leader if len(trick) == (phase in {EXCHANGE, UNDER}) else 1 - leader
    to_act = {DEALER: CHANCE, DEAL: CHANCE, OVER: NOBODY}.get(phase, turn)
    if fields.get("to", _to_text(to_act)) != _to_text(to_act):
        raise BadText(f"In this position to={_to_text(to_act)}, not {fields['to'][:20]!r}.")
    state = moment(
        game, Fate(), round_, hands, trick, pair_field(fields, "tricks"),
        pair_field(fields, "sevens"), leader, to_act, phase,
        choices_of(phase, hands[max(to_act, 0)], trick), (), None,
    )  # fmt: skip
    check(state)
    return state


def _check_cards(game: "FoxGame", cards: list[int]) -> None:
    if len(set(cards)) != len(cards):
        double = next(card for card in cards if cards.count(card) > 1)
        raise BadText(f"{DECK.text(double)} stands twice in this position.")
    foreign = set(cards) - set(game.rules.deck)
    if foreign:
        raise BadText(f"{DECK.text(min(foreign))} is not in the deck of {game.name}.")


def _phase(text: str | None, trick: tuple[int, ...]) -> int:
    if text is None:
        text = ("lead", "follow")[min(len(trick), 1)]
    if text not in NAMES:
        raise BadText(f"phase={text[:20]!r} is not a phase; phases are {', '.join(NAMES)}.")
    phase = NAMES.index(text)
    least, most = {FOLLOW: (1, 1), EXCHANGE: (1, 2), UNDER: (1, 2)}.get(phase, (0, 0))
    ability = {EXCHANGE: FOX, UNDER: WOODCUTTER}.get(phase)
    if not least <= len(trick) <= most or (ability and RANK[trick[-1]] != ability):
        raise BadText(f"trick={DECK.list_text(trick)} does not fit phase={text}.")
    return phase


def event_fields(event: Event) -> dict[str, object]:
    """An event as plain JSON values: `event` names its kind, cards are texts."""
    fields: dict[str, object] = {"event": kind_of(event)}
    for key, value in event._asdict().items():
        fields[key] = _plain(key, value)
    return fields


_CARDS = {"card", "decree", "taken", "lead", "follow"}


def _plain(key: str, value: object) -> object:
    if key == "hands" and isinstance(value, tuple):
        return [None if hand is None else list(map(DECK.text, members(hand))) for hand in value]
    if key == "deck" and isinstance(value, tuple):
        return [DECK.text(card) for card in value]
    if key in _CARDS and isinstance(value, int):
        return DECK.text(value)
    return list(value) if isinstance(value, tuple) else value
