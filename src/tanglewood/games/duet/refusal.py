"""Why an action is not legal: one kind sentence and the rule."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import NAME_SELF, Exchange, Give, Move, Play
from tanglewood.games.duet.phase import COVER, EXCHANGE, FOLLOW, GIFT, LEAD, MOVE, NAME

if TYPE_CHECKING:
    from tanglewood.games.duet.state import DuetState


def why_not(state: "DuetState", action: Action) -> IllegalAction:
    """The reason why the seat to act may not do this now."""
    if state.phase in {LEAD, FOLLOW}:
        return _no_play(state, action)
    wanted, kind, rule = _ASKED[state.phase]
    if not isinstance(action, kind):
        return IllegalAction(Message(wanted), rule)
    if state.phase == NAME:
        return IllegalAction(Message("play-name-self"), rule)
    if state.phase == MOVE:
        return IllegalAction(Message("play-moves", moves=", ".join(state.legal.texts)), rule)
    return IllegalAction(Message("play-not-held", card=action.card), rule)


def _no_play(state: "DuetState", action: Action) -> IllegalAction:
    rule = "duet.lead" if state.phase == LEAD else "duet.follow"
    if not isinstance(action, Play):
        return IllegalAction(Message("play-none", action=action.text), rule)
    if action.card not in state.hands[state.to_act]:
        return IllegalAction(Message("play-not-held", card=action.card), rule)
    lead = state.trick[0]
    suit = Message(f"suit-{lead.letters[lead.suit]}")
    return IllegalAction(Message("play-follow", suit=suit), rule)


_ASKED: dict[int, tuple[str, type[Action] | tuple[type[Action], ...], str]] = {
    NAME: ("asked-foxes", type(NAME_SELF), "duet.foxes"),
    EXCHANGE: ("asked-foxes-exchange", Exchange, "duet.foxes"),
    GIFT: ("asked-gift", Give, "duet.gift"),
    MOVE: ("asked-move", Move, "duet.move.choice"),
    COVER: ("asked-cover", (), "duet.round-end"),
}
"""What is asked in each phase inside and after a trick, by which actions, and by which rule."""
