"""The checker: what the clients were told, against what is kept, against what the law makes of it.

`Kept` is one table as its store has it, read by the checker itself and through no server. Nothing
here knows how the server works: a request that was acknowledged is there, once, as it was asked
for; everything that is there was asked for; nobody lost for being away or slow; the record
replays by the rules alone; and every position and event that anybody was shown is the law's.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.view import seen_events
from tanglewood.games.registry import load
from tanglewood.record.form import Entry, Player, Record
from tanglewood.record.moment import Moment, replay
from tanglewood.session.change import Change, Chat, TableInfo
from tests.storm.history import ACK, Plain, Request, Shown, Told, canonical

LOST: Final = "lost"
DOUBLED: Final = "doubled"
WRONGED: Final = "wronged"
DIFFERS: Final = "differs"

_OF_PEOPLE: Final = {"act", "undo", "rematch"}
_WRONGS: Final = {"claim", "takeover", "time", "resign"}


class Kept(NamedTuple):
    """A table as it is kept."""

    info: TableInfo
    changes: Sequence[Change]
    chats: Sequence[Chat]


class Wrong(NamedTuple):
    """A promise that was broken: which one, and how."""

    which: str
    how: str


def check(told: Told, kept: Kept | None) -> list[Wrong]:
    """Everything that is wrong with a table."""
    if kept is None:
        return [Wrong(LOST, "the whole table")] if told.requests or told.shown else []
    wrongs = [*_requests(told, kept), *_changes(told, kept), *_chats(told, kept)]
    if told.shown and not wrongs:
        try:
            wrongs += _shown(told, kept)
        except TanglewoodError as error:
            wrongs.append(Wrong(DIFFERS, f"the record does not replay: {error}"))
    return wrongs


def _is(request: Request, change: Change | None) -> bool:
    """Whether this change is what was asked for."""
    if change is None or change.kind != request.kind:
        return False
    if request.kind in {"claim", "takeover"}:
        return change.seat == int(request.text)
    same = request.kind != "act" or change.text == request.text
    return change.seat == request.seat and same


def _key(request: Request) -> tuple[str, int | None, int, str]:
    """The same for requests that ask for the same."""
    return request.kind, request.number, request.seat, request.text


def _requests(told: Told, kept: Kept) -> Iterator[Wrong]:
    """What was acknowledged is kept as it was acknowledged; what was refused is not."""
    by_number = {change.number: change for change in kept.changes}
    granted = {_key(one) for one in told.requests if one.answer == ACK}
    for request in told.requests:
        if request.number is None:
            continue
        found = _is(request, by_number.get(request.number + 1))
        if request.answer == ACK:
            if not found:
                yield Wrong(LOST, f"{request} was acknowledged; kept is "
                                  f"{by_number.get(request.number + 1)}")  # fmt: skip
            if request.acked != {request.number + 1}:
                yield Wrong(DOUBLED, f"{request} was acknowledged with other numbers")
        elif request.answer is not None and found and _key(request) not in granted:
            yield Wrong(DIFFERS, f"{request} was refused, and done")


def _changes(told: Told, kept: Kept) -> Iterator[Wrong]:
    """Numbers without gaps; what people did, they asked for; nobody lost but by the rules."""
    numbers = [change.number for change in kept.changes]
    if numbers != list(range(1, len(numbers) + 1)):
        yield Wrong(LOST, f"numbers with gaps: {numbers}")
    asked: dict[int | None, list[Request]] = {}
    for request in told.requests:
        asked.setdefault(request.number, []).append(request)
    for change in kept.changes:
        if change.kind in _WRONGS:
            yield Wrong(WRONGED, f"{change.kind} against seat {change.seat} at {change.number}")
        elif change.kind in _OF_PEOPLE and change.seat in told.people:
            number = None if change.kind == "rematch" else change.number - 1
            if not any(_is(request, change) for request in asked.get(number, ())):
                yield Wrong(DOUBLED, f"{change} was asked for by nobody")
    agreed = Counter(change.seat for change in kept.changes if change.kind == "rematch")
    for seat in told.people:
        acked = any(
            one.kind == "rematch" and one.seat == seat and one.answer == ACK
            for one in told.requests
        )
        if agreed[seat] < acked:
            yield Wrong(LOST, f"seat {seat} agreed to a rematch")
        if agreed[seat] > 1:
            yield Wrong(DOUBLED, f"seat {seat} agreed to a rematch {agreed[seat]} times")


def _chats(told: Told, kept: Kept) -> Iterator[Wrong]:
    said = Counter((chat.seat, chat.text) for chat in kept.chats)
    for request in told.requests:
        if request.kind == "chat":
            times = said.pop((request.seat, request.text), 0)
            if request.answer == ACK and not times:
                yield Wrong(LOST, f"{request} was acknowledged")
            if times > 1:
                yield Wrong(DOUBLED, f"{request} is there {times} times")
            if times and request.answer not in {ACK, None}:
                yield Wrong(DIFFERS, f"{request} was refused, and said")
    if said:
        yield Wrong(DOUBLED, f"said by nobody: {dict(said)}")


class _Replayed(NamedTuple):
    """The game by the law: a moment for every number, and the numbers of the record's entries."""

    at: dict[int, Moment]
    last: list[Moment]
    numbers: list[int]


