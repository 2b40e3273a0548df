"""Tables whose cards are shuffled verifiably: read back, taken back, and played by agents."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tanglewood.games.registry import GAMES, load
from tanglewood.protocol.shuffling import shares_of
from tanglewood.record.proof import prove
from tanglewood.record.scribe import result_of
from tanglewood.record.shuffle import dice
from tanglewood.session.change import Change
from tanglewood.session.hosted import Hosted
from tests.record.shuffled import SECRET, SHARES, info_of, played, started


def walked(info: Any, luck: int) -> tuple[Hosted, list[Change]]:
    """A random game with its changes; what may be taken back is, now and then."""
    hosted, choice = Hosted(info), Random(luck)
    changes = [hosted.make("start", -1, shares_of(info), at=0)]
    while hosted.table.outcome is None:
        seat = hosted.table.to_act
        action = choice.choice(hosted.table.state.legal).text
        changes.append(hosted.make("act", seat, action, at=1))
        if hosted.table.may_undo(seat) and choice.random() < 0.3:
            changes.append(hosted.make("undo", seat, at=2))
    return hosted, changes


@pytest.mark.parametrize("game", GAMES)
def test_a_game_read_back_at_any_moment_goes_on_by_the_same_shuffle(game: str) -> None:
    info = info_of(game, {}, SHARES[: load(game).seats])
    hosted, changes = walked(info, 3)
    prove(hosted.record)
    assert game == "woods" or any(change.kind == "undo" for change in changes)
    for upto in (1, len(changes) // 3, 2 * len(changes) // 3):
        upto += changes[upto].kind == "undo"  # who reads it back counts as having seen all of it
        again = Hosted.load(info, changes[:upto])
        assert again.record.shuffle is None  # not before the end
        for change in changes[upto:]:
            made = again.make(change.kind, change.seat, change.text, at=change.at)
            assert made.entries == change.entries
        assert again.record == hosted.record
    assert hosted.table.outcome is not None
    whole = Hosted.load(replace(info, result=result_of(hosted.table.outcome)), changes)
    assert whole.record == hosted.record
    assert whole.source == hosted.source


def test_another_server_follows_the_start_with_the_shares_of_the_first() -> None:
    """Whatever shares it knows of itself: the stored change decides."""
    info = info_of("fox", {}, SHARES[:2])
    (start, *_) = walked(info, 3)[1]
    other = Hosted(info_of("fox", {}, [SHARES[0], None]))
    assert other.follow(start)
    assert other.shares == started(info).shares


@pytest.mark.parametrize("known", [
    {"known_deal": True, "seed": 5}, {"known_deal": True, "seed": bytes(16)},
])  # fmt: skip
def test_a_chosen_deal_reveals_no_shuffle_and_is_marked(known: dict[str, Any]) -> None:
    hosted = played(info_of("fox", {"target": 0}, SHARES[:2], **known))
    assert hosted.record.known_deal
    assert hosted.record.shuffle is None
    assert hosted.source == known["seed"]


def test_a_table_from_before_is_what_it_was() -> None:
    hosted = played(info_of("fox", {"target": 0}, SHARES[:2], seed=5, secret=None))
    assert hosted.record.plain().keys().isdisjoint({"shuffle", "known_deal"})
    assert hosted.table.dice == 5
    assert hosted.table.entries[:2] == played(
        info_of("fox", {"target": 0}, SHARES[:2], seed=5, known_deal=True)
    ).table.entries[:2]  # fmt: skip


def test_agents_throw_dice_that_nobody_at_the_table_can_know() -> None:
    """They follow from the secret alone: not from a seed, a code or the shares."""
    known = {"known_deal": True, "seed": 5}
    tables = [started(info_of("fox", {}, SHARES[:2], **fields)) for fields in ({}, known)]
    tables.append(started(info_of("fox", {}, [None, None])))
    assert [table.table.dice for table in tables] == [dice(SECRET)] * 3
    other = started(info_of("fox", {}, SHARES[:2], secret=bytes(32), **known))
    assert other.table.dice != tables[0].table.dice
    assert other.table.state == tables[1].table.state  # the same cards
