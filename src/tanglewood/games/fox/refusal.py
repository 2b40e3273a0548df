"""Why a card may not be played: one kind sentence and the rule."""

from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.games.fox.cards import MONARCH
from tanglewood.games.fox.state import DuelState


def no_play(s: DuelState, action: Action) -> IllegalAction | None:
    """What is wrong with the action whatever was led; None if nothing."""
    if not isinstance(action, tuple(s.game.plays)):
        return IllegalAction(
            f"'{action}' is no play; now a card is played from the hand.", "fox.trick.order"
        )
    if not s.hands[s.turn] >> action.card & 1:
        return IllegalAction(f"You do not hold {s.game.deck.text(action.card)}.", "fox.lead")
    reasons = (module.why_not(s, action) for module in s.game.modules)
    return next((reason for reason in reasons if reason is not None), None)


def why_not_play(s: DuelState, action: Action) -> IllegalAction:
    """The reason why the seat to act may not lead or follow with this."""
    return no_play(s, action) or s.game.cannot_follow(s, action.card)


def cannot_follow(s: DuelState, card: int) -> IllegalAction:
    """The reason why a held card may not follow (`fox.follow`, `fox.monarch`)."""
    deck, led = s.game.deck, s.face(s.trick[0].card)
    suit = deck.suits[deck.suit_of[led]]
    if deck.suit_of[card] != deck.suit_of[led]:
        return IllegalAction(f"You hold {suit}, so {suit} must follow.", "fox.follow")
    assert s.ability(s.trick[0]) == MONARCH
    name = s.game.rules.characters[MONARCH]
    return IllegalAction(
        f"A {name} was led: play the 1 of {suit} or your highest {suit}.", "fox.monarch"
    )
