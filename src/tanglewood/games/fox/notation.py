"""Positions of the fox family as one readable line.

    0:B2,K9 1:M1 decree=K3 deck=M2,M7 trick=B5 leader=1 tricks=3-8 sevens=1-0 before=9-12
    round=2 dealer=0 turn=0 phase=follow

Fields may come in any order; those left out have the value of a fresh round (no trick, nobody has
scored, seat 0 leads, the phase that the trick suggests). Cards that appear nowhere have been
played. `before` are the scores at the start of the round.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tanglewood.cards.card import text_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.position_text import (
    FORMER_TURN,
    check_once,
    check_turn_field,
    number_field,
    pair_field,
    parse_fields,
    phase_field,
    turn_text,
)  # fmt: skip
from tanglewood.games.fox.cards import TREASURE, WOODCUTTER
from tanglewood.games.fox.laid import GONE, Laid
from tanglewood.games.fox.phase import FOX_OVER
from tanglewood.games.fox.rules import Pair
from tanglewood.games.fox.setting import check, check_ended, usual_turn
from tanglewood.games.fox.state import DuelState, FoxState

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame, FoxGame

Fields = Mapping[str, str]

FORMER_BEFORE: Final = "scores"
"""What `before` was called once in fox, whose scores follow from it; it is read too."""


def pair_text(pair: Pair) -> str:
    return f"{pair[0]}-{pair[1]}"


def trick_text(trick: tuple[Laid, ...]) -> str:
    """The cards of a trick as positions write them."""
    return ",".join(laid.plain() for laid in trick) or "-"


WRITE: Final[dict[str, Callable[[Any], str]]] = {
    "0": lambda s: str(s.hands[0]),
    "1": lambda s: str(s.hands[1]),
    "decree": lambda s: str(s.decree or "-"),
    "deck": lambda s: text_of(s.deck),
    "trick": lambda s: trick_text(s.trick),
    "leader": lambda s: str(s.leader),
    "turn": lambda s: str(s.turn),
    "phase": lambda s: s.phase.name,
    "tricks": lambda s: pair_text(s.tricks),
    "scores": lambda s: pair_text(s.scores),
    "before": lambda s: pair_text(s.scores_before),
    "round": lambda s: str(s.round),
    "dealer": lambda s: str(s.dealer),
    "chances": lambda s: str(s.chances),
}
"""How the fields that games of the family share are written."""


def written(state: DuelState, fields: Mapping[str, Callable[[Any], str]]) -> str:
    """The fields as one line; seats are told apart from keys by their mark."""
    return " ".join(
        f"{key}{':' if key.isdecimal() else '='}{write(state)}" for key, write in fields.items()
    )


def read(game: "DuelGame[Any]", fields: Fields) -> dict[str, Any]:
    """The parts of a state that all games of the family write alike, but the phase."""
    card = game.deck.card
    decree = [card(text) for text in split(fields.get("decree", "-"))]
    if len(decree) > 1:
        raise BadText(Message("position-one-card", field="decree"))
    leader = number_field(fields, "leader", 0, 1)
    return {
        "trick": tuple(game.laid(text) for text in split(fields.get("trick", "-"))),
        "deck": tuple(map(card, split(fields.get("deck", "-")))),
        "hands": tuple(FoxCards(map(card, FoxCards(fields.get(seat, "-")))) for seat in "01"),
        "decree": decree[0] if decree else None,
        "leader": leader,
        "dealer": number_field(fields, "dealer", 0, 1, default=1 - leader),
        "round": number_field(fields, "round", 1, None, default=1),
        "tricks": pair_field(fields, "tricks"),
    }


def split(text: str) -> list[str]:
    """The entries of a list; '-' or nothing for none."""
    return [] if text in {"", "-"} else text.split(",")


def check_cards(state: DuelState, allowed: Iterable[FoxCard], *more: FoxCards) -> None:
    """No card appears twice, and all belong to the game; `more` are sets beyond those of every
    game."""
    cards = list(state.deck)
    cards += [state.decree] if state.decree else []
    for some in (*state.hands, *more, *(laid.cards for laid in state.trick if laid != GONE)):
        cards += some
    check_once(cards)
    foreign = set(cards) - set(allowed)
    if foreign:
        card, game = min(foreign).text, state.game.name
        raise BadText(Message("position-foreign-card", card=card, game=game))


_FOX_FIELDS: Final[Mapping[str, Callable[[FoxState], str]]] = {
    **{key: WRITE[key] for key in ("0", "1", "decree", "deck", "trick", "leader", "tricks")},
    "sevens": lambda s: pair_text(s.sevens),
    **{key: WRITE[key] for key in ("before", "round", "dealer")},
    "turn": lambda s: turn_text(s.to_act),
    **{key: WRITE[key] for key in ("phase", "chances")},
}


def position_text(state: FoxState) -> str:
    """The position of a fox game as one line."""
    return written(state, _FOX_FIELDS)


def parse_position(game: "FoxGame", text: str) -> FoxState:
    """The state of a fox game that a line describes."""
    fields = parse_fields(text, tuple(_FOX_FIELDS), FORMER_TURN, FORMER_BEFORE)
    before = "before" if "before" in fields else FORMER_BEFORE
    state = FoxState.of(game, Fate(), **read(game, fields))
    check_cards(state, game.rules.deck)
    phase = phase_field(fields, game.phases, "follow" if state.trick else "lead")
    sevens = pair_field(fields, "sevens")
    dealt = phase is FOX_OVER or phase.in_round
    state = state.ask(
        phase,
        usual_turn(state, phase),
        scores_before=pair_field(fields, before),
        chances=number_field(fields, "chances", 0, None, default=state.round + dealt),
    )
    check(state)
    _check_played(state, sevens)
    state = state.with_sevens(sevens)
    check_ended(state)
    check_turn_field(fields, state.to_act)
    return state


def _check_played(state: FoxState, sevens: Pair) -> None:
    """What appears nowhere has been played, so only those Treasures can have been won; and whoever
    plays a Woodcutter needs a card to draw."""
    if not state.phase.in_round and state.phase is not FOX_OVER:
        if any(sevens):
            raise BadText(Message("position-not-dealt", phase=state.phase.name))
        return
    held = [*(state.hands[0] | state.hands[1]), *([state.decree] if state.decree else [])]
    here = [*held, *state.deck, *(laid.card for laid in state.trick)]
    played = sum(card.rank == TREASURE for card in {*state.game.rules.deck} - {*here})
    if sum(sevens) > played:
        raise BadText(Message("position-sevens"))
    drawn = state.phase.spare[0]
    if not state.deck and not drawn and any(card.rank == WOODCUTTER for card in held):
        raise BadText(Message("position-woodcutter"))
