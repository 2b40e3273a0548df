"""Why a card may not be played: one kind sentence and the rule."""

from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import MONARCH
from tanglewood.games.fox.state import DuelState


def no_play(s: DuelState, action: Action) -> IllegalAction | None:
    """What is wrong with the action whatever was led; None if nothing."""
    if not isinstance(action, tuple(s.game.plays)):
        return IllegalAction(Message("play-none", action=action.text), "fox.trick.order")
    if action.card not in s.hands[s.turn]:
        return IllegalAction(Message("play-not-held", card=action.card), "fox.lead")
    reasons = (module.why_not(s, action) for module in s.game.modules)
    return next((reason for reason in reasons if reason is not None), None)


def why_not_play(s: DuelState, action: Action) -> IllegalAction:
    """The reason why the seat to act may not lead or follow with this."""
    return no_play(s, action) or s.game.cannot_follow(s, action.card)


def cannot_follow(s: DuelState, card: FoxCard) -> IllegalAction:
    """The reason why a held card may not follow (`fox.follow`, `fox.monarch`)."""
    deck, led = s.game.deck, s.face(s.trick[0].card)
    suit = Message(f"suit-{FoxCard.letters[led.suit]}")
    if deck.suit_of[card] != led.suit:
        return IllegalAction(Message("play-follow", suit=suit), "fox.follow")
    assert s.ability(s.trick[0]) == MONARCH
    name = s.game.rules.characters[MONARCH].casefold()
    return IllegalAction(Message(f"play-follow-{name}", suit=suit), "fox.monarch")
