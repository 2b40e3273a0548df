"""Positions that somebody sets up: who is to act, what is legal, and whether they can be played
on."""

from typing import TYPE_CHECKING

from tanglewood.cards.duet import DuetCard
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.duet.actions import COVERS, exchanges, gifts, moves_mask, namings
from tanglewood.games.duet.cards import FOXES, HAND, follower_takes, may_follow
from tanglewood.games.duet.cards import GIFT as GIFT_RANK
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.phase import (
    COVER,
    DEAL,
    DEALER,
    EXCHANGE,
    FOLLOW,
    GIFT,
    LEAD,
    MOVE,
    NAME,
    NAMES,
    OVER,
)

if TYPE_CHECKING:
    from tanglewood.games.duet.state import DuetState, Trick


def turn_of(
    phase: int,
    dealer: int,
    decree: DuetCard | None,
    trick: "Trick",
    sealed: DuetCard | None,
    leader: int,
) -> int:
    """Who is to act; after Foxes the one who played them, if nobody says who was named."""
    if phase in {DEALER, DEAL}:
        return CHANCE
    if phase == OVER:
        return NOBODY
    if phase == COVER:
        return 1 - dealer
    if phase == MOVE and decree is not None:
        return 1 - leader if follower_takes(decree, *trick) else leader
    player = leader if len(trick) == 1 else 1 - leader
    if phase == GIFT and sealed is not None:
        return 1 - player
    return leader if phase == LEAD else 1 - leader if phase == FOLLOW else player


def choices_of(state: "DuetState") -> int:
    """The mask of what is legal."""
    phase, to_act = state.phase, state.to_act
    if to_act < 0:
        return 0
    hand, trick = state.hands[to_act], state.trick
    if phase == FOLLOW:
        return may_follow(hand, trick[0]).mask
    if phase == NAME:
        return namings(hand, state.hands[1 - to_act])
    if phase == EXCHANGE:
        return exchanges(hand)
    if phase == GIFT:
        return gifts(hand)
    if phase == MOVE:
        found = moves(state.game.paws.by_card, to_act, *trick)
        return moves_mask(found) if len(found) > 1 else 0
    return COVERS if phase == COVER else hand.mask


def check(state: "DuetState") -> None:
    """Refuse what no game comes to and what would leave a player without a choice."""
    phase, hands = state.phase, state.hands
    if state.sealed is not None and phase != GIFT:
        raise BadText(Message("position-sealed"))
    if phase <= MOVE:
        _check_trick(state)
    elif phase != OVER and any(hands):
        raise BadText(Message("position-no-hands", phase=NAMES[phase]))
    if phase == COVER:
        forest = state.forest
        if state.round == 3 or not forest.tokens:
            raise BadText(Message("position-cover-token"))
        if not forest.low < forest.tracker < forest.high:
            raise BadText(Message("position-cover-tracker"))


def _check_trick(state: "DuetState") -> None:
    """Inside a round: a decree, hands of fitting sizes, and an ability that asks something."""
    phase, hands, trick, leader = state.phase, state.hands, state.trick, state.leader
    if state.decree is None:
        raise BadText(Message("position-no-decree"))
    owed = len(trick) == 1
    if len(hands[leader]) + owed != len(hands[1 - leader]):
        raise BadText(Message("position-unequal"))
    if max(map(len, hands)) > HAND:
        raise BadText(Message("position-hand-most", n=HAND))
    if phase in {LEAD, EXCHANGE} and not hands[state.to_act]:
        raise BadText(Message("position-no-choice"))
    if phase in {NAME, EXCHANGE} and (trick[-1].rank != FOXES or not any(hands)):
        raise BadText(Message("position-no-foxes", phase=NAMES[phase]))
    if phase == GIFT:
        _check_gift(state)
    if phase == MOVE and not choices_of(state):
        raise BadText(Message("position-no-moves"))


def _check_gift(state: "DuetState") -> None:
    chooser = state.hands[state.to_act]
    other = state.hands[1 - state.to_act]
    if state.trick[-1].rank != GIFT_RANK or not other or len(chooser) < 2:
        raise BadText(Message("position-no-gift"))
    if state.sealed is not None and state.sealed not in other:
        raise BadText(Message("position-sealed-hand", card=state.sealed.text))
