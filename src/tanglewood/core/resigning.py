"""How a game ends when a seat gives up, which no rule of play decides."""

from typing import TYPE_CHECKING, Any

from tanglewood.core.arguments import checked_seat
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message, Who
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.turn import check_going_on

if TYPE_CHECKING:
    from tanglewood.core.state import State


def by_resignation(state: "State[Any]", seat: int | None) -> Outcome:
    """The outcome if this seat gives up now: of the others the one with the most points wins;
    several with equally many share the victory."""
    check_going_on(state.to_act)
    seats, rule = state.game.seats, state.game.resign_rule
    if seat is not None:
        seat = checked_seat(seat, seats)
    if seats == 1:
        gave_up = Message("outcome-player-gave-up")
        return Outcome(Ending.SOLO, (), state.scores, rule, gave_up)
    if state.game.cooperative:
        return Outcome(Ending.DEFEAT, (), (0,), rule, Message("outcome-team-gave-up"))
    if seat is None:
        raise BadOption(Message("seat-to-resign", last=seats - 1))
    scores = state.scores
    others = [other for other in range(seats) if other != seat]
    most = max(scores[other] for other in others)
    winners = tuple(other for other in others if scores[other] == most)
    ending = Ending.WIN if len(winners) == 1 else Ending.SHARED
    return Outcome(ending, winners, scores, rule, Message("outcome-gave-up", who=Who(seat)))