def _replay(kept: Kept) -> _Replayed:
    """Replay the record, and what was taken back too."""
    info = kept.info
    game = load(info.game, **info.options)
    players = tuple(Player(seat.name or "", seat.agent or "human") for seat in info.seats)
    entries: list[Entry] = []
    numbers: list[int] = []
    at: dict[int, Moment] = {}
    since: dict[int, int] = {}

    def follow_all(result: Entry | None) -> list[Moment]:
        moments = list(replay(Record(game, players, tuple(entries), result)))
        for number, length in since.items():
            at[number] = moments[length]
        return moments

    for change in kept.changes:
        if change.kind == "undo":
            follow_all(None)
            since.clear()
            del entries[int(change.text) :]
            del numbers[int(change.text) :]
        entries += change.entries
        numbers += [change.number] * len(change.entries)
        since[change.number] = len(entries)
    return _Replayed(at, follow_all(info.result), numbers)


def _shown(told: Told, kept: Kept) -> Iterator[Wrong]:
    """Every position and every event that somebody was shown is the law's."""
    replayed = _replay(kept)
    expected: dict[tuple[int, int], str] = {}
    for shown in told.shown:
        for number, position in shown.positions.items():
            if number == 0:  # not everybody sits yet
                continue
            key = shown.viewer, number
            if number not in replayed.at:
                yield Wrong(LOST, f"viewer {shown.viewer} was shown number {number}")
            elif position != expected.setdefault(key, _position(replayed.at[number], *key)):
                yield Wrong(DIFFERS, f"viewer {shown.viewer} was shown at {number} {position}, "
                                     f"the law has {expected[key]}")  # fmt: skip
        law = [event for event in _events(replayed, shown) if event["number"] <= shown.number]
        if canonical(law) != canonical(shown.events):
            yield Wrong(
                DIFFERS,
                f"viewer {shown.viewer} was shown the events {canonical(shown.events)}, the law "
                f"has {canonical(law)}",
            )


def _position(moment: Moment, viewer: int, number: int) -> str:
    state = moment.state
    view: Any = state.view(viewer)
    over = moment.outcome is not None
    nobody = over or state.to_act == CHANCE
    return canonical(
        {
            "view": view.plain(),
            "legal": [] if over else [action.text for action in view.legal],
            "to_act": NOBODY if nobody else state.to_act,
            "over": over,
        }
    )


def _events(replayed: _Replayed, shown: Shown) -> Iterator[Plain]:
    for moment in replayed.last:
        if moment.entry is None or "check" in moment.entry:
            continue
        for event in seen_events(moment.state.events, shown.viewer):
            fields: Plain = dict(moment.state.game.event_fields(event))
            if "number" in fields:
                fields["count"] = fields.pop("number")
            yield fields | {"number": replayed.numbers[moment.number - 1]}
