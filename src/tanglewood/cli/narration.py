"""A recorded game told in words: what happened, then the position."""

import json
from typing import TYPE_CHECKING, Any

from tanglewood.cli.line.screen import Screen
from tanglewood.cli.speech import at_table
from tanglewood.core.message import resigned_message
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.core.view import seen_events
from tanglewood.record.form import Record
from tanglewood.record.moment import Moment, replay
from tanglewood.record.scribe import result_of
from tanglewood.session.show import position

if TYPE_CHECKING:
    from tanglewood.words import Voice


def narrate(record: Record, at: int | None, seat: int | None, as_json: bool) -> None:
    """Tell a record as a seat saw it (None: everything) up to an entry (None: to the end)."""
    screen, voice = Screen(record.game.name), at_table(record.game, record.names)
    last: Moment | None = None
    for moment in replay(record):
        if not as_json:
            _tell(screen, voice, record, moment, seat)
        last = moment
        if moment.number == at:
            break
    assert last is not None
    if as_json:
        print(json.dumps(_plain(last, seat), indent=2))
        return
    screen.say()
    if at is not None and last.outcome is None:
        screen.say(voice("replay-after", at=at, entries=len(record.entries)))
        viewer = SPECTATOR if seat is None else seat
        screen.show(position(last.state.view(viewer), voice))
        if seat is None:
            screen.say(voice("replay-position", position=last.state.text))
    elif last.outcome is not None:
        screen.say(voice.say(last.outcome.summary))
    else:
        screen.say(voice("replay-unfinished", entry=last.number))


def _tell(screen: Screen, voice: "Voice", record: Record, moment: Moment, seat: int | None) -> None:
    if moment.entry is None or "check" in moment.entry:
        return
    if "resign" in moment.entry:
        who = moment.entry["resign"]
        resignation = voice.say(resigned_message(who if isinstance(who, int) else None))
        screen.say(f"{moment.number:4}  {resignation}")
        return
    events = moment.state.events
    for event in events if seat is None else seen_events(events, seat):
        screen.say(f"{moment.number:4}  {voice.say(record.game.message(event))}")


def _plain(moment: Moment, seat: int | None) -> dict[str, Any]:
    state: State[Any] = moment.state
    found: dict[str, Any] = {"entry": moment.number}
    if seat is None:
        found["position"] = state.text
    viewer = SPECTATOR if seat is None else seat
    found["view"] = state.view(viewer).plain()
    found["result"] = None if moment.outcome is None else result_of(moment.outcome)
    return found
