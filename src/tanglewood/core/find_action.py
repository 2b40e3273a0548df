"""Which action is meant by what a caller gives: the action itself, its text or a card."""

from typing import TYPE_CHECKING, Any, Final, cast

from tanglewood.core.action import Action
from tanglewood.core.chance import Drawn
from tanglewood.core.errors import BadText, WrongType, wrong_kind
from tanglewood.core.legal import several
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

if TYPE_CHECKING:
    from tanglewood.core.state import State

_EXAMPLES: Final = 3  # How many legal actions whoever wrote something else is told.


def find_action(state: "State[Any]", action: object) -> Action:
    """The action that is meant, which must be one of this game; whether it is legal is another
    question."""
    if isinstance(action, str):
        return _by_text(state, action)
    if action in state.game.actions:
        return cast(Action, action)
    if not isinstance(action, Action):
        return _by_card(state, action)
    if not isinstance(action, Drawn):
        raise WrongType(Message("type-other-game", action=repr(action), game=state.game.name))
    return action


def _by_text(state: "State[Any]", text: str) -> Action:
    """The action of this text; where there is none, some that would be right are named."""
    if text in state.game.actions or not state.legal:
        return cast(Action, state.game.actions.parse(text))
    some = tuple(state.legal.texts[:_EXAMPLES])
    raise BadText(Message("text-no-action-now", text=shortened(text.strip()), legal=some))


def _by_card(state: "State[Any]", card: object) -> Action:
    """The legal action that speaks of this card; where there is none, one that says why."""
    found = state.legal.matching(card) or state.game.actions.speaking_of(card)[:1]
    if not found:
        raise wrong_kind("type-no-action", card)
    if len(found) > 1:
        raise several(card, found)
    return cast(Action, found[0])
