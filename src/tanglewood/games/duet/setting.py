"""Positions that somebody sets up: who is to act, what is legal, and can it be played on."""

from typing import TYPE_CHECKING

from tanglewood.cards.duet import DuetCard
from tanglewood.core.errors import BadText
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
        raise BadText("A card is sealed only while phase=gift.")
    if phase <= MOVE:
        _check_trick(state)
    elif phase != OVER and any(hands):
        raise BadText(f"Nobody holds a card while phase={NAMES[phase]}.")
    if phase == COVER:
        forest = state.forest
        if state.round == 3 or not forest.tokens:
            raise BadText("phase=cover needs a forest token, after round 1 or 2.")
        if not forest.low < forest.tracker < forest.high:
            raise BadText("phase=cover needs a tracker that stands at neither end.")


def _check_trick(state: "DuetState") -> None:
    """Inside a round: a decree, hands of fitting sizes, and an ability that asks something."""
    phase, hands, trick, leader = state.phase, state.hands, state.trick, state.leader
    if state.decree is None:
        raise BadText("A position in mid-round needs a decree.")
    owed = len(trick) == 1
    if len(hands[leader]) + owed != len(hands[1 - leader]):
        raise BadText("The two hands must be equally large, the cards of the trick counted in.")
    if max(map(len, hands)) > HAND:
        raise BadText(f"No hand has more than {HAND} cards.")
    if phase in {LEAD, EXCHANGE} and not hands[state.to_act]:
        raise BadText("The player to act holds no card in this position.")
    if phase in {NAME, EXCHANGE} and (trick[-1].rank != FOXES or not any(hands)):
        raise BadText(f"phase={NAMES[phase]} needs Foxes (3) played last, and a card in a hand.")
    if phase == GIFT:
        _check_gift(state)
    if phase == MOVE and not choices_of(state):
        raise BadText("phase=move needs a trick that gives its winner a choice of moves.")


def _check_gift(state: "DuetState") -> None:
    chooser = state.hands[state.to_act]
    other = state.hands[1 - state.to_act]
    if state.trick[-1].rank != GIFT_RANK or not other or len(chooser) < 2:
        raise BadText("phase=gift needs a Gift (7) played last and a player with a choice.")
    if state.sealed is not None and state.sealed not in other:
        raise BadText(f"{state.sealed} is sealed, but not in the hand of its giver.")
