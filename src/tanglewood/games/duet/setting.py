"""Positions that somebody sets up: who is to act in them, and whether they can be played on."""

from typing import Final

from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.phase import OVER
from tanglewood.games.duet.cards import FOXES, HAND
from tanglewood.games.duet.cards import GIFT as GIFT_RANK
from tanglewood.games.duet.course import (
    COVER,
    EXCHANGE,
    FOLLOW,
    GIFT,
    LEAD,
    MOVE,
    NAME,
    ROUNDS,
    trick_winner,
)  # fmt: skip
from tanglewood.games.duet.state import DuetState

_TRICK: Final = {
    NAME: (1, 2), EXCHANGE: (1, 2), GIFT: (1, 2), FOLLOW: (1, 1), MOVE: (2, 2), OVER: (0, 2),
}  # fmt: skip
"""The fewest and the most cards in the trick by phase; none in the others."""

_IN_ROUND: Final = frozenset({LEAD, FOLLOW, NAME, EXCHANGE, GIFT, MOVE})


def usual_turn(s: DuetState) -> int:
    """Whose turn it is; after Foxes of the one who played them, if nobody says who was named."""
    if s.phase is COVER:
        return 1 - s.dealer
    if s.phase is MOVE and s.decree is not None:
        return trick_winner(s)
    leads = s.phase is LEAD or (s.phase is not FOLLOW and len(s.trick) == 1)
    sealed = s.phase is GIFT and s.sealed is not None
    return s.leader if leads != sealed else 1 - s.leader


def check_trick(s: DuetState) -> None:
    """So many cards lie in the trick as the phase has."""
    least, most = _TRICK.get(s.phase, (0, 0))
    if not least <= len(s.trick) <= most:
        raise BadText(Message("position-trick", phase=s.phase.name))


def check(s: DuetState) -> None:
    """Refuse what no game comes to and what would leave a player without a choice."""
    phase, hands = s.phase, s.hands
    if s.sealed is not None and phase is not GIFT:
        raise BadText(Message("position-sealed"))
    if phase in _IN_ROUND:
        _check_trick(s)
    elif phase is not OVER and any(hands):
        raise BadText(Message("position-no-hands", phase=phase.name))
    if phase is COVER:
        forest = s.forest
        if s.round == ROUNDS or not forest.tokens:
            raise BadText(Message("position-cover-token"))
        if not forest.low < forest.tracker < forest.high:
            raise BadText(Message("position-cover-tracker"))


def _check_trick(s: DuetState) -> None:
    """Inside a round: a decree, hands of fitting sizes, and an ability that asks something."""
    phase, hands, trick, leader = s.phase, s.hands, s.trick, s.leader
    if s.decree is None:
        raise BadText(Message("position-no-decree"))
    owed = len(trick) == 1
    if len(hands[leader]) + owed != len(hands[1 - leader]):
        raise BadText(Message("position-unequal"))
    if max(map(len, hands)) > HAND:
        raise BadText(Message("position-hand-most", n=HAND))
    if phase in {LEAD, EXCHANGE} and not hands[s.turn]:
        raise BadText(Message("position-no-choice"))
    if phase in {NAME, EXCHANGE} and (trick[-1].rank != FOXES or not any(hands)):
        raise BadText(Message("position-no-foxes", phase=phase.name))
    if phase is GIFT:
        _check_gift(s)
    if phase is MOVE and not s.legal_mask:
        raise BadText(Message("position-no-moves"))


def _check_gift(s: DuetState) -> None:
    chooser = s.hands[s.turn]
    other = s.hands[1 - s.turn]
    if s.trick[-1].rank != GIFT_RANK or not other or len(chooser) < 2:
        raise BadText(Message("position-no-gift"))
    if s.sealed is not None and s.sealed not in other:
        raise BadText(Message("position-sealed-hand", card=s.sealed.text))
