"""A record replays by the rules alone, and the first wrong entry is named."""

from collections.abc import Callable
from typing import Any

import pytest

from tanglewood.core.game import Game
from tanglewood.games.fox.rules import FOX_SCORES
from tanglewood.games.registry import load
from tanglewood.record import BadRecord, Player, Record, Scribe, check, replay
from tanglewood.record.plain import parse_json
from tests.record.samples import NAMES, finished, first, plain


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_replays_to_its_result(name: str) -> None:
    record = finished(name)
    last = check(record)
    assert last.outcome is not None
    assert record.result is not None
    assert record.result["scores"] == list(last.outcome.scores)
    assert last.number == len(record.entries)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_survives_its_text(name: str) -> None:
    record = finished(name)
    for text in (record.text, record.line):
        again = Record.parse(parse_json(text))
        assert again.plain() == record.plain()
        check(again)


@pytest.mark.parametrize("name", NAMES)
def test_every_prefix_without_a_result_is_an_unfinished_game(name: str) -> None:
    value = plain(name)
    entries = value["entries"]
    value["result"] = None
    checks = {at for at, entry in enumerate(entries) if "check" in entry}
    for length in [*range(0, len(entries), 7), len(entries) - 1]:
        value["entries"] = entries[:length]
        if length in checks:
            with pytest.raises(BadRecord, match=rf"Entry {length + 1}: .*stops before"):
                check(Record.parse(value))
        else:
            assert check(Record.parse(value)).outcome is None


@pytest.mark.parametrize("name", NAMES)
def test_any_prefix_with_a_result_is_truncated(name: str) -> None:
    value = plain(name)
    entries = value["entries"]
    for length in range(0, len(entries), 5):
        value["entries"] = entries[:length]
        with pytest.raises(BadRecord) as caught:
            check(Record.parse(value))
        assert caught.value.entry == length + 1


@pytest.mark.parametrize("name", NAMES)
def test_the_scores_are_noted_in_the_record(name: str) -> None:
    record = finished(name)
    notes = [entry for entry in record.entries if "check" in entry]
    assert notes
    assert all("scores" in note for note in notes)


def test_the_checks_after_the_last_trick_tell_both_scores() -> None:
    value = plain()
    at = first(value, "check", "round") - 1
    trick, scored = value["entries"][at - 1], value["entries"][at]
    assert trick["check"] == "trick"
    gained = [scored["scores"][seat] - trick["scores"][seat] for seat in (0, 1)]
    assert gained == [FOX_SCORES[tricks] for tricks in scored["tricks"]]


def _set(key: str, new: object) -> Callable[[dict[str, Any]], None]:
    def edit(entry: dict[str, Any]) -> None:
        entry[key] = new

    return edit


def _drop(key: str) -> Callable[[dict[str, Any]], None]:
    def edit(entry: dict[str, Any]) -> None:
        del entry[key]

    return edit


