"""Positions that somebody sets up: in which phase they are, whose turn it is, what is legal, and
can they be played on.

What `ruling.S29` says about a position without a draw deck holds here: it is no reason to refuse
one. A card that asks something must lie where its player has put it, and as what it is now."""

from typing import TYPE_CHECKING, Final

from tanglewood.core.errors import BadText
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.deluxe import phase as at
from tanglewood.games.deluxe.cards import (
    AXE,
    FAIRY,
    HAMMER,
    MIRROR,
    POTION,
    RANK,
    SHOVEL,
    SUIT,
    TREE,
    face,
)  # fmt: skip
from tanglewood.games.deluxe.choices import choices
from tanglewood.games.deluxe.laid import GONE, LOST, WON, Laid
from tanglewood.games.deluxe.special.fairy import SEEN
from tanglewood.games.fox.cards import FOX, WOODCUTTER

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState

_DRAWS_IN_A_ROUND: Final = {at.TREE, at.FAIRY, at.SHOVEL}
_BREWING: Final = {at.SPILL, at.POUR}
_BY_SPECIAL: Final = {
    at.DIG: SHOVEL, at.SHOVEL: SHOVEL, at.TAKE: FAIRY, at.GIVE: FAIRY, at.FAIRY: FAIRY,
    at.NAME: HAMMER,
}  # fmt: skip
"""The special card that asks, by phase."""
_BY_RANK: Final = {at.EXCHANGE: FOX, at.UNDER: WOODCUTTER}
_OF_THE_LAST_CARD: Final = {*_BY_SPECIAL, *_BY_RANK} - {at.NAME}
"""The phases in which the one who has just played is asked, or draws."""


def in_a_round(phase: int) -> bool:
    """Whether the cards are dealt and tricks are played."""
    return phase <= at.LAST_CHOICE or phase in _DRAWS_IN_A_ROUND


def usual_phase(state: "DeluxeState") -> int:
    """The phase that the trick suggests."""
    if len(state.trick) == 1 and state.decree >= 0:
        return at.TREE if face(state.trick[0].card, state.decree) == TREE else at.FOLLOW
    return at.REPLACE if len(state.trick) == 2 else at.LEAD


def usual_turn(state: "DeluxeState") -> int:
    """Whose turn it usually is: the one who played last in an ability, else the next to play."""
    cards = len(state.trick)
    if state.phase in _OF_THE_LAST_CARD:
        leads = cards == 1
    elif state.phase in {at.FOLLOW, at.TREE, at.NAME}:
        leads = False
    else:
        leads = cards != 1
    return state.leader if leads else 1 - state.leader


def settle(state: "DeluxeState") -> None:
    """Who acts and what may be chosen; what no game comes to is refused, and so is what could not
    be played to the end of a round."""
    _check_modules(state)
    if in_a_round(state.phase):
        _check_trick(state)
        _check_turn(state)
        _check_shown(state)
        _check_hands(state)
    else:
        _check_between(state)
    if state.phase <= at.LAST_CHOICE:
        state.to_act = state.turn
        state.choices = choices(state)
        if not state.choices:
            raise BadText("The player to act has nothing to choose in this position.")
        return
    state.to_act = NOBODY if state.phase == at.OVER else CHANCE
    chance = state.chance
    if chance is not None and (chance.count > len(chance.items) or chance.outcomes < 2):
        raise BadText(f"phase={at.NAMES[state.phase]}: there is nothing to draw in this position.")


def _check_modules(state: "DeluxeState") -> None:
    rules, special = state.game.rules, state.special
    if not rules.special and (any(special.piles) or special.shown or special.named >= 0):
        raise BadText("This game has no special cards, so it has no pile0, pile1, named or shown.")
    if any(pile and not 2 <= pile.bit_count() <= 3 for pile in special.piles):
        raise BadText("A pile holds the two or three cards of a won trick.")
    if len(state.goals.open) > rules.open_goals:
        most = ("No goal lies", "One goal lies", "At most two goals lie")[rules.open_goals]
        raise BadText(f"{most} open in this game.")
    most_cards = 33 + rules.special - 2 * rules.hand - 1
    if len(state.deck) > most_cards + 2 * in_a_round(state.phase):  # a Potion in mid-step
        raise BadText(f"The draw deck is too large: it starts with {most_cards} cards.")


def _check_between(state: "DeluxeState") -> None:
    """Outside the rounds nobody holds a card, and before a deal none lies anywhere."""
    name = at.NAMES[state.phase]
    if any(state.hands) or state.trick:
        raise BadText(f"No card is in a hand or in a trick while phase={name}.")
    if state.phase == at.OVER:
        _check_number(state, 0)
        return
    if state.decree >= 0 or state.deck or any(state.special.piles) or any(state.tricks):
        raise BadText(f"In phase={name} no card has been dealt and nothing won.")
    if state.phase == at.RENEW and state.goals.deck:
        raise BadText("phase=renew needs an empty goal deck: goaldeck=-.")


