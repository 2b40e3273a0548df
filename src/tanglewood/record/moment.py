"""Replaying a record: every entry is applied by the rules, every check compared, and the first
wrong entry named. No random generator takes part."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tanglewood.core.chance import Drawn, Fate
from tanglewood.core.errors import TanglewoodError, wrong_kind
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Entry, Record
from tanglewood.record.plain import excerpt, same
from tanglewood.record.scribe import result_of


class Moment(NamedTuple):
    """A replayed game after an entry; `number` 0 is the state before the first one.

    `outcome` is how the game ended if it has, by the rules or by resignation.
    """

    number: int
    entry: Entry | None
    state: State[Any]
    outcome: Outcome | None


def replay(record: Record) -> Iterator[Moment]:
    """The moments of a record one after the other, each checked before it is given.

    Raises BadRecord at the first wrong entry, also when entries or the result are missing.
    """
    if not isinstance(record, Record):
        raise wrong_kind("type-no-record", record)
    return _moments(record)


def _moments(record: Record) -> Iterator[Moment]:
    state: State[Any] = record.game.first(Fate())
    moment = Moment(0, None, state, None)
    yield moment
    checks: list[dict[str, object]] = []
    for number, entry in enumerate(record.entries, 1):
        try:
            if checks:
                _compare(number, entry, checks.pop(0))
                moment = moment._replace(number=number, entry=entry)
            else:
                moment = _next_moment(moment, number, entry)
                checks = list(record.game.checks(moment.state)) if "resign" not in entry else []
        except BadRecord:
            raise
        except TanglewoodError as error:  # what the rules say about a wrong action or outcome
            raise BadRecord(error.message, number) from None
        yield moment
    _check_end(record, moment, checks)


def steps(record: Record) -> list[Moment]:
    """The moments at which something happened: all but the start and the checks."""
    return [it for it in replay(record) if it.entry is not None and "check" not in it.entry]


def check(record: Record) -> Moment:
    """Replay all of a record and give its last moment; raises BadRecord as `replay` does."""
    *_, last = replay(record)
    return last


def _next_moment(moment: Moment, number: int, entry: Entry) -> Moment:
    """The moment after a chance outcome, an action or a resignation."""
    keys = entry.keys()
    if moment.outcome is not None:
        raise BadRecord(Message("record-over-before"), number)
    if keys == {"chance", "outcome"}:
        state = _apply_chance(moment.state, number, entry["chance"], entry["outcome"])
    elif keys == {"seat", "action"}:
        state = _apply_action(moment.state, number, entry["seat"], entry["action"])
    elif keys == {"resign"}:
        return Moment(
            number, entry, moment.state, _apply_resignation(moment.state, number, entry["resign"])
        )
    elif "check" in keys:
        raise BadRecord(Message("record-no-check-due", entry=excerpt(dict(entry))), number)
    else:
        raise BadRecord(Message("record-no-entry", entry=excerpt(dict(entry))), number)
    return Moment(number, entry, state, state.outcome)


def _apply_chance(state: State[Any], number: int, name: object, outcome: object) -> State[Any]:
    chance = state.chance
    if chance is None or chance.name != name:
        found = excerpt(name)
        if chance is None:
            raise BadRecord(Message("record-nothing-drawn", found=found), number)
        raise BadRecord(Message("record-other-chance", due=chance.name, found=found), number)
    if not isinstance(outcome, list) or not all(isinstance(text, str) for text in outcome):
        raise BadRecord(Message("record-outcome"), number)
    items = []
    for text in outcome:
        item = _item(state, chance.name, text)
        if item is None:
            what = Message("record-no-item", item=excerpt(text), chance=f"'{chance.name}'")
            raise BadRecord(what, number)
        items.append(item)
    return state.apply(Drawn(tuple(items)))


def _item(state: State[Any], chance: str, text: str) -> int | None:
    """The item that is written exactly like this."""
    try:
        item = state.game.item_parse(chance, text)
    except ValueError:
        return None
    return item if state.game.item_text(chance, item) == text else None


def _apply_action(state: State[Any], number: int, seat: object, text: object) -> State[Any]:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.game.seats:
        raise BadRecord(Message("record-no-seat", seat=excerpt(seat)), number)
    if not isinstance(text, str):
        raise BadRecord(Message("record-action"), number)
    action = state.game.actions.parse(text)
    if action.text != text:
        spelling = Message("record-action-spelling", right=action.text, found=excerpt(text))
        raise BadRecord(spelling, number)
    return state.apply(action, seat)


def _apply_resignation(state: State[Any], number: int, who: object) -> Outcome:
    game: Game[Any] = state.game
    if game.cooperative:
        if who != "all":
            raise BadRecord(Message("record-team-resigns"), number)
        return state.resignation()
    if not isinstance(who, int) or isinstance(who, bool) or not 0 <= who < game.seats:
        raise BadRecord(Message("record-cannot-resign", seat=excerpt(who)), number)
    return state.resignation(who)


def _compare(number: int, entry: Entry, expected: dict[str, object]) -> None:
    name = expected["check"]
    if entry.get("check") != name:
        raise BadRecord(Message("record-check-missing", name=name), number)
    for key in sorted(expected.keys() | entry.keys()):
        if key not in expected:
            raise BadRecord(Message("record-check-part", key=excerpt(key), name=name), number)
        if key not in entry or not same(entry[key], expected[key]):
            right = excerpt(expected[key])
            raise BadRecord(Message("record-check-differs", key=key, right=right), number)


def _check_end(record: Record, last: Moment, checks: list[dict[str, object]]) -> None:
    missing = len(record.entries) + 1
    if checks:
        raise BadRecord(Message("record-ends-before-check", name=checks[0]["check"]), missing)
    if last.outcome is None and record.result is not None:
        raise BadRecord(Message("record-ends-early"), missing)
    if last.outcome is not None:
        ours = result_of(last.outcome)
        if record.result is None:
            raise BadRecord(Message("record-no-result"), missing)
        if not same(dict(record.result), ours):
            raise BadRecord(Message("record-wrong-result", right=excerpt(ours)), missing)
