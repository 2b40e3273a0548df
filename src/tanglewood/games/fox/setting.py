"""Positions that somebody sets up: what is legal in them, and can they be played on."""

from typing import TYPE_CHECKING

from tanglewood.core.bits import members
from tanglewood.core.errors import BadText
from tanglewood.games.fox.actions import EXCHANGE_FROM, KEEP, UNDER_FROM
from tanglewood.games.fox.cards import RANK, TREASURE, WOODCUTTER, may_follow
from tanglewood.games.fox.phase import DEAL, DEALER, EXCHANGE, FOLLOW, NAMES, OVER, UNDER

if TYPE_CHECKING:
    from tanglewood.games.fox.state import FoxState


def choices_of(phase: int, hand: int, trick: tuple[int, ...]) -> int:
    """The mask of what is legal for the one who holds this hand."""
    if phase in {DEALER, DEAL, OVER}:
        return 0
    if not hand:
        raise BadText("The player to act holds no card in this position.")
    if phase == FOLLOW:
        return may_follow(hand, trick[0])
    if phase == EXCHANGE:
        return hand << EXCHANGE_FROM | KEEP.bit
    return hand << UNDER_FROM if phase == UNDER else hand


def check(state: "FoxState") -> None:
    """Refuse what no game comes to and what could not be played to the end of a round."""
    phase, round_ = state.phase, state.round
    if phase in {DEALER, DEAL, OVER} and any(state.hands):
        raise BadText(f"Nobody holds a card while phase={NAMES[phase]}.")
    if phase in {DEALER, DEAL}:
        if round_.decree >= 0 or round_.deck or any(state.tricks) or any(state.treasure):
            raise BadText(f"In phase={NAMES[phase]} no card has been dealt and nothing won.")
        return
    _check_tricks(state)
    _check_deck(state)
    # What stands nowhere has been played, so only those Treasures can have been won.
    here = [*state.trick, *round_.deck, *members(state.hands[0] | state.hands[1]), round_.decree]
    played = sum(RANK[card] == TREASURE for card in {*state.game.rules.deck} - {*here})
    if sum(state.treasure) > played:
        raise BadText("More sevens are won than have been played in this position.")


def _check_tricks(state: "FoxState") -> None:
    """Both hands last equally long, and for no more tricks than a round has (`fox.deal`)."""
    left = [hand.bit_count() for hand in state.hands]
    if state.phase == UNDER:
        left[state.to_act] -= 1
    for number in range(len(state.trick)):
        left[state.leader ^ number] += 1
    if left[0] != left[1]:
        raise BadText("The two hands must be equally large, the cards of the trick counted in.")
    hand = state.game.rules.hand
    if sum(state.tricks) + left[0] > hand:
        raise BadText(f"A round has {hand} tricks; this position has more, won and to come.")


def _check_deck(state: "FoxState") -> None:
    """The draw deck is as large as the deal left it, and a Woodcutter needs it."""
    rules, deck = state.game.rules, state.round.deck
    most = len(rules.deck) - 2 * rules.hand - 1
    drawn = state.phase == UNDER
    if len(deck) + drawn > most:
        raise BadText(f"The draw deck has {most - drawn} cards at most in this position.")
    cards = [*members(state.hands[0] | state.hands[1]), state.round.decree]
    if not deck and not drawn and any(RANK[card] == WOODCUTTER for card in cards if card >= 0):
        raise BadText("A Woodcutter draws a card, but the deck is empty in this position.")
