"""Why an action is not legal: one kind sentence and the rule."""

from typing import TYPE_CHECKING, Final

from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.games.deluxe import phase
from tanglewood.games.deluxe.actions import Play, PlayCrowned
from tanglewood.games.deluxe.cards import (
    BIT,
    CROWN,
    CROWN_BIT,
    DECK,
    MIRROR_BIT,
    SPECIALS,
    SUIT,
    face,
)  # fmt: skip
from tanglewood.games.deluxe.laid import ability
from tanglewood.games.fox.cards import MONARCH

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState

_CHOICES: Final = {
    phase.EXCHANGE: (
        "A Fox was played: exchange the decree with a card of your hand, or keep it.", "fox.fox",
    ),
    phase.UNDER: (
        "A card was drawn as the Woodcutter does: put one card of your hand under the deck.",
        "fox.woodcutter",
    ),
    phase.SPILL: ("The Potion takes a card of your hand along under the deck.", "deluxe.potion"),
    phase.POUR: ("The Potion drew two cards: play one of them, keep the other.", "deluxe.potion"),
    phase.NAME: ("The Hammer was played second: name a suit.", "deluxe.hammer"),
    phase.DIG: ("The Shovel was played: dig in the last trick you won, or don't.", "deluxe.shovel"),
    phase.TAKE: ("The Fairy looks: take one of the cards she sees, or none.", "deluxe.fairy"),
    phase.GIVE: ("The Fairy took a card: give one of yours in return.", "deluxe.fairy"),
}  # fmt: skip
"""What has to be chosen in a phase that is not a play."""


def why_not(state: "DeluxeState", action: Action) -> IllegalAction:
    """The reason why the seat to act may not do this now."""
    if state.phase in _CHOICES:
        return IllegalAction(*_CHOICES[state.phase])
    if not isinstance(action, Play | PlayCrowned):
        return IllegalAction(
            f"'{action}' is no play; now a card is played from the hand.", "fox.trick.order"
        )
    hand = state.hands[state.turn]
    if not hand & BIT[action.card]:
        return IllegalAction(f"You do not hold {DECK.text(action.card)}.", "fox.lead")
    crown = hand & CROWN_BIT or (hand & MIRROR_BIT and state.decree == CROWN)
    if isinstance(action, PlayCrowned) and not crown:
        return IllegalAction("You do not hold the Crown.", "deluxe.crown")
    if isinstance(action, PlayCrowned) and not state.deck:
        return IllegalAction("The Crown draws a card, and the deck is empty.", "ruling.S29")
    if state.phase == phase.REPLACE:
        suit = DECK.suits[state.special.named]
        return IllegalAction(f"The Hammer named {suit} and you hold {suit}.", "ruling.S10")
    return _cannot_follow(state, action.card)


def _cannot_follow(state: "DeluxeState", card: int) -> IllegalAction:
    lead = state.trick[0]
    suit = DECK.suits[SUIT[face(lead.card, state.decree)]]
    if ability(lead, state.decree) != MONARCH:
        return IllegalAction(
            f"You hold {suit}, so {suit} or an unsuited card must follow.", "fox.follow"
        )
    if BIT[face(card, state.decree)] & SPECIALS:
        return IllegalAction(
            f"A Monarch was led and you hold {suit}: unsuited cards are barred.",
            "deluxe.special.unsuited",
        )
    return IllegalAction(
        f"A Monarch was led: play the 1 of {suit} or your highest {suit}.", "fox.monarch"
    )
