"""Practice: against agents every decision can be taken back; the game then counts for nothing."""

import jsonschema
import pytest

from tanglewood.core.message import Message
from tanglewood.games.registry import load
from tanglewood.record.deal import Luck
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Player, Record
from tanglewood.session import change as kinds
from tanglewood.session.change import PLAYING, SeatInfo, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.table import Table
from tanglewood.session.undo import CannotUndo
from tests.record.test_form import SCHEMA

AGAINST = [Player("Ann"), Player("birch", "birch")]


def after_two(players: list[Player], *, answered: bool = True) -> Table:
    """A game in which seat 0 is to act after two decisions or more, the last of which was answered
    or was not."""
    table, decided = Table(load("fox"), players, Luck(5)), 0
    while decided < 2 or table.to_act != 0 or table.may_undo(0) == answered:
        if not table.let_agent_act():
            decided += table.to_act == 0
            table.act(table.to_act, table.view(table.to_act).legal[0])
    return table


def test_what_was_answered_is_taken_back_for_practice_only() -> None:
    table = after_two(AGAINST)
    before = table.record
    assert table.may_practise(0)
    assert not table.may_undo(0)
    with pytest.raises(CannotUndo):
        table.undo(0)
    assert table.record == before
    assert not before.practice
    table.undo(0, practice=True)
    assert table.practice
    assert table.to_act == 0
    assert table.may_undo(0)
    while table.may_undo(0):  # once it is practice nothing is asked any more
        table.undo(0)
    with pytest.raises(CannotUndo) as found:
        table.undo(0)
    assert found.value.message == Message("session-undo-nothing")
    again = table.record
    assert again.entries == before.entries[: len(again.entries)]
    while len(table.entries) < len(before.entries):  # the same plays, the same answers
        entry = before.entries[len(table.entries)]
        if entry.get("seat") == 0:
            table.act(0, str(entry["action"]))
        else:
            assert table.let_agent_act()
    assert table.record.entries == before.entries


def test_what_shows_nothing_new_is_taken_back_without_becoming_practice() -> None:
    table = after_two(AGAINST, answered=False)
    table.undo(0, practice=True)
    assert not table.practice


def test_with_other_people_there_is_no_practice() -> None:
    table = after_two([Player("Ann"), Player("Ben")])
    assert not any(map(table.may_practise, (0, 1)))
    table.view(0), table.view(1)
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            table.undo(seat, practice=True)


def test_a_record_says_that_it_was_practice() -> None:
    table = after_two(AGAINST)
    table.undo(0, practice=True)
    plain = table.record.plain()
    assert plain["practice"] is True
    jsonschema.validate(plain, SCHEMA)
    assert Record.parse(plain) == table.record
    assert Table.resume(Record.parse(plain), Luck(5)).practice
    with pytest.raises(BadRecord):
        Record.parse(plain | {"practice": False})


def test_a_hosted_table_is_read_back_as_practice() -> None:
    seats = (SeatInfo(0, True, "Ann", None, True), SeatInfo(1, False, "b", "heuristic", True))
    info = TableInfo(
        id="t", game="fox", options={}, seed=5, known_deal=False, outcomes=None, terms=None,
        created=0, updated=0, status=PLAYING, result=None, rematch_of=None, rematch=None,
        seats=seats,
    )  # fmt: skip
    hosted = Hosted(info)
    changes = [hosted.make(kinds.START, -1, at=0)]
    while hosted.table.entries[-1].get("check") != "trick":
        action = hosted.table.choose() or hosted.table.state.view(hosted.table.to_act).legal[0]
        changes.append(hosted.make(kinds.ACT, hosted.table.to_act, action.text, at=0))
    changes.append(hosted.make(kinds.PRACTICE, 0, at=0))
    again = Hosted.load(info, changes)
    assert again.table.practice
    assert again.record == hosted.record
    assert again.reset_at == changes[-1].number
