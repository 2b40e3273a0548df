"""Tables with numbered changes: loading them gives what was played."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tanglewood.core.errors import GameOver, TanglewoodError
from tanglewood.games.registry import GAMES, load
from tanglewood.record.scribe import result_of
from tanglewood.session.change import Change, SeatInfo, TableInfo
from tanglewood.session.clock import Clock, Terms
from tanglewood.session.hosted import CannotDo, Hosted


def info_of(game: str, seats: int = 2, **fields: Any) -> TableInfo:
    people = tuple(SeatInfo(seat, True, f"Seat {seat}", None, True) for seat in range(seats))
    info = TableInfo(
        id="t", game=game, options={}, seed=11, known_deal=False, outcomes=None, terms=None,
        created=0, updated=0, status="playing", result=None, rematch_of=None, rematch=None,
        seats=people,
    )  # fmt: skip
    return replace(info, **fields)


def started(info: TableInfo) -> tuple[Hosted, list[Change]]:
    hosted = Hosted(info)
    return hosted, [hosted.make("start", -1, at=0)]


def loaded(hosted: Hosted, changes: list[Change]) -> Hosted:
    outcome = hosted.table.outcome
    result = None if outcome is None else result_of(outcome)
    return Hosted.load(replace(hosted.info, result=result), changes)


def same(one: Hosted, other: Hosted) -> None:
    assert one.number == other.number
    assert one.table.to_act == other.table.to_act
    assert one.table.people == other.table.people
    assert one.table.giving_up == other.table.giving_up
    assert one.cause == other.cause
    assert one.record == other.record
    for viewer in (*range(one.table.game.seats), -3):
        assert one.table.view(viewer).plain() == other.table.view(viewer).plain()
        assert [*one.news(viewer, 0)] == [*other.news(viewer, 0)]
        assert [*one.news(viewer, one.number // 2)] == [*other.news(viewer, one.number // 2)]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_loaded_as_it_was_at_any_moment(game: str) -> None:
    choice = Random(game)
    hosted, changes = started(info_of(game, load(game).seats))
    while hosted.table.outcome is None:
        seat = hosted.table.to_act
        text = choice.choice(hosted.table.state.legal).text
        changes.append(hosted.make("act", seat, text, at=1))
        if choice.random() < 0.3 and hosted.table.may_undo(seat):
            changes.append(hosted.make("undo", seat, at=1))
            assert hosted.reset_at == hosted.number
        if choice.random() < 0.1:
            same(hosted, loaded(hosted, changes))
    same(hosted, loaded(hosted, changes))
    assert [change.number for change in changes] == list(range(1, len(changes) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_another_server_follows_change_by_change(game: str) -> None:
    choice = Random(game)
    hosted, changes = started(info_of(game, load(game).seats))
    other = Hosted.load(hosted.info, changes)
    for _ in range(15):
        if hosted.table.outcome is not None:
            break
        text = choice.choice(hosted.table.state.legal).text
        change = hosted.make("act", hosted.table.to_act, text, at=1)
        assert other.follow(change)
        same(hosted, other)
    assert not other.follow(replace(change, number=99))


def test_an_error_changes_nothing() -> None:
    hosted, changes = started(info_of("fox"))
    for seat, text in (
        (hosted.table.to_act, "nonsense"),
        (1 - hosted.table.to_act, "B1"),
        (0, "decree=keep"),
    ):
        with pytest.raises(TanglewoodError):
            hosted.make("act", seat, text, at=1)
    with pytest.raises(CannotDo):
        hosted.make("rematch", 0, at=1)
    same(hosted, loaded(hosted, changes))


def test_nothing_happens_before_everybody_sits() -> None:
    hosted = Hosted(info_of("fox"))
    assert not hosted.started
    assert hosted.table.to_act == -2
    assert not hosted.table.may_undo(0)
    with pytest.raises(CannotDo):
        hosted.make("act", 0, "B1", at=1)


def test_an_agent_takes_over_and_gives_back() -> None:
    hosted, changes = started(info_of("fox"))
    changes.append(hosted.make("act", hosted.table.to_act, hosted.table.state.legal[0].text, at=1))
    changes.append(hosted.make("takeover", 1, "uniform", at=1))
    assert list(hosted.table.people) == [0]
    assert hosted.record.players[1].agent == "uniform"
    same(hosted, loaded(hosted, changes))
    changes.append(hosted.make("back", 1, at=1))
    assert list(hosted.table.people) == [0, 1]
    same(hosted, loaded(hosted, changes))


@pytest.mark.parametrize(("kind", "seat"), [("resign", 0), ("claim", 0), ("time", 0)])
def test_a_game_that_was_ended_stays_ended(kind: str, seat: int) -> None:
    hosted, changes = started(info_of("fox"))
    changes.append(hosted.make(kind, seat, at=1))
    assert hosted.table.outcome is not None
    assert hosted.table.outcome.winners == (1,)
    assert hosted.cause == kind
    with pytest.raises(GameOver):
        hosted.make("takeover", 0, "uniform", at=1)
    for other in (0, 1):
        changes.append(hosted.make("rematch", other, at=1))
    assert loaded(hosted, changes).rematch == {0, 1}
    same(hosted, loaded(hosted, changes))


def test_a_team_that_half_gives_up_is_remembered() -> None:
    hosted, changes = started(info_of("duet"))
    changes.append(hosted.make("resign", 1, at=1))
    back = loaded(hosted, changes)
    assert back.table.giving_up == {1}
    back.make("resign", 0, at=1)
    assert back.table.outcome is not None


def test_a_team_runs_out_of_time_together() -> None:
    hosted, _ = started(info_of("duet"))
    hosted.make("time", 0, at=1)
    assert hosted.table.outcome is not None
    assert hosted.cause == "time"


def test_time_runs_out_for_a_team_of_which_one_gives_up() -> None:
    hosted, changes = started(info_of("duet"))
    changes.append(hosted.make("resign", 1, at=1))
    changes.append(hosted.make("time", 0, at=1))
    assert hosted.table.outcome is not None
    assert hosted.table.giving_up == set()
    same(hosted, loaded(hosted, changes))


def test_the_clock_is_loaded_as_it_stood() -> None:
    hosted, changes = started(info_of("fox", terms=Terms(60_000, 1_000)))
    first = hosted.table.to_act
    text = hosted.table.state.legal[0].text
    changes.append(hosted.make("act", first, text, at=1, spent=5_000))
    assert hosted.clock is not None
    assert hosted.clock.left[first] == 56_000
    assert hosted.clock.left[1 - first] == 60_000
    back = loaded(hosted, changes)
    assert back.clock is not None
    assert back.clock.left == hosted.clock.left


def test_time_never_runs_below_nothing() -> None:
    clock = Clock(Terms(1_000, 500), 2)
    assert clock.left_after(0, 400) == 600
    assert clock.left_after(0, 4_000) == 0
    clock.spend(0, 4_000)
    assert clock.left == [0, 1_000]
    clock.add_increment(0)
    assert clock.left == [500, 1_000]
