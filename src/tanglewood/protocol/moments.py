"""The moments of a recorded game: one for every action, as a viewer saw it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tanglewood.core.message import Message, resigned_message
from tanglewood.core.outcome import Outcome
from tanglewood.core.plain import Plain
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.core.view import seen_events
from tanglewood.protocol.actions import describe, describe_actions
from tanglewood.protocol.event_writer import event_plain, in_words
from tanglewood.protocol.state_message import outcome_plain, own_words
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import HUMAN, Entry, Record
from tanglewood.record.moment import replay

if TYPE_CHECKING:
    from tanglewood.words import Voice

MOST: Final = 200
"""How many moments are told at once."""


class _Step(NamedTuple):
    """An action, or nothing before the first one, with the states that it and chance led to."""

    entry: Entry | None
    states: list[State[Any]]


def moments_of(
    record: Record, viewer: str, first: int, last: int, voice: "Voice | None" = None
) -> Plain:
    """The moments from `first` to before `last`, each the game after an action or before the first
    one; with a voice, events come in words too. Raises `BadRecord` where the record is wrong."""
    seats = record.game.seats
    if viewer not in {"all", "-3"} and not 0 <= int(viewer) < seats:
        raise BadRecord(Message("server-record-seat", last=seats - 1, seat=viewer))
    steps, outcome = _steps(record)
    return {
        "game": record.game.name,
        "names": list(record.names),
        "agents": [None if it.agent == HUMAN else it.agent for it in record.players],
        "own_words": own_words(record.game),
        "count": len(steps),
        "from": first,
        "outcome": None if outcome is None else outcome_plain(outcome, _cause(record)),
        "moments": [
            _plain(record, viewer, number, step, voice)
            for number, step in enumerate(steps[first : min(last, first + MOST)], first)
        ],
    }


def _steps(record: Record) -> tuple[list[_Step], Outcome | None]:
    steps, outcome = [_Step(None, [])], None
    for moment in replay(record):
        outcome = moment.outcome
        entry = moment.entry
        if entry is None or "chance" in entry:
            steps[-1].states.append(moment.state)
        elif "check" not in entry:
            steps.append(_Step(entry, [moment.state]))
    return steps, outcome


def _cause(record: Record) -> str:
    return "resign" if record.entries and "resign" in record.entries[-1] else "rules"


def _plain(record: Record, viewer: str, number: int, step: _Step, voice: "Voice | None") -> Plain:
    entry, state = step.entry or {}, step.states[-1]
    action, seat = entry.get("action"), entry.get("seat")
    viewers = range(record.game.seats) if viewer == "all" else (int(viewer),)
    looks = SPECTATOR if viewer == "all" else int(viewer)
    shows_legal = viewer == "all" or looks == state.to_act
    views = [state.view(each).plain() for each in viewers]
    return {
        "number": number,
        "seat": seat if isinstance(seat, int) else None,
        "action": describe(record.game.actions.parse(action)) if isinstance(action, str) else None,
        "events": list(_events(record, looks, number, step, voice)),
        "legal": describe_actions(record.game.actions, state.legal) if shows_legal else [],
        "marks": state.view(looks).marks(),
        **({"views": views} if viewer == "all" else {"view": views[0]}),
    }


def _events(
    record: Record, viewer: int, number: int, step: _Step, voice: "Voice | None"
) -> Iterator[Plain]:
    if step.entry is not None and "resign" in step.entry:
        seat = step.entry["resign"] if isinstance(step.entry["resign"], int) else None
        message = resigned_message(seat)
        yield {"event": "resigned", "seat": seat} | in_words(message, voice, number)
        return
    for state in step.states:
        for event in seen_events(state.events, viewer):
            yield event_plain(record.game, event, voice, number)
