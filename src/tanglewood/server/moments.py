"""The moments of a recorded game: one for every action, as a viewer saw it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from tanglewood.core.message import resigned
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.core.view import seen_events
from tanglewood.record.form import Entry, Record
from tanglewood.record.replay import follow
from tanglewood.server.actions import describe, described
from tanglewood.server.event_writer import event_plain
from tanglewood.server.state_message import Plain, outcome_plain, own_words
from tanglewood.words import table_voice


class MomentPlain(Struct):
    """The game after an action, or before the first one."""

    number: int
    seat: int | None
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    legal: list[dict[str, Any]]
    marks: dict[str, Any]
    view: dict[str, Any] | UnsetType = UNSET
    views: list[dict[str, Any]] | UnsetType = UNSET


class Moments(Struct, rename={"first": "from"}):
    """Some moments of a game."""

    game: str
    names: list[str]
    own_words: dict[str, Any]
    count: int
    first: int
    outcome: dict[str, Any] | None
    moments: list[MomentPlain]


class _Step(NamedTuple):
    """An action, or nothing before the first one, with the states that it and chance led to."""

    entry: Entry | None
    states: list[State[Any]]


def moments_of(record: Record, viewer: str, first: int, last: int) -> Moments:
    """The moments from `first` to before `last`; raises `BadRecord` where the record is wrong."""
    steps, outcome = _steps(record)
    return Moments(
        game=record.game.name,
        names=list(record.names),
        own_words=own_words(record.game),
        count=len(steps),
        first=first,
        outcome=None if outcome is None else outcome_plain(outcome, _cause(record)),
        moments=[
            _plain(record, viewer, number, step)
            for number, step in enumerate(steps[first:last], first)
        ],
    )


def _steps(record: Record) -> tuple[list[_Step], Outcome | None]:
    steps, outcome = [_Step(None, [])], None
    for moment in follow(record):
        outcome = moment.outcome
        entry = moment.entry
        if entry is None or "chance" in entry:
            steps[-1].states.append(moment.state)
        elif "check" not in entry:
            steps.append(_Step(entry, [moment.state]))
    return steps, outcome


def _cause(record: Record) -> str:
    return "resign" if record.entries and "resign" in record.entries[-1] else "rules"


def _plain(record: Record, viewer: str, number: int, step: _Step) -> MomentPlain:
    entry, state = step.entry or {}, step.states[-1]
    action, seat = entry.get("action"), entry.get("seat")
    viewers = range(record.game.seats) if viewer == "all" else (int(viewer),)
    found = MomentPlain(
        number=number,
        seat=seat if isinstance(seat, int) else None,
        action=describe(record.game.actions.parse(action)) if isinstance(action, str) else None,
        events=list(_events(record, SPECTATOR if viewer == "all" else int(viewer), number, step)),
        legal=described(record.game.actions, state.legal)
        if viewer == "all" or int(viewer) == state.to_act
        else [],
        marks=record.game.marks(state.view(SPECTATOR if viewer == "all" else int(viewer))),
    )
    views = [state.view(each).plain() for each in viewers]
    if viewer == "all":
        found.views = views
    else:
        found.view = views[0]
    return found


def _events(record: Record, viewer: int, number: int, step: _Step) -> Iterator[Plain]:
    voice = table_voice(record.game, record.names)
    if step.entry is not None and "resign" in step.entry:
        seat = step.entry["resign"] if isinstance(step.entry["resign"], int) else None
        message = resigned(seat)
        yield {"event": "resigned", "seat": seat, "words": voice.say(message),
               "message": message.plain(), "number": number}  # fmt: skip
        return
    for state in step.states:
        for event in seen_events(state.events, viewer):
            yield event_plain(record.game, event, voice, number)
