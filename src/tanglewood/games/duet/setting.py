"""Positions that somebody sets up: who is to act, what is legal, and can it be played on."""

from typing import TYPE_CHECKING

from tanglewood.core.errors import BadText
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.duet.actions import COVERS, GIVE_FROM, exchanges, namings
from tanglewood.games.duet.cards import BIT, DECK, FOXES, HAND, RANK, follower_takes, may_follow
from tanglewood.games.duet.cards import GIFT as GIFT_RANK
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
    from tanglewood.games.duet.state import DuetState, Round, Trick


def turn_of(phase: int, round_: "Round", trick: "Trick", sealed: int, leader: int) -> int:
    """Who is to act; after Foxes the one who played them, if nobody says who was named."""
    if phase in {DEALER, DEAL}:
        return CHANCE
    if phase == OVER:
        return NOBODY
    if phase == COVER:
        return 1 - round_.dealer
    if phase == MOVE and round_.decree >= 0:
        return 1 - leader if follower_takes(round_.decree, *trick) else leader
    player = leader if len(trick) == 1 else 1 - leader
    if phase == GIFT and sealed >= 0:
        return 1 - player
    return leader if phase == LEAD else 1 - leader if phase == FOLLOW else player


def choices_of(state: "DuetState") -> int:
    """The mask of what is legal."""
    phase, to_act = state.phase, state.to_act
    if to_act < 0:
        return 0
    hand, trick = state.hands[to_act], state.trick
    if phase == FOLLOW:
        return may_follow(hand, trick[0])
    if phase == NAME:
        return namings(hand, state.hands[1 - to_act])
    if phase == EXCHANGE:
        return exchanges(hand)
    if phase == GIFT:
        return hand << GIVE_FROM
    if phase == MOVE:
        lead, follow = trick
        return state.game.moves[to_act][lead * DECK.size + follow][0]
    return COVERS if phase == COVER else hand


def check(state: "DuetState") -> None:
    """Refuse what no game comes to and what would leave a player without a choice."""
    phase, hands = state.phase, state.hands
    if (state.sealed >= 0) and phase != GIFT:
        raise BadText("A card is sealed only while phase=gift.")
    if phase <= MOVE:
        _check_trick(state)
    elif phase != OVER and any(hands):
        raise BadText(f"Nobody holds a card while phase={NAMES[phase]}.")
    if phase == COVER:
        forest = state.forest
        if state.round.number == 3 or not forest.tokens:
            raise BadText("phase=cover needs a forest token, after round 1 or 2.")
        if not forest.low < forest.tracker < forest.high:
            raise BadText("phase=cover needs a tracker that stands at neither end.")


def _check_trick(state: "DuetState") -> None:
    """Inside a round: a decree, hands of fitting sizes, and an ability that asks something."""
    phase, hands, trick, leader = state.phase, state.hands, state.trick, state.leader
    if state.round.decree < 0:
        raise BadText("A position in mid-round needs a decree.")
    owed = len(trick) == 1
    if hands[leader].bit_count() + owed != hands[1 - leader].bit_count():
        raise BadText("The two hands must be equally large, the cards of the trick counted in.")
    if max(hand.bit_count() for hand in hands) > HAND:
        raise BadText(f"No hand has more than {HAND} cards.")
    if phase in {LEAD, EXCHANGE} and not hands[state.to_act]:
        raise BadText("The player to act holds no card in this position.")
    if phase in {NAME, EXCHANGE} and (RANK[trick[-1]] != FOXES or not any(hands)):
        raise BadText(f"phase={NAMES[phase]} needs Foxes (3) played last, and a card in a hand.")
    if phase == GIFT:
        _check_gift(state)
    if phase == MOVE and not choices_of(state):
        raise BadText("phase=move needs a trick that gives its winner a choice of moves.")


def _check_gift(state: "DuetState") -> None:
    chooser = state.hands[state.to_act]
    other = state.hands[1 - state.to_act]
    if RANK[state.trick[-1]] != GIFT_RANK or not other or chooser.bit_count() < 2:
        raise BadText("phase=gift needs a Gift (7) played last and a player with a choice.")
    if state.sealed >= 0 and not other & BIT[state.sealed]:
        raise BadText(f"{DECK.text(state.sealed)} is sealed, but not in the hand of its giver.")
