"""The checker finds what is wrong: a real game with a true history, and every way to spoil it."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tanglewood.server.audience import Audience
from tanglewood.server.connection import Connection
from tanglewood.session.change import Chat, SeatInfo, TableInfo
from tanglewood.session.hosted import Hosted
from tests.storm.checker import DIFFERS, DOUBLED, LOST, WRONGED, Kept, check
from tests.storm.history import ACK, History, Request, Shown, Told

SEATS = tuple(SeatInfo(seat, True, f"Bot {seat}", None, True) for seat in range(2))
INFO = TableInfo(
    id="one", game="fox", options={}, seed=7, known_deal=False, outcomes=None, terms=None,
    created=0, updated=0, status="playing", result=None, rematch_of=None, rematch=None, seats=SEATS,
)  # fmt: skip


@dataclass
class Listener:
    """A connection without a network: it has heard what was sent last."""

    viewer: int
    sent: int
    mode: str = "assist"
    words: bool = True
    changes: bool = False
    shown: None = None
    joined: bool = True
    closing: bool = False
    heard: Any = None

    def send(self, message: bytes) -> None:
        self.heard = json.loads(message)


Spoil = Callable[[Told, Kept], Kept | None]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[History, Hosted, list[Any]]:
    """A game of some actions, one of them taken back, as the server itself would show it."""
    history = History(tmp_path_factory.mktemp("history") / "history.jsonl", "test")
    told = history.tables["one"] = Told("one", "fox", frozenset({0, 1}))
    shown = [Shown(seat, 0) for seat in (0, 1, -3)]
    told.shown += shown
    hosted, changes, choice, audience = Hosted(INFO), [], Random(1), Audience(2)
    changes.append(hosted.make("start", -1, at=0))

    def show() -> None:
        for each in shown:
            client = Listener(each.viewer, sent=each.number)
            audience.send_state(hosted, INFO, 0, (cast(Connection, client),))
            history.showed(told, each, client.heard)

    def ask(kind: str, seat: int, text: str) -> None:
        request = Request(seat, kind, hosted.number, text, f"{hosted.number}")
        history.sent(told, request)
        changes.append(hosted.make(kind, seat, text, at=0))
        history.answered(told, request, {"type": ACK, "number": hosted.number})

    show()
    undone = False
    for _ in range(20):
        seat = hosted.table.to_act
        ask("act", seat, choice.choice(hosted.table.view(seat).legal).text)
        if not undone and hosted.table.may_undo(seat):
            ask("undo", seat, "")
            undone = True
        show()
    assert undone
    said = Request(0, "chat", None, "Good evening", "x" * 16)
    history.sent(told, said)
    history.answered(told, said, {"type": ACK, "number": hosted.number})
    history.close()
    return history, hosted, changes


@pytest.fixture
def true(played: tuple[History, Hosted, list[Any]]) -> tuple[Told, Kept]:
    history, _, changes = played
    told = history.tables["one"]
    copy = Told(
        told.table, told.game, told.people,
        [replace(one, acked=set(one.acked)) for one in told.requests],
        [replace(one, positions=dict(one.positions), events=list(one.events))
         for one in told.shown],
    )  # fmt: skip
    return copy, Kept(INFO, tuple(changes), (Chat(0, "Bot 0", "Good evening", 0),))


def test_a_true_history_is_found_true(
    played: tuple[History, Hosted, list[Any]], true: tuple[Told, Kept]
) -> None:
    assert not played[0].wrongs
    assert check(*true) == []


def _without_table(told: Told, kept: Kept) -> None:
    return None


def _without_last(told: Told, kept: Kept) -> Kept:
    return kept._replace(changes=kept.changes[:-1])


def _with_gap(told: Told, kept: Kept) -> Kept:
    return kept._replace(changes=(*kept.changes[:5], *kept.changes[6:]))


def _other_action(told: Told, kept: Kept) -> Kept:
    changed = replace(kept.changes[-1], text="B1" if kept.changes[-1].text != "B1" else "B2")
    return kept._replace(changes=(*kept.changes[:-1], changed))


def _once_more(told: Told, kept: Kept) -> Kept:
    again = replace(kept.changes[-1], number=kept.changes[-1].number + 1)
    return kept._replace(changes=(*kept.changes, again))


def _two_numbers(told: Told, kept: Kept) -> Kept:
    told.requests[3].acked.add(99)
    return kept


def _refused_and_done(told: Told, kept: Kept) -> Kept:
    told.requests[0].answer = "stale"
    return kept


def _no_chat(told: Told, kept: Kept) -> Kept:
    return kept._replace(chats=())


def _chat_twice(told: Told, kept: Kept) -> Kept:
    return kept._replace(chats=(*kept.chats, *kept.chats))


def _strange_chat(told: Told, kept: Kept) -> Kept:
    return kept._replace(chats=(*kept.chats, Chat(1, "Bot 1", "Boo", 0)))


def _by_time(told: Told, kept: Kept) -> Kept:
    last = kept.changes[-1]
    lost = replace(last, number=last.number + 1, kind="time", text="", entries=({"resign": 0},))
    return kept._replace(changes=(*kept.changes, lost))


def _shown_else(told: Told, kept: Kept) -> Kept:
    told.shown[0].positions[6] = told.shown[1].positions[6]
    return kept


def _shown_more(told: Told, kept: Kept) -> Kept:
    told.shown[2].positions[99] = told.shown[2].positions[6]
    return kept


def _event_twice(told: Told, kept: Kept) -> Kept:
    told.shown[1].events.append(told.shown[1].events[-1])
    return kept


def _event_missing(told: Told, kept: Kept) -> Kept:
    del told.shown[1].events[3]
    return kept


def _record_broken(told: Told, kept: Kept) -> Kept:
    first = kept.changes[0]
    return kept._replace(changes=(replace(first, entries=first.entries[:-1]), *kept.changes[1:]))


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (_without_table, LOST),
        (_without_last, LOST),
        (_with_gap, LOST),
        (_other_action, LOST),
        (_once_more, DOUBLED),
        (_two_numbers, DOUBLED),
        (_refused_and_done, DIFFERS),
        (_no_chat, LOST),
        (_chat_twice, DOUBLED),
        (_strange_chat, DOUBLED),
        (_by_time, WRONGED),
        (_shown_else, DIFFERS),
        (_shown_more, LOST),
        (_event_twice, DIFFERS),
        (_event_missing, DIFFERS),
        (_record_broken, DIFFERS),
    ],
)
def test_a_history_that_is_not_true_is_found_out(
    true: tuple[Told, Kept], spoil: Spoil, found: str
) -> None:
    told, kept = true
    assert found in {wrong.which for wrong in check(told, spoil(told, kept))}


def test_what_one_client_is_shown_never_changes_or_goes_back(tmp_path: Path) -> None:
    history = History(tmp_path / "history.jsonl", "test")
    told = Told("one", "fox", frozenset({0, 1}))
    shown = Shown(0, 0)
    plain = {"view": {}, "legal": [], "to_act": 0, "outcome": None, "reset": True, "events": []}
    assert history.showed(told, shown, plain | {"number": 4})
    assert not history.showed(told, shown, plain | {"number": 4})
    assert not history.wrongs
    history.showed(told, shown, plain | {"number": 4, "to_act": 1})
    assert "two positions" in history.wrongs[0]
    history.showed(told, shown, plain | {"number": 3})
    assert "older position" in history.wrongs[1]
    history.close()
    assert "older position" in history.file.read_text()
