"""Duet positions as one readable line.

    0:D2,R9 1:D5,S1 decree=R3 rest=S2,S7 trick=- sealed=- leader=1 tracker=6 path=1-10 tokens=3
    gems=0-2-2-1-1-0-1-1-2-1-1 round=2 dealer=0 turn=1 phase=lead ending=- chances=3

Fields may come in any order; those left out have the value of a fresh game (the tracker on the
start, the gems of the level, all of the path free, as many tokens as are not on the path, seat 0
leads, the phase that the trick suggests). `path` is the last uncovered space of each end. Cards
that appear nowhere have been played. `turn` is needed only after Foxes, to say who was named.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tanglewood.cards.card import text_of
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.phase import OVER, Phase
from tanglewood.core.position_text import (
    FORMER_TURN,
    check_once,
    check_turn_field,
    number_field,
    numbers_field,
    parse_fields,
    phase_field,
    turn_text,
)  # fmt: skip
from tanglewood.core.printable import shortened
from tanglewood.games.duet.course import DEAL, DEALER, EXCHANGE, PHASES
from tanglewood.games.duet.ending import ENDINGS, VICTORY
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.setting import check, check_trick, usual_turn
from tanglewood.games.duet.state import DuetState

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame

_FIELDS = (
    "0", "1", "decree", "rest", "trick", "sealed", "leader", "tracker", "path", "tokens", "gems",
    "round", "dealer", "turn", "phase", "ending", "chances",
)  # fmt: skip


def position_text(state: DuetState) -> str:
    """The position as one line."""
    forest = state.forest
    return (
        f"0:{state.hands[0]} 1:{state.hands[1]} "
        f"decree={_card_text(state.decree)} rest={state.rest} "
        f"trick={text_of(state.trick)} sealed={_card_text(state.sealed)} "
        f"leader={state.leader} tracker={forest.tracker} path={forest.low}-{forest.high} "
        f"tokens={forest.tokens} gems={'-'.join(map(str, forest.gems))} "
        f"round={state.round} dealer={state.dealer} turn={turn_text(state.to_act)} "
        f"phase={state.phase.name} ending={ENDINGS[state.end_code]} chances={state.chances}"
    )


def _card_text(card: DuetCard | None) -> str:
    return "-" if card is None else card.text


def parse_position(game: "DuetGame", text: str) -> DuetState:
    """The state that a line describes."""
    fields = parse_fields(text, _FIELDS, FORMER_TURN)
    trick = DuetCard.read_all(fields.get("trick", "-"))
    hands = DuetCards(fields.get("0", "-")), DuetCards(fields.get("1", "-"))
    rest = DuetCards(fields.get("rest", "-"))
    decree, sealed = _card(fields, "decree"), _card(fields, "sealed")
    check_once([*trick, *([] if decree is None else [decree]), *hands[0], *hands[1], *rest])
    phase = phase_field(fields, PHASES, "follow" if trick else "lead")
    dealer = number_field(fields, "dealer", 0, 1, default=-1)
    leader = number_field(fields, "leader", 0, 1, default=1 - dealer if dealer >= 0 else 0)
    number = number_field(fields, "round", 1, 3, default=1)
    counted = 0 if phase is DEALER else number + (phase is not DEAL)
    state = DuetState.of(
        game,
        Fate(),
        round=number,
        dealer=dealer if dealer >= 0 else 1 - leader,
        decree=decree,
        rest=rest,
        chances=number_field(fields, "chances", 0, None, default=counted),
        hands=hands,
        trick=trick,
        sealed=sealed,
        leader=leader,
        phase=phase,
    )
    check_trick(state)
    ending = _ending(fields.get("ending", "-"), phase)
    turn = usual_turn(state)
    if phase is EXCHANGE:
        said = "turn" if "turn" in fields else FORMER_TURN
        turn = number_field(fields, said, 0, 1, default=turn)
    forest = _forest(game, fields, victory=ending == VICTORY)
    state = state._replace(forest=forest, end_code=ending, turn=turn)
    check_turn_field(fields, state.to_act)
    check(state)
    return state


def _card(fields: Mapping[str, str], name: str) -> DuetCard | None:
    cards = DuetCard.read_all(fields.get(name, "-"))
    if len(cards) > 1:
        raise BadText(Message("position-one-card", field=name))
    return cards[0] if cards else None


def _ending(text: str, phase: Phase) -> int:
    if text not in ENDINGS:
        endings = ", ".join(ENDINGS)
        raise BadText(Message("position-no-ending", text=shortened(text), endings=endings))
    ending = ENDINGS.index(text)
    if (phase is OVER) != bool(ending):
        raise BadText(Message("position-ending", ending=text, phase=phase.name))
    return ending


def _forest(game: "DuetGame", fields: Mapping[str, str], *, victory: bool) -> Forest:
    board, full = game.board, game.forest
    low, high = numbers_field({"path": f"0-{board.last}"} | dict(fields), "path", 2)
    if not low <= board.start <= high <= board.last:
        raise BadText(Message("position-path", path=f"{low}-{high}"))
    unused = full.tokens - low - (board.last - high)
    if unused < 0:
        raise BadText(Message("position-path-tokens", path=f"{low}-{high}", n=full.tokens))
    tracker = number_field(fields, "tracker", low, high, default=board.start)
    tokens = number_field(fields, "tokens", 0, unused, default=unused)
    gems = _gems(game, fields, low, high)
    if (sum(gems) == 0) != victory:
        raise BadText(Message("position-gems-victory"))
    return Forest(tracker, low, high, tokens, gems)


def _gems(game: "DuetGame", fields: Mapping[str, str], low: int, high: int) -> tuple[int, ...]:
    """The gems as given, or those of the level, slid off the covered spaces."""
    full = game.forest.gems
    if "gems" not in fields:
        heaps = [0] * len(full)
        for space, gems in enumerate(full):
            heaps[min(max(space, low), high)] += gems
        return tuple(heaps)
    given = numbers_field(fields, "gems", len(full))
    if any(given[:low]) or any(given[high + 1 :]):
        raise BadText(Message("position-gems-covered"))
    if Forest(0, low, high, 0, given).supply < 0:
        raise BadText(Message("position-gems-many"))
    return given
