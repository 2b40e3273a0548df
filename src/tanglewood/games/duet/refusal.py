"""Why an action is not legal: one kind sentence and the rule."""

from collections.abc import Callable

from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Play
from tanglewood.games.duet.state import DuetState


def why_not_play(s: DuetState, action: Action) -> IllegalAction:
    """The reason why the seat to act may not lead or follow with this."""
    rule = "duet.follow" if s.trick else "duet.lead"
    if not isinstance(action, Play):
        return IllegalAction(Message("play-none", action=action.text), rule)
    if action.card not in s.hands[s.turn]:
        return IllegalAction(not_held(s, action), rule)
    lead = s.trick[0]
    suit = Message(f"suit-{lead.letters[lead.suit]}")
    return IllegalAction(Message("play-follow", suit=suit), rule)


def asked_for(
    message: str, rule: str, kind: type[Action], wrong: Callable[[DuetState, Action], Message]
) -> Callable[[DuetState, Action], IllegalAction]:
    """The reason against an action in a phase that asks for one of this kind: what is asked, by the
    id of its message, or what is wrong with this one."""

    def why_not(s: DuetState, action: Action) -> IllegalAction:
        return IllegalAction(
            wrong(s, action) if isinstance(action, kind) else Message(message), rule
        )

    return why_not


def not_held(s: DuetState, action: Action) -> Message:
    """The card is not in the hand."""
    return Message("play-not-held", card=action.card)


def no_cards_to_name(s: DuetState, action: Action) -> Message:
    """Whoever is named must have a card."""
    return Message("play-name-self")


def other_moves(s: DuetState, action: Action) -> Message:
    """The tracker can only be moved in these ways."""
    return Message("play-moves", moves=", ".join(s.legal.texts))