def _check_trick(state: "DeluxeState") -> None:
    """The cards of the trick fit the phase."""
    if state.decree < 0:
        raise BadText("A position in mid-round needs a decree.")
    trick, phase, decree = state.trick, state.phase, state.decree
    gone, count = trick[:1] == (GONE,), len(trick)
    now = [-1 if laid == GONE else face(laid.card, decree) for laid in trick]
    if phase == at.LEAD:
        fits = count == 0
    elif phase in {at.FOLLOW, at.TREE}:
        fits = count == 1 and not gone and (now[0] == TREE) == (phase == at.TREE)
    elif phase == at.REPLACE:
        fits = count == 2 and gone and now[1] == HAMMER and state.special.named >= 0
    elif phase == at.NAME:
        fits = count == 2 and not gone
    elif phase in _BREWING:
        fits = count == 0 or (gone == (count == 2) and (count == 1 or now[1] == HAMMER))
    else:
        fits = count > 0 and not gone
    if not fits or count > 2 or GONE in trick[1:] or not all(map(_mark_fits, trick)):
        raise BadText(f"The trick does not fit phase={at.NAMES[phase]} in this position.")


def _mark_fits(laid: Laid) -> bool:
    """What was settled when a card was played belongs to that card."""
    return {LOST: laid.card in {SHOVEL, MIRROR}, WON: laid.card in {AXE, MIRROR}}.get(
        laid.mark, True
    )


def _check_turn(state: "DeluxeState") -> None:
    """The one whose turn it is has played the card that asks, or plays next.

    With two cards in the trick the leader is asked only after a Hammer, about the card that
    replaced the hammered one."""
    phase, trick, leads = state.phase, state.trick, state.turn == state.leader
    if phase in _OF_THE_LAST_CARD:
        after_hammer = len(trick) == 2 and face(trick[1].card, state.decree) == HAMMER
        fits = leads if len(trick) == 1 else after_hammer or not leads
    else:
        fits = state.turn == usual_turn(state)
    if not fits:
        raise BadText(f"It cannot be the turn of {state.turn} in this position.")
    if (phase in _BY_SPECIAL or phase in _BY_RANK) and not _asks(state):
        name = at.NAMES[phase]
        raise BadText(f"The card of seat {state.turn} in the trick does not ask for phase={name}.")


def _asks(state: "DeluxeState") -> bool:
    """Whether the card of the seat whose turn it is asks what the phase says."""
    laid, phase = state.trick[state.turn != state.leader], state.phase
    shown = face(laid.card, state.decree)
    if phase in _BY_SPECIAL:
        return shown == _BY_SPECIAL[phase]
    if phase == at.UNDER and shown == AXE:
        return laid.mark == WON
    return laid.crown < 0 and SUIT[shown] >= 0 and RANK[shown] == _BY_RANK[phase]


def _check_shown(state: "DeluxeState") -> None:
    """What an ability looks at or takes from is there."""
    phase, turn, special = state.phase, state.turn, state.special
    shown, name = special.shown, at.NAMES[phase]
    own, other = state.hands[turn], state.hands[1 - turn]
    if phase == at.POUR:
        fits = shown.bit_count() == 2 and not shown & ~own
    elif phase == at.TAKE:
        fits = shown.bit_count() == min(SEEN, other.bit_count()) > 0 and not shown & ~other
    else:
        fits = not shown
    if not fits:
        raise BadText(f"The cards shown do not fit phase={name} in this position.")
    if special.named >= 0 and phase != at.REPLACE:
        raise BadText("A suit is named only while phase=replace.")
    if phase in {at.DIG, at.SHOVEL} and not special.piles[turn]:
        raise BadText(f"phase={name} needs a trick that was won: pile{turn}.")
    if phase in _BREWING and POTION not in (*state.deck, state.decree):
        raise BadText(f"phase={name} needs the Potion under the deck.")
    if phase == at.SPILL and not state.deck:
        raise BadText("phase=spill needs a draw deck.")


def _check_hands(state: "DeluxeState") -> None:
    """Both hands last equally long, and for no more tricks than a round has (`fox.deal`)."""
    phase, turn, leader = state.phase, state.turn, state.leader
    left = [hand.bit_count() for hand in state.hands]
    # What the follower still owes to this trick, and what leaves or comes back with the choice.
    answered = len(state.trick) == 2 or (phase in _BREWING and turn != leader)
    if phase != at.LEAD and not answered:
        left[1 - leader] -= 1
    if phase in {at.REPLACE, at.UNDER, at.POUR, at.GIVE}:
        left[turn] -= 1
    if phase == at.GIVE:
        left[1 - turn] += 1
    if left[0] != left[1] or left[0] < 0:
        raise BadText("The two hands must be equally large, the cards of the trick counted in.")
    _check_number(state, left[0] + (phase != at.LEAD))


def _check_number(state: "DeluxeState", to_come: int) -> None:
    hand = state.game.rules.hand
    if sum(state.tricks) + to_come > hand:
        raise BadText(f"A round has {hand} tricks; this position has more, won and to come.")
