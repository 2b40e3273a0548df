"""Why an action is not legal: one kind sentence and the rule."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
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
        return IllegalAction(wanted, rule)
    if state.phase == NAME:
        return IllegalAction("You have no card left, so you cannot name yourself.", rule)
    if state.phase == MOVE:
        allowed = ", ".join(move.text for move in state.legal)
        return IllegalAction(f"This trick allows only {allowed}.", rule)
    return IllegalAction(f"You do not hold {action.card}.", rule)


def _no_play(state: "DuetState", action: Action) -> IllegalAction:
    rule = "duet.lead" if state.phase == LEAD else "duet.follow"
    if not isinstance(action, Play):
        return IllegalAction(f"'{action}' is no play; now a card is played from the hand.", rule)
    if action.card not in state.hands[state.to_act]:
        return IllegalAction(f"You do not hold {action.card}.", rule)
    lead = state.trick[0]
    suit = lead.suits[lead.suit]
    return IllegalAction(f"You hold {suit}, so {suit} must follow.", rule)


_ASKED: dict[int, tuple[str, type[Action] | tuple[type[Action], ...], str]] = {
    NAME: (
        "Foxes were played: name yourself, your teammate or nobody.",
        type(NAME_SELF),
        "duet.foxes",
    ),
    EXCHANGE: (
        "You were named: exchange the decree with a card of your hand, or keep it.",
        Exchange,
        "duet.foxes",
    ),
    GIFT: ("A Gift was played: choose a card of your hand for your teammate.", Give, "duet.gift"),
    MOVE: ("You won the trick: choose how the tracker moves.", Move, "duet.move.choice"),
    COVER: ("The round is over: choose the end that a forest token covers.", (), "duet.round-end"),
}
"""What is asked in each phase inside and after a trick, by which actions, and by which rule."""