@pytest.mark.parametrize(
    ("key", "value", "edit", "sentence"),
    [
        ("chance", "dealer", _set("outcome", ["2"]), "not an item of 'dealer'"),
        ("chance", "dealer", _set("outcome", ["+1"]), "not an item of 'dealer'"),
        ("chance", "dealer", _set("outcome", ["0", "1"]), "must be 1 of the 2 items"),
        ("chance", "dealer", _set("outcome", [1]), "a list of texts"),
        ("chance", "dealer", _set("chance", "deal"), "'dealer' is drawn here, not"),
        ("chance", "deal", _set("outcome", []), "must be 33 of the 33"),
        ("chance", "deal", _set("outcome", ["B3"] * 33), "each at most once"),
        ("chance", "deal", _set("outcome", "B3"), "a list of texts"),
        ("seat", ..., _set("seat", True), "not a seat"),
        ("seat", ..., _set("seat", 2), "not a seat"),
        ("seat", ..., _set("seat", "0"), "not a seat"),
        ("seat", ..., _set("action", 5), "must be a text"),
        ("seat", ..., _set("action", "B12"), "not an action"),
        ("seat", ..., _set("action", "decree=keep"), "is not a play"),
        ("seat", ..., _set("action", "b2"), "the action is written B2"),
        ("seat", ..., _set("more", 1), "is not an entry"),
        ("seat", ..., _drop("action"), "is not an entry"),
        ("check", "trick", _set("winner", 7), "by the rules, winner here is"),
        ("check", "trick", _set("scores", [9, 9]), "by the rules, scores here is"),
        ("check", "trick", _set("points", False), "by the rules, points here is"),
        ("check", "trick", _set("more", 1), "is not part of the check"),
        ("check", "trick", _drop("leader"), "by the rules, leader here is"),
        ("check", "round", _set("tricks", [1]), "by the rules, tricks here is"),
        ("check", "round", _set("check", "trick"), "the check of the round is missing"),
    ],
)
def test_an_edited_entry_is_named(
    key: str, value: object, edit: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    record = plain()
    number = first(record, key, value)
    edit(record["entries"][number - 1])
    with pytest.raises(BadRecord, match=sentence) as caught:
        check(Record.parse(record))
    assert caught.value.entry == number


def test_an_action_of_the_wrong_seat_is_named() -> None:
    record = plain()
    number = first(record, "seat")
    record["entries"][number - 1]["seat"] ^= 1
    with pytest.raises(BadRecord, match=f"^Entry {number}: It is not .+'s turn"):
        check(Record.parse(record))


def test_entries_in_the_wrong_place_are_named() -> None:
    record = plain()
    at = first(record, "check") - 1
    entries = record["entries"]
    missing = {**record, "entries": entries[:at] + entries[at + 1 :]}
    double = {**record, "entries": entries[: at + 1] + entries[at:]}
    chance = {**record, "entries": [*entries[:2], entries[1], *entries[2:]]}
    later = {**record, "entries": [*entries, entries[2]]}
    for wrong, number, sentence in (
        (missing, at + 1, "check of the trick is missing"),
        (double, at + 2, "nothing to check here"),
        (chance, 3, "nothing is drawn here"),
        (later, len(entries) + 1, "over before this entry"),
    ):
        with pytest.raises(BadRecord, match=sentence) as caught:
            check(Record.parse(wrong))
        assert caught.value.entry == number


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (None, "has no result"),
        ({"ending": "draw", "winners": [], "scores": [0, 0], "rule": "fox.tie"}, "must be"),
        ({}, "must be"),
    ],
)
def test_the_result_is_checked(result: object, sentence: str) -> None:
    record = plain()
    record["result"] = result
    with pytest.raises(BadRecord, match=sentence) as caught:
        check(Record.parse(record))
    assert caught.value.entry == len(record["entries"]) + 1


def _begun(game: Game[Any]) -> Scribe:
    return Scribe(game, [Player("Ann"), Player("Ben")], finished(game.name).entries[:5])


def test_a_resignation_ends_a_game() -> None:
    game: Game[Any] = load("fox")
    scribe = _begun(game)
    scribe.write_resignation(0)
    *_, state = replay(_begun(game).record(None))
    record = scribe.record(state.state.resignation(0))
    assert record.entries[-1] == {"resign": 0}
    outcome = check(record).outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize("who", ["all", 2, True, None, -1])
def test_a_strange_resignation_is_refused(who: object) -> None:
    value = plain()
    value["entries"] = [*value["entries"][:5], {"resign": who}]
    with pytest.raises(BadRecord, match=r"Entry 6: .* not a seat that can resign"):
        check(Record.parse(value))


def test_a_team_resigns_together() -> None:
    value = plain("duet")
    value["entries"] = [*value["entries"][:2], {"resign": "all"}]
    value["result"] = {"ending": "defeat", "winners": [], "scores": [0], "rule": "duet.resign"}
    assert check(Record.parse(value)).outcome is not None
    value["entries"][-1]["resign"] = 0
    with pytest.raises(BadRecord, match="Entry 3: a team resigns together"):
        check(Record.parse(value))
