"""Positions that somebody sets up: whose turn it is in them, and whether they can be played on.

What `ruling.S29` says about a position without a draw deck holds here: it is no reason to refuse
one. A card that asks something must lie where its player has put it, and as what it is now.
"""

from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.games.fox.laid import GONE
from tanglewood.games.fox.phase import FOX_OVER, FoxChoice, FoxDraw, FoxPhase, ability, answered
from tanglewood.games.fox.state import DuelState


def usual_turn(state: DuelState, phase: FoxPhase) -> int:
    """Whose turn it usually is: the one who laid the last card if that asks something, else the
    next to play."""
    cards = len(state.trick)
    leads = cards == 1 if phase.trick in {ability, answered} else cards != 1
    return state.leader if leads else 1 - state.leader


def check(state: DuelState) -> None:
    """Refuse what no game comes to, and what could not be played to the end of a round."""
    for module in state.game.modules:
        module.check(state)
    _check_scores(state)
    _check_deck(state)
    if state.phase.in_round:
        _check_trick(state)
        _check_turn(state)
        if wrong := state.phase.wrong(state):
            raise BadText(wrong)
        _check_hands(state)
    else:
        _check_between(state)
    _check_choices(state)


def _check_scores(state: DuelState) -> None:
    """No round begins after one that brought somebody to the target (`fox.end`). A target of 0 is
    for one round, of whatever game."""
    target = state.game.rules.target
    if target and max(state.scores_before) >= target:
        raise BadText(Message("position-past-target", n=target))


def _check_deck(state: DuelState) -> None:
    """The draw deck is no larger than the deal leaves it, or what cards put under it."""
    most = len(state.game.dealt(state)) - 2 * state.game.rules.hand - 1
    most += state.game.room_under if state.phase.in_round else 0
    if len(state.deck) + state.phase.spare[0] > most:
        most -= state.phase.spare[0]
        raise BadText(Message("position-deck-most", n=most))


def _check_between(state: DuelState) -> None:
    """Outside the rounds nobody holds a card, and before a deal none lies anywhere."""
    name = state.phase.name
    if any(state.hands) or state.trick:
        raise BadText(Message("position-no-hands", phase=name))
    if state.phase is FOX_OVER:
        _check_number(state, 0)
    elif state.decree or state.deck or any(state.tricks):
        raise BadText(Message("position-not-dealt", phase=name))


def check_ended(state: DuelState) -> None:
    """A game is over after the last trick of a round that brought somebody to the target
    (`fox.end`)."""
    rules = state.game.rules
    if state.phase is not FOX_OVER:
        return
    if sum(state.tricks) < rules.hand:
        raise BadText(Message("position-over-tricks", n=rules.hand))
    if max(state.scores) < rules.target:
        raise BadText(Message("position-over-scores", n=rules.target))


def _check_trick(state: DuelState) -> None:
    """The cards of the trick fit the phase."""
    if not state.decree:
        raise BadText(Message("position-no-decree"))
    trick = state.trick
    if len(trick) > 2 or GONE in trick[1:] or not state.phase.trick(state):
        raise BadText(Message("position-trick", phase=state.phase.name))


def _check_turn(state: DuelState) -> None:
    """The one whose turn it is has played the card that asks, or plays next."""
    phase, turn = state.phase, state.turn
    fits = turn == usual_turn(state, phase)
    if phase.trick is ability and len(state.trick) == 2:
        fits = fits or state.game.leads_late(state)
    if not fits:
        raise BadText(Message("position-turn", seat=turn))
    if phase.asked_by is not None and not phase.asked_by(state, state.laid_by(turn)):
        raise BadText(Message("position-not-asked", seat=turn, phase=phase.name))


def _check_hands(state: DuelState) -> None:
    """Both hands last equally long, and for no more tricks than a round has (`fox.deal`)."""
    phase, turn, leader = state.phase, state.turn, state.leader
    left = [len(hand) for hand in state.hands]
    left[turn] -= phase.spare[0]
    left[1 - turn] -= phase.spare[1]
    begun = bool(state.trick) or phase.left_trick
    if begun and len(state.trick) < 2 and not (phase.left_trick and turn != leader):
        left[1 - leader] -= 1  # what the follower still owes to this trick
    if left[0] != left[1] or left[0] < 0:
        raise BadText(Message("position-unequal"))
    _check_number(state, left[0] + begun)


def _check_number(state: DuelState, to_come: int) -> None:
    hand = state.game.rules.hand
    if sum(state.tricks) + to_come > hand:
        raise BadText(Message("position-tricks", n=hand))


def _check_choices(state: DuelState) -> None:
    """A position in which nobody can do anything is refused."""
    phase = state.phase
    if isinstance(phase, FoxChoice) and not state.legal_mask:
        raise BadText(Message("position-no-choice"))
    if isinstance(phase, FoxDraw):
        chance = phase.chance(state)
        if chance.count > len(chance.items) or chance.outcome_count < 2:
            raise BadText(Message("position-no-draw", phase=phase.name))
